"""One JSON line per request, with its id, and nothing personal in it."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from app import create_app
from config import Config
from tests.api.probe import PROBED, probe


def make_client(tmp_path: Path, level: str = "info") -> FlaskClient:
    """Made inside the test, since the app logs to what standard error is when it starts."""
    url = f"sqlite:///{tmp_path / 'untouched.sqlite3'}"
    return create_app(Config(database_url=url, log_level=level), blueprints=[probe], permissions=PROBED).test_client()


def lines(capture: pytest.CaptureFixture[bytes]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capture.readouterr().err.splitlines()]


def test_a_request_is_one_line(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    response = make_client(tmp_path).get("/probe/problems/409")
    (line,) = lines(capfdbinary)
    assert {key: line[key] for key in ("event", "level", "method", "route", "status", "who")} == {
        "event": "request",
        "level": "info",
        "method": "GET",
        "route": "/probe/problems/<int:status>",
        "status": 409,
        "who": None,
    }
    assert line["request_id"] == response.headers["X-Request-Id"]
    assert line["ms"] >= 0
    assert line["at"].endswith("Z")


def test_nothing_of_what_was_sent_is_logged(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    client = make_client(tmp_path)
    secret = {"Authorization": "Bearer spt_secret", "Cookie": "secret=1", "User-Agent": "secret"}
    client.post("/probe/echo?secret=1", json={"name": "secret"}, headers=secret)
    client.get("/secret/address?secret=1", headers=secret)
    written = capfdbinary.readouterr().err
    assert written.count(b"\n") == 2
    assert b"secret" not in written


def test_a_well_formed_request_id_is_kept(tmp_path: Path) -> None:
    response = make_client(tmp_path).get("/probe/big", headers={"X-Request-Id": "0197c0de-0000-7000"})
    assert response.headers["X-Request-Id"] == "0197c0de-0000-7000"


@pytest.mark.parametrize("sent", ["short", "x" * 65, "spt_abcdefghij", "with space in it", 'quote"quote"', "é" * 10])
def test_any_other_request_id_is_replaced(tmp_path: Path, sent: str) -> None:
    client = make_client(tmp_path)
    made = [client.get("/probe/big", headers={"X-Request-Id": sent}).headers["X-Request-Id"] for _ in range(2)]
    assert sent not in made
    assert made[0] != made[1]


def test_a_crash_leaves_its_frames_but_no_messages(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    response = make_client(tmp_path).get("/probe/crash")
    exception, request = lines(capfdbinary)
    assert exception["event"] == "exception"
    assert exception["level"] == "error"
    assert exception["request_id"] == request["request_id"] == response.headers["X-Request-Id"]
    assert request["status"] == 500
    assert "in crash" in exception["stack"]
    assert "RuntimeError\ncaused by:" in exception["stack"]
    assert exception["stack"].endswith("KeyError")
    assert "of Haruna" not in exception["stack"].replace('raise RuntimeError("spt_token of Haruna Tanaka")', "")


def test_debug_shows_the_messages_too(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    make_client(tmp_path, level="debug").get("/probe/crash")
    exception, _ = lines(capfdbinary)
    assert "RuntimeError: spt_token of Haruna Tanaka" in exception["stack"]


def test_a_higher_level_is_silent_about_requests(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    make_client(tmp_path, level="warning").get("/probe/big")
    assert lines(capfdbinary) == []


def test_libraries_log_the_same_way(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    make_client(tmp_path)
    logging.getLogger("some.library").warning("careful with %s", "that")
    (line,) = lines(capfdbinary)
    assert (line["event"], line["level"]) == ("careful with that", "warning")
