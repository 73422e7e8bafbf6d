"""What is pushed, to whom, and what happens when a push service (a real one, on loopback) is slow, full or gone."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select
from urllib3 import Timeout
from uuid_utils.compat import uuid7

from api.frame import push_sender
from api.frame.store import engines
from models.database.engine import read
from models.people.push_subscriptions import SUBSCRIPTION
from services.push import delivery, sender
from tests.api.account.test_accounts import create, sign_in
from tests.api.push_service import PushService, claims, phone_of, push_service, subscribe
from tests.api.shared_app import app_at
from tests.api.tournament.escalation_steps import decide, escalate, take
from tests.api.tournament.hall import Hall

CONTACT = "mailto:director@example.org"
FOUL = "Unclear or non-standard call"
OPENED = f"Escalated, to be decided: {FOUL}"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def app(database_url: str, service: PushService) -> Iterator[Flask]:
    with app_at(database_url, push_contact=CONTACT, push_services=(service.origin,)) as app:
        yield app


def known(hall: Hall) -> set[str]:
    """The browsers that are told something, by their names at the service."""
    with read(engines(hall.app)) as connection:
        return {one.rpartition("/")[2] for one in connection.execute(select(SUBSCRIPTION.c.endpoint)).scalars()}


def test_a_director_is_told_encrypted_signed_and_in_their_language(hall: Hall, service: PushService) -> None:
    phone = phone_of(hall, service, "director", language="ja")
    ruling = escalate(hall)["id"]
    [message] = service.wait(1)
    assert message.said == {
        "title": "1卓",
        "body": "審議・決定待ち：不明瞭・規定外の発声",
        "lang": "ja",
        "tag": f"escalation-{ruling}",
        "place": f"#/escalation/{ruling}",
    }
    sent = {name: message.headers[name] for name in ("content-encoding", "ttl", "urgency", "topic")}
    topic = ruling.replace("-", "")
    assert sent == {"content-encoding": "aes128gcm", "ttl": "86400", "urgency": "high", "topic": topic}
    key = phone.get(hall.path("push-key")).get_json()["key"]
    said = claims(message.headers["authorization"], key)
    assert (said["aud"], said["sub"]) == (service.origin, CONTACT)
    assert 0 < said["exp"] - datetime.now(UTC).timestamp() <= 24 * 3600


def test_whoever_can_decide_is_told_and_then_those_who_wait_but_never_who_did_it(
    hall: Hall, service: PushService
) -> None:
    for role in ("head-referee", "second-head"):
        hall.invite("head-referee")
        hall.officials[role], hall.tokens[role] = hall.officials["head-referee"], hall.tokens["head-referee"]
    everybody = {who: phone_of(hall, service, who) for who in (*hall.officials, "0", "1")}
    asking = {"reason": "I only coughed"}
    ruling = hall.rule("unclear-call", {})
    path = f"rulings/{ruling['id']}/escalation"
    assert everybody["0"].put(hall.path(path), json=asking).status_code == 201
    deciders = ("director", "head-referee", "second-head")
    assert service.received(3) == dict.fromkeys(deciders, OPENED)
    decide(hall, ruling, "upheld", "head-referee")
    assert service.received(2) == dict.fromkeys(("referee", "0"), f"Upheld by the head referee: {FOUL}")
    assert take(hall, ruling, "appeals", "referee").status_code == 201
    assert service.received(1) == {"director": f"Appealed to the director: {FOUL}"}
    decide(hall, ruling, "overturned")
    arrived = service.wait(2)
    assert {one.said["place"] for one in arrived} == {"#/own", f"#/escalation/{ruling['id']}"}
    assert {one.headers["urgency"] for one in arrived} == {"normal"}
    assert service.received(2) == dict.fromkeys(("referee", "0"), f"Overturned by the director, finally: {FOUL}")
    assert take(hall, ruling, "reopenings").status_code == 201  # by the only director: nobody else is to be told
    own = hall.rule("unclear-call", {}, role="head-referee")
    assert hall.call("PUT", f"rulings/{own['id']}/escalation", asking, "second-head").status_code == 201
    assert service.received(1) == {"director": OPENED}, (
        "nobody judges their own ruling, nor is it told to who escalated"
    )


@pytest.mark.postgresql
def test_a_team_is_told_by_each_of_its_members(hall: Hall, service: PushService) -> None:
    for number in (8, 9):
        hall.players.append(uuid7())
        member = {"name": f"Player {number}", "id_number": f"10{number}", "team": str(hall.team)}
        assert hall.call("PUT", f"players/{hall.players[number]}", member, "director").status_code == 201
    for who in ("0", "8", "9", "referee"):
        phone_of(hall, service, who)
    ruling = escalate(hall, "unclear-call", {}, offender={"kind": "team", "id": str(hall.team)}, seat="east")
    decide(hall, ruling, "upheld")
    assert service.received(3).keys() == {"8", "9", "referee"}


def test_what_was_decided_meanwhile_is_not_to_be_decided(hall: Hall, service: PushService) -> None:
    phone_of(hall, service, "director", "slow")
    hall.invite("director")
    phone_of(hall, service, "director", "other")
    service.held.add("slow")
    escalate(hall)
    service.hold("slow")
    second = escalate(hall)
    decide(hall, second, "upheld", "director")
    service.held.clear()
    third = escalate(hall)
    arrived = service.wait(4)
    assert [one.said["tag"] for one in arrived].count(f"escalation-{second['id']}") == 0
    assert arrived[-1].said["tag"] == f"escalation-{third['id']}"


@pytest.mark.postgresql
def test_a_browser_that_is_gone_is_forgotten(hall: Hall, service: PushService) -> None:
    for name, status in (("gone", 410), ("lost", 404)):
        phone_of(hall, service, "director", name)
        service.answers[name] = [(status, None)]
    phone_of(hall, service, "director", "kept")
    escalate(hall)
    assert service.received(3).keys() == {"gone", "lost", "kept"}
    escalate(hall)
    assert service.received(1).keys() == {"kept"}
    assert known(hall) == {"kept"}


def test_a_full_or_failing_service_is_asked_again_when_it_says_and_not_for_ever(
    hall: Hall, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "WAITS", (0.2, 0.0))
    phone_of(hall, service, "director", "full")
    service.answers["full"] = [(429, "1"), (503, datetime.now(UTC).strftime("%a, %d %b %Y %H:%M:%S GMT"))]
    escalate(hall)
    first, second, _ = service.wait(3)
    assert second.at - first.at >= 1
    service.delivered.clear()
    service.answers["full"] = [(500, None)] * 9
    escalate(hall)
    first, second, _ = service.wait(3)
    assert second.at - first.at >= 0.2
    service.delivered.clear()
    service.answers.clear()
    escalate(hall)
    assert len(service.wait(1)) == 1, "there was a fourth try"
    assert known(hall) == {"full"}


@pytest.mark.parametrize("status", [302, 400, 403, 413])
def test_a_refusal_is_taken_at_its_word(hall: Hall, service: PushService, status: int) -> None:
    phone_of(hall, service, "director", "refused")
    phone_of(hall, service, "director", "elsewhere")
    service.answers["refused"] = [(status, "0")]
    escalate(hall)
    escalate(hall)
    assert [one.name for one in service.wait(4)] == ["refused", "elsewhere"] * 2
    assert known(hall) == {"refused", "elsewhere"}


def test_nobody_waits_for_a_slow_service_and_the_others_are_told(
    hall: Hall, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "TIMEOUT", Timeout(connect=1, read=5))
    monkeypatch.setattr(sender, "WAITS", (0.0,))
    phone_of(hall, service, "director", "slow")
    phone_of(hall, service, "director", "quick")
    service.held.add("slow")
    begun = time.monotonic()
    escalate(hall)
    assert time.monotonic() - begun < 5
    assert service.received(1) == {"quick": OPENED}
    service.held.clear()
    assert service.wait(1)[0].name == "slow"


def test_a_service_that_nobody_reaches_costs_the_ruling_nothing(
    hall: Hall, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = phone_of(hall, service, "director")
    lost = PushService("http://127.0.0.1:9")
    hall.app.extensions[push_sender.KEY].services = sender.Services([service.origin, lost.origin])
    another = phone_of(hall, lost, "director", "lost")
    escalate(hall)
    assert service.received(1) == {"director": OPENED}
    assert [one.get(hall.path("officials/me")).status_code for one in (phone, another)] == [200, 200]


def test_too_much_is_given_up_rather_than_kept(
    hall: Hall, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "MOST", 2)
    phone_of(hall, service, "director", "slow")
    service.held.add("slow")
    rulings = [escalate(hall)["id"]]
    service.hold("slow")
    rulings += [escalate(hall)["id"] for _ in range(5)]
    service.held.clear()
    service.wait(3)
    rulings = [*rulings[:3], escalate(hall)["id"]]
    assert [one.said["tag"] for one in service.wait(4)] == [f"escalation-{one}" for one in rulings]


def cut_off(hall: Hall, phone: FlaskClient) -> None:
    [admitted] = [one for one in hall.get("phones", "director")["items"] if one["official"]][:1]
    assert hall.call("PUT", f"phones/{admitted['id']}/cut-off", None, "director").status_code == 200


def revoke(hall: Hall, phone: FlaskClient) -> None:
    me = phone.get(hall.path("officials/me")).get_json()["id"]
    assert hall.call("PUT", f"officials/{me}/revocation", None, "director").status_code == 200


def lose_the_role(hall: Hall, phone: FlaskClient) -> None:
    me = phone.get(hall.path("officials/me")).get_json()["id"]
    assert hall.change_official(me, roles=["referee"]).status_code == 200


def unsubscribe(hall: Hall, phone: FlaskClient) -> None:
    with read(engines(hall.app)) as connection:
        identity = connection.execute(select(SUBSCRIPTION.c.id)).scalars().first()
    for _ in range(2):
        assert phone.put(hall.path(f"push-subscriptions/{identity}/end")).status_code == 204


@pytest.mark.postgresql
@pytest.mark.parametrize("way", [cut_off, revoke, lose_the_role, unsubscribe])
def test_a_phone_that_was_shut_out_is_told_nothing_more(hall: Hall, service: PushService, way: Any) -> None:
    other = hall.officials["director"]
    token = hall.tokens["director"]
    hall.invite("director")
    phone = phone_of(hall, service, "director", "out")
    hall.officials["director"], hall.tokens["director"] = other, token
    phone_of(hall, service, "director", "stays")
    escalate(hall)
    assert service.received(2).keys() == {"out", "stays"}
    way(hall, phone)
    escalate(hall)
    assert service.received(1).keys() == {"stays"}


@pytest.fixture
def signed_in(hall: Hall, app: Flask, service: PushService) -> FlaskClient:
    """A director's browser, let in by the account that is signed in there."""
    browser = hall.browser()
    account = create(app, browser).get_json()["id"]
    link = hall.link(official=str(hall.officials["director"]))
    assert hall.admit(browser, link, account=account).status_code == 201
    assert subscribe(hall, browser, service, "account").status_code == 201
    phone_of(hall, service, "director", "stays")
    return browser


