"""The headers that keep a browser from doing harm, on every kind of answer there is."""

from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from api.access.headers import UNLESS_THE_VIEW_SAYS_OTHERWISE
from config import Config
from tests.api.shared_app import own_app
from tests.api.tournament.hall import Hall
from tests.api.tournament.pictures import TYPES, picture

ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
}
STRICTEST = dict(UNLESS_THE_VIEW_SAYS_OTHERWISE)["Content-Security-Policy"]
TLS = {"base_url": "https://localhost"}
OWN_POLICY = {"/", "/sw.js", "/docs"}
TEXTS = ("text/", "image/svg+xml")


def is_page(response: TestResponse) -> bool:
    """Whether it is the app's page, which may use the camera."""
    asked = response.request
    return asked.path == "/" and asked.method in ("GET", "HEAD") and response.status_code < 400


def held(response: TestResponse) -> None:
    """Raises AssertionError when this answer lacks one of them, has one twice, or says too much."""
    headers = response.headers
    for name, value in ALWAYS.items():
        assert headers.getlist(name) == [value], f"{response.request.path}: {name}"
    [policy] = headers.getlist("Content-Security-Policy")
    directives = {name: said for name, _, said in (part.strip().partition(" ") for part in policy.split(";"))}
    for directive in ("default-src", "frame-ancestors", "base-uri", "form-action"):
        assert directives[directive] == "'none'", f"{response.request.path}: {directive}"
    assert not any(loose in policy for loose in ("unsafe", "*", "http"))
    if response.request.path not in OWN_POLICY or response.status_code >= 400 or response.request.method == "OPTIONS":
        assert policy == STRICTEST, response.request.path
    [powers] = headers.getlist("Permissions-Policy")
    assert ("camera=(self)" in powers) is is_page(response)
    [_] = headers.getlist("X-Request-Id")
    assert "public" not in headers["Cache-Control"] or response.request.path.startswith("/docs/")
    names = {name for name, _ in headers}
    assert not {name for name in names if name.startswith("Access-Control-")}
    assert not names & {"Server", "X-Powered-By"}
    if headers.get("Content-Length", "0") != "0":
        kind = headers["Content-Type"]
        assert not kind.startswith(TEXTS) or kind.endswith("; charset=utf-8"), kind


def asked(path: str, method: str = "GET", **more: object) -> Callable[[FlaskClient], TestResponse]:
    """By nobody."""
    return lambda client: client.open(path, method=method, buffered=True, **TLS, **more)  # type: ignore[arg-type]


def asked_again(path: str) -> Callable[[FlaskClient], TestResponse]:
    """By who has it already."""
    return lambda client: client.get(path, headers={"If-None-Match": client.get(path).headers["ETag"]}, **TLS)  # type: ignore[arg-type]


JSON = {"content_type": "application/json"}
DECISIONS = "/api/v1/decisions"
ANYBODY = {
    "the page": (200, asked("/")),
    "the page, unchanged": (304, asked_again("/")),
    "the page's headers": (200, asked("/", "HEAD")),
    "a script": (200, asked("/bundle/app.js")),
    "a style": (200, asked("/bundle/app.css")),
    "a style, unchanged": (304, asked_again("/bundle/app.css")),
    "a drawing": (200, asked("/icons/icon.svg")),
    "a picture": (200, asked("/icons/icon-192.png")),
    "a rulebook's file": (200, asked("/rulebooks/rules.en.json")),
    "the manifest": (200, asked("/manifest.webmanifest")),
    "the worker": (200, asked("/sw.js")),
    "the worker's list": (200, asked("/precache.js")),
    "the API page": (200, asked("/docs")),
    "its script": (200, asked("/docs/start.js")),
    "the description": (200, asked("/openapi.yaml")),
    "a redirect": (302, asked("/t/cup/board")),
    "a redirect of the router's": (308, asked("/api/v1//rulebooks")),
    "JSON": (200, asked("/api/v1/rulebooks")),
    "JSON, compressed": (200, asked("/api/v1/fouls", headers={"Accept-Encoding": "br"})),
    "JSON, unchanged": (304, asked_again("/api/v1/rulebooks/wrc-2022")),
    "life": (200, asked("/healthz")),
    "malformed": (400, asked(DECISIONS, "POST", data=b"{", **JSON)),
    "no credentials": (401, asked("/api/v1/account")),
    "another site": (403, asked("/api/v1/account/sign-out", "POST", headers={"Sec-Fetch-Site": "cross-site"})),
    "nothing there": (404, asked("/nowhere")),
    "nothing in the API": (404, asked("/api/v1/nowhere")),
    "a wrong method": (405, asked("/", "DELETE")),
    "a method for debugging": (405, asked("/", "TRACE")),
    "which methods": (200, asked("/", "OPTIONS")),
    "too large": (413, asked(DECISIONS, "POST", data=b" " * 1_000_001, **JSON)),
    "no JSON": (415, asked(DECISIONS, "POST", data=b"a=1", content_type="application/x-www-form-urlencoded")),
    "wrong fields": (422, asked(DECISIONS, "POST", data=b"{}", **JSON)),
}
FILES = {
    "application/json": ("officials/me", "rulings", "audit", "dashboard"),
    "text/csv": ("exports/rulings.csv", "standings.csv"),
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ("exports/penalties.xlsx",),
    "application/jsonl": ("exports/journal.jsonl",),
    "application/pdf": ("printables/foul-card.pdf", "printables/tables.pdf", "report.pdf"),
    "text/event-stream": ("live",),
}


