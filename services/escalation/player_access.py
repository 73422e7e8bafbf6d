"""A player sees and escalates what was ruled on them or their team, and knows of nothing else."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.people.credentials import Caller
from models.people.players import Player, list_entries
from models.ruling import rulings
from services.errors import NotFound


def offenders_of(connection: Connection, caller: Caller) -> list[UUID]:
    """Return the player who calls, by every entry of theirs, and their team."""
    row = register.find(connection, Player, caller.tournament_id, caller.id)
    entries = list_entries(connection, caller.tournament_id, caller.id)
    return entries if row is None or row.team_id is None else [*entries, row.team_id]


def check_own_ruling(connection: Connection, caller: Caller, ruling_id: UUID) -> None:
    """Raise NotFound when a player names a ruling on somebody else; officials may name any."""
    if not caller.is_player:
        return
    ruling = rulings.find(connection, caller.tournament_id, ruling_id)
    if ruling is None or ruling.offender_id not in offenders_of(connection, caller):
        raise NotFound("This tournament has no such ruling on you.")