def sign_out(browser: FlaskClient, app: Flask) -> None:
    assert browser.post("/api/v1/account/sign-out").status_code == 204


def end_from_elsewhere(browser: FlaskClient, app: Flask) -> None:
    [here] = [one["id"] for one in browser.get("/api/v1/account").get_json()["sessions"] if one["here"]]
    laptop = app.test_client()
    assert sign_in(laptop).status_code == 200
    assert laptop.put(f"/api/v1/account/sessions/{here}/end").status_code == 200


@pytest.mark.parametrize("way", [sign_out, end_from_elsewhere])
def test_an_account_that_left_the_browser_takes_its_news_along(
    hall: Hall, app: Flask, service: PushService, signed_in: FlaskClient, way: Any
) -> None:
    escalate(hall)
    assert service.received(2).keys() == {"account", "stays"}
    way(signed_in, app)
    escalate(hall)
    assert service.received(1).keys() == {"stays"}


def test_signing_in_again_or_later_loses_nothing_and_ends_with_the_new_session(
    hall: Hall, app: Flask, service: PushService, signed_in: FlaskClient
) -> None:
    assert sign_in(signed_in).status_code == 200
    escalate(hall)
    assert service.received(2).keys() == {"account", "stays"}
    phone = phone_of(hall, service, "director", "link")
    assert sign_in(phone).status_code == 200
    escalate(hall)
    assert service.received(3).keys() == {"account", "stays", "link"}
    end_from_elsewhere(phone, app)
    escalate(hall)
    assert service.received(2).keys() == {"account", "stays"}
