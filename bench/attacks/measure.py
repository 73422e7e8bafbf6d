"""A ruling beside each attack, against the same server at rest."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPException
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import NamedTuple

from uuid_utils.compat import uuid7

from bench import hall as halls
from bench.attacks.catalogue import ATTACKS
from bench.attacks.clients import Target, listen
from bench.crowds import Memory
from bench.proxy import behind_caddy
from bench.results import Result, at_most
from bench.servers import OURS, serving
from models.database.engine import sqlite_url
from tests.databases import postgresql

PAUSE = 0.05  # between two rulings of the one phone that is measured
PATIENCE = 5.0  # after which its call counts as not answered
LISTENERS = 16  # phones, in each attack
SETTLING = 3.0  # seconds, until an attack has begun
MOST_MEMORY = 600  # MB, of all our processes together


class Setting(NamedTuple):
    """Where it is measured. `seconds`: how long at rest, and under the attack."""

    database: str = "sqlite"
    proxy: bool = False
    seconds: tuple[float, float] = (15, 60)
    scale: float = 1


class Beside(NamedTuple):
    """What one phone saw of its rulings: milliseconds, and how many were not answered."""

    p50: float
    p99: float
    unanswered: int
    number: int


def measure(names: Sequence[str] = (), setting: Setting = Setting()) -> Iterator[Result]:  # noqa: B008 -- immutable
    """Measure each attack, or those of these names."""
    for name in names or ATTACKS:
        with _database(setting.database) as (folder, url):
            yield from _measure(name, folder, url, setting)


@contextmanager
def _database(kind: str) -> Iterator[tuple[Path, str]]:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as temporary, ExitStack() as stack:
        folder = Path(temporary)
        if kind == "sqlite":
            yield folder, sqlite_url(folder / "attacked.sqlite3")
        else:
            server = stack.enter_context(postgresql())
            yield folder, server.url(stack.enter_context(server.database()))


def _measure(name: str, folder: Path, url: str, setting: Setting) -> list[Result]:
    attack, most = ATTACKS[name]
    hall = halls.open_hall(url)
    at_rest, long = setting.seconds
    with serving(folder, OURS, url, SHINPAN_TRUSTED_PROXIES="1") as address, ExitStack() as stack:
        memory = stack.enter_context(Memory())
        if setting.proxy:
            address = stack.enter_context(behind_caddy(folder, address))
        target = Target(address, hall)
        _rulings(target, 1)
        idle = _rulings(target, at_rest)
        listen(target, stack, LISTENERS)
        memory.reset()
        words = attack(target, setting.scale)(target, stack)
        sleep(SETTLING * setting.scale)
        under = _rulings(target, long)
        peak = memory.peak / 2**20
    beside = f"{under.unanswered} of {under.number} not answered; " if under.unanswered else ""
    details = f"{beside}p50 {idle.p50:.0f} → {under.p50:.0f} ms, p99 {idle.p99:.0f} → {under.p99:.0f} ms at rest → here"
    return [
        at_most(f"{name}: a ruling, p99", under.p99, most, "ms", f"{details}{words}"),
        at_most(f"{name}: memory, peak", peak, MOST_MEMORY, "MB"),
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
