"""Every endpoint in every role, in the own tournament and in another one, as api/access/permissions.py says."""

from collections.abc import Iterator
from uuid import UUID

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from api.access.access import ROLES
from api.access.permissions import TABLE
from config import Config
from tests.api.shared_app import own_app
from tests.api.tournament.hall import Hall, open_hall

SOME_ID = UUID("0197c0de-0000-7000-8000-000000000001")
GUARDED = sorted(endpoint for endpoint, access in TABLE.items() if access.roles)
CALLERS = (*ROLES, "reader", "player")


@pytest.fixture(scope="module")
def halls(sqlite_template: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Hall, Hall]]:
    path = tmp_path_factory.mktemp("roles") / "roles.sqlite3"
    path.write_bytes(sqlite_template.read_bytes())  # type: ignore[attr-defined]
    config = Config(f"sqlite:///{path}", rate_limit="99999/minute", rate_limit_official="99999/minute")
    with own_app(config) as app:
        halls = open_hall(app, {"id": "wrc-2022"}), open_hall(app, {"id": "wrc-2022"}, "other")
        for hall in halls:
            hall.invite("head-referee")
            hall.invite("reader")
        yield halls


@pytest.fixture(scope="module")
def browsers(halls: tuple[Hall, Hall]) -> dict[str, FlaskClient]:
    """A browser for each who can call."""
    return {caller: admitted(halls[0], caller) for caller in CALLERS}


def admitted(hall: Hall, caller: str) -> FlaskClient:
    browser = hall.browser()
    whom = {"player": str(hall.players[0])} if caller == "player" else {"official": str(hall.officials[caller])}
    assert hall.admit(browser, hall.link(**whom)).status_code == 201
    return browser


def address(app: Flask, rule: Rule, hall: Hall) -> str:
    values = {name: hall.tournament if name == "tournament_id" else SOME_ID for name in rule.arguments}
    return app.url_map.bind("localhost").build(rule.endpoint, values)


@pytest.mark.parametrize("endpoint", GUARDED)
def test_the_table_is_what_happens(endpoint: str, halls: tuple[Hall, Hall], browsers: dict[str, FlaskClient]) -> None:
    own, other = halls
    for rule in own.app.url_map.iter_rules(endpoint):
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            where = address(own.app, rule, own)
            for token, status in ((None, 401), (other.tokens["director"], 403)):
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                stranger = own.client.open(where, method=method, headers=headers)
                assert stranger.status_code == status, f"{method} {endpoint}: {stranger.status}"
            for caller, browser in browsers.items():
                may = caller in TABLE[endpoint].roles
                here = browser.open(where, method=method, buffered=False)
                there = browser.open(address(own.app, rule, other), method=method, buffered=False)
                here.close()
                assert (here.status_code in (401, 403)) is not may, f"{caller}: {method} {endpoint}: {here.status}"
                assert there.status_code == 401, f"{caller} elsewhere: {method} {endpoint}: {there.status}"
