"""The hands that another project worked out, in tests/cases/hands/, for both engines."""

from __future__ import annotations

import json
import lzma
from typing import Any

from tests.hand_cases import HANDS

SEATS = ("east", "south", "west", "north")

Case = dict[str, Any]

# What the wins were counted by, where it differs from what is assumed.
MADE_BY = {"red-fives": "used", "double-yakuman": "used"}


def wins() -> list[Case]:
    """What is examined as `said`, what must be in the answer's win as `win`."""
    return [json.loads(line) for line in _lines("wins.jsonl.xz")]


def judged() -> list[Case]:
    """Wins under `rules`, as majiang-core counts them."""
    return [json.loads(line) for line in _lines("judged.jsonl.xz")]


def shantens() -> list[tuple[str, int]]:
    """Fourteen tiles and their shanten."""
    pairs = (line.split() for line in _lines("shanten.txt.xz"))
    return [(tiles, int(shanten)) for tiles, shanten in pairs]


def _lines(name: str) -> list[str]:
    with lzma.open(HANDS / name, "rt", encoding="utf-8") as file:
        return file.read().splitlines()
