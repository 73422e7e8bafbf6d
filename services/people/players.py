"""Players, and what they did before."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import seasons
from models.people import players
from models.people.teams import Team
from services import lookup
from services.members import Body, MemberKind, taken_error
from services.ruling.serialise import earlier
from services.tournament.season import serialise_offence


def _serialise(row: players.Player) -> dict[str, Any]:
    return {"id": row.id, "name": row.name, "id_number": row.id_number, "team": row.team_id}


def _parse(sent: Body) -> dict[str, Any]:
    return {"name": sent["name"], "id_number": sent["id_number"], "team_id": sent.get("team")}


def _check(connection: Connection, tournament_id: UUID, _: UUID, sent: Body) -> None:
    """Raise Conflict for an id number that is taken, Invalid for an unknown team."""
    holder = players.find_by_number(connection, tournament_id, sent["id_number"])
    if holder is not None:
        raise taken_error("id number", sent["id_number"], holder.name, holder.id)
    if sent.get("team") is not None:
        lookup.check_exists(connection, Team, tournament_id, "team", sent["team"], "team")


PLAYER = MemberKind("player", players.Player, _serialise, _parse, _check)


def list_offences(connection: Connection, tournament_id: UUID, player_id: UUID, limit: int) -> dict[str, Any]:
    """Return what counts against a player, here and in the season's other tournaments. Raises NotFound."""
    lookup.require(connection, players.Player, "player", tournament_id, player_id)
    here = earlier(connection, tournament_id, player_id, limit=limit)
    elsewhere = seasons.offences(connection, tournament_id, player_id)
    return {**here, "season": [serialise_offence(row) for row in elsewhere]}
