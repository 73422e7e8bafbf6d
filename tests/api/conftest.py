"""An app on a real, migrated database and a client that speaks to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST
from flask import Flask
from flask.testing import FlaskClient

from config import Config
from services.account import passwords
from tests.api.answers import CheckedClient
from tests.api.probe import PROBED, probe
from tests.api.shared_app import app_at, own_app
from tests.databases import copy_sqlite


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords with the least effort: with that of real ones each took 0.2 s of processor."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher.from_parameters(CHEAPEST))


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    """The whole app, once on SQLite and once on PostgreSQL."""
    with app_at(database_url) as app:
        yield app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def probed(tmp_path: Path) -> Iterator[Flask]:
    """The app with endpoints that fail on purpose, for what does not touch a database."""
    config = Config(database_url=f"sqlite:///{tmp_path / 'untouched.sqlite3'}")
    with own_app(config, blueprints=[probe], permissions=PROBED) as app:
        yield app


@pytest.fixture(scope="session")
def visitor(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    """Somebody without an account, asking what changes nothing."""
    path = tmp_path_factory.mktemp("visitor") / "empty.sqlite3"
    copy_sqlite(sqlite_template, path)
    with own_app(Config(database_url=f"sqlite:///{path}", rate_limit="1000000/minute")) as app:
        app.test_client_class = CheckedClient
        yield app.test_client()
