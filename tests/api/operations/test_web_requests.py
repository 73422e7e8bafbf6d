"""A server that we ask never holds us longer than the time of a whole request, nor fills the memory."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from urllib3.exceptions import HTTPError

from services.pantheon.client import DEEPEST, Pantheon, PantheonError, read_answer
from services.proofs import stamps
from services.push import delivery
from services.push.delivery import UNREACHED, Answer
from services.push.push_services import Target
from services.web_requests import post
from tests.slow_server import dripping

SECONDS = 0.3
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
SLOW = {
    "head": (HEAD + b"X-Long: ", b"x"),
    "headers": (HEAD, b"X-More: 1\r\n"),
    "body": (HEAD + b"Content-Length: 100000\r\n\r\n{", b" "),
    "body without end": (HEAD + b"Connection: close\r\n\r\n{}", b" "),
    "chunks": (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
}


@pytest.mark.parametrize("what", SLOW)
def test_a_request_ends_in_its_time(what: str) -> None:
    with dripping(*SLOW[what]) as address:
        began = monotonic()
        with pytest.raises(TimeoutError, match=r"has not answered within 0\.3 seconds"):
            post(f"http://{address}/", b"", {}, seconds=SECONDS, largest=1_000_000)
        assert monotonic() - began < SECONDS * 10


def test_a_greeting_of_tls_ends_in_its_time() -> None:
    with dripping(b"\x16\x03\x03\x40\x00", b"\x00") as address, pytest.raises(TimeoutError):
        post(f"https://{address}/", b"", {}, seconds=SECONDS, largest=1_000_000)


def test_an_answer_that_is_too_large_is_not_read_whole() -> None:
    with (
        dripping(HEAD + b"Content-Length: 900000000\r\n\r\n" + b" " * 2_000_001) as address,
        pytest.raises(ValueError, match="larger than 2000 kB"),
    ):
        post(f"http://{address}/", b"", {}, seconds=20, largest=2_000_000)


@pytest.mark.parametrize("address", ["ftp://127.0.0.1/", "127.0.0.1:1", "file:///etc/passwd", "http://", ""])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises((ValueError, HTTPError)):
        post(address, b"", {}, seconds=SECONDS, largest=1)


def test_pantheon_says_so_in_a_sentence() -> None:
    with dripping(*SLOW["body"]) as address:
        there = Pantheon(f"http://{address}", f"http://{address}", 1, SECONDS)
        with pytest.raises(PantheonError, match=r"has not answered within 0\.3 seconds\."):
            there.sign_in("referee@example.org", "right")


@pytest.mark.parametrize("brackets", [DEEPEST, 900, 100_000])
def test_deep_answers_of_pantheon_are_refused(brackets: int) -> None:
    with pytest.raises(ValueError, match=r"lie in one another|[Rr]ecursion|[Dd]epth"):
        read_answer(b'{"a":' + b"[" * brackets + b"]" * brackets + b"}")
    assert read_answer(b'{"localId": [[1]]}') == {"local_id": [[1]]}


def test_a_stamping_authority_is_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(stamps, "SECONDS", SECONDS)
    (tmp_path / "roots.pem").write_text("")
    with dripping(*SLOW["body"]) as address, pytest.raises(stamps.StampError, match="has not answered within"):
        stamps.Authority(f"http://{address}/", tmp_path / "roots.pem").stamp("checkpoint")


def test_a_push_service_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "SECONDS", SECONDS)
    with dripping(*SLOW["headers"]) as address:
        host, port = address.split(":")
        target = Target("http", host, int(port), (host,), "/", f"http://{address}")
        assert delivery._sent(target, b"", {}) == Answer(UNREACHED)
