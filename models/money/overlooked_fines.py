"""Who may play a hanchan although they owe a fine, as officials said: entries of the journal alone."""

from collections.abc import Collection
from uuid import UUID

from sqlalchemy import Connection, select

from models.journal.journal import ENTRY, OF_HANCHANS, Entry, Journal


def overlook(journal: Journal, hanchan_id: UUID, players: Collection[UUID], reason: str) -> Entry:
    """Let players play that hanchan all the same: entry `fines.overlooked`."""
    return journal.append("fines.overlooked", hanchan_id, {"players": sorted(players), "reason": reason})


def players_allowed(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> set[UUID]:
    """Return whose fines were overlooked for that hanchan."""
    own = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.subject == hanchan_id, OF_HANCHANS)
    bodies = connection.execute(select(ENTRY.c.body).where(*own, ENTRY.c.kind == "fines.overlooked")).scalars()
    return {UUID(str(player)) for body in bodies for player in body["players"]}
