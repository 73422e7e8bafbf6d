"""Every address of the app: on this short public list, or behind a role. Nothing else exists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from api.access.permissions import TABLE
from api.frame.openapi import description
from config import Config
from tests.api.shared_app import own_app

PUBLIC_ADDRESSES = {
    "GET /",
    "GET /<any('sw.js', 'push.js', 'manifest.webmanifest', 'whats-new.json'):name>",
    "GET /t/<slug>",
    "GET /t/<slug>/board",
    "GET /precache.js",
    "GET /<any(bundle, rulebooks, icons):folder>/<path:name>",
    "GET /healthz",
    "GET /readyz",
    "GET /docs",
    "GET /docs/<name>",
    "GET /openapi.yaml",
    "GET /api/v1/rulebooks",
    "GET /api/v1/rulebooks/<rulebook_id>",
    "GET /api/v1/rulebooks/<rulebook_id>/options",
    "POST /api/v1/compositions",
    "GET /api/v1/rule-points",
    "POST /api/v1/rule-points",
    "GET /api/v1/fouls",
    "GET /api/v1/fouls/<foul_id>",
    "POST /api/v1/decisions",
    "POST /api/v1/decisions/across",
    "POST /api/v1/lateness",
    "POST /api/v1/transfers",
    "POST /api/v1/hands",
    "POST /api/v1/calls",
    "POST /api/v1/draws",
    "POST /api/v1/score-sheets",
    "POST /api/v1/settlements",
    "GET /api/v1/cards",
    "GET /api/v1/cards/<card_id>",
    "GET /api/v1/time",
    "GET /api/v1/boards/<slug>",
    "GET /api/v1/public-pages/<slug>",
    "GET /api/v1/seasons/<uuid:season_id>/standings",
    "GET /api/v1/seasons/<uuid:season_id>/standings/<uuid:account_id>",
    "GET /api/v1/seasons/<uuid:season_id>/exports/standings.<form>",
    "GET /api/v1/tables/<uuid:table_id>/<code>/timekeeping",
    "PUT /api/v1/tables/<uuid:table_id>/<code>/kept-times/<uuid:kept_id>",
    "GET /api/v1/receipts/<entry_hash>",
    *(
        f"GET /api/v1/tournaments/<uuid:tournament_id>/journal/{path}"
        for path in ("checkpoint", "consistency", "tile/<path:place>")
    ),
    "PUT /api/v1/tournaments/<uuid:tournament_id>/joinings/<uuid:admission_id>",
    "PUT /api/v1/accounts/<uuid:identity>",
    "POST /api/v1/account/sign-in",
    "POST /api/v1/account/recovery",
    "POST /api/v1/account/sign-in/passkey/options",
    "POST /api/v1/account/sign-in/passkey",
}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    with own_app(Config(database_url=f"sqlite:///{tmp_path / 'untouched.sqlite3'}")) as app:
        yield app


def addresses(app: Flask) -> dict[str, bool]:
    """Method and address → whether anybody may call it."""
    return {
        f"{method} {rule.rule}": TABLE[rule.endpoint].is_public
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }


def test_what_is_public_is_on_the_list(app: Flask) -> None:
    assert {address for address, public in addresses(app).items() if public} == PUBLIC_ADDRESSES


def test_what_is_not_public_refuses_a_caller_without_a_token(app: Flask) -> None:
    client = app.test_client()
    some_id = "0197c0de-0000-7000-8000-000000000001"
    for rule in app.url_map.iter_rules():
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            if f"{method} {rule.rule}" in PUBLIC_ADDRESSES:
                continue
            path = app.url_map.bind("localhost").build(rule.endpoint, dict.fromkeys(rule.arguments, some_id))
            assert client.open(path, method=method).status_code == 401, f"{method} {rule.rule}"


def test_every_address_under_api_is_described(app: Flask) -> None:
    described = description(app)["paths"]
    for rule in app.url_map.iter_rules():
        if rule.rule.startswith("/api/"):
            path = re.sub(r"<(?:\w+:)?", "{", rule.rule).replace(">", "}")
            for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
                operation = described[path][method.lower()]
                assert operation["summary"], f"{method} {path} needs a docstring"
                assert "security" in operation
