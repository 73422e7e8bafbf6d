"""Exams of training cards, made and taken by the API."""

from __future__ import annotations

from typing import Any

from uuid_utils.compat import uuid7

import rulings
from rulings.training.solution import solve
from tests.api.tournament.hall import Hall

CARDS = ["ron-voice-only", "furiten-two-sided", "draw-one-tenpai-pays"]
EXAM: dict[str, Any] = {"title": "Before the first round", "cards": CARDS, "seconds": 20}


def make(hall: Hall, **different: Any) -> str:
    """A new exam; its path."""
    path = f"exams/{uuid7()}"
    answer = hall.call("PUT", path, {**EXAM, **different}, "director")
    assert answer.status_code == 201, answer.text
    return path


def right_choices(hall: Hall) -> dict[str, str]:
    """Card → what the engine says."""
    library = rulings.library()
    book = rulings.compose(library, hall.rulebook["id"])
    solved = {card: solve(library, book, library.catalogue["cards"][card]) for card in CARDS}
    return {card: solution["right"] for card, solution in solved.items() if solution}


def answers(hall: Hall, *missed: str, **different: Any) -> dict[str, Any]:
    """A body in which these cards are missed, each card in four seconds."""
    chosen = {card: "nothing-like-it" if card in missed else right for card, right in right_choices(hall).items()}
    listed = [{"card": card, "choice": choice, "ms": 4000} for card, choice in chosen.items()]
    return {"answers": listed, **different}


def take(hall: Hall, exam: str, *missed: str, role: str = "referee", **different: Any) -> dict[str, Any]:
    """Take an exam; the answer."""
    body = answers(hall, *missed, **different)
    answer = hall.call("PUT", f"{exam}/attempts/{uuid7()}", body, role)
    assert answer.status_code == 201, answer.text
    attempt: dict[str, Any] = answer.get_json()
    return attempt


def change(hall: Hall, exam: str, role: str = "director", **changes: Any) -> Any:
    """Change an exam from what it is now."""
    present = hall.get(exam)
    replaces = {name: present[name] for name in ("title", "until", "status") if name in changes}
    return hall.call("PATCH", exam, {**changes, "replaces": replaces}, role)


def examine(hall: Hall) -> None:
    """Each thing that can become of an exam: changed, taken, taken again, closed, opened again, withdrawn."""
    exam = make(hall)
    for changes in (
        {"title": "After lunch"},
        {"until": "2026-11-21T18:00:00Z"},
        {"status": "closed"},
        {"status": "open"},
        {"status": "withdrawn", "reason": "made twice"},
    ):
        assert change(hall, exam, **changes).status_code == 200
    path = f"{exam}/attempts/{take(hall, exam)['id']}/withdrawal"
    assert hall.call("PUT", path, {"reason": "called to a table"}, "director").status_code == 200
