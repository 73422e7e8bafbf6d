"""PUT a ruling: durable, decided, chained and idempotent, against a bare route that inserts and commits one row.

python -m bench.rulings        (needs wrk: apt-get install wrk)
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from time import perf_counter
from urllib.parse import urlsplit
from uuid import UUID

from uuid_utils.compat import uuid7

from bench import hall as halls
from bench.hall import Hall
from bench.results import Result, at_least, at_most, show
from bench.serving import HEADERS, OURS, PUTTER, Load, in_words, rate, serving
from models.database.backup import backup
from models.database.engine import make_engine, read
from models.journal import audit
from models.journal.findings import Finding

TURNS, SECONDS = 5, 2
FEW, MANY, ASKED = 100, 100_000, 400
WRITERS, OUTBOX = 16, 40


def measure() -> list[Result]:
    """About 80 seconds, half of them filling the big database."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as temporary:  # on this disk: elsewhere may be memory
        folder = Path(temporary)
        few, many, busy = (folder / f"{name}.sqlite3" for name in ("few", "many", "busy"))
        hall = halls.open_hall(few)
        halls.issue(few, hall, FEW)
        for copy in (many, busy):
            backup(f"sqlite:///{few}", copy)
        halls.fill(many, hall, MANY - FEW)
        return [throughput(folder, busy, hall), growth(folder, few, many, hall), writers(folder, busy, hall)]


def throughput(folder: Path, database: Path, hall: Hall) -> Result:
    """Requests per second of 16 connections, ours and bare in turns."""
    width, answer = _shape(database, hall)
    bare_settings = {"BARE_WIDTH": str(width), "BARE_ANSWER": answer}
    loads = []
    with (
        serving(folder, OURS, database) as ours,
        serving(folder, "bench.bare_rulings:app", folder / "bare.sqlite3", **bare_settings) as bare,
    ):
        for turn in range(TURNS):
            script = putter(folder, hall, turn)
            loads.append(Load(rate(ours, script, SECONDS), rate(bare, script, SECONDS)))
    words = in_words(loads, f"rows of {width} bytes, answers of {len(answer.encode())}")
    return at_least(
        "PUT ruling against a bare insert, requests/s", median(load.ratio for load in loads), 0.6, details=words
    )


def growth(folder: Path, few: Path, many: Path, hall: Hall) -> Result:
    """The median time of one PUT with many rulings stored against that with few, one here and one there in turn."""
    with serving(folder, OURS, few) as small, serving(folder, OURS, many) as big:
        phones = [Phone(small, hall), Phone(big, hall)]
        taken: list[list[float]] = [[], []]
        for number, call in enumerate(hall.calls(50 + ASKED)):
            for phone, times in zip(phones, taken, strict=True):
                started = perf_counter()
                assert phone.put(uuid7(), call) == 201
                if number >= 50:
                    times.append(perf_counter() - started)
    middle = [median(times) for times in taken]
    words = f"p50 {middle[1] * 1e3:.2f} ms with {MANY:,} rulings, {middle[0] * 1e3:.2f} ms with {FEW}"
    return at_most(f"PUT ruling, p50 with {MANY:,} stored against {FEW}", middle[1] / middle[0], 1.1, details=words)


def writers(folder: Path, database: Path, hall: Hall) -> Result:
    """16 phones write at once, each sending everything twice."""
    before = len(_stored(database))
    outboxes = [[(uuid7(), call) for call in hall.calls(OUTBOX)] for _ in range(WRITERS)]
    begin = threading.Barrier(WRITERS)

    with serving(folder, OURS, database) as address, ThreadPoolExecutor(WRITERS) as pool:

        def empty(outbox: list[tuple[UUID, dict[str, object]]]) -> Counter[int]:
            phone = Phone(address, hall)
            begin.wait()
            return Counter(phone.put(identity, call) for identity, call in outbox + outbox[::-1])

        answers = sum(pool.map(empty, outboxes), Counter[int]())
    stored = _stored(database)
    sent = {identity.hex for outbox in outboxes for identity, _ in outbox}
    lost, twice = len(sent - set(stored)), len(stored) - before - len(sent)
    findings = _findings(database, hall)
    words = f"{len(sent)} rulings sent twice each: answers {dict(answers)}, {len(stored)} rulings stored in all"
    measured = f"{lost} lost, {twice} twice, {len(findings)} findings"
    met = answers == {201: len(sent), 200: len(sent)} and not (lost or twice or findings)
    return Result(
        "PUT ruling, 16 writers at once", measured, "no error, none lost, none twice, audit clean", met, words
    )


class Phone:
    """One kept-alive connection."""

    def __init__(self, address: str, hall: Hall) -> None:
        parts = urlsplit(address)
        self._connection = HTTPConnection(str(parts.hostname), parts.port, timeout=30)
        self._hall = hall

    def put(self, identity: UUID, call: object) -> int:
        """Send a ruling; the status of the answer."""
        path = f"{self._hall.path}/rulings/{identity}"
        self._connection.request("PUT", path, json.dumps(call), self._hall.headers)
        answer = self._connection.getresponse()
        answer.read()
        return answer.status


def putter(folder: Path, hall: Hall, turn: int) -> Path:
    """A wrk script that puts a new ruling with every request."""
    calls = ", ".join(f"[[{json.dumps(call)}]]" for call in hall.calls(1024))
    script = folder / "put.lua"
    putter = PUTTER.format(calls=calls, prefix=f"0197c0de-{turn:04x}", path=hall.path)
    script.write_text(HEADERS.format(token=hall.token) + putter, encoding="utf-8")
    return script


def _shape(database: Path, hall: Hall) -> tuple[int, str]:
    """How many bytes a stored ruling has in the middle, and an answer."""
    app = halls.app_of(database)
    answer = app.test_client().put(f"{hall.path}/rulings/{uuid7()}", json=next(hall.calls(1)), headers=hall.headers)
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT * FROM ruling").fetchall()
    return round(
        median(sum(len(str(value).encode()) for value in row if value is not None) for row in rows)
    ), answer.text


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
