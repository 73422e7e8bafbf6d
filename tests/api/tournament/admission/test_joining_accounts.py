"""PUT joinings where an account is signed in: whoever opens a link need not be who signed in there."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
import time_machine
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api.account.test_accounts import create, sign_in
from tests.api.answers import details
from tests.api.tournament.hall import Hall

ACCOUNT = "/api/v1/account"


@pytest.fixture
def laptop(hall: Hall) -> FlaskClient:
    """A browser in which Ana signed in and forgot to sign out."""
    browser = hall.browser()
    assert create(hall.app, browser).status_code == 201
    return browser


def account_of(browser: FlaskClient) -> dict[str, Any]:
    account: dict[str, Any] = browser.get(ACCOUNT).get_json()
    return account


def join(hall: Hall, browser: FlaskClient, secret: str | None = None, **more: Any) -> TestResponse:
    return hall.admit(browser, secret or hall.link(roles=["director"]), name="Bob", **more)


@pytest.mark.postgresql
def test_nothing_is_linked_to_an_account_unasked(hall: Hall, laptop: FlaskClient) -> None:
    ana = account_of(laptop)
    secret, before = hall.link(roles=["director"]), hall.get("journal/head")
    problem = details(join(hall, laptop, secret), 409)
    assert problem["type"].endswith(":whose-account")
    assert problem["account"] == {name: ana[name] for name in ("id", "name", "handle")}
    assert (hall.get("journal/head"), account_of(laptop)["tournaments"]) == (before, [])
    whom = join(hall, laptop, secret, account=ana["id"]).get_json()["whom"]
    assert [one["official_id"] for one in account_of(laptop)["tournaments"]] == [whom["id"]]


def test_without_it_the_browser_alone_joins_and_stays_once_the_account_is_signed_out(
    hall: Hall, laptop: FlaskClient
) -> None:
    bob = join(hall, laptop, account=None).get_json()["whom"]["id"]
    assert account_of(laptop)["tournaments"] == []
    assert laptop.post(f"{ACCOUNT}/sign-out").status_code == 204
    assert laptop.get(hall.path("officials/me")).get_json()["id"] == bob
    elsewhere = hall.browser()
    sign_in(elsewhere)
    assert elsewhere.get(hall.path("officials/me")).status_code == 401
    assert hall.findings() == []


def test_another_account_than_the_one_signed_in_is_refused(hall: Hall, laptop: FlaskClient) -> None:
    stranger = str(uuid4())
    assert details(join(hall, laptop, account=stranger), 409)["account"]["name"] == "Ana Kaneda"
    nobody = details(join(hall, hall.browser(), account=stranger), 409)
    assert (nobody["type"].rpartition(":")[2], nobody["account"]) == ("whose-account", None)
    for more in ({}, {"account": None}):
        assert join(hall, hall.browser(), **more).status_code == 201


def test_a_link_for_one_more_phone_and_a_players_own_page_ask_too(hall: Hall, laptop: FlaskClient) -> None:
    links = ({"official": str(hall.officials["arbiter"])}, {"player": str(hall.players[0]), "uses": None})
    for whom in links:
        secret = hall.link(**whom)
        assert details(hall.admit(laptop, secret), 409)["type"].endswith(":whose-account")
        assert hall.admit(laptop, secret, account=account_of(laptop)["id"]).status_code == 201


def test_an_account_becomes_a_director_within_ten_minutes_of_signing_in(hall: Hall, laptop: FlaskClient) -> None:
    ana = account_of(laptop)["id"]
    links = {role: hall.link(roles=[role]) for role in ("director", "arbiter")}
    own = hall.link(official=str(hall.officials["director"]))
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=11)):
        for secret in (links["director"], own):
            assert details(join(hall, laptop, secret, account=ana), 403)["type"].endswith(":sign-in-again")
        assert join(hall, laptop, links["arbiter"], account=ana).status_code == 201
        assert sign_in(laptop).status_code == 200
        for secret in (links["director"], own):
            assert join(hall, laptop, secret, account=ana).status_code == 201


def test_the_browser_alone_has_nothing_to_sign_in_with(hall: Hall, laptop: FlaskClient) -> None:
    secret = hall.link(roles=["director"])
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=11)):
        assert join(hall, laptop, secret, account=None).status_code == 201
