"""Attacks: how long a ruling takes beside each, and how much memory the server needs, against the same server at rest.

python -m bench.attacks [NAME …]
"""

from __future__ import annotations

import json
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from io import BytesIO
from itertools import count, cycle
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import NamedTuple
from urllib.parse import urlsplit

from PIL import Image
from uuid_utils.compat import uuid7

from bench import hall as halls
from bench.crowds import Crowd, Memory
from bench.hall import Hall
from bench.load import request
from bench.results import Result, at_most, show
from bench.servers import OURS, serving
from models.journal.live import MOST_OF_ONE

MOST_SCANS, MOST_BYTES = 50, 500_000  # of a photo, as the server takes it
SCAN = b"\xff\xda"

PAUSE = 0.05  # between two rulings of the one phone that is measured
PATIENCE = 5.0  # after which its call counts as not answered
LISTENERS = 16  # phones, in each attack
SETTLED = 8.0  # seconds, until all of a crowd are where they stay
JSON = {"Content-Type": "application/json"}
DECISION = "/api/v1/decisions"


class Beside(NamedTuple):
    """What one phone saw of its rulings: milliseconds, and how many were not answered."""

    p50: float
    p99: float
    unanswered: int
    number: int


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


def measure(names: list[str] | None = None, seconds: float = 15, scale: float = 1) -> list[Result]:
    """Measure each attack in about half a minute; `scale` makes them smaller."""
    results = []
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as temporary:
        for name in names or ATTACKS:
            folder = Path(temporary) / name.replace(" ", "-")
            folder.mkdir()
            results += _measure(name, folder, seconds, scale)
    return results


def _measure(name: str, folder: Path, seconds: float, scale: float) -> list[Result]:
    attack, most = ATTACKS[name]
    database = folder / "attacked.sqlite3"
    hall = halls.open_hall(database)
    with serving(folder, OURS, database, SHINPAN_TRUSTED_PROXIES="1") as address, ExitStack() as stack:
        target = Target(address, hall)
        memory = stack.enter_context(Memory())
        _rulings(target, 1)
        idle = _rulings(target, seconds)
        listen(target, stack, LISTENERS)
        memory.peak = 0
        words = attack(target, scale)(target, stack)
        under = _rulings(target, seconds)
        peak = memory.peak / 2**20
    beside = f"{under.unanswered} of {under.number} not answered; " if under.unanswered else ""
    details = f"{beside}p50 {idle.p50:.0f} → {under.p50:.0f} ms, p99 {idle.p99:.0f} → {under.p99:.0f} ms at rest → here"
    return [
        at_most(f"{name}: a ruling, p99", under.p99, most, "ms", f"{details}{words}"),
        at_most(f"{name}: memory, peak", peak, 600, "MB"),
    ]


def _rulings(target: Target, seconds: float) -> Beside:
    """Issue rulings from one phone, one after the other."""
    calls = cycle(list(target.hall.calls(256)))
    times, unanswered, end = [], 0, perf_counter() + seconds
    phone = HTTPConnection(*target.place, timeout=PATIENCE)
    while perf_counter() < end or len(times) < 2:
        started = perf_counter()
        try:
            phone.request("PUT", f"{target.hall.path}/rulings/{uuid7()}", json.dumps(next(calls)), target.hall.headers)
            answer = phone.getresponse()
            answer.read()
            unanswered += answer.status != 201
        except (OSError, HTTPException):
            unanswered += 1
            phone.close()
        times.append(perf_counter() - started)
        sleep(PAUSE)
    phone.close()
    percent = quantiles(times, n=100)
    return Beside(percent[49] * 1e3, percent[98] * 1e3, unanswered, len(times))


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


def crowd(number: int, sent: bytes, *, reads: bool = True) -> Callable[[Target, float], Attack]:
    """Make an attack of so many connections."""

    def sized(_: Target, scale: float) -> Attack:
        def attack(target: Target, stack: ExitStack) -> str:
            stack.callback(Crowd(target.place, int(number * scale), sent, reads=reads).start().close)
            sleep(SETTLED * scale)
            return ""

        return attack

    return sized


