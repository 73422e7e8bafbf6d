"""What a rulebook says of hands: its rule points, and what is assumed of those it doesn't state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.rulebook import Rulebook
from rulings.errors import UnknownName

# Each rule point that a hand depends on, and the commonest answer, taken and named as assumed where a book is silent.
ASSUMED = {
    "counted-yakuman": "used",
    "dora": "used",
    "double-wind-pair": "four-fu",
    "double-yakuman": "not-used",
    "kan-dora": "used",
    "kan-ura-dora": "used",
    "kiriage-mangan": "not-used",
    "liability-four-quads": "not-used",
    "liability-four-winds": "used",
    "liability-three-dragons": "used",
    "multiple-yakuman": "used",
    "open-tanyao": "allowed",
    "red-fives": "not-used",
    "renhou": "not-used",
    "revealed-riichi": "not-used",
    "two-han-minimum": "not-used",
    "ura-dora": "used",
}


def hand_rules(book: Rulebook, chosen: Mapping[str, str] | None = None) -> tuple[dict[str, str], list[str]]:
    """Return the rule points that hands are counted by, and which of them are assumed.

    `chosen` answers points where the book is silent. Raises UnknownName for a point that no hand depends on.
    """
    chosen = chosen or {}
    for point in chosen:
        if point not in ASSUMED:
            raise UnknownName("rules", "rule point of hands", point, ASSUMED)
    stated: Mapping[str, Any] = book.content["rule_points"]
    silent = [point for point in ASSUMED if stated.get(point, NOT_STATED) == NOT_STATED]
    answers = {point: stated[point] for point in ASSUMED if point not in silent}
    assumed = [point for point in silent if point not in chosen]
    return {**answers, **{point: chosen.get(point, ASSUMED[point]) for point in silent}}, assumed
