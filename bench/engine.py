"""The rules engine against a JSON round trip of its own input and output, in the same run; and what loading costs.

python -m bench.engine
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import rulings
from bench.results import Result, at_most, show


def calls() -> list[tuple[rulings.Rulebook, str, dict[str, Any]]]:
    """List every shipped rulebook, every foul it covers, with no facts, some, and all."""
    library = rulings.library()
    found = []
    for name in library.books:
        book = rulings.compose(library, name)
        for foul in book.content["fouls"]:
            table = book.table(foul)
            if table.rows:
                whole = next(table.completions({}))
                partly = dict(list(whole.items())[:1])
                found += [(book, foul, {}), (book, foul, partly), (book, foul, whole)]
    return found


def seconds(work: Callable[[], object], rounds: int) -> float:
    """Return the median of a few rounds."""
    taken = []
    for _ in range(rounds):
        start = perf_counter()
        work()
        taken.append(perf_counter() - start)
    return median(taken)


def measure(rounds: int = 30, starts: int = 15) -> list[Result]:
    """Measure in about 20 seconds."""
    return [engine_ratio(rounds), start_cost(starts)]


def engine_ratio(rounds: int) -> Result:
    """Measure every call again and again: the tables are ready, as in a server."""
    tried = calls()
    context: dict[str, Any] = {"after_time": True}
    inputs = [
        {"rulebook": book.names()["id"], "foul": foul, "facts": facts, "context": context}
        for book, foul, facts in tried
    ]
    outputs = [rulings.decide(book, foul, facts, context) for book, foul, facts in tried]
    decided = seconds(lambda: [rulings.decide(book, foul, facts, context) for book, foul, facts in tried], rounds)
    trips = seconds(
        lambda: [json.loads(json.dumps(value)) for pair in zip(inputs, outputs, strict=True) for value in pair], rounds
    )
    each, trip, first = (taken / len(tried) * 1e6 for taken in (decided, trips, _first_calls(rounds)))
    details = f"{each:.0f} µs a call ({first:.0f} µs the first time), round trip {trip:.0f} µs; {len(tried)} calls"
    return at_most("decide() against a JSON round trip, time", decided / trips, 3, details=details)


def _first_calls(rounds: int) -> float:
    """Measure first calls: every rulebook composed anew, nothing cached."""
    taken = []
    for _ in range(min(5, rounds)):
        tried = calls()
        start = perf_counter()
        for book, foul, facts in tried:
            rulings.decide(book, foul, facts, {"after_time": True})
        taken.append(perf_counter() - start)
    return median(taken)


def start_cost(starts: int) -> Result:
    """Measure a fresh process that composes all rulebooks against one that imports the same libraries."""
    bare = _process("import json, hashlib, functools, unicodedata, yaml, rapidfuzz", starts)
    loaded = _process(
        "import json, hashlib, functools, unicodedata, yaml, rapidfuzz\n"
        "import rulings\nl = rulings.library()\n[rulings.compose(l, name).revision for name in l.books]",
        starts,
    )
    details = f"process start {bare * 1e3:.0f} ms, with all rulebooks composed {loaded * 1e3:.0f} ms"
    return at_most("loading all rulebooks", (loaded - bare) * 1e3, 150, "ms", details)


def _process(code: str, starts: int) -> float:
    taken = []
    for _ in range(starts):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        taken.append(perf_counter() - start)
    return median(taken)


if __name__ == "__main__":
    sys.exit(not show(measure()))
