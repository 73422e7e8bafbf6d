"""PUT push-subscriptions/{id}, its end, and GET push-key: a phone asks to be told while the app is closed."""

import threading
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import read
from models.people import push_keys, push_subscriptions
from models.people.push_subscriptions import SUBSCRIPTION
from tests.api.account.test_accounts import create, sign_in
from tests.api.answers import details, mistakes
from tests.api.push_service import PushService, raw
from tests.api.shared_app import app_at
from tests.api.tournament.escalation_steps import escalate
from tests.api.tournament.hall import Hall, open_hall

SERVICE = PushService("https://push.example.org")


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    with app_at(database_url, push_contact="https://example.org/contact", push_services=("push.example.org",)) as app:
        yield app


@pytest.fixture
def phone(hall: Hall) -> FlaskClient:
    """The referee's."""
    return admitted(hall, official=str(hall.officials["referee"]))


def admitted(hall: Hall, **whom: str) -> FlaskClient:
    browser = hall.browser()
    assert hall.admit(browser, hall.link(**whom)).status_code == 201
    return browser


def endpoints(hall: Hall) -> list[str]:
    with read(engines(hall.app)) as connection:
        query = select(SUBSCRIPTION.c.endpoint).order_by(SUBSCRIPTION.c.endpoint)
        return [one.rpartition("/")[2] for one in connection.execute(query).scalars()]


def address(hall: Hall) -> str:
    return hall.path(f"push-subscriptions/{uuid7()}")


def test_it_works_repeats_and_is_no_business_of_the_journal(hall: Hall, phone: FlaskClient) -> None:
    before = len(hall.journal())
    path, body = address(hall), SERVICE.subscription("a", "fr")
    first, again = (phone.put(path, json=body) for _ in range(2))
    assert (first.status_code, again.status_code, first.data) == (201, 200, again.data)
    assert first.get_json().keys() == {"id", "language", "made_at"}
    problem = details(phone.put(path, json={**body, "language": "ja"}), 409)
    assert problem["type"].endswith(":other-body")
    assert (problem["stored"], problem["sent"]["language"]) == (body, "ja")
    assert len(hall.journal()) == before
    assert hall.findings() == []


def test_a_browser_has_one_here_however_it_changes(hall: Hall, phone: FlaskClient) -> None:
    for name, language in (("a", "en"), ("a", "ja"), ("b", "ja")):
        assert phone.put(address(hall), json=SERVICE.subscription(name, language)).status_code == 201
    assert endpoints(hall) == ["b"]
    player = admitted(hall, player=str(hall.players[0]))
    assert player.put(address(hall), json=SERVICE.subscription("b")).status_code == 201
    assert endpoints(hall) == ["b"], "the phone passed to another hand"


def test_ended_it_is_forgotten_and_by_nobody_else(hall: Hall, phone: FlaskClient) -> None:
    path = address(hall)
    assert phone.put(path, json=SERVICE.subscription("a")).status_code == 201
    stranger = admitted(hall, official=str(hall.officials["arbiter"]))
    assert stranger.put(f"{path}/end").status_code == 204
    problem = details(stranger.put(path, json=SERVICE.subscription("b")), 409)
    assert not {"stored", "sent"} & problem.keys()
    assert endpoints(hall) == ["a"]
    assert [phone.put(f"{path}/end").status_code for _ in range(2)] == [204, 204]
    assert endpoints(hall) == []


def test_an_account_has_some_browsers_and_the_newest_stay(
    hall: Hall, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_subscriptions, "MOST_OF_ONE", 2)
    first = hall.browser()
    account = create(app, first).get_json()["id"]
    link = hall.link(official=str(hall.officials["director"]))
    assert hall.admit(first, link, account=account).status_code == 201
    for name in "abcd":
        browser = hall.browser()
        assert sign_in(browser).status_code == 200
        assert browser.put(address(hall), json=SERVICE.subscription(name)).status_code == 201
    assert endpoints(hall) == ["c", "d"]


@pytest.mark.postgresql
def test_many_browsers_by_one_link_are_one_persons(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_subscriptions, "MOST_OF_ONE", 2)
    link = hall.link(player=str(hall.players[0]), uses=None)
    for name in "abcd":
        browser = hall.browser()
        assert hall.admit(browser, link).status_code == 201
        assert browser.put(address(hall), json=SERVICE.subscription(name)).status_code == 201
    assert endpoints(hall) == ["c", "d"]


