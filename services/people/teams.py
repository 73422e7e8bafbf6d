"""Teams."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.people import teams
from services.members import Body, MemberKind, taken_error


def _serialise(row: teams.Team) -> dict[str, Any]:
    return {"id": row.id, "name": row.name}


def _parse(sent: Body) -> dict[str, Any]:
    return {"name": sent["name"]}


def _check(connection: Connection, tournament_id: UUID, identity: UUID, sent: Body) -> None:
    """Raise Conflict for a name that is taken."""
    holder = teams.find_by_name(connection, tournament_id, sent["name"])
    if holder is not None and holder.id != identity:
        raise taken_error("name", sent["name"], holder.name, holder.id)


TEAM = MemberKind("team", teams.Team, ("name",), _serialise, _parse, _check)