def many(
    number: int, sent: Callable[[Target], Iterator[tuple[str, str, dict[str, str], bytes]]]
) -> Callable[..., Attack]:
    """Make an attack of so many clients that each send a request as soon as the one before is answered."""

    def sized(target: Target, scale: float) -> Attack:
        requests, taking = sent(target), threading.Lock()

        def attack(target: Target, stack: ExitStack) -> str:
            going = threading.Event()

            def client() -> None:
                while not going.is_set():
                    with taking:
                        method, path, headers, body = next(requests)
                    connection = HTTPConnection(*target.place, timeout=60)
                    with suppress(OSError, HTTPException):
                        connection.request(method, path, body, headers)
                        if connection.getresponse().status in (429, 503):
                            sleep(0.5)
                    connection.close()

            clients = [threading.Thread(target=client) for _ in range(int(number * scale))]
            for one in clients:
                one.start()
            stack.callback(lambda: [one.join() for one in clients])
            stack.callback(going.set)
            return ""

        return attack

    return sized


def streams(number: int) -> Callable[[Target, float], Attack]:
    """Make so many listen."""

    def sized(_: Target, scale: float) -> Attack:
        def attack(target: Target, stack: ExitStack) -> str:
            return f"; {listen(target, stack, int(number * scale)).number} of {number} let in"

        return attack

    return sized


def large_bodies(_: Target) -> Iterator[tuple[str, str, dict[str, str], bytes]]:
    """Yield whole bodies of nearly a megabyte, all from one address."""
    body = json.dumps({"foul": "x" * 990_000}).encode()
    while True:
        yield "POST", DECISION, {**JSON, "X-Forwarded-For": "198.51.100.1"}, body


def sign_ins(target: Target) -> Iterator[tuple[str, str, dict[str, str], bytes]]:
    """Yield attempts to sign in, each to an account and from an address of its own."""
    for number in count():
        body = json.dumps({"handle": f"{uuid7()}@example.org", "password": "heron umbrella seventeen"}).encode()
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        headers = {**JSON, "Origin": target.address, "X-Forwarded-For": address}
        yield "POST", "/api/v1/account/sign-in", headers, body


def photos(picture: Callable[[], bytes]) -> Callable[[Target], Iterator[tuple[str, str, dict[str, str], bytes]]]:
    """Attach this photo to rulings, again and again."""

    def sent(target: Target) -> Iterator[tuple[str, str, dict[str, str], bytes]]:
        image = picture()
        connection = HTTPConnection(*target.place, timeout=30)
        rulings = []
        for call in target.hall.calls(64):
            rulings.append(uuid7())
            connection.request(
                "PUT", f"{target.hall.path}/rulings/{rulings[-1]}", json.dumps(call), target.hall.headers
            )
            connection.getresponse().read()
        connection.close()
        headers = {**target.hall.headers, "Content-Type": "application/octet-stream"}
        for ruling in cycle(rulings):
            yield "PUT", f"{target.hall.path}/rulings/{ruling}/photos/{uuid7()}", headers, image

    return sent


def wide_png() -> bytes:
    """Draw a picture of 16 million pixels in few bytes."""
    written = BytesIO()
    Image.new("RGB", (4000, 4000)).save(written, "PNG")
    return written.getvalue()


def layered_jpeg() -> bytes:
    """Draw 16 million pixels in as many layers as are let in, each of which is all of the picture again."""
    written = BytesIO()
    Image.new("L", (4000, 4000)).save(written, "JPEG", progressive=True)
    plain = written.getvalue()
    first = plain.index(SCAN)
    layer = plain[first:-2]
    layers = min((MOST_SCANS - plain.count(SCAN)) // layer.count(SCAN), (MOST_BYTES - len(plain)) // len(layer))
    return plain[:-2] + layer * layers + plain[-2:]


HALF_HEADER = b"GET /api/v1/rulebooks HTTP/1.1\r\nHost: localhost\r\nX-Half: "
SLOW_BODY = request("POST", DECISION, JSON, "{" * 9)[:-8]
UNREAD = request("GET", "/bundle/app.js", {"Connection": "keep-alive"}) * 40

ATTACKS: dict[str, tuple[Callable[[Target, float], Attack], float]] = {
    "200 slow bodies": (crowd(200, SLOW_BODY), 200),
    "1,000 slow bodies": (crowd(1000, SLOW_BODY), 200),
    "1,000 half headers": (crowd(1000, HALF_HEADER), 200),
    "1,000 idle connections": (crowd(1000, b""), 200),
    "200 who never read": (crowd(200, UNREAD, reads=False), 200),
    "200 who send a megabyte": (many(200, large_bodies), 200),
    "40 sign-ins at once": (many(40, sign_ins), 200),
    "32 PNGs of 16 megapixels": (many(32, photos(wide_png)), 200),
    "8 JPEGs of 50 layers": (many(8, photos(layered_jpeg)), 200),
    "2,000 streams": (streams(2000), 100),
}


if __name__ == "__main__":
    sys.exit(not show(measure(sys.argv[1:])))
