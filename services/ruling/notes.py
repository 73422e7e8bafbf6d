"""Notes on rulings, written down at any time after they were issued."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from models.ruling import notes, rulings
from models.ruling.notes import RulingNote
from services.device_time import DeviceTime, device_time, made_at
from services.errors import NotFound
from services.idempotency import check_same_body


class NewNote(DeviceTime):
    """What is noted."""

    note: str


def put_note(journal: Journal, ruling_id: UUID, note_id: UUID, sent: NewNote) -> tuple[dict[str, Any], bool]:
    """Add a note to a ruling, whatever became of it; return the note's answer, and whether it is new.

    Raises NotFound, and Conflict for another body, or another ruling, under the same id.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = notes.find(connection, tournament_id, note_id)
    if row is None:
        if rulings.find(connection, tournament_id, ruling_id) is None:
            raise NotFound("This tournament has no such ruling.")
        values = {"id": note_id, "ruling_id": ruling_id, "note": sent["note"], "noted_at": made_at(sent, journal.at)}
        notes.add(journal, {**values, **device_time(sent), "request": sent})
        row = notes.find(connection, tournament_id, note_id)
        assert row is not None, "just added"  # noqa: S101 -- for the type checker
        return serialise(row), True
    check_same_body({"ruling": row.ruling_id, **row.request}, {"ruling": ruling_id, **sent})
    return serialise(row), False


def list_notes(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> list[dict[str, Any]]:
    """List the notes on a ruling, in the order in which they arrived."""
    return [serialise(row) for row in notes.of_ruling(connection, tournament_id, ruling_id)]


def serialise(row: RulingNote) -> dict[str, Any]:
    """Make the JSON of a note."""
    return {
        "id": row.id,
        "ruling": row.ruling_id,
        "note": row.note,
        "official": row.official_id,
        "noted_at": row.noted_at,
        "server_at": row.server_at,
    }
