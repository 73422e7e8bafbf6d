"""The rules engine against a JSON round trip of its own input and output, in the same run; and what loading costs.

    python bench/engine.py
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

ROUNDS = 30
STARTS = 15


def calls() -> list[tuple[rulings.Rulebook, str, dict[str, Any]]]:
    """Every shipped rulebook, every foul it covers, with no facts, some, and all."""
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


def seconds(work: Callable[[], object]) -> float:
    """The median of a few rounds."""
    taken = []
    for _ in range(ROUNDS):
        start = perf_counter()
        work()
        taken.append(perf_counter() - start)
    return median(taken)


def engine_ratio() -> None:
    tried = calls()
    context: dict[str, Any] = {"simultaneous": "win"}
    inputs = [
        {"rulebook": book.names()["id"], "foul": foul, "facts": facts, "context": context} for book, foul, facts in tried
    ]
    outputs = [rulings.decide(book, foul, facts, context) for book, foul, facts in tried]
    decided = seconds(lambda: [rulings.decide(book, foul, facts, context) for book, foul, facts in tried])
    trips = seconds(lambda: [json.loads(json.dumps(value)) for pair in zip(inputs, outputs, strict=True) for value in pair])
    print(f"decide():        {decided / len(tried) * 1e6:7.1f} µs a call, {len(tried)} different calls")
    print(f"JSON round trip: {trips / len(tried) * 1e6:7.1f} µs of the same input and output")
    print(f"ratio:           {decided / trips:7.2f}   (at most 3)")


def first_calls_ratio() -> None:
    """The same with nothing remembered: every rulebook composed anew, each call its first."""
    taken = []
    for _ in range(5):
        tried = calls()
        start = perf_counter()
        for book, foul, facts in tried:
            rulings.decide(book, foul, facts, {"simultaneous": "win"})
        taken.append((perf_counter() - start) / len(tried))
    print(f"first calls:     {median(taken) * 1e6:7.1f} µs a call, nothing remembered yet")


def start_cost() -> None:
    bare = _process("import json, hashlib, functools, unicodedata, yaml, rapidfuzz")
    loaded = _process(
        "import json, hashlib, functools, unicodedata, yaml, rapidfuzz\n"
        "import rulings\nl = rulings.library()\n[rulings.compose(l, name).revision for name in l.books]"
    )
    print(f"start, libraries only:            {bare * 1e3:6.0f} ms")
    print(f"start, all rulebooks composed:    {loaded * 1e3:6.0f} ms")
    print(f"loading all rulebooks:            {(loaded - bare) * 1e3:6.0f} ms   (under 150)")


def _process(code: str) -> float:
    taken = []
    for _ in range(STARTS):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        taken.append(perf_counter() - start)
    return median(taken)


if __name__ == "__main__":
    engine_ratio()
    first_calls_ratio()
    start_cost()
