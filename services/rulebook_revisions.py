"""Composed rulebooks as the database keeps them, restored once per process."""

from __future__ import annotations

from sqlalchemy import Connection

from models.event import rulebook_revisions
from rulings import Rulebook

KEPT = 64
_restored: dict[str, Rulebook] = {}


def revision(connection: Connection, name: str) -> Rulebook | None:
    """The rulebook kept under this revision, or None. A revision is the hash of its content, so it never goes stale."""
    book = _restored.get(name)
    if book is None:
        content = rulebook_revisions.content(connection, name)
        if content is None:
            return None
        if len(_restored) >= KEPT:
            _restored.pop(next(iter(_restored)), None)
        book = _restored[name] = Rulebook(content)
    return book
