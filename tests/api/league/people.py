"""People with accounts, and a league that one of them manages."""

from __future__ import annotations

from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from tests.api.account.test_accounts import create

LEAGUES = "/api/v1/account/leagues"


def sign_up(app: Flask, handle: str) -> FlaskClient:
    """A browser in which a new account is signed in."""
    browser = app.test_client()
    assert create(app, browser, handle=handle, name=handle.title()).status_code == 201
    return browser


def make(browser: FlaskClient, name: str = "R.League") -> str:
    """A league of this account; its address."""
    path = f"{LEAGUES}/{uuid7()}"
    assert put(browser, path, {"name": name}).status_code == 201
    return path


def season(browser: FlaskClient, league: str, name: str = "24/25", **more: Any) -> str:
    """A season of the league; its id."""
    identity = str(uuid7())
    answer = put(browser, f"{league}/seasons/{identity}", {"name": name, **more})
    assert answer.status_code == 201, answer.text
    return identity


def tournament(browser: FlaskClient, name: str, **more: Any) -> str:
    """A tournament of this account; its address."""
    identity = uuid7()
    body = {"name": name, "rulebook": {"id": "wrc-2022"}, "currency": "EUR", "time_zone": "Europe/Paris", **more}
    answer = put(browser, f"/api/v1/account/tournaments/{identity}", body)
    assert answer.status_code == 201, answer.text
    return f"/api/v1/tournaments/{identity}"


def put(browser: FlaskClient, path: str, body: Any = None) -> TestResponse:
    """PUT, with a body or without."""
    return browser.put(path) if body is None else browser.put(path, json=body)
