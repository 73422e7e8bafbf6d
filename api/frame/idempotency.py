"""The same PUT again, told from another body under the same id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from api.frame.problems import Problem
from models.journal.seals import same_but_erased

TAKEN = "This id is taken by another body: send the stored one again, or choose a new id."


def same_or_conflict(stored: Any, sent: Mapping[str, Any]) -> None:
    """Nothing when the row's `request` says what was sent now; else raise a 409 problem that shows both bodies."""
    refuse_other(stored.request, sent)


def refuse_other(stored: Mapping[str, Any], sent: Mapping[str, Any], detail: str = TAKEN) -> None:
    """Raise a 409 problem that shows both bodies unless they say the same."""
    if not same_but_erased(stored, sent):
        raise Problem(409, detail, slug="other-body", stored=stored, sent=sent)
