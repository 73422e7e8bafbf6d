"""Alive is one thing, ready another."""

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

import rulings
from api.frame.store import engines
from config import Config
from models.database.engine import write
from models.database.schema import newest
from tests.api.shared_app import own_app


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
def test_not_ready_on_the_schema_of_another_version(app: Flask, client: FlaskClient) -> None:
    with write(engines(app)) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'older'")
    assert client.get("/readyz").status_code == 503


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all.sqlite3", "postgresql+psycopg://nobody@/x?host=/nowhere"])
def test_not_ready_without_the_database(url: str) -> None:
    with own_app(Config(database_url=url)) as app:
        response = app.test_client().get("/readyz")
    assert response.status_code == 503
    assert "nowhere" not in response.get_data(as_text=True)


def test_health_checks_are_not_counted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'untouched.sqlite3'}"
    with own_app(Config(database_url=url, rate_limit="1/minute")) as app:
        assert [app.test_client().get("/healthz").status_code for _ in range(3)] == [200] * 3
