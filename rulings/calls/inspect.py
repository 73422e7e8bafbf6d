"""Calls inspected under a rulebook: who has the tile and why, and what becomes of the others' calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from rulings.books.library import Library
from rulings.books.rule_point_sources import source_of
from rulings.books.rulebook import Rulebook
from rulings.calls.examine import Found, find
from rulings.calls.question import Asked, asked_of
from rulings.calls.rules import call_rules
from rulings.calls.scene import Missing, Open, Scene
from rulings.engine.shapes import BookNames, Reading, Source

REFEREE, ASKS = "referee", "asks"
ENDS = (
    *(
        "ron",
        "several-rons",
        "set",
        "tsumo",
        "nobody",
        "draw",
        "no-discard",
        "discard-stands",
        "quad-stands",
        "no-quad",
    ),
    *(REFEREE, ASKS),
)


class Assumption(TypedDict):
    """A rule point that the book does not state and this answer hangs on."""

    point: str
    answer: str


class Citation(Assumption):
    """A rule point that the book states and this answer hangs on, and where it stands, if anybody wrote that down."""

    source: Source | None


class FoulOfSeat(TypedDict):
    """A foul that a referee may have to rule on, whose it is, and what is known of it."""

    seat: str
    foul: str
    facts: dict[str, Any]


class CallAnswer(TypedDict):
    """What becomes of one call: it has the tile, or it is void; None while that is not known."""

    seat: str
    kind: str
    has: bool | None
    why: str | None


class AskedAnswer(TypedDict):
    """What one answer to a question would come to."""

    answer: Any
    ends: str
    has: list[str]


class CallQuestion(TypedDict):
    """A fact that still matters: of the call at this place, or of the whole."""

    fact: str
    at: int | None
    answers: list[AskedAnswer]


class CallExamination(TypedDict):
    """Who has a tile. `dora` is when a kan's indicator is turned, `table` what to do with the tiles."""

    ends: str
    why: str | None
    has: list[str]
    calls: list[CallAnswer]
    asks: CallQuestion | None
    dora: str | None
    table: list[str]
    fouls: list[FoulOfSeat]
    sources: list[Source]
    readings: list[Reading]


class CallInspection(CallExamination):
    """An examination under a rulebook. `cited` and `assumed` have only what would change it."""

    rulebook: BookNames
    cited: list[Citation]
    assumed: list[Assumption]


def inspect_calls(
    library: Library, book: Rulebook, said: Mapping[str, Any], chosen: Mapping[str, str] | None = None
) -> CallInspection:
    """Inspect calls. `chosen` answers rule points that the book leaves open. Raises what reading the calls raises."""
    points, asked = library.catalogue["rule_points"], asked_of(said)
    rules, open_points = call_rules(library, book, chosen)
    examined = examine_calls(book, asked, rules)
    hanging = [
        point
        for point in rules
        if any(examine_calls(book, asked, {**rules, point: other}) != examined for other in points[point]["answers"])
    ]
    stated = [point for point in hanging if point not in open_points and point not in (chosen or {})]
    return CallInspection(
        **examined,
        rulebook=book.names(),
        cited=[Citation(point=at, answer=rules[at], source=source_of(library, book, at)) for at in stated],
        assumed=[Assumption(point=point, answer=rules[point]) for point in hanging if point in open_points],
    )


def examine_calls(book: Rulebook, asked: Asked, rules: Mapping[str, str]) -> CallExamination:
    """Examine calls under rule points that are all answered."""
    scene = Scene(book, asked, rules)
    try:
        return _answer(scene, find(scene))
    except Open as matter:
        return _answer(scene, Found(REFEREE, matter.why))
    except Missing as missing:
        at, fact = missing.at, missing.fact
        answers = [_answered(book, asked.with_fact(fact, at, one), rules, one) for one in missing.answers]
        question = CallQuestion(fact=fact, at=at, answers=answers)
        return {**_answer(Scene(book, asked, rules), Found(ASKS, None)), "asks": question}


def _answered(book: Rulebook, asked: Asked, rules: Mapping[str, str], answer: Any) -> AskedAnswer:
    examined = examine_calls(book, asked, rules)
    return AskedAnswer(answer=answer, ends=examined["ends"], has=examined["has"])


def _answer(scene: Scene, found: Found) -> CallExamination:
    return CallExamination(
        ends=found.ends,
        why=found.why,
        has=list(found.has),
        calls=[
            CallAnswer(seat=call.seat, kind=call.kind, has=_has(found, call.seat, at), why=found.lost.get(at))
            for at, call in enumerate(scene.asked.calls)
        ],
        asks=None,
        dora=found.dora,
        table=list(found.table),
        fouls=[FoulOfSeat(seat=one.seat, foul=one.foul, facts=dict(one.facts)) for one in scene.fouls],
        sources=scene.sources,
        readings=scene.readings,
    )


def _has(found: Found, seat: str, at: int) -> bool | None:
    if at in found.lost:
        return False
    return seat in found.has if found.ends not in {REFEREE, ASKS} else None
