"""Composed rulebooks as the database stores them, restored once per process."""

from __future__ import annotations

from sqlalchemy import Connection

from models.event import rulebook_revisions
from rulings import Rulebook

MOST_RESTORED = 64
_restored: dict[str, Rulebook] = {}


def find_rulebook(connection: Connection, revision: str) -> Rulebook | None:
    """Return the rulebook stored under this revision, or None."""
    book = _restored.get(revision)  # never stale: a revision is the hash of its content
    if book is None:
        content = rulebook_revisions.content(connection, revision)
        if content is None:
            return None
        if len(_restored) >= MOST_RESTORED:
            _restored.pop(next(iter(_restored)), None)
        book = _restored[revision] = Rulebook(content)
    return book


def require_rulebook(connection: Connection, revision: str) -> Rulebook:
    """Return the rulebook that a stored row names. Raises LookupError when it is not stored."""
    book = find_rulebook(connection, revision)
    if book is None:
        raise LookupError(f"there is no rulebook revision {revision}")
    return book
