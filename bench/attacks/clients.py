"""Those who attack: connections that are held, and clients that ask again and again."""

from __future__ import annotations

import json
import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from time import sleep
from typing import NamedTuple
from urllib.parse import urlsplit

from uuid_utils.compat import uuid7

from bench.crowds import Crowd
from bench.hall import Hall
from bench.load import request
from models.journal.live import MOST_OF_ONE

SETTLED = 8.0  # seconds, until all of a crowd are where they stay


class Target(NamedTuple):
    """A server under attack."""

    address: str
    hall: Hall

    @property
    def place(self) -> tuple[str, int]:
        """Where it listens."""
        parts = urlsplit(self.address)
        return str(parts.hostname), parts.port or 80


Attack = Callable[[Target, ExitStack], str]
Sized = Callable[[Target, float], Attack]
"""Makes an attack on a target, smaller by the factor."""
Requests = Iterator[tuple[str, str, dict[str, str], bytes]]
"""Method, address, headers and body of each."""


def listen(target: Target, stack: ExitStack, number: int) -> Crowd:
    """Open so many streams of officials."""
    tokens = _tokens(target, -(-number // MOST_OF_ONE))
    wanted = [tokens[index // MOST_OF_ONE] for index in range(number)]
    listening = []
    for token in wanted:
        one = socket.create_connection(target.place, timeout=30)
        one.sendall(request("GET", f"{target.hall.path}/live", {"Authorization": f"Bearer {token}"}))
        if one.recv(65536).startswith(b"HTTP/1.1 200"):
            listening.append(one)
    crowd = Crowd(target.place, 0, b"", already=listening).start()
    stack.callback(crowd.close)
    return crowd


def _tokens(target: Target, number: int) -> list[str]:
    tokens = []
    connection = HTTPConnection(*target.place, timeout=30)
    for name in range(number):
        official, path = str(uuid7()), target.hall.path
        for address, body in (
            (f"{path}/officials/{official}", {"name": f"Referee {name}", "roles": ["referee"]}),
            (f"{path}/api-tokens/{uuid7()}", {"name": "bench", "official": official, "scopes": ["read"]}),
        ):
            connection.request("PUT", address, json.dumps(body), target.hall.headers)
            answer = json.loads(connection.getresponse().read())
        tokens.append(answer["token"])
    connection.close()
    return tokens


def crowd(number: int, sent: bytes, *, reads: bool = True) -> Sized:
    """Make an attack of so many connections."""

    def sized(_: Target, scale: float) -> Attack:
        def attack(target: Target, stack: ExitStack) -> str:
            stack.callback(Crowd(target.place, int(number * scale), sent, reads=reads).start().close)
            sleep(SETTLED * scale)
            return ""

        return attack

    return sized


def many(number: int, sent: Callable[[Target], Requests]) -> Sized:
    """Make an attack of so many clients that each send a request as soon as the one before is answered."""

    def sized(target: Target, scale: float) -> Attack:
        def attack(target: Target, stack: ExitStack) -> str:
            # Apart, or the phone that is measured would wait for their turns of its interpreter too.
            process = get_context("fork").Process(target=_ask, args=(target, int(number * scale), sent), daemon=True)
            process.start()
            stack.callback(process.join)
            stack.callback(process.kill)
            return ""

        return attack

    return sized


def _ask(target: Target, number: int, sent: Callable[[Target], Requests]) -> None:
    """Be so many clients, for ever; elsewhere, as it were: what they need of this machine gives way."""
    os.nice(19)
    requests, taking = sent(target), threading.Lock()

    def client() -> None:
        while True:
            with taking:
                method, path, headers, body = next(requests)
            connection = HTTPConnection(*target.place, timeout=60)
            with suppress(OSError, HTTPException):
                connection.request(method, path, body, headers)
                if connection.getresponse().status in (429, 503):
                    sleep(0.5)
            connection.close()

    for _ in range(number):
        threading.Thread(target=client).start()


def streams(number: int) -> Sized:
    """Make so many listen."""

    def sized(_: Target, scale: float) -> Attack:
        def attack(target: Target, stack: ExitStack) -> str:
            return f"; {listen(target, stack, int(number * scale)).number} of {number} let in"

        return attack

    return sized
