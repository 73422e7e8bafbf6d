"""Two halls in one database for all tests of a file, none of which lasts."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from api.frame.store import engines
from app import create_app
from config import Config
from models.database.engine import write
from services.account.links import new_link
from tests.api.tournament.hall import Hall, open_hall
from tests.databases import copy_sqlite

# A name as somebody would give it who wants to write headers, tags and paths of their own.
FORGED = 'Cup"; x=\r\nX-Forged: 1\r\n\r\n<script>alert(1)</script>/../\\'


@pytest.fixture(scope="module")
def attacked(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    path = tmp_path_factory.mktemp("attacked") / "attacked.sqlite3"
    copy_sqlite(sqlite_template, path)
    app = create_app(Config(f"sqlite:///{path}", "error", 0, "999999/minute", "999999/minute"))
    yield app
    engines(app).dispose()


@pytest.fixture(scope="module")
def own(attacked: Flask) -> Hall:
    """The attacker's own tournament."""
    return open_hall(attacked, {"id": "wrc-2022"}, "cup", FORGED)


@pytest.fixture(scope="module")
def other(attacked: Flask) -> Hall:
    """Somebody else's."""
    return open_hall(attacked, {"id": "r-league-24-25"}, "league", "The League")


@pytest.fixture(scope="module")
def ana(attacked: Flask) -> FlaskClient:
    """A browser in which an account is signed in."""
    with write(engines(attacked)) as connection:
        link = new_link(connection, None, datetime.now(UTC) + timedelta(days=1))
    browser = attacked.test_client()
    body = {"link": link, "handle": "ana", "name": "Ana", "password": "heron umbrella seventeen quilt"}
    assert browser.put(f"/api/v1/accounts/{uuid7()}", json=body).status_code == 201
    return browser
