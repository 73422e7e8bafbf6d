"""Whether riichi may be declared, and what each book asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from rulings.hands.tenpai import Discard

DEPOSIT = 1000
LEAST_IN_WALL = {"none-needed": 0, "one": 1, "four": 4}


class Riichi(TypedDict):
    """Whether riichi is good, and with which discards; `against` lists each reason why not."""

    allowed: bool
    against: list[str]
    discards: list[Discard]


def riichi(
    *, closed: bool, discards: Sequence[Discard], points: int | None, wall: int | None, rules: Mapping[str, str]
) -> Riichi:
    """Return whether riichi may be declared with fourteen tiles.

    `points` are the player's, `wall` the tiles left to draw; None where nobody said.
    """
    against = [
        reason
        for reason, holds in (
            ("open-hand", not closed),
            ("noten", not discards),
            ("points", points is not None and lacks_deposit(points, rules)),
            ("wall", wall is not None and wall < LEAST_IN_WALL[rules["riichi-tiles-left"]]),
        )
        if holds
    ]
    return Riichi(allowed=not against, against=against, discards=list(discards))


def lacks_deposit(points: int, rules: Mapping[str, str]) -> bool:
    """Return whether points don't allow riichi: where nobody goes below zero (WRC Optional Rules 2022, Mod 5.3)."""
    return points < DEPOSIT and rules["bankruptcy"] == "used"
