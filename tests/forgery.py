"""The owner of a server who rewrites the log: rows, the whole chain of hashes, and its head."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from uuid import UUID

from sqlalchemy import delete, select, update

from models.journal.journal import ENTRY, GENESIS, HEAD, entry_hash
from tests.models.sample import unguarded
from tests.pwa.hall import Hall

Change = Callable[[dict[str, Any]], None]


def replaced(kind: str, old: str, new: str) -> Change:
    """Another text in the bodies of the entries of this kind."""

    def change(entry: dict[str, Any]) -> None:
        if entry["kind"] == kind:
            entry["body"] = json.loads(json.dumps(entry["body"]).replace(old, new))

    return change


def forge(hall: Hall, change: Change) -> None:
    """Rewrite every entry as `change` has it, so that the log is whole again."""
    forge_at(hall.database_url, UUID(hall.tournament), change)


def forge_at(database_url: str, tournament: UUID, change: Change) -> None:
    """Do so in the database at this address."""
    with unguarded(database_url) as connection:
        rows = connection.execute(select(ENTRY).where(ENTRY.c.tournament_id == tournament).order_by(ENTRY.c.seq))
        last = GENESIS
        for row in rows.mappings().all():
            entry = {**row, "prev_hash": last}
            change(entry)
            last = entry["hash"] = entry_hash(entry)
            place = (ENTRY.c.tournament_id == tournament, ENTRY.c.seq == entry["seq"])
            connection.execute(update(ENTRY).where(*place).values(entry))
        connection.execute(update(HEAD).where(HEAD.c.tournament_id == tournament).values(hash=last))


def cut_tail(hall: Hall, count: int) -> None:
    """Take the last entries away."""
    tournament = UUID(hall.tournament)
    with unguarded(hall.database_url) as connection:
        of_it = ENTRY.c.tournament_id == tournament
        last = select(ENTRY.c.seq, ENTRY.c.hash).where(of_it).order_by(ENTRY.c.seq.desc()).offset(count).limit(1)
        seq, digest = connection.execute(last).one()
        connection.execute(delete(ENTRY).where(of_it, ENTRY.c.seq > seq))
        connection.execute(update(HEAD).where(HEAD.c.tournament_id == tournament).values(seq=seq, hash=digest))
