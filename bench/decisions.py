"""POST /decisions against a bare Flask route that parses and returns JSON of the same size.

python -m bench.decisions        (needs wrk: apt-get install wrk)
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median

import httpx

from bench.results import Result, at_least, show
from bench.serving import OURS, Load, in_words, rate, serving

TURNS, SECONDS = 7, 2
PATH = "/api/v1/decisions"
RULEBOOK = {"id": "wrc-2022", "options": {"lower-penalties": {}}, "readings": {}}
CALLS = {
    "decided": {"rulebook": RULEBOOK, "foul": "empty-win", "facts": {"hand_shown": False}, "context": {}},
    "needs facts": {"rulebook": RULEBOOK, "foul": "empty-win", "facts": {}, "context": {}},
}
LUA = """
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = [[{body}]]
"""


def measure() -> list[Result]:
    """About a minute."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        with serving(folder, OURS, folder / "unused.sqlite3") as ours:
            return [_against_bare(folder, ours, name, call) for name, call in CALLS.items()]


def _against_bare(folder: Path, ours: str, name: str, call: dict[str, object]) -> Result:
    answer = httpx.post(ours + PATH, json=call).raise_for_status().text
    script = folder / "call.lua"
    script.write_text(LUA.format(body=json.dumps(call)), encoding="utf-8")
    with serving(folder, "bench.bare_decisions:app", folder / "unused.sqlite3", BARE_ANSWER=answer) as bare:
        loads = [Load(rate(ours + PATH, script, SECONDS), rate(bare + PATH, script, SECONDS)) for _ in range(TURNS)]
    ratio = median(load.ratio for load in loads)
    words = in_words(loads, f"answers of {len(answer.encode())} bytes")
    return at_least(f"POST /decisions ({name}) against bare, requests/s", ratio, 0.7, details=words)


if __name__ == "__main__":
    sys.exit(not show(measure()))
