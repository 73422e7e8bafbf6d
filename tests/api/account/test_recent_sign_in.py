"""What opens an account to others wants a sign-in of the last ten minutes, whatever way in that was."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from api.access.permissions import TABLE
from tests.api.account.test_accounts import OTHER_WORDS, TOURNAMENT, WORDS, create, sign_in
from tests.api.answers import details
from tests.api.tournament.hall import Hall, open_hall

SOME_ID = "0197c0de-0000-7000-8000-000000000001"
OWN = {endpoint: access for endpoint, access in TABLE.items() if access.account}
BODIES: dict[str, Any] = {
    "accounts.set_password": {"password": OTHER_WORDS, "current": WORDS},
    "passkeys.add_passkey": {"challenge": SOME_ID, "credential": {}, "label": "Laptop"},
    "founding.create_tournament": TOURNAMENT,
}


@pytest.fixture
def browser(app: Flask) -> FlaskClient:
    """Ana's, in which she has just signed in."""
    browser = app.test_client()
    assert create(app, browser).status_code == 201
    return browser


def later(minutes: float) -> Any:
    return time_machine.travel(datetime.now(UTC) + timedelta(minutes=minutes))


def wants_a_sign_in(answer: TestResponse) -> bool:
    return answer.status_code == 403 and details(answer, 403)["type"].endswith(":sign-in-again")


def ask(app: Flask, browser: FlaskClient, endpoint: str) -> TestResponse:
    [rule] = app.url_map.iter_rules(endpoint)
    [method] = (rule.methods or set()) - {"HEAD", "OPTIONS"}
    path = app.url_map.bind("localhost").build(endpoint, dict.fromkeys(rule.arguments, SOME_ID))
    return browser.open(path, method=method, json=BODIES.get(endpoint))


def test_what_wants_it() -> None:
    free = {endpoint for endpoint, access in OWN.items() if not access.fresh}
    of_leagues = {f"leagues.{name}" for name in ("list_leagues", "put_league", "rename_league", "list_changes")}
    of_leagues |= {"leagues.put_season", "leagues.change_season"}
    of_leagues |= {"league managers.revoke_invitation"}
    founding = {"founding.create_tournament", "founding.get_staying"}
    assert free == {"accounts.read_account", "signing in.sign_out", *founding, *of_leagues}


def test_ten_minutes_later_it_is_refused_and_before_it_is_not(app: Flask, browser: FlaskClient) -> None:
    endpoints = sorted(OWN, key="signing in.sign_out".__eq__)  # last of all
    with later(11):
        for endpoint in endpoints[:-1]:
            assert wants_a_sign_in(ask(app, browser, endpoint)) is OWN[endpoint].fresh, endpoint
        assert sign_in(browser).status_code == 200
    with later(20):
        for endpoint in endpoints:
            assert not wants_a_sign_in(ask(app, browser, endpoint)), endpoint


def by_password(browser: FlaskClient, codes: list[str]) -> TestResponse:
    return sign_in(browser)


def by_code(browser: FlaskClient, codes: list[str]) -> TestResponse:
    return browser.post("/api/v1/account/recovery", json={"handle": "ana@example.org", "code": codes[0]})


@pytest.mark.parametrize("way", [by_password, by_code])  # a passkey: tests/pwa/account/test_sign_in_again.py
def test_signing_in_again_opens_it_in_that_browser_alone(
    app: Flask, way: Callable[[FlaskClient, list[str]], TestResponse]
) -> None:
    browser, other = app.test_client(), app.test_client()
    codes = create(app, browser).get_json()["recovery_codes"]
    sign_in(other)
    with later(11):
        assert way(browser, codes).status_code == 200
        assert browser.post("/api/v1/account/links").status_code == 201
        assert wants_a_sign_in(other.post("/api/v1/account/links"))
        assert len(browser.get("/api/v1/account").get_json()["sessions"]) == 2


@pytest.fixture
def hall(app: Flask, browser: FlaskClient) -> Hall:
    """A tournament whose director is Ana."""
    hall = open_hall(app, {"id": "wrc-2022"})
    own = browser.put(f"/api/v1/account/tournaments/{uuid7()}", json=TOURNAMENT).get_json()
    hall.tournament, hall.officials["ana"] = own["id"], own["official_id"]
    return hall


def make_token(hall: Hall, browser: FlaskClient, *scopes: str) -> TestResponse:
    body = {"name": "Scoring", "official": str(hall.officials["ana"]), "scopes": scopes}
    return browser.put(hall.path(f"api-tokens/{uuid7()}"), json=body)


def test_so_does_a_token_that_writes_and_none_that_reads(hall: Hall, browser: FlaskClient) -> None:
    with later(11):
        assert make_token(hall, browser, "read").status_code == 201
        for scopes in (("read", "people"), ("rulings",)):
            assert wants_a_sign_in(make_token(hall, browser, *scopes))
        sign_in(browser)
        assert make_token(hall, browser, "read", "people").status_code == 201


def test_so_does_whatever_makes_a_director_and_nothing_that_makes_others(hall: Hall, browser: FlaskClient) -> None:
    def make(roles: list[str]) -> list[TestResponse]:
        other = browser.put(hall.path(f"officials/{uuid7()}"), json={"name": "Ben", "roles": ["referee"]}).get_json()
        return [
            browser.put(hall.path(f"invitations/{uuid7()}"), json={"roles": roles}),
            browser.put(hall.path(f"officials/{uuid7()}"), json={"name": "Cleo", "roles": roles}),
            browser.patch(
                hall.path(f"officials/{other['id']}"), json={"roles": roles, "replaces": {"roles": ["referee"]}}
            ),
        ]

    phone = {"official": str(hall.officials["ana"])}
    with later(11):
        assert [answer.status_code for answer in make(["arbiter"])] == [201, 201, 200]
        assert all(wants_a_sign_in(answer) for answer in make(["arbiter", "director"]))
        assert wants_a_sign_in(browser.put(hall.path(f"invitations/{uuid7()}"), json=phone))
        sign_in(browser)
        assert [answer.status_code for answer in make(["director"])] == [201, 201, 200]
        assert browser.put(hall.path(f"invitations/{uuid7()}"), json=phone).status_code == 201


def test_a_director_without_an_account_makes_links_and_tokens_as_before(hall: Hall, browser: FlaskClient) -> None:
    asked = {"official": str(hall.officials["ana"])}
    link = browser.put(hall.path(f"invitations/{uuid7()}"), json=asked).get_json()["secret"]
    phone = hall.browser()
    assert hall.admit(phone, link).status_code == 201
    with later(11):
        assert phone.put(hall.path(f"invitations/{uuid7()}"), json={"roles": ["director"]}).status_code == 201
        assert make_token(hall, phone, "rulings").status_code == 201
