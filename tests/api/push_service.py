"""A push service on this machine, which decrypts what it is given as browsers would; and browsers that subscribe."""

from __future__ import annotations

import json
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from os import urandom
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from tests.api.tournament.hall import Hall
from tests.server import StandIn

PATIENCE = 10.0


class Delivered(NamedTuple):
    """What arrived for a browser: when, with which headers, and decrypted."""

    name: str
    at: float
    headers: dict[str, str]
    said: dict[str, Any]


class PushService:
    """`answers`: name → what it says to that browser, one after another, 201 when there are none left; an answer may
    have a Retry-After. `held`: names whose requests wait until they are taken out.
    """

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.answers: dict[str, list[tuple[int, str | None]]] = {}
        self.held: set[str] = set()
        self.keys: dict[str, tuple[EllipticCurvePrivateKey, bytes]] = {}
        self.delivered: list[Delivered] = []
        self._begun: set[str] = set()
        self._news = threading.Condition()

    def subscription(self, name: str, language: str = "en") -> dict[str, Any]:
        """What that browser sends; the same keys each time."""
        key, auth = self.keys.setdefault(name, (generate_private_key(SECP256R1()), urandom(16)))
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": plain(point), "auth": plain(auth)}
        return {"endpoint": f"{self.origin}/send/{name}", "keys": keys, "language": language}

    def wait(self, count: int) -> list[Delivered]:
        """Everything that arrived, once it is as much as that."""
        with self._news:
            there = self._news.wait_for(lambda: len(self.delivered) >= count, PATIENCE)
            assert there, f"{len(self.delivered)} of {count} arrived"
            return list(self.delivered)

    def hold(self, name: str) -> None:
        """Wait until a request for that browser is there, held."""
        with self._news:
            assert self._news.wait_for(lambda: name in self._begun, PATIENCE)

    def received(self, count: int) -> dict[str, str]:
        """Who was told what in the next `count` messages, which are forgotten then."""
        arrived = self.wait(count)
        self.delivered.clear()
        assert len(arrived) == count
        return {one.name: one.said["body"] for one in arrived}

    def take(self, name: str, headers: dict[str, str], body: bytes) -> tuple[int, str | None]:
        key, auth = self.keys[name]
        content = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
        with self._news:
            self._begun.add(name)
            self._news.notify_all()
        while name in self.held:
            time.sleep(0.01)
        with self._news:
            self.delivered.append(Delivered(name, time.monotonic(), headers, json.loads(content)))
            self._news.notify_all()
            waiting = self.answers.get(name)
            return waiting.pop(0) if waiting else (201, None)


@contextmanager
def push_service(certificate: ssl.SSLContext | None = None) -> Iterator[PushService]:
    """One that listens on the loopback alone; with a certificate by TLS, as localhost."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, wait = service.take(self.path.rpartition("/")[2], headers, body)
            self.send_response(status)
            if wait is not None:
                self.send_header("Retry-After", wait)
            if 300 <= status < 400:
                self.send_header("Location", f"{service.origin}/send/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nobody reads it."""

    with StandIn(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        if certificate is not None:
            server.socket = certificate.wrap_socket(server.socket, server_side=True)
        begun = "http://127.0.0.1" if certificate is None else "https://localhost"
        service = PushService(f"{begun}:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield service
        service.held.clear()
        server.shutdown()
        thread.join()


def plain(raw: bytes) -> str:
    """base64url without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims(authorization: str, public_key: str) -> dict[str, Any]:
    """What the sender says of itself, signed with that key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    signed, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(half) for half in (raw(signature)[:32], raw(signature)[32:]))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw(public_key))
    key.verify(encode_dss_signature(r, s), signed.encode(), ECDSA(SHA256()))
    head, said = (json.loads(raw(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(said)


def subscribe(hall: Hall, browser: FlaskClient, service: PushService, name: str, language: str = "en") -> TestResponse:
    """Have that browser be told by the service under this name."""
    return browser.put(hall.path(f"push-subscriptions/{uuid7()}"), json=service.subscription(name, language))


def phone_of(hall: Hall, service: PushService, who: str, name: str | None = None, language: str = "en") -> FlaskClient:
    """A subscribed phone of an official (by role) or of the player of that number."""
    browser = hall.browser()
    whom = {"player": str(hall.players[int(who)])} if who.isdecimal() else {"official": str(hall.officials[who])}
    assert hall.admit(browser, hall.link(**whom)).status_code == 201
    assert subscribe(hall, browser, service, name or who, language).status_code == 201
    return browser
