"""Passkeys as no browser sends them: refused in words, whatever they are, and never our fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from tests.api.account.test_accounts import create
from tests.api.answers import details, mistakes
from tests.api.authenticator import BACKED_UP, PRESENT, VERIFIED, Authenticator
from tests.examples import examples

FUZZED = settings(max_examples=examples(40), suppress_health_check=list(HealthCheck))
SIMPLE = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=5) | st.binary()
KEYS = st.text(max_size=5) | st.integers(-5, 5)
ANYTHING = st.recursive(
    SIMPLE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=4
)
FORMATS = ("none", "packed", "fido-u2f", "tpm", "apple", "android-key", "android-safetynet")
STATEMENTS = ("sig", "x5c", "response", "alg", "ver", "certInfo", "pubArea")
Broken = Callable[[Authenticator, str], dict[str, Any]]


@pytest.fixture
def ana(app: Flask) -> FlaskClient:
    browser = app.test_client()
    assert create(app, browser).status_code == 201
    return browser


def add(browser: FlaskClient, broken: Broken, device: Authenticator | None = None) -> TestResponse:
    asked = browser.post("/api/v1/account/passkeys/options").get_json()
    credential = broken(device or Authenticator(), asked["options"]["challenge"])
    body = {"challenge": asked["challenge"], "credential": credential, "label": "Laptop"}
    return browser.post("/api/v1/account/passkeys", json=body)


def sign_in(browser: FlaskClient, broken: Broken, device: Authenticator, home: str = "127.0.0.1") -> TestResponse:
    origin = {"REMOTE_ADDR": home}
    asked = browser.post("/api/v1/account/sign-in/passkey/options", environ_base=origin).get_json()
    body = {"challenge": asked["challenge"], "credential": broken(device, asked["options"]["challenge"])}
    return browser.post("/api/v1/account/sign-in/passkey", json=body, environ_base=origin)


def key(labels: dict[int, Any], without: int | None = None) -> Broken:
    """With another public key: these labels changed, and one left out."""

    def broken(device: Authenticator, challenge: str) -> dict[str, Any]:
        public = {label: value for label, value in {**device.public, **labels}.items() if label != without}
        return device.creates(challenge, authData=device.attested(public))

    return broken


def whole(content: bytes) -> Broken:
    return lambda device, challenge: device.creates(challenge, whole=content)


def parts(**values: Any) -> Broken:
    return lambda device, challenge: device.creates(challenge, **values)


def client(data: Any) -> Broken:
    return lambda device, challenge: device.creates(challenge, client=data)


def outside(**values: Any) -> Broken:
    return lambda device, challenge: {**device.creates(challenge), **values}


NEW: dict[str, Broken] = {
    "nothing": lambda *_: {},
    "no CBOR": whole(b"\xff"),
    "CBOR that breaks off": whole(b"\xa3\x63fmt"),
    "a thousand lists": whole(b"\x81" * 100_000),
    "longer than there is": whole(b"\x9b" + b"\x7f" * 8),
    "no map": whole(b"\x01"),
    "no end of tags": whole(b"\xd8\x1c" * 500 + b"\xa0"),
    "format a number": parts(fmt=7),
    "format a list": parts(fmt=["none"]),
    "statement nothing": parts(attStmt=None),
    "statement a number": parts(attStmt=7),
    "data a number": parts(authData=7),
    "data too short": parts(authData=b"short"),
    "data without a passkey": lambda device, challenge: device.creates(challenge, authData=device.data()),
    "data that breaks off": lambda device, challenge: device.creates(challenge, authData=device.attested()[:60]),
    "key no map": lambda device, challenge: device.creates(challenge, authData=device.attested(7)),
    "key a text": lambda device, challenge: device.creates(challenge, authData=device.attested("key")),
    "key empty": lambda device, challenge: device.creates(challenge, authData=device.attested({})),
    "no algorithm": key({}, without=3),
    "unknown algorithm": key({3: -999}),
    "algorithm a list": key({3: [-7]}),
    "unknown kind of key": key({1: 99}),
    "unknown curve": key({-1: 99}),
    "no point of the curve": key({-2: bytes([1] * 32)}),
    "a number for a coordinate": key({-2: 7}),
    "a text for a coordinate": key({-3: "y"}),
    "coordinate of no length": key({-2: b""}),
    "Edwards key of five bytes": key({1: 1, 3: -8, -1: 6, -2: b"short"}),
    "RSA key of one": key({1: 3, 3: -257, -1: b"\x01", -2: b"\x01"}),
    "client data no JSON": client(b"{"),
    "client data a list": client(b"[]"),
    "client data thousands deep": client(b"[" * 100_000),
    "challenge a number": client({"challenge": 7}),
    "challenge nothing": client({"challenge": None}),
    "origin a list": client({"origin": ["http://localhost"]}),
    "token binding of no kind": client({"tokenBinding": {"status": []}, "origin": "http://elsewhere"}),
    "id no base64url": outside(rawId="!!!!"),
    "id of one letter": outside(id="A", rawId="A"),
    "id beyond ASCII": outside(id="é", rawId="é"),
    "id a number": outside(id=7, rawId=7),
    "response a list": outside(response=[]),
    "kind of credential a list": outside(type=["public-key"]),
    "attachment unknown": outside(authenticatorAttachment="somewhere"),
    **{f"{name} of nothing": parts(fmt=name, attStmt={}) for name in FORMATS[1:]},
    **{f"{name} of no bytes": parts(fmt=name, attStmt=dict.fromkeys(STATEMENTS, b"")) for name in FORMATS[1:]},
    **{f"{name} of numbers": parts(fmt=name, attStmt=dict.fromkeys(STATEMENTS, 7)) for name in FORMATS[1:]},
    **{f"{name} of empty lists": parts(fmt=name, attStmt={one: [] for one in STATEMENTS}) for name in FORMATS[1:]},
    **{f"{name} of no certificate": parts(fmt=name, attStmt={"sig": b"s", "x5c": [b"no"]}) for name in FORMATS[1:]},
}
OLD: dict[str, Broken] = {
    "data too short": lambda device, challenge: device.signs(challenge, data=b"short"),
    "data of another name": lambda device, challenge: device.signs(challenge, data=bytes(37)),
    "nobody there": lambda device, challenge: device.signs(challenge, data=device.data(count=2, flags=VERIFIED)),
    "nobody verified": lambda device, challenge: device.signs(challenge, data=device.data(count=2, flags=PRESENT)),
    "backed up though it can't be": lambda device, challenge: device.signs(
        challenge, data=device.data(count=2, flags=PRESENT | VERIFIED | BACKED_UP)
    ),
    "counted backwards": lambda device, challenge: device.signs(challenge, data=device.data(count=1)),
    "no signature": lambda device, challenge: device.signs(challenge, signature=""),
    "a long signature": lambda device, challenge: device.signs(challenge, signature="A" * 19_000),
    "odd signature": lambda device, challenge: device.signs(challenge, signature="é!"),
    "signature a number": lambda device, challenge: device.signs(challenge, signature=7),
    "owner a number": lambda device, challenge: device.signs(challenge, userHandle=7, signature="AA"),
    "owner odd": lambda device, challenge: device.signs(challenge, userHandle="é!", signature="AA"),
    "client data thousands deep": lambda device, challenge: device.signs(challenge, client=b"[" * 14_000),
    "origin a map": lambda device, challenge: device.signs(challenge, client={"origin": {}}),
    "id padded": lambda device, challenge: {**device.signs(challenge), "rawId": "===="},
    "response nothing": lambda device, challenge: {**device.signs(challenge), "response": None},
}


def test_a_new_one_that_is_broken_is_refused(ana: FlaskClient) -> None:
    for name, broken in NEW.items():
        assert set(mistakes(add(ana, broken))) == {"credential"}, name
    assert ana.get("/api/v1/account").get_json()["passkeys"] == []


def test_one_that_signs_brokenly_signs_nobody_in(app: Flask, ana: FlaskClient) -> None:
    device, browser = Authenticator(), app.test_client()
    assert add(ana, Authenticator.creates, device).status_code == 201
    for name, broken in OLD.items():
        assert details(sign_in(browser, broken, device), 403)["type"].endswith(":not-signed-in"), name
    assert sign_in(browser, Authenticator.signs, device).status_code == 200


def test_an_id_is_as_long_as_the_standard_allows_and_no_longer(app: Flask, ana: FlaskClient) -> None:
    for length, status in ((1023, 201), (1024, 422), (60_000, 422), (0, 422)):
        assert add(ana, Authenticator.creates, Authenticator(b"i" * length)).status_code == status, length


@pytest.mark.postgresql
def test_a_count_goes_to_its_end(app: Flask, ana: FlaskClient) -> None:
    device, browser = Authenticator(), app.test_client()
    far = device.attested(count=2**32 - 3)
    assert add(ana, lambda _, challenge: device.creates(challenge, authData=far), device).status_code == 201
    for count in (2**32 - 2, 2**32 - 1):
        signed = sign_in(browser, lambda _, asked, at=count: device.signs(asked, data=device.data(count=at)), device)
        assert signed.status_code == 200


@FUZZED
@given(name=st.sampled_from(FORMATS), statement=st.dictionaries(st.sampled_from(STATEMENTS), ANYTHING), key=ANYTHING)
@example(name="packed", statement={"sig": b"s", "alg": -7}, key=None)
def test_whatever_is_in_its_place_it_is_not_our_fault(
    ana: FlaskClient, name: str, statement: dict[str, Any], key: Any
) -> None:
    device = Authenticator()
    attestation = {"fmt": name, "attStmt": statement, "authData": device.attested(key)}
    answer = add(ana, lambda _, challenge: device.creates(challenge, **attestation), device)
    assert answer.status_code in (201, 409, 422)


@FUZZED
@given(place=st.integers(0, 10_000), byte=st.integers(0, 255), length=st.integers(0, 300))
def test_whichever_byte_is_wrong_it_is_not_our_fault(
    app: Flask, ana: FlaskClient, place: int, byte: int, length: int
) -> None:
    device = Authenticator()
    data = bytearray(device.attested()[:length])
    if data:
        data[place % len(data)] = byte
    add_status = add(ana, lambda _, challenge: device.creates(challenge, authData=bytes(data)), device).status_code
    assert add_status in (201, 409, 422)
    home = f"10.0.{place % 256}.{byte}"
    sign = sign_in(app.test_client(), lambda _, challenge: device.signs(challenge, data=bytes(data)), device, home)
    assert sign.status_code in (200, 403)
