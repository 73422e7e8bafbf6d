"""For whom a substitute's points count: the rule point `substitute-points`, or a director where the book is silent.

At the table they count like anybody's. WRC 2025 ranks no substitute; RRC 1.5 gives who was replaced a fixed score
instead, which the lateness clock or the ruling on the forfeit charges. Where no text says anything, a team goes on
playing: they count for the team of who was replaced, if there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.rulebook import Rulebook

POINT = "substitute-points"
PLAYER = "player"
TEAM = "team"
NOBODY = "nobody"
CHOICES = (TEAM, NOBODY)


def stated_substitute_points(book: Rulebook) -> str | None:
    """Return for whom the book has them count, team or nobody; None where it doesn't say."""
    answer = book.content["rule_points"].get(POINT, NOT_STATED)
    if answer == NOT_STATED:
        return None
    return TEAM if answer == TEAM else NOBODY


def substitute_points(book: Rulebook, chosen: Mapping[str, Any]) -> str:
    """Return for whom they count, team or nobody: as the book says, as was `chosen`, or for the team."""
    return stated_substitute_points(book) or chosen.get("substitute_points") or TEAM


def counts_for(rule: str, substituted: bool, unranked: bool) -> str:
    """Return for whom a seat's points count: its player, the team of whom they replaced, or nobody.

    `unranked`: who entered the result said that they count for nobody.
    """
    if unranked:
        return NOBODY
    return rule if substituted else PLAYER
