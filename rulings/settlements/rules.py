"""What a hanchan is settled by: the book's rule points, what was chosen, and what is assumed of the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.library import Library
from rulings.books.options import check_uma
from rulings.books.rulebook import Rulebook
from rulings.errors import BadFact, UnknownName, as_sent
from rulings.scores.scoring import STICK, Scoring

# Anybody may choose these at home, whatever the book says; the others only where it is silent.
NUMBERS = ("starting-points", "goal", "oka", "uma", "yakitori")
ANSWERS = ("tie-split", "tie-split-negative", "yakitori-paid", "leftover-deposits", "negative-scores")
MOST = 1_000_000


@dataclass(frozen=True)
class Rules:
    """The answer of each point. `assumed`: the book is silent; `chosen`: by somebody; `departs`: against the book."""

    answers: Mapping[str, Any]
    assumed: list[str]
    chosen: list[str]
    departs: list[str]


def settlement_rules(library: Library, book: Rulebook, chosen: Mapping[str, Any] | None = None) -> Rules:
    """Return what a hanchan is settled by. Raises UnknownName, BadFact or BadOption for what can't be chosen."""
    own = library.catalogue["settlements"]
    stated = {
        point: answer
        for point in (*NUMBERS, *ANSWERS)
        if (answer := book.content["rule_points"].get(point, NOT_STATED)) != NOT_STATED
    }
    assumed = {
        **own["assumed"]["all"],
        **own["assumed"].get(book.id, {}),
        **{point: choice["assumed"] for point, choice in own["choices"].items()},
    }
    named = {point: _checked(library, stated, point, answer) for point, answer in (chosen or {}).items()}
    return Rules(
        answers={**assumed, **stated, **named},
        assumed=[point for point in assumed if point not in stated and point not in named],
        chosen=[point for point in assumed if point in named],
        departs=[point for point in stated if point in named and named[point] != stated[point]],
    )


def scoring_of(rules: Rules, **other: Any) -> Scoring:
    """Return what `score_hanchan` takes, with `other` answers."""
    answers = {**rules.answers, **other}
    first, second, third, fourth = answers["uma"]
    return Scoring(
        starting_points=answers["starting-points"],
        goal=answers["goal"],
        oka=answers["oka"],
        uma=(first, second, third, fourth),
        ties=answers["tie-split"],
        negative=answers["tie-split-negative"],
        leftover=answers["leftover-deposits"],
        pot=answers["leftover-pot"],
        yakitori=answers["yakitori"],
        yakitori_paid=answers["yakitori-paid"],
        order=answers["deposits-order"],
    )


def _checked(library: Library, stated: Mapping[str, Any], point: str, answer: Any) -> Any:
    field, own = f"rules.{point}", library.catalogue["settlements"]["choices"]
    if point == "uma":
        return check_uma(field, answer)
    if point in NUMBERS:
        return _hundreds(field, answer)
    silent = [each for each in ANSWERS if each not in stated] + list(own)
    if point not in silent:
        raise UnknownName(field, "rule point of settlements that the rulebook leaves open", point, (*NUMBERS, *silent))
    answers = own[point]["answers"] if point in own else library.catalogue["rule_points"][point]["answers"]
    if not isinstance(answer, str) or answer not in answers:
        raise UnknownName(field, "answer", answer, answers)
    return answer


def _hundreds(field: str, points: Any) -> int:
    if isinstance(points, bool) or not isinstance(points, int) or not 0 <= points <= MOST or points % STICK:
        raise BadFact(field, f"{as_sent(points)} is no whole number of hundreds.", "Give points such as 30000.")
    return points
