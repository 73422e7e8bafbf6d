"""The journal: every change of state, numbered without gaps, chained by hashes. The audit log and the phones' feed."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.auth import ROLES, require
from api.blueprint import Blueprint
from api.ruling.answers import send
from api.store import read
from api.tournament.journal_schemas import ChangesQuery, Journal, JournalQuery
from api.tournament.shapes import IN_TOURNAMENT
from models import journal

blp = Blueprint("journal", description="The journal", url_prefix=IN_TOURNAMENT)


@blp.get("/journal")
@require(*ROLES)
@blp.arguments(JournalQuery, location="query")
@blp.answers(200, Journal)
def read_journal(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Entries above the number `after`, oldest first"""
    return _entries(tournament_id, asked["after"], asked["limit"])


@blp.get("/changes")
@require(*ROLES)
@blp.arguments(ChangesQuery, location="query")
@blp.answers(200, Journal)
def read_changes(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """What happened since the entry that a phone saw last: the journal again, for its sync"""
    return _entries(tournament_id, asked["since"], asked["limit"])


def _entries(tournament_id: UUID, after: int, limit: int) -> Response:
    with read() as connection:
        rows = journal.entries(connection, tournament_id, after, limit)
        head = journal.head(connection, tournament_id)
    following = rows[-1].seq if len(rows) == limit else None
    last = None if head is None else {"seq": head.seq, "hash": head.hash}
    return send({"items": [_shape(row) for row in rows], "next": following, "head": last})


def _shape(row: Row[Any]) -> dict[str, Any]:
    return {
        "seq": row.seq,
        "at": row.at,
        "who": row.who,
        "kind": row.kind,
        "subject": row.subject,
        "body": row.body,
        "prev_hash": row.prev_hash,
        "hash": row.hash,
    }
