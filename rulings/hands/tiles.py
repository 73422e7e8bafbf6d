"""Tiles as players write them: digits and a suit, `234m0p11z`; 0 is a red five, 1z to 4z winds, 5z to 7z dragons.

A *kind* is a number from 0 to 33: nine characters, nine circles, nine bamboos, four winds, three dragons.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rulings.errors import BadFact

SUITS = "mpsz"
KINDS = 34
COPIES = 4
HONOURS = 27
GROUP = re.compile(r"(?<![0-9])([0-9]++)([mpsz])")
SEATS = ("east", "south", "west", "north")


@dataclass(frozen=True, order=True)
class Tile:
    """One tile: its kind, and whether it is a red five."""

    kind: int
    red: bool = False

    def __str__(self) -> str:
        suit, rank = divmod(self.kind, 9)
        return f"{0 if self.red else rank + 1}{SUITS[suit]}"


def tiles(text: object, field: str) -> tuple[Tile, ...]:
    """Read tiles in the order they were written. Raises BadFact for what is no tile."""
    written = re.sub(r"\s+", "", text) if isinstance(text, str) else None
    if written is None or re.sub(GROUP, "", written):
        raise BadFact(field, f"{text!r} are no tiles.", "Write digits and their suit: 234m067p11z; 0 is a red five.")
    return tuple(_tile(digit, suit, field) for digits, suit in GROUP.findall(written) for digit in digits)


def _tile(digit: str, suit: str, field: str) -> Tile:
    rank, honour = int(digit), suit == "z"
    if honour and not 1 <= rank <= 7:
        raise BadFact(field, f"There is no tile {digit}{suit}.", "Honours are 1z to 7z: winds, then dragons.")
    return Tile(SUITS.index(suit) * 9 + (rank or 5) - 1, red=not rank)


def tile(text: object, field: str) -> Tile:
    """Read one tile. Raises BadFact for none or several."""
    read = tiles(text, field)
    if len(read) != 1:
        raise BadFact(field, f"{text!r} is not one tile.", "Write one tile, such as 5m or 2z.")
    return read[0]


def text(chosen: Iterable[Tile]) -> str:
    """Write tiles sorted, each suit once: `234m067p11z`."""
    ordered = sorted(chosen, key=lambda one: (one.kind, not one.red))
    suits = {suit: "".join(str(one)[0] for one in ordered if str(one)[1] == suit) for suit in SUITS}
    return "".join(f"{digits}{suit}" for suit, digits in suits.items() if digits)


def counts(chosen: Iterable[Tile]) -> list[int]:
    """Return how many of each kind there are."""
    held = [0] * KINDS
    for one in chosen:
        held[one.kind] += 1
    return held


def is_honour(kind: int) -> bool:
    """Return whether a kind is a wind or a dragon."""
    return kind >= HONOURS


def rank(kind: int) -> int:
    """Return a kind's place in its suit, from 0."""
    return kind % 9
