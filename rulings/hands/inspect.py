"""A hand inspected under a rulebook: the examination, what the book leaves open of it, and the fouls that lie in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from rulings.books.library import Library
from rulings.books.rule_point_sources import source_of
from rulings.books.rulebook import Rulebook
from rulings.engine.shapes import BookNames, Source
from rulings.errors import BadFact
from rulings.hands.examine import Examination, Shape, examine_shape, shape_of
from rulings.hands.rules import hand_rules


class Assumption(TypedDict):
    """A rule point that the book does not state and this answer hangs on."""

    point: str
    answer: str


class Citation(TypedDict):
    """A rule point that the book states and this answer hangs on, and where it stands, if anybody wrote that down."""

    point: str
    answer: str
    source: Source | None


class OfferedFoul(TypedDict):
    """A foul that a referee may have to rule on, with what is known of it."""

    foul: str
    facts: dict[str, Any]


class Inspection(Examination):
    """An examination under a rulebook. `cited` and `assumed` have only what would change it."""

    rulebook: BookNames
    cited: list[Citation]
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
EMPTY_QUAD = "empty-concealed-quad"
WRONG_COUNT = "wrong-tile-count"
# What the tiles themselves answer of a foul that is offered.
TOLD_BY_TILES: dict[str, dict[str, Any]] = {
    IN_RIICHI_NOTEN: {"riichi_hand": "noten"},
    QUAD_AFTER_RIICHI: {"quad_valid": False},
}


def inspect_hand(
    library: Library, book: Rulebook, said: Mapping[str, Any], chosen: Mapping[str, str] | None = None
) -> Inspection:
    """Inspect a hand. `chosen` answers rule points that the book leaves open. Raises what reading the hand raises."""
    points = library.catalogue["rule_points"]
    rules, open_points = hand_rules(library, book, chosen)
    shape = shape_of(said)
    examined = examine_shape(shape, rules)
    hanging = [point for point in rules if _hangs_on(point, points[point]["answers"], shape, rules, examined)]
    stated = [point for point in hanging if point not in open_points and point not in (chosen or {})]
    return Inspection(
        **examined,
        rulebook=book.names(),
        cited=[Citation(point=at, answer=rules[at], source=source_of(library, book, at)) for at in stated],
        assumed=[Assumption(point=point, answer=rules[point]) for point in hanging if point in open_points],
        fouls=[
            OfferedFoul(foul=foul, facts=TOLD_BY_TILES.get(foul, {}))
            for foul in dict.fromkeys(_fouls(examined, shape))
            if book.knows(foul)
        ],
    )


def _hangs_on(
    point: str, answers: Mapping[str, Any], shape: Shape, rules: Mapping[str, str], examined: Examination
) -> bool:
    others = [answer for answer in answers if answer != rules[point]]
    try:
        return any(examine_shape(shape, {**rules, point: answer}) != examined for answer in others)
    except BadFact:
        return True  # what was said of the hand needs this answer


def _fouls(examined: Examination, shape: Shape) -> Iterator[str]:
    if examined["shanten"] is None:
        yield WRONG_COUNT
    if examined["win"] and examined["win"]["reason"]:
        yield FOUL_OF_NO_WIN[examined["win"]["reason"]]
    if shape.in_riichi and examined["shanten"] is not None and not examined["tenpai"]:
        yield IN_RIICHI_NOTEN
    if any(not quad["allowed"] for quad in examined["quads"]):
        yield QUAD_AFTER_RIICHI if shape.in_riichi else EMPTY_QUAD
