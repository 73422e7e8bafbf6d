"""An app on a real, migrated database and a client that speaks to it."""

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from config import Config
from tests.api.probe import probe


@pytest.fixture
def app(database_url: str) -> Flask:
    """The whole app, once on SQLite and once on PostgreSQL."""
    return create_app(Config(database_url=database_url))


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def probed(tmp_path: Path) -> Flask:
    """The app with endpoints that fail on purpose, for what does not touch a database."""
    return create_app(Config(database_url=f"sqlite:///{tmp_path / 'untouched.sqlite3'}"), blueprints=[probe])
