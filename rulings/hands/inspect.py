"""A hand inspected under a rulebook: the examination, what the book leaves open of it, and the fouls that lie in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.shapes import BookNames
from rulings.hands.examine import Examination, Shape, examine_shape, shape_of
from rulings.hands.rules import hand_rules


class Assumption(TypedDict):
    """A rule point that the book does not state and this answer hangs on."""

    point: str
    answer: str


class OfferedFoul(TypedDict):
    """A foul that a referee may have to rule on, with what is known of it."""

    foul: str
    facts: dict[str, Any]


class Inspection(Examination):
    """An examination under a rulebook. `assumed` has only what would change it."""

    rulebook: BookNames
    assumed: list[Assumption]
    fouls: list[OfferedFoul]


FOUL_OF_NO_WIN = {
    "wrong-count": "wrong-tile-count",
    "not-complete": "empty-win",
    "no-yaku": "empty-win",
    "furiten": "empty-win",
    "two-han-minimum": "win-below-two-han",
}
IN_RIICHI_NOTEN = "noten-riichi"
QUAD_AFTER_RIICHI = "invalid-quad-after-riichi"
WRONG_COUNT = "wrong-tile-count"


def inspect_hand(
    library: Library, book: Rulebook, said: Mapping[str, Any], chosen: Mapping[str, str] | None = None
) -> Inspection:
    """Inspect a hand. `chosen` answers rule points that the book leaves open. Raises what reading the hand raises."""
    points = library.catalogue["rule_points"]
    rules, open_points = hand_rules(library, book, chosen)
    shape = shape_of(said)
    examined = examine_shape(shape, rules)
    hanging = [point for point in open_points if _hangs_on(point, points[point]["answers"], shape, rules, examined)]
    return Inspection(
        **examined,
        rulebook=book.names(),
        assumed=[Assumption(point=point, answer=rules[point]) for point in hanging],
        fouls=[OfferedFoul(foul=foul, facts={}) for foul in dict.fromkeys(_fouls(examined, shape)) if book.knows(foul)],
    )


def _hangs_on(
    point: str, answers: Mapping[str, Any], shape: Shape, rules: Mapping[str, str], examined: Examination
) -> bool:
    others = [answer for answer in answers if answer != rules[point]]
    return any(examine_shape(shape, {**rules, point: answer}) != examined for answer in others)


def _fouls(examined: Examination, shape: Shape) -> Iterator[str]:
    if examined["shanten"] is None:
        yield WRONG_COUNT
    if examined["win"] and examined["win"]["reason"]:
        yield FOUL_OF_NO_WIN[examined["win"]["reason"]]
    if shape.in_riichi and examined["shanten"] is not None and not examined["tenpai"]:
        yield IN_RIICHI_NOTEN
    if any(not quad["allowed"] for quad in examined["quads"]):
        yield QUAD_AFTER_RIICHI
