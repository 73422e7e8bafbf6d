"""Whoever signs in, is let in or is refused can be found in the log: by id, for it names nobody."""

import json
from typing import Any

import pytest
from flask import Flask

from api.frame.store import engines
from app import create_app
from config import Config
from tests.api.account.test_accounts import WORDS, create, sign_in
from tests.api.tournament.hall import Hall, open_hall


@pytest.fixture
def logged(sqlite_url: str, capfdbinary: pytest.CaptureFixture[bytes]) -> Any:
    app = create_app(Config(database_url=sqlite_url))
    yield app
    engines(app).dispose()


def lines(capture: pytest.CaptureFixture[bytes]) -> list[tuple[str, int, str | None]]:
    """Route, status and who, of each request since the last look."""
    requests = [json.loads(line) for line in capture.readouterr().err.splitlines()]
    return [(line["route"].rpartition("/")[2], line["status"], line["who"]) for line in requests]


def test_signing_in_and_not(logged: Flask, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    browser = logged.test_client()
    ana = create(logged, browser).get_json()["id"]
    assert lines(capfdbinary)[-1] == ("<uuid:identity>", 201, ana)
    for password in ("wrong", WORDS):
        sign_in(browser, password)
    browser.post("/api/v1/account/recovery", json={"handle": "ana@example.org", "code": "none"})
    browser.get("/api/v1/account")
    browser.post("/api/v1/account/sign-out")
    browser.get("/api/v1/account")
    assert lines(capfdbinary) == [
        ("sign-in", 403, None),
        ("sign-in", 200, ana),
        ("recovery", 403, None),
        ("account", 200, ana),
        ("sign-out", 204, ana),
        ("account", 401, None),
    ]


def test_being_let_in_and_refused(logged: Flask, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    hall: Hall = open_hall(logged, {"id": "wrc-2022"})
    referee = str(hall.officials["referee"])
    link = hall.link(official=referee)
    lines(capfdbinary)
    phone = hall.browser()
    hall.admit(phone, link)
    phone.get(hall.path("officials/me"))
    phone.get(hall.path("audit"))
    hall.admit(hall.browser(), link)
    hall.browser().get(hall.path("audit"))
    assert lines(capfdbinary) == [
        ("<uuid:admission_id>", 201, referee),
        ("me", 200, referee),
        ("audit", 403, referee),
        ("<uuid:admission_id>", 410, None),
        ("audit", 401, None),
    ]
