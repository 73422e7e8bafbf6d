"""Remove what was added by mistake and never used: it is in no list any more, and its name or number is free again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from models.database import register
from models.database.uses import count_uses
from models.event.hanchans import Hanchan
from models.event.tables import PlayingTable
from models.journal.journal import Journal
from services import lookup
from services.errors import Conflict, NotFound
from services.members import MemberKind, Model
from services.tournament.hanchans import HANCHAN

CURES = {
    "player": "Withdraw the player, or join this entry with another of the same person.",
    "team": "Give its players another team first; what was charged to it keeps it.",
    "table": "Rename it instead.",
    "hanchan": "Declare it void instead.",
}


def remove_member(journal: Journal, kind: MemberKind[Model], identity: UUID, reason: str) -> dict[str, Any]:
    """Remove a team, player, table or hanchan, once; return when. Raises NotFound, and Conflict for what was used."""
    connection, tournament_id = journal.connection, journal.tournament_id
    row: Any = register.find(connection, kind.model, tournament_id, identity)
    if row is None:
        raise NotFound(f"This tournament has no such {kind.name}.")
    if row.removed_at is None:
        uses = count_uses(connection, kind.model, tournament_id, identity)
        uses.pop("schedule", None)  # it goes with its hanchan
        if uses:
            named = ", ".join(f"{count} {what}" for what, count in uses.items())
            detail = f"It was used, and so it stays: {named}. {CURES[kind.name]}"
            raise Conflict(detail, slug="in-use", uses=uses)
        register.correct(journal, kind.model, f"{kind.name}.changed", identity, {"removed_at": journal.at}, reason)
    return {"id": identity, "removed_at": row.removed_at or journal.at}


def remove_hanchans(journal: Journal, hanchans: Sequence[UUID], reason: str) -> dict[str, Any]:
    """Remove several, such as a round, all or none; return when each was. Raises NotFound, Conflict."""
    items = []
    for identity in hanchans:
        try:
            items.append(remove_member(journal, HANCHAN, identity, reason))
        except Conflict as error:
            raise Conflict(f"{_place(journal, identity)}: {error.detail}", slug="in-use", **error.members) from None
    return {"items": items}


def _place(journal: Journal, hanchan_id: UUID) -> str:
    hanchan = lookup.require(journal.connection, Hanchan, "hanchan", journal.tournament_id, hanchan_id)
    table = lookup.require(journal.connection, PlayingTable, "table", journal.tournament_id, hanchan.table_id)
    return f"Round {hanchan.round}, table {table.label}"
