"""The live feed with 100 phones: how long after a ruling's answer the others hear of it, and what that costs a PUT.

python -m bench.live
"""

from __future__ import annotations

import json
import re
import selectors
import socket
import sys
import tempfile
import threading
from collections import defaultdict
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from uuid_utils.compat import uuid7

from bench import hall as halls
from bench.hall import Hall
from bench.results import Result, at_least, at_most, show
from bench.rulings import puts
from bench.servers import OURS, in_words, serving, turns
from models.database.backup import backup
from models.journal.live import MOST_OF_ONE

STREAMS = 100
EVENT = re.compile(rb"^id: (\d+)\n", re.MULTILINE)


def measure(rulings: int = 60, number: int = 5, seconds: float = 2) -> list[Result]:
    """Measure in about 50 seconds."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as temporary, ExitStack() as stack:
        folder = Path(temporary)
        quiet, followed = folder / "quiet.sqlite3", folder / "followed.sqlite3"
        hall = halls.open_hall(quiet)
        backup(f"sqlite:///{quiet}", followed)
        addresses = [stack.enter_context(serving(folder, OURS, database)) for database in (quiet, followed)]
        audience = stack.enter_context(Audience(addresses[1], hall, STREAMS))
        return [delay(addresses[1], hall, audience, rulings), cost(*addresses, hall, number, seconds)]


def delay(address: str, hall: Hall, audience: Audience, rulings: int) -> Result:
    """Measure from a PUT's answer to the event on each stream; an event that overtakes the answer counts as 0."""
    answered = {}
    with closing(_connect(address)) as connection:
        for call in hall.calls(rulings):
            connection.request("PUT", f"{hall.path}/rulings/{uuid7()}", json.dumps(call), hall.headers)
            answer = json.loads(connection.getresponse().read())
            answered[answer["journal"]["seq"]] = perf_counter()
            sleep(0.5)
    audience.wait_for(max(answered))
    waits = [max(0.0, heard - at) for seq, at in answered.items() for heard in audience.when(seq)]
    percent = quantiles(waits, n=100)
    middle, worst = percent[49] * 1e3, max(waits) * 1e3
    words = f"{rulings} rulings heard on {STREAMS} streams: p50 {middle:.0f} ms, worst {worst:.0f} ms"
    return at_most("live: from a ruling's answer to the event, p99", percent[98] * 1e3, 1000, "ms", words)


def cost(quiet: str, followed: str, hall: Hall, number: int, seconds: float) -> Result:
    """Measure rulings per second from 16 connections with the streams open against none, in turns."""
    taken = turns(followed, quiet, lambda: puts(hall), number, seconds)
    words = in_words(taken, f"'ours' with {STREAMS} streams, 'bare' is ours without")
    ratio = median(turn.ratio for turn in taken)
    return at_least(f"PUT ruling with {STREAMS} streams open against none", ratio, 0.8, details=words)


class Audience:
    """Open streams, read by one thread, which notes the numbers that each receives and when."""

    def __init__(self, address: str, hall: Hall, streams: int) -> None:
        self._heard: dict[int, list[tuple[int, float]]] = defaultdict(list)
        self._selector = selectors.DefaultSelector()
        self._sockets = []
        tokens = _officials(address, hall, -(-streams // MOST_OF_ONE))
        for number in range(streams):
            self._open(address, hall, tokens[number // MOST_OF_ONE])
        self._reading = True
        self._thread = threading.Thread(target=self._read)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._reading = False
        self._thread.join()
        for stream in self._sockets:
            stream.close()

    def when(self, seq: int) -> list[float]:
        """Return when each stream received this number, or the first above it: numbers may come as one."""
        return [next(at for received, at in heard if received >= seq) for heard in self._heard.values()]

    def wait_for(self, seq: int) -> None:
        """Wait until every stream has received this number."""
        until = perf_counter() + 30
        while len(self._heard) < len(self._sockets) or any(heard[-1][0] < seq for heard in self._heard.values()):
            assert perf_counter() < until, "a stream did not tell the last number"
            sleep(0.1)

    def _open(self, address: str, hall: Hall, token: str) -> None:
        parts = urlsplit(address)
        stream = socket.create_connection((str(parts.hostname), parts.port or 80))
        lines = [f"GET {hall.path}/live HTTP/1.1", f"Host: {parts.netloc}", f"Authorization: Bearer {token}", "", ""]
        stream.sendall("\r\n".join(lines).encode())
        self._sockets.append(stream)
        self._selector.register(stream, selectors.EVENT_READ)

    def _read(self) -> None:
        while self._reading:
            for ready, _ in self._selector.select(0.1):
                sent = ready.fileobj.recv(65536)  # type: ignore[union-attr]
                at = perf_counter()
                for seq in EVENT.findall(sent):
                    self._heard[ready.fd].append((int(seq), at))


def _officials(address: str, hall: Hall, number: int) -> list[str]:
    """Create as many referees. Return their tokens."""
    tokens = []
    with closing(_connect(address)) as connection:
        for name in range(number):
            body = json.dumps({"name": f"Referee {name}", "roles": ["referee"]})
            official = str(uuid7())
            connection.request("PUT", f"{hall.path}/officials/{official}", body, hall.headers)
            connection.getresponse().read()
            asked = json.dumps({"name": "bench", "official": official, "scopes": ["read"]})
            connection.request("PUT", f"{hall.path}/api-tokens/{uuid7()}", asked, hall.headers)
            tokens.append(json.loads(connection.getresponse().read())["token"])
    return tokens


def _connect(address: str) -> HTTPConnection:
    parts = urlsplit(address)
    return HTTPConnection(str(parts.hostname), parts.port, timeout=30)


if __name__ == "__main__":
    sys.exit(not show(measure()))
