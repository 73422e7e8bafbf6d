"""What a rulebook says of draws: its rule points, and what is assumed of those it doesn't state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.errors import UnknownName
from rulings.hands.rules import hand_rules

ABORTIVE_DRAWS = "abortive-draws"
DRAW_POINTS = ("keishiki-tenpai", "dealer-continuance", "nagashi-mangan", ABORTIVE_DRAWS)


def draw_rules(
    library: Library, book: Rulebook, chosen: Mapping[str, Any] | None = None
) -> tuple[dict[str, Any], list[str]]:
    """Return the answers of the rule points that decide draws, and which of them are assumed.

    A book that is silent on abortive draws is taken to have none. Raises UnknownName as `hand_rules` does.
    """
    chosen = chosen or {}
    stated = book.content["rule_points"].get(ABORTIVE_DRAWS, NOT_STATED)
    aborting, is_open = _abortive_draws(library, stated, chosen)
    others, others_open = hand_rules(library, book, _without(chosen))
    rules = {point: others[point] for point in DRAW_POINTS if point in others}
    return {**rules, ABORTIVE_DRAWS: aborting}, [
        point for point in DRAW_POINTS if point in others_open or (point == ABORTIVE_DRAWS and is_open)
    ]


def _abortive_draws(library: Library, stated: Any, chosen: Mapping[str, Any]) -> tuple[list[str], bool]:
    if ABORTIVE_DRAWS not in chosen:
        return ([], True) if stated == NOT_STATED else (stated, False)
    field, named = f"rules.{ABORTIVE_DRAWS}", chosen[ABORTIVE_DRAWS]
    if stated != NOT_STATED:
        raise UnknownName(field, "rule point that the rulebook leaves open", ABORTIVE_DRAWS, ())
    answers = library.catalogue["rule_points"][ABORTIVE_DRAWS]["answers"]
    for answer in named if isinstance(named, list) else [named]:
        if answer not in answers:
            raise UnknownName(field, "answer", answer, answers)
    return (named if isinstance(named, list) else [named]), False


def _without(chosen: Mapping[str, Any]) -> dict[str, Any]:
    return {point: answer for point, answer in chosen.items() if point != ABORTIVE_DRAWS}
