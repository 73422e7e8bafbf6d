"""How tests ask for changes of hanchans."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from tests.api.answers import mistakes
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall

Change = dict[str, Any]


def one(hanchan: UUID | str, new: Change, seen: Change) -> Change:
    """A hanchan with what is different of it from now on, by who saw that."""
    return {"id": str(hanchan), **new, "replaces": seen}


def change(hall: Hall, *changes: Change) -> dict[str, Any]:
    """The answer to a director who changes these."""
    answer = hall.call("PATCH", "hanchans", {"hanchans": list(changes), "reason": TYPO}, "director")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()
    return found


def refused(hall: Hall, *changes: Change) -> dict[str, list[str]]:
    """Field → what is wrong; nothing is written."""
    before = hall.get("journal/head")
    found = mistakes(hall.call("PATCH", "hanchans", {"hanchans": list(changes), "reason": TYPO}, "director"))
    assert hall.get("journal/head") == before
    return found


def seats(hall: Hall, hanchan: UUID | str) -> dict[str, str]:
    found: dict[str, str] = hall.get(f"hanchans/{hanchan}")["seats"]
    return found
