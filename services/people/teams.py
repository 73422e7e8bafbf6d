"""Teams."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.people import teams
from services.members import Body, MemberKind, taken_error


def _serialise(row: teams.Team) -> dict[str, Any]:
    return {"id": row.id, "name": row.name}


def _check(connection: Connection, tournament_id: UUID, _: UUID, sent: Body) -> None:
    """Raise Conflict for a name that is taken."""
    holder = teams.find_by_name(connection, tournament_id, sent["name"])
    if holder is not None:
        raise taken_error("name", sent["name"], holder.name, holder.id)


TEAM = MemberKind("team", teams.Team, _serialise, dict, _check)
