"""Seating is worked out in a child process: a large one takes seconds of processor, in which rulings go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from services.errors import invalid_field
from services.sandbox.limits import Limits
from services.sandbox.run import LimitExceeded, Outcome, run
from services.seating.answer import Names, serialise_proposal
from services.seating.generate import generate
from services.seating.problem import Problem, as_four
from services.seating.search import for_seconds
from services.seating.sitting_out import CannotDivide

LIMITS = Limits(processor=90, clock=120, memory=400)


def propose(problem: Problem, names: Names, may_sit_out: bool, seconds: int) -> dict[str, Any]:
    """Return the proposal; its search takes the steps of so many seconds.

    Raises CannotDivide where somebody would sit out, unless they may, and Invalid where it takes too much.
    """
    asked = {"problem": _pack(problem), "names": asdict(names), "may_sit_out": may_sit_out, "seconds": seconds}
    try:
        outcome, _ = run(work_out, b"", LIMITS, **asked)
    except LimitExceeded:
        message = "These rounds need more time or memory than a seating gets."
        raise invalid_field("rounds", message, "Ask for fewer rounds at a time.") from None
    if "cannot_divide" in outcome:
        raise CannotDivide(*outcome["cannot_divide"])
    proposal: dict[str, Any] = outcome["proposal"]
    return proposal


def work_out(_: bytes, problem: dict[str, Any], names: dict[str, Any], may_sit_out: bool, seconds: int) -> Outcome:
    """Work it out, in the child."""
    try:
        seating = generate(_unpack(problem), may_sit_out, for_seconds(seconds))
    except CannotDivide as error:
        return {"cannot_divide": [error.round, error.playing, error.places]}, b""
    return {"proposal": serialise_proposal(Names(**names), seating)}, b""


def _pack(problem: Problem) -> dict[str, Any]:
    """Write a problem as JSON can hold it: sets as lists, tables as pairs."""
    return {
        **{field.name: getattr(problem, field.name) for field in fields(problem)},
        "seated": [[*tables.items()] for tables in problem.seated],
        "absent": [sorted(absent) for absent in problem.absent],
        "substitutes": sorted(problem.substitutes),
        "apart": sorted(problem.apart),
    }


def _unpack(packed: Mapping[str, Any]) -> Problem:
    given = {
        "seated": [{table: as_four(four) for table, four in tables} for tables in packed["seated"]],
        "absent": [frozenset(absent) for absent in packed["absent"]],
        "substitutes": frozenset(packed["substitutes"]),
        "apart": frozenset((one, other) for one, other in packed["apart"]),
    }
    return Problem(**{**packed, **given})
