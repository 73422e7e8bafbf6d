"""The same PUT again gives the same answer; another body under the same id is a conflict, and so is a stale change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.journal.salted_hashes import same_but_redacted
from services.errors import Conflict

STALE = "Somebody changed this meanwhile: look at what is stored, and change that, if it still has to be."
TAKEN = "This id is taken by another body: send the stored one again, or choose a new id."


def check_same_request(stored: Any, sent: Mapping[str, Any]) -> None:
    """Compare what was sent with the row's `request`. Raises Conflict, showing both bodies, when they differ."""
    check_same_body(stored.request, sent)


def check_same_body(stored: Mapping[str, Any], sent: Mapping[str, Any], detail: str = TAKEN) -> None:
    """Raise Conflict, showing both bodies, unless they say the same."""
    if not same_but_redacted(stored, sent):
        raise Conflict(detail, slug="other-body", stored=stored, sent=sent)


def check_replaces(stored: Mapping[str, Any] | None, seen: Mapping[str, Any] | None, sent: Mapping[str, Any]) -> None:
    """Raise Conflict, showing both, unless what is stored is what the caller saw, or says what they send already."""
    if stored not in (seen, sent):
        raise Conflict(STALE, slug="changed-meanwhile", stored=stored, sent=sent)
