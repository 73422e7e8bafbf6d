"""Halls to call the API in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from tests.api.shared_app import app_at
from tests.api.tournament.hall import Hall, open_hall
from tests.databases import copy_sqlite
from tests.databases import sqlite_url as url_of_file


@pytest.fixture(scope="session")
def furnished(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Hall]:
    """A SQLite file with a tournament under WRC 2022: to furnish one took longer than most tests."""
    path = tmp_path_factory.mktemp("furnished") / "hall.sqlite3"
    copy_sqlite(sqlite_template, path)
    with app_at(url_of_file(path)) as app:
        return path, open_hall(app, {"id": "wrc-2022"})


@pytest.fixture
def sqlite_url(request: pytest.FixtureRequest, sqlite_template: Path, tmp_path: Path) -> str:
    """A SQLite file, furnished where the test asks for `hall`."""
    source = request.getfixturevalue("furnished")[0] if "furnished" in request.fixturenames else sqlite_template
    path = tmp_path / "shinpan.sqlite3"
    copy_sqlite(source, path)
    return url_of_file(path)


@pytest.fixture
def hall(app: Flask, database_url: str, furnished: tuple[Path, Hall]) -> Hall:
    """A tournament under WRC 2022."""
    return furnished[1].copy(app) if database_url.startswith("sqlite") else open_hall(app, {"id": "wrc-2022"})


@pytest.fixture
def league(app: Flask) -> Hall:
    """A tournament under the R.League's rules, in the same database as `hall`."""
    return open_hall(app, {"id": "r-league-24-25"}, "league")


@pytest.fixture
def sqlite_hall(sqlite_url: str) -> Iterator[Hall]:
    """A tournament in a SQLite file, for who wants to tamper with it."""
    with app_at(sqlite_url) as app:
        yield open_hall(app, {"id": "wrc-2022"})
