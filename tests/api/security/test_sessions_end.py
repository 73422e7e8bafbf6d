"""A session that nobody uses, or that is a year old, opens nothing."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask.testing import FlaskClient

from tests.api.answers import details
from tests.api.tournament.hall import Hall


@pytest.fixture
def phone(own: Hall) -> FlaskClient:
    browser = own.browser()
    assert own.admit(browser, own.link(official=str(own.officials["referee"]))).status_code == 201
    return browser


def test_a_phone_that_was_put_away_for_a_season_is_let_in_anew(own: Hall, phone: FlaskClient) -> None:
    with time_machine.travel(datetime.now(UTC) + timedelta(days=89)):
        assert phone.get(own.path("officials/me")).status_code == 200
    with time_machine.travel(datetime.now(UTC) + timedelta(days=178)):
        assert phone.get(own.path("officials/me")).status_code == 200
    with time_machine.travel(datetime.now(UTC) + timedelta(days=269)):
        details(phone.get(own.path("officials/me")), 401)


def test_none_lasts_longer_than_a_year(own: Hall, phone: FlaskClient) -> None:
    for day in range(60, 361, 60):
        with time_machine.travel(datetime.now(UTC) + timedelta(days=day)):
            assert phone.get(own.path("officials/me")).status_code == 200
    with time_machine.travel(datetime.now(UTC) + timedelta(days=367)):
        details(phone.get(own.path("officials/me")), 401)


def test_an_account_signs_in_anew_too(ana: FlaskClient) -> None:
    assert ana.get("/api/v1/account").status_code == 200
    with time_machine.travel(datetime.now(UTC) + timedelta(days=91)):
        details(ana.get("/api/v1/account"), 401)
