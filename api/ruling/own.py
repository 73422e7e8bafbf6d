"""A player sees and escalates what was ruled on them or their team, and knows of nothing else."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import Connection

from api.auth import official
from api.problems import Problem
from models import register, rulings
from models.credentials import Caller
from models.players import Player


def offenders_of(connection: Connection, caller: Caller) -> list[UUID]:
    """The player who calls, and their team."""
    row = register.find(connection, Player, caller.tournament_id, caller.id)
    return [caller.id] if row is None or row.team_id is None else [caller.id, row.team_id]


def refuse_anothers(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> None:
    """Raise a 404 problem when a player names a ruling on somebody else; officials may name any."""
    caller = official()
    if not caller.is_player:
        return
    ruling = rulings.find(connection, tournament_id, ruling_id)
    if ruling is None or ruling.offender_id not in offenders_of(connection, caller):
        raise Problem(404, "This tournament has no such ruling on you.")
