"""What a rulebook says of a whole hanchan: its rule points, and what is assumed of those it doesn't state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.draws.rules import ABORTIVE_DRAWS, draw_rules
from rulings.errors import BadFact, UnknownName
from rulings.hands.rules import answered, hand_rules

STICK = 100
START = "starting-points"
GOAL = "goal"
# The commonest answers, where a book is silent.
ASSUMED: dict[str, Any] = {
    START: 30_000,
    "agari-yame": "not-used",
    "west-round": "not-used",
}
CALL_POINTS = ("several-rons",)
HAND_POINTS = ("kiriage-mangan", "counted-yakuman", "bankruptcy")


def hanchan_rules(
    library: Library, book: Rulebook, chosen: Mapping[str, Any] | None = None
) -> tuple[dict[str, Any], list[str]]:
    """Return the answers of the rule points that a hanchan runs by, and which of them are assumed.

    Raises UnknownName as `hand_rules` does, and BadFact for starting points that are no hundreds.
    """
    own = {point: answer for point, answer in (chosen or {}).items() if point in ASSUMED}
    called = {point: answer for point, answer in (chosen or {}).items() if point in CALL_POINTS}
    others = {point: answer for point, answer in (chosen or {}).items() if point not in (*ASSUMED, *CALL_POINTS)}
    stated = book.content["rule_points"]
    silent = [point for point in ASSUMED if stated.get(point, NOT_STATED) == NOT_STATED]
    for point, answer in own.items():
        _check(library, point, answer, silent)
    rules = {point: own.get(point, ASSUMED[point]) if point in silent else stated[point] for point in ASSUMED}
    calls, calls_open = answered(library, book, CALL_POINTS, called, "a hanchan")
    draws, draws_open = draw_rules(library, book, others)
    hands, hands_open = hand_rules(library, book, {at: one for at, one in others.items() if at != ABORTIVE_DRAWS})
    goal = stated.get(GOAL, NOT_STATED)
    rules |= {
        **calls,
        GOAL: rules[START] if goal == NOT_STATED else goal,
        **{at: hands[at] for at in HAND_POINTS},
        **draws,
    }
    assumed = [
        *(point for point in silent if point not in own),
        *calls_open,
        *(at for at in HAND_POINTS if at in hands_open),
    ]
    return rules, [*assumed, *draws_open]


def _check(library: Library, point: str, answer: Any, silent: list[str]) -> None:
    field = f"rules.{point}"
    if point not in silent:
        raise UnknownName(field, "rule point that the rulebook leaves open", point, silent)
    if point == START:
        if isinstance(answer, bool) or not isinstance(answer, int) or answer < 0 or answer % STICK:
            raise BadFact(field, f"{answer!r} is no number of points.", "Give hundreds, such as 25000.")
        return
    answers = library.catalogue["rule_points"][point]["answers"]
    if answer not in answers:
        raise UnknownName(field, "answer", answer, answers)