@pytest.mark.postgresql
def test_one_browser_has_one_as_whomever_it_came(hall: Hall, phone: FlaskClient) -> None:
    assert phone.put(address(hall), json=SERVICE.subscription("a")).status_code == 201
    for role, name in (("arbiter", "b"), ("finance", "c")):
        assert hall.admit(phone, hall.link(official=str(hall.officials[role]))).status_code == 201
        assert phone.put(address(hall), json=SERVICE.subscription(name)).status_code == 201
    assert endpoints(hall) == ["c"]


@pytest.mark.postgresql
def test_what_was_cut_off_is_forgotten_with_the_next_one(hall: Hall, phone: FlaskClient) -> None:
    phone.put(address(hall), json=SERVICE.subscription("lost"))
    [admission] = hall.get("phones", "director")["items"]
    hall.call("PUT", f"phones/{admission['id']}/cut-off", None, "director")
    details(phone.put(address(hall), json=SERVICE.subscription("lost")), 401)
    admitted(hall, player=str(hall.players[0])).put(address(hall), json=SERVICE.subscription("new"))
    assert endpoints(hall) == ["new"]


def test_an_erased_players_phone_is_forgotten_with_their_name(hall: Hall, phone: FlaskClient) -> None:
    phone.put(address(hall), json=SERVICE.subscription("referee"))
    for number, name in enumerate(("erased", "stays")):
        player = admitted(hall, player=str(hall.players[number]))
        assert player.put(address(hall), json=SERVICE.subscription(name)).status_code == 201
    asked = {"players": [str(hall.players[0])]}
    assert hall.call("PUT", f"erasures/{uuid7()}", asked, "director").status_code == 201
    assert endpoints(hall) == ["referee", "stays"]


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"endpoint": "https://push.example.com/a"}, "endpoint"),
        ({"endpoint": "https://push.example.org/" + "a" * 2000}, "endpoint"),
        ({"endpoint": None}, "endpoint"),
        ({"language": "de"}, "language"),
        ({"keys": {}}, "keys.p256dh keys.auth"),
        ({"keys": {"p256dh": "AAAA", "auth": SERVICE.subscription("a")["keys"]["auth"]}}, "keys.p256dh"),
        ({"keys": {**SERVICE.subscription("a")["keys"], "auth": "AAAA"}}, "keys.auth"),
        ({"keys": {**SERVICE.subscription("a")["keys"], "auth": "A+/="}}, "keys.auth"),
        ({"expirationTime": None}, "expirationTime"),
    ],
)
def test_bad_body(hall: Hall, phone: FlaskClient, different: dict[str, object], field: str) -> None:
    body = {**SERVICE.subscription("a"), **different}
    assert set(mistakes(phone.put(address(hall), json=body))) == set(field.split())
    assert endpoints(hall) == []


def test_the_key_is_one_for_all_and_its_other_half_stays_here(hall: Hall, league: Hall, phone: FlaskClient) -> None:
    answers = [phone.get(hall.path("push-key")), league.call("GET", "push-key", role="director")]
    assert answers[0].data == answers[1].data
    assert len(raw(answers[0].get_json()["key"])) == 65
    with read(engines(hall.app)) as connection:
        private = push_keys.find(connection)
    assert private
    assert private not in answers[0].text + hall.call("GET", "exports/journal.jsonl", role="director").text


def test_who_may_and_whose(hall: Hall, phone: FlaskClient) -> None:
    path = f"push-subscriptions/{uuid7()}"
    asked = SERVICE.subscription("a")
    problem = details(hall.call("PUT", path, asked, "director"), 409)
    assert problem["type"].endswith(":no-phone"), "a program"


@pytest.fixture
def silent(sqlite_url: str) -> Iterator[Flask]:
    """A server whose owner has not said whom push services may turn to."""
    with app_at(sqlite_url) as app:
        yield app


def test_without_a_contact_nothing_is_pushed_and_that_is_said(silent: Flask) -> None:
    hall = open_hall(silent, {"id": "wrc-2022"})
    phone = admitted(hall, official=str(hall.officials["referee"]))
    assert phone.get(hall.path("push-key")).get_json() == {"key": None}
    problem = details(phone.put(address(hall), json=SERVICE.subscription("a")), 409)
    assert problem["type"].endswith(":push-off")
    assert "SHINPAN_PUSH_CONTACT" in problem["detail"]
    escalate(hall)
    assert not [thread for thread in threading.enumerate() if thread.name == "push"]
