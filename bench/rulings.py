"""PUT a ruling: durable, decided, chained and idempotent, in a hall with 50 phones and after 1,000,000 rulings.

python -m bench.rulings        (needs 6 GB of disk for a while)
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple
from uuid import UUID

from uuid_utils.compat import uuid7

from bench import hall as halls
from bench.hall import Hall
from bench.load import Client, load, request
from bench.results import Result, at_least, at_most, show
from bench.servers import OURS, in_words, serving, turns
from models.database.backup import backup
from models.database.engine import make_engine, read
from models.journal import audit
from models.journal.findings import Finding

FEW, WARM = 100, 50


class Effort(NamedTuple):
    """How much is tried."""

    turns: int = 5
    seconds: float = 2
    hall_seconds: float = 20
    """How long the writers of a hall write."""
    many: int = 1_000_000
    asked: int = 400
    writers: int = 50
    outbox: int = 20


FULL = Effort()
BRIEF = Effort(turns=1, seconds=0.2, hall_seconds=0.5, many=2 * FEW, asked=5, writers=8, outbox=2)


def measure(effort: Effort = FULL) -> list[Result]:
    """Measure in about four minutes, most of them for filling the big database."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as temporary:  # on this disk: elsewhere may be memory
        folder = Path(temporary)
        few, many, busy = (folder / f"{name}.sqlite3" for name in ("few", "many", "busy"))
        hall = halls.open_hall(few)
        halls.issue(few, hall, FEW)
        for copy in (many, busy):
            backup(f"sqlite:///{few}", copy)
        return [
            *capacity(folder, busy, hall, effort),
            growth(folder, few, many, hall, effort),
        ]


def capacity(folder: Path, database: Path, hall: Hall, effort: Effort) -> list[Result]:
    """Measure one server: against the bare one, with the writers of a hall, and with all their outboxes at once."""
    width, answer = _shape(database, hall)
    settings = {"BARE_WIDTH": str(width), "BARE_ANSWER": answer}
    with serving(folder, OURS, database) as ours:
        with serving(folder, "bench.bare_rulings:app", folder / "bare.sqlite3", **settings) as bare:
            against_bare = throughput(ours, bare, hall, effort, f"rows of {width} bytes, answers of {len(answer)}")
            paced = latency(ours, bare, hall, effort)
        return [against_bare, *paced, outboxes(ours, database, hall, effort)]


def throughput(ours: str, bare: str, hall: Hall, effort: Effort, words: str) -> Result:
    """Measure the requests per second of 16 connections, ours and bare in turns."""
    taken = turns(ours, bare, lambda: puts(hall), effort.turns, effort.seconds)
    ratio = median(turn.ratio for turn in taken)
    return at_least("PUT ruling against a bare insert, requests/s", ratio, 0.4, details=in_words(taken, words))


def latency(ours: str, bare: str, hall: Hall, effort: Effort) -> list[Result]:
    """Measure how long a ruling takes when every writer issues one each second, far more than a hall ever does.

    A bare insert at the same pace says what of it is the machine: its disk, and a processor that rests in between.
    """
    machine = load(bare, puts(hall), effort.writers, effort.hall_seconds, pause=1)
    paced = load(ours, puts(hall), effort.writers, effort.hall_seconds, pause=1)
    longest = f"the longest took {max(paced.times) * 1e3:.0f} ms"
    words = f"{len(paced.times)} rulings, {paced.rate:.0f}/s; {longest}; a bare insert {machine.percentile(50):.1f} ms"
    name = f"PUT ruling, {effort.writers} writers, one a second each"
    return [
        at_most(f"{name}: p50", paced.percentile(50), 5, "ms", words),
        at_most(f"{name}: p99", paced.percentile(99), 50, "ms"),
    ]


def outboxes(address: str, database: Path, hall: Hall, effort: Effort) -> Result:
    """Let the phones of all writers empty their outboxes at once, each sending everything twice."""
    before = len(_stored(database))
    waiting = [[(uuid7(), call) for call in hall.calls(effort.outbox)] for _ in range(effort.writers)]
    begin = threading.Barrier(effort.writers)

    def empty(outbox: list[tuple[UUID, dict[str, Any]]]) -> Counter[int]:
        with closing(Client(address)) as phone:
            begin.wait()
            return Counter(phone.ask(put(hall, identity, call)) for identity, call in outbox + outbox[::-1])

    with ThreadPoolExecutor(effort.writers) as pool:
        answers = sum(pool.map(empty, waiting), Counter[int]())
    stored = _stored(database)
    sent = {identity.hex for outbox in waiting for identity, _ in outbox}
    lost, twice = len(sent - set(stored)), len(stored) - before - len(sent)
    findings = _findings(database, hall)
    words = f"{len(sent)} rulings sent twice each: answers {dict(answers)}, {len(stored)} rulings stored in all"
    measured = f"{lost} lost, {twice} twice, {len(findings)} findings"
    met = answers == {201: len(sent), 200: len(sent)} and not (lost or twice or findings)
    target = "no error, none lost, none twice, audit clean"
    return Result(f"PUT ruling, {effort.writers} outboxes at once", measured, target, met, words)


def growth(folder: Path, few: Path, many: Path, hall: Hall, effort: Effort) -> Result:
    """Measure the median time of one PUT with many rulings stored against that with few, one of each in turn."""
    halls.fill(many, hall, effort.many - FEW)
    with (
        serving(folder, OURS, few) as small,
        serving(folder, OURS, many) as big,
        closing(Client(small)) as one,
        closing(Client(big)) as other,
    ):
        phones = [one, other]
        taken: list[list[float]] = [[], []]
        for number, call in enumerate(hall.calls(WARM + effort.asked)):
            for phone, times in zip(phones, taken, strict=True):
                sent = put(hall, uuid7(), call)
                started = perf_counter()
                assert phone.ask(sent) == 201
                if number >= WARM:
                    times.append(perf_counter() - started)
    middle = [median(times) for times in taken]
    words = f"p50 {middle[1] * 1e3:.2f} ms with {effort.many:,} rulings, {middle[0] * 1e3:.2f} ms with {FEW}"
    name = f"PUT ruling, p50 with {effort.many:,} stored against {FEW}"
    return at_most(name, middle[1] / middle[0], 1.2, details=words)


def puts(hall: Hall) -> Iterator[bytes]:
    """Yield requests without end, each with a new ruling."""
    for call in cycle(list(hall.calls(1024))):
        yield put(hall, uuid7(), call)


def put(hall: Hall, identity: UUID, call: dict[str, Any]) -> bytes:
    """Return the request that issues this ruling."""
    return request("PUT", f"{hall.path}/rulings/{identity}", hall.headers, json.dumps(call))


def _shape(database: Path, hall: Hall) -> tuple[int, str]:
    """Return how many bytes a stored ruling has in the middle, and an answer."""
    place = f"{hall.path}/rulings/{uuid7()}"
    with halls.app_of(database) as app:
        answer = app.test_client().put(place, json=next(hall.calls(1)), headers=hall.headers)
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT * FROM ruling").fetchall()
    widths = [sum(len(str(value).encode()) for value in row if value is not None) for row in rows]
    return round(median(widths)), answer.text


def _stored(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return [identity for (identity,) in connection.execute("SELECT id FROM ruling")]


def _findings(database: Path, hall: Hall) -> list[Finding]:
    store = make_engine(f"sqlite:///{database}")
    with read(store) as connection:
        findings = audit.verify(connection, hall.tournament)
    store.dispose()
    return findings


if __name__ == "__main__":
    sys.exit(not show(measure()))
