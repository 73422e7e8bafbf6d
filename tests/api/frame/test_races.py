"""Whoever loses a race for an id or a name is answered as if they had come a moment later."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from api.access.heavy_requests import AT_ONCE as HEAVY
from api.access.heavy_requests import MOST_WAITING
from tests.api.account.test_accounts import TOURNAMENT, create, sign_in
from tests.api.league.people import make, season
from tests.api.tournament.hall import open_hall

pytestmark = pytest.mark.postgresql
AT_ONCE = 5
ACCOUNTS_AT_ONCE = HEAVY["passwords"] + MOST_WAITING  # one more would be told to come again


def at_once(act: Callable[[int], TestResponse], many: int = AT_ONCE) -> list[int]:
    """The statuses of what as many do at the same moment."""
    start = Barrier(many)

    def one(number: int) -> int:
        start.wait()
        return act(number).status_code

    with ThreadPoolExecutor(many) as pool:
        return sorted(pool.map(one, range(many)))


def browsers(app: Flask) -> list[FlaskClient]:
    """Browsers in which the same account is signed in."""
    ana = app.test_client()
    assert create(app, ana).status_code == 201
    found = [app.test_client() for _ in range(AT_ONCE)]
    assert [sign_in(browser).status_code for browser in found] == [200] * AT_ONCE
    return found


def found_tournament(browser: FlaskClient, **different: Any) -> TestResponse:
    return browser.put(f"/api/v1/account/tournaments/{different.pop('id', uuid7())}", json={**TOURNAMENT, **different})


def test_one_tournament_founded_many_times_at_once_is_one(app: Flask) -> None:
    own, same = browsers(app), uuid7()
    assert at_once(lambda number: found_tournament(own[number], id=same)) == [200] * (AT_ONCE - 1) + [201]


def test_of_tournaments_of_one_name_the_first_gets_it(app: Flask) -> None:
    own = browsers(app)
    assert at_once(lambda number: found_tournament(own[number])) == [201] + [422] * (AT_ONCE - 1)


def test_of_changes_to_a_league_and_to_a_season_the_first_is_made(app: Flask) -> None:
    own = browsers(app)
    league = make(own[0])
    path = f"{league}/seasons/{season(own[0], league)}"
    renamed = at_once(
        lambda number: own[number].patch(league, json={"name": f"Name {number}", "replaces": {"name": "R.League"}})
    )
    assert renamed == [200] + [409] * (AT_ONCE - 1)
    opened = {"ends_on": None}
    moved = at_once(
        lambda number: own[number].patch(path, json={"ends_on": f"2027-0{number + 1}-01", "replaces": opened})
    )
    assert moved == [200] + [409] * (AT_ONCE - 1)


def test_of_accounts_of_one_handle_the_first_gets_it(app: Flask) -> None:
    own = browsers(app)
    links = [browser.post("/api/v1/account/links").get_json()["join"].rpartition("/")[2] for browser in own]
    statuses = at_once(
        lambda number: create(app, app.test_client(), link=links[number], handle="ben"), ACCOUNTS_AT_ONCE
    )
    assert statuses == [201] + [422] * (ACCOUNTS_AT_ONCE - 1)


def test_of_tournaments_that_want_one_id_for_a_table_the_first_gets_it(app: Flask) -> None:
    halls, same = [open_hall(app, {"id": "wrc-2022"}, slug=f"cup-{number}") for number in range(AT_ONCE)], uuid7()
    statuses = at_once(lambda number: halls[number].call("PUT", f"tables/{same}", {"label": "9"}, "director"))
    assert statuses == [201] + [409] * (AT_ONCE - 1)


def test_an_official_has_the_same_id_in_two_tournaments(app: Flask) -> None:
    one, other = open_hall(app, {"id": "wrc-2022"}), open_hall(app, {"id": "wrc-2022"}, slug="winter-cup")
    identity = uuid7()
    for hall in (one, other):
        made = hall.call("PUT", f"officials/{identity}", {"name": "Ana", "roles": ["referee"]}, "director")
        assert made.status_code == 201, made.text
