"""The hands that another project worked out, in tests/cases/hands/, for both engines."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

HANDS = Path(__file__).parent / "cases" / "hands"
SEATS = ("east", "south", "west", "north")
# What the wins of wins.jsonl.xz were counted by, where it differs from the usual rules of cases.yaml.
RULES_OF_WINS = {"red-fives": "used", "double-yakuman": "used"}

Case = dict[str, Any]


def wins() -> list[Case]:
    """What is examined as `said`, what must be in the answer's win as `win`."""
    return [json.loads(line) for line in _lines("wins.jsonl.xz")]


def shantens() -> list[tuple[str, int]]:
    """Fourteen tiles and their shanten."""
    pairs = (line.split() for line in _lines("shanten.txt.xz"))
    return [(tiles, int(shanten)) for tiles, shanten in pairs]


def _lines(name: str) -> list[str]:
    with lzma.open(HANDS / name, "rt", encoding="utf-8") as file:
        return file.read().splitlines()
