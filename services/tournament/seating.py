"""Who may be seated at a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans
from models.event.hanchans import seats_of
from models.event.tables import PlayingTable
from models.people import players
from models.people.players import Player
from models.ruling.hand import SEATS
from services import lookup
from services.errors import invalid_field


def check_seating(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    """Raise Invalid for an unknown table or player, for who was withdrawn, and for who sits elsewhere in this round."""
    lookup.check_exists(connection, PlayingTable, tournament_id, "table", sent["table"], "table")
    check_players(connection, tournament_id, sent["seats"])
    check_free(connection, tournament_id, sent["round"], sent["seats"])


def check_players(
    connection: Connection, tournament_id: UUID, seats: Mapping[str, UUID], path: str = "", sat: Collection[UUID] = ()
) -> None:
    """Raise Invalid for an unknown player, and for who was withdrawn, unless they `sat` there. `path`: to `seats`."""
    known = players.find_all(connection, tournament_id, list(seats.values()))
    for seat in SEATS:
        check_player(known, f"{path}seats.{seat}", seats[seat])
        gone = why_gone(known[seats[seat]])
        if gone is not None and seats[seat] not in sat:
            raise invalid_field(f"{path}seats.{seat}", *gone)


def check_player(known: Mapping[UUID, Player], field: str, player: UUID) -> None:
    """Raise Invalid for a player who is not `known`, and for an entry that was joined with another."""
    if player not in known:
        message, cure = "This tournament has no such player.", "Add the player first, or name another."
        raise invalid_field(field, message, cure)
    if known[player].merged_into is not None:
        raise invalid_field(field, *(why_gone(known[player]) or ()))


def why_gone(player: Player) -> tuple[str, str] | None:
    """Return why nobody seats this player any more, and the cure; None for who can be seated."""
    if player.merged_into is not None:
        return f"This entry was joined with {player.merged_into}, of the same person.", "Name that one."
    if player.withdrawn_at is not None:
        return "This player was withdrawn.", "Let them play again first, or name another."
    return None


def check_free(
    connection: Connection,
    tournament_id: UUID,
    round_: str,
    seats: Mapping[str, UUID],
    path: str = "",
    hanchan: UUID | None = None,
) -> None:
    """Raise Invalid for who sits in another hanchan of this round that is in play. `path`: to `seats`."""
    for other in hanchans.with_players(connection, tournament_id, round_, list(seats.values())):
        taken = set(seats_of(other).values())
        seat = next((seat for seat in SEATS if seats[seat] in taken), None)
        if other.id != hanchan and seat is not None:
            table = f"table {other.label} ({other.table_id})"
            message = f"In round {round_} this player sits at {table}, hanchan {other.id}."
            raise invalid_field(f"{path}seats.{seat}", message, "Name another player, or another round.")
