"""Under which rulebooks the training cards are played, and how many each must have."""

from __future__ import annotations

from functools import cache
from typing import Any

import rulings
from rulings import Rulebook
from tests.books import composed

# Every base book, and options with which a card is decided that no base book decides.
LEAST = 150
BASES = ("ema-2012", "ema-2016", "r-league-24-25", "rrc-1-5", "wrc-2022", "wrc-2025", "wrr-2015")
CHOICES: list[dict[str, Any]] = [
    *({"id": id_, "options": {}, "readings": {}} for id_ in BASES),
    {"id": "wrc-2022", "options": {"bankruptcy": {}, "revealed-riichi": {}, "two-han-minimum": {}}, "readings": {}},
    {"id": "wrc-2022", "options": {"nagashi-mangan": {}}, "readings": {}},
    {"id": "wrc-2025", "options": {}, "readings": {"wrc-2025-refused-hand": "referee"}},
]


@cache
def with_deck(at: int) -> tuple[Rulebook, list[str]]:
    """This one of `CHOICES`, composed, with its deck."""
    book = composed(CHOICES[at])
    return book, list(rulings.deck(rulings.library(), book))
