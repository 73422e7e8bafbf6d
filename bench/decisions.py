"""POST /decisions against a bare Flask route that parses and returns JSON of the same size.

python -m bench.decisions
"""

from __future__ import annotations

import json
import sys
import tempfile
from itertools import repeat
from pathlib import Path
from statistics import median

import httpx

from bench.load import request
from bench.results import Result, at_least, show
from bench.servers import OURS, in_words, serving, turns

PATH = "/api/v1/decisions"
RULEBOOK = {"id": "wrc-2022", "options": {"lower-penalties": {}}, "readings": {}}
CALLS = {
    "decided": {"rulebook": RULEBOOK, "foul": "empty-win", "facts": {"hand_shown": False}, "context": {}},
    "needs facts": {"rulebook": RULEBOOK, "foul": "empty-win", "facts": {}, "context": {}},
}


def measure(number: int = 7, seconds: float = 2) -> list[Result]:
    """Measure in about a minute."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        with serving(folder, OURS, folder / "unused.sqlite3") as ours:
            return [_against_bare(folder, ours, name, number, seconds) for name in CALLS]


def _against_bare(folder: Path, ours: str, name: str, number: int, seconds: float) -> Result:
    answer = httpx.post(ours + PATH, json=CALLS[name], timeout=30).raise_for_status().text
    asked = repeat(request("POST", PATH, {"Content-Type": "application/json"}, json.dumps(CALLS[name])))
    with serving(folder, "bench.bare_decisions:app", folder / "unused.sqlite3", BARE_ANSWER=answer) as bare:
        taken = turns(ours, bare, lambda: asked, number, seconds)
    ratio = median(turn.ratio for turn in taken)
    words = in_words(taken, f"answers of {len(answer.encode())} bytes")
    return at_least(f"POST /decisions ({name}) against bare, requests/s", ratio, 0.7, details=words)


if __name__ == "__main__":
    sys.exit(not show(measure()))
