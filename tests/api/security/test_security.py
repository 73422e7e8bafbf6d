"""Headers on every answer, limits on size and number of requests, compression."""

import gzip
from io import BytesIO
from pathlib import Path

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.access.headers import MOST_PUBLIC_BYTES
from app import create_app
from config import Config
from tests.api.probe import PROBED, probe


@pytest.fixture
def client(probed: Flask) -> FlaskClient:
    return probed.test_client()


@pytest.mark.parametrize("path", ["/probe/big", "/nowhere", "/probe/crash", "/docs", "/docs/start.js", "/probe/rule"])
def test_every_answer_carries_the_protective_headers(client: FlaskClient, path: str) -> None:
    headers = client.get(path, buffered=True).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "camera=()" in headers["Permissions-Policy"]
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert len(headers.getlist("Content-Security-Policy")) == 1


def test_only_https_is_told_to_stay_https(client: FlaskClient) -> None:
    assert "Strict-Transport-Security" not in client.get("/probe/big").headers
    assert "Strict-Transport-Security" in client.get("/probe/big", base_url="https://localhost").headers


def test_answers_are_not_kept_by_caches_unless_the_view_says_so(client: FlaskClient) -> None:
    assert client.get("/probe/big").headers["Cache-Control"] == "no-store"


def test_a_body_over_the_limit_is_a_413(client: FlaskClient) -> None:
    fits = b'{"name": "' + b"a" * (MOST_PUBLIC_BYTES - 500) + b'"}'
    assert client.post("/probe/echo", data=fits, content_type="application/json").status_code == 200
    response = client.post("/probe/echo", data=fits + b" " * 1_000, content_type="application/json")
    assert response.status_code == 413
    assert response.content_type == "application/problem+json"


def test_a_body_of_unknown_length_is_cut_off_too(client: FlaskClient) -> None:
    response = client.post(
        "/probe/echo",
        input_stream=BytesIO(b'{"name": "' + b"a" * 2_000_000 + b'"}'),
        content_type="application/json",
        headers={"Transfer-Encoding": "chunked"},
        environ_overrides={"wsgi.input_terminated": True},
    )
    assert response.status_code == 413


def limited(tmp_path: Path, **settings: object) -> FlaskClient:
    url = f"sqlite:///{tmp_path / 'untouched.sqlite3'}"
    return create_app(
        Config(database_url=url, rate_limit="3/minute", **settings), blueprints=[probe], permissions=PROBED
    ).test_client()  # type: ignore[arg-type]


def test_too_many_requests_from_one_address_are_a_429_that_says_how_long_to_wait(tmp_path: Path) -> None:
    client = limited(tmp_path)
    for _ in range(3):
        assert client.get("/probe/big").status_code == 200
    response = client.get("/probe/big")
    assert response.status_code == 429
    assert response.content_type == "application/problem+json"
    assert 1 <= int(response.headers["Retry-After"]) <= 60
    assert client.get("/nowhere").status_code == 429
    assert client.get("/probe/big", environ_overrides={"REMOTE_ADDR": "192.0.2.7"}).status_code == 200


def test_one_ipv6_network_is_one_client(tmp_path: Path) -> None:
    client = limited(tmp_path)
    for host in range(3):
        assert client.get("/probe/big", environ_overrides={"REMOTE_ADDR": f"2001:db8:0:1::{host}"}).status_code == 200
    assert client.get("/probe/big", environ_overrides={"REMOTE_ADDR": "2001:db8:0:1:ffff::9"}).status_code == 429
    assert client.get("/probe/big", environ_overrides={"REMOTE_ADDR": "2001:db8:0:2::1"}).status_code == 200


def test_a_client_names_its_own_address_only_through_a_trusted_proxy(tmp_path: Path) -> None:
    alone, proxied = limited(tmp_path), limited(tmp_path, trusted_proxies=1)
    for number in range(5):
        headers = {"X-Forwarded-For": f"192.0.2.{number}"}
        assert alone.get("/probe/big", headers=headers).status_code == (200 if number < 3 else 429)
        assert proxied.get("/probe/big", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "unpack"), [("gzip", gzip.decompress), ("br, gzip", brotli.decompress), ("identity", bytes)]
)
def test_larger_answers_are_compressed_as_the_client_likes(client: FlaskClient, accepted: str, unpack: object) -> None:
    plain = client.get("/probe/big").data
    packed = client.get("/probe/big", headers={"Accept-Encoding": accepted})
    assert unpack(packed.data) == plain  # type: ignore[operator]
    assert (len(packed.data) < len(plain) / 10) == (accepted != "identity")
    assert "Accept-Encoding" in packed.headers["Vary"]


def test_small_answers_are_not_compressed(client: FlaskClient) -> None:
    response = client.post("/probe/echo", json={"name": "a"}, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in response.headers
