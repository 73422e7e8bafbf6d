"""The same PUT again gives the same answer; another body under the same id is a conflict."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.journal.salted_hashes import same_but_redacted
from services.errors import Conflict

TAKEN = "This id is taken by another body: send the stored one again, or choose a new id."


def check_same_request(stored: Any, sent: Mapping[str, Any]) -> None:
    """Compare what was sent with the row's `request`. Raises Conflict, showing both bodies, when they differ."""
    check_same_body(stored.request, sent)


def check_same_body(stored: Mapping[str, Any], sent: Mapping[str, Any], detail: str = TAKEN) -> None:
    """Raise Conflict, showing both bodies, unless they say the same."""
    if not same_but_redacted(stored, sent):
        raise Conflict(detail, slug="other-body", stored=stored, sent=sent)
