"""`shinpan account`: links, and closing an account."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from api.frame.store import engines
from app import create_app
from config import Config
from tests.api.answers import details
from tests.cli.conftest import Shinpan

ANA = {"handle": "ana", "name": "Ana", "password": "heron umbrella seventeen quilt"}


@pytest.fixture
def app(sqlite_url: str) -> Iterator[Flask]:
    app = create_app(Config(database_url=sqlite_url))
    yield app
    engines(app).dispose()


def made(printed: str, browser: FlaskClient) -> dict[str, Any]:
    link = printed.rpartition("/")[2].strip()
    answer = browser.put(f"/api/v1/accounts/{uuid7()}", json={**ANA, "link": link})
    assert answer.status_code == 201, answer.text
    account: dict[str, Any] = answer.get_json()
    return account


def test_a_closed_account_is_signed_out_and_nothing_signs_it_in(shinpan: Shinpan, sqlite_url: str, app: Flask) -> None:
    browser = app.test_client()
    codes = made(shinpan("account", "link", database=sqlite_url).stdout, browser)["recovery_codes"]
    onward = browser.post("/api/v1/account/links").get_json()["join"].rpartition("/")[2]
    closed = shinpan("account", "close", "Ana", database=sqlite_url)
    assert closed.stdout.startswith("ana is closed; 1 sessions ended.")
    details(browser.get("/api/v1/account"), 401)
    body = {"handle": "ana", "password": ANA["password"]}
    details(browser.post("/api/v1/account/sign-in", json=body), 403)
    details(browser.post("/api/v1/account/recovery", json={"handle": "ana", "code": codes[0]}), 403)
    another = {**ANA, "handle": "ben", "link": onward}
    details(browser.put(f"/api/v1/accounts/{uuid7()}", json=another), 410)
    assert shinpan("account", "close", "nobody", database=sqlite_url).returncode == 1
