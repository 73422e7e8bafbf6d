"""Alive is one thing, ready another."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import sleep

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import make_url
from uuid_utils.compat import uuid7

import rulings
from api.frame.store import engines
from config import Config
from models.database.schema import newest
from tests.api.shared_app import own_app
from tests.api.tournament.hall import open_hall
from tests.databases import spoil_table
from tests.models.sample import tamper

READ_ONLY = "default_transaction_read_only"


@pytest.fixture
def app_on_file(sqlite_url: str) -> Iterator[Flask]:
    with own_app(Config(database_url=sqlite_url)) as app:
        yield app


def test_alive(client: FlaskClient) -> None:
    assert client.get("/healthz").get_json() == {"status": "alive"}


def test_ready(client: FlaskClient) -> None:
    response = client.get("/readyz")
    assert response.status_code == 200
    assert response.get_json() == {
        "status": "ready",
        "schema": newest(),
        "rulebooks": len(rulings.library().books),
    }
    assert response.get_json()["rulebooks"] > 0


def test_alive_but_not_ready_before_the_migrations(empty_database_url: str) -> None:
    with own_app(Config(database_url=empty_database_url)) as app:
        client = app.test_client()
        assert client.get("/healthz").status_code == 200
        response = client.get("/readyz")
    assert response.status_code == 503
    assert response.content_type == "application/problem+json"
    assert "alembic upgrade head" in response.get_json(force=True)["detail"]


@pytest.mark.postgresql
def test_not_ready_on_the_schema_of_another_version(client: FlaskClient, database_url: str) -> None:
    tamper(database_url, "UPDATE alembic_version SET version_num = 'older'")
    assert client.get("/readyz").status_code == 503


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all.sqlite3", "postgresql+psycopg://nobody@/x?host=/nowhere"])
def test_not_ready_without_the_database(url: str) -> None:
    with own_app(Config(database_url=url)) as app:
        response = app.test_client().get("/readyz")
    assert response.status_code == 503
    assert "nowhere" not in response.get_data(as_text=True)


def test_not_ready_while_the_file_is_locked(app_on_file: Flask, sqlite_url: str) -> None:
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = app_on_file.test_client().get("/readyz")
    assert (answer.status_code, answer.get_json(force=True)["detail"]) == (
        503,
        "The database takes nothing: database is locked.",
    )
    sleep(1.1)
    assert app_on_file.test_client().get("/readyz").status_code == 200


def test_not_ready_with_a_damaged_file(app_on_file: Flask, sqlite_url: str) -> None:
    spoil_table(sqlite_url, "player")
    answer = app_on_file.test_client().get("/readyz")
    assert answer.status_code == 503
    assert answer.get_json(force=True)["detail"].startswith("The database's file is damaged (table player: ")


def test_read_only_postgresql_is_not_ready_and_takes_nothing(postgresql_url: str) -> None:
    with own_app(Config(database_url=postgresql_url)) as app:
        hall = open_hall(app, {"id": "wrc-2022"})
        name = make_url(postgresql_url).database
        tamper(postgresql_url, f"ALTER DATABASE {name} SET {READ_ONLY} = on")
        engines(app).dispose()
        refused = hall.call("PUT", f"rulings/{uuid7()}", hall.body(facts={"hand_shown": True}), "referee")
        answer = app.test_client().get("/readyz")
    assert refused.status_code == 503, refused.text
    assert refused.headers["Retry-After"] == "5"
    assert answer.status_code == 503
    assert answer.get_json(force=True)["detail"].startswith("PostgreSQL is read-only")


def test_health_checks_are_not_counted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'untouched.sqlite3'}"
    with own_app(Config(database_url=url, rate_limit="1/minute")) as app:
        assert [app.test_client().get("/healthz").status_code for _ in range(3)] == [200] * 3
