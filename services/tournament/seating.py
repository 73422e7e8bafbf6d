"""Who may be seated at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans
from models.event.tables import PlayingTable
from models.journal.journal import Journal
from models.people import players
from models.ruling.hand import SEATS
from services import lookup
from services.errors import Invalid, field_error, invalid_field
from services.ledger.accounts import list_debts


def check_seating(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    """Raise Invalid for an unknown table or player, for who sits elsewhere in this round, and for who owes a fine.

    `despite_fines` in `sent` lets those play who owe one.
    """
    lookup.check_exists(connection, PlayingTable, tournament_id, "table", sent["table"], "table")
    seats: Mapping[str, UUID] = sent["seats"]
    known = players.find_all(connection, tournament_id, list(seats.values()))
    others = hanchans.with_players(connection, tournament_id, sent["round"], list(seats.values()))
    for seat in SEATS:
        if seats[seat] not in known:
            message, cure = "This tournament has no such player.", "Add the player first, or name another."
            raise invalid_field(f"seats.{seat}", message, cure)
        for other in others:
            if seats[seat] in {getattr(other, f"{place}_id") for place in SEATS}:
                table = f"table {other.label} ({other.table_id})"
                message = f"In round {sent['round']} this player sits at {table}, hanchan {other.id}."
                raise invalid_field(f"seats.{seat}", message, "Name another player, or another round.")
    if "despite_fines" not in sent:
        _check_debts(connection, tournament_id, seats)


def note_overlooked_fines(journal: Journal, hanchan_id: UUID, sent: Mapping[str, Any]) -> None:
    """Append to the journal who was seated although they owe a fine, and why."""
    debts = list_debts(journal.connection, journal.tournament_id, list(sent["seats"].values()))
    if debts:
        journal.append("fines.overlooked", hanchan_id, {"players": sorted(debts), "reason": sent["despite_fines"]})


def _check_debts(connection: Connection, tournament_id: UUID, seats: Mapping[str, UUID]) -> None:
    """Raise Invalid for who owes a fine: they do not play on before it is paid (R.League 24/25, Late for game)."""
    debts = list_debts(connection, tournament_id, list(seats.values()))
    cure = (
        "Take the payment first (where a tournament is named, there), seat another player, "
        "or say in despite_fines why not."
    )
    errors = [
        field_error(f"seats.{seat}", f"This player has a fine to pay: {', '.join(debts[player])}.", cure)
        for seat, player in seats.items()
        if player in debts
    ]
    if errors:
        raise Invalid(slug="owes-fines", errors=errors)