@pytest.mark.parametrize("kind", ANYBODY)
def test_what_anybody_is_answered(kind: str, attacked: Flask) -> None:
    status, ask = ANYBODY[kind]
    response = ask(attacked.test_client())
    assert response.status_code == status, response.text
    held(response)


@pytest.mark.parametrize(("kind", "path"), [(kind, path) for kind, paths in FILES.items() for path in paths])
def test_what_officials_are_answered(kind: str, path: str, own: Hall) -> None:
    for method in ("GET", "HEAD"):
        response = own.call(method, path, None, "director", buffered=False, **TLS)
        assert (response.status_code, response.mimetype) == (200, kind), path
        held(response)
        response.close()


def test_photos_codes_and_versions(own: Hall) -> None:
    ruling = own.rule("empty-win", {"hand_shown": True})["id"]
    path = f"rulings/{ruling}/photos/{uuid7()}"
    sent = {"data": picture(), "content_type": TYPES["JPEG"]}
    large = {"data": b"\xff" * 500_001, "content_type": TYPES["JPEG"]}
    answers = [own.call("PUT", path, None, **sent, **TLS), own.call("GET", path, **TLS)]
    tag, stale = {"If-None-Match": answers[1].headers["ETag"]}, {"If-Match": '"x"'}
    answers += [
        own.call("GET", path, headers=tag, **TLS),
        own.call("PUT", f"rulings/{ruling}/photos/{uuid7()}", None, **large, **TLS),
        own.call("GET", f"tables/{own.tables[0]}/qr", **TLS),
        own.call("PATCH", "", {"name": "x"}, "director", **TLS),
        own.call("PATCH", "", {"name": "x"}, "director", headers=stale, **TLS),
        own.call("GET", "audit", **TLS),
    ]
    assert [answer.status_code for answer in answers] == [201, 200, 304, 413, 200, 428, 412, 403]
    for answer in answers:
        held(answer)


def test_the_sessions_cookie_and_signing_out(attacked: Flask, ana: FlaskClient) -> None:
    """204 has no body; the cookie is bound to this server alone."""
    browser = attacked.test_client()
    known = {"handle": "ana", "password": "heron umbrella seventeen quilt"}
    answers = [browser.post("/api/v1/account/sign-in", json=known, **TLS)]  # type: ignore[arg-type]
    answers.append(browser.post("/api/v1/account/sign-out", **TLS))  # type: ignore[arg-type]
    assert [answer.status_code for answer in answers] == [200, 204]
    cookie = answers[0].headers["Set-Cookie"]
    assert cookie.startswith("__Host-shinpan=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=Strict"} <= set(cookie.split("; "))
    for answer in answers:
        held(answer)


def test_what_comes_too_often_or_is_our_fault(probed: Flask, tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'untouched.sqlite3'}", "error", 0, "1/minute")
    with own_app(config) as app:
        hasty = app.test_client()
        answers = [hasty.get("/docs", buffered=True, **TLS), hasty.get("/docs", **TLS), hasty.get("/readyz", **TLS)]  # type: ignore[arg-type]
    client = probed.test_client()
    answers += [client.get("/probe/crash", **TLS), client.get("/probe/busy-writer", **TLS)]  # type: ignore[arg-type]
    assert [answer.status_code for answer in answers] == [200, 429, 503, 500, 503]
    for answer in answers:
        held(answer)


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "TRACE", "DELETE", "PROPFIND"])
def test_every_address_by_methods_that_few_think_of(method: str, attacked: Flask) -> None:
    client = attacked.test_client()
    for rule in attacked.url_map.iter_rules():
        some = dict.fromkeys(rule.arguments, str(uuid7()))
        some |= {"folder": "bundle", "name": "sw.js" if "any(" in rule.rule else "x", "form": "csv"}
        path = attacked.url_map.bind("localhost").build(rule.endpoint, {name: some[name] for name in rule.arguments})
        response = client.open(path, method=method, buffered=True, **TLS)  # type: ignore[arg-type]
        assert response.status_code < 500, f"{method} {path}"
        held(response)
