"""The journal: every change of state, numbered without gaps, chained by hashes. The audit log and the phones' feed."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection

from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.journal.journal_schemas import ChangesQuery, Journal, JournalHead, JournalQuery
from models.journal import journal

blp = Blueprint("journal", description="The journal", url_prefix=IN_TOURNAMENT)


@blp.get("/journal")
@blp.arguments(JournalQuery, location="query")
@blp.answers(200, Journal)
def read_journal(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Entries above the number `after`, oldest first"""
    return _entries(tournament_id, asked["after"], asked["limit"])


@blp.get("/changes")
@blp.arguments(ChangesQuery, location="query")
@blp.answers(200, Journal)
def read_changes(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """What happened since the entry that a phone saw last: the journal again, for its sync"""
    return _entries(tournament_id, asked["since"], asked["limit"])


@blp.get("/journal/head")
@blp.answers(200, JournalHead)
def read_head(tournament_id: UUID) -> Response:
    """The last entry: noted down elsewhere, it proves later that nothing before it was written anew

    Note it as NUMBER:HASH; `GET …/audit?head=` and `shinpan audit verify --head` take it so.
    """
    with read() as connection:
        head = head_of(connection, tournament_id)
    if head is None:
        raise Problem(404, "The head of this journal is missing: GET …/audit tells what else is.")
    return send(head)


def head_of(connection: Connection, tournament_id: UUID) -> dict[str, Any] | None:
    """Return the number and hash of the last entry, and when it was written, if it is there; None without a head."""
    head = journal.head(connection, tournament_id)
    return None if head is None else {**head._asdict(), "at": journal.written_at(connection, tournament_id, head.seq)}


def _entries(tournament_id: UUID, after: int, limit: int) -> Response:
    with read() as connection:
        rows = journal.entries(connection, tournament_id, after, limit)
        head = journal.head(connection, tournament_id)
    following = rows[-1].seq if len(rows) == limit else None
    last = None if head is None else {"seq": head.seq, "hash": head.hash}
    return send({"items": [entry(row) for row in rows], "next": following, "head": last})


def entry(row: journal.JournalEntry) -> dict[str, Any]:
    """Serialise an entry, whole: its hash can be worked out from it."""
    return {
        "seq": row.seq,
        "at": row.at,
        "who": row.who,
        "kind": row.kind,
        "subject": row.subject,
        "body": row.body,
        "prev_hash": row.prev_hash,
        "hash": row.hash,
        **({"seals": row.seals} if row.seals else {}),
    }
