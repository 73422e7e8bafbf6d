"""For the audit: whose access it is, by name and roles, as the database has them now, readable or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from uuid import UUID

import orjson
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from models.database.raw_rows import as_text, raw_columns
from models.people.officials import OFFICIAL
from models.people.players import PLAYER


class Holder(NamedTuple):
    """An official or a player: `roles` as their ids, comma-separated, "player" for a player."""

    name: str
    roles: str


def list_holders(connection: Connection, tournament_id: UUID) -> dict[str, Holder]:
    """Return id → holder of every official and player of a tournament."""
    found: dict[str, Holder] = {}
    for table in (OFFICIAL, PLAYER):
        query = select(*raw_columns(table)).where(table.c.tournament_id == tournament_id)
        try:
            for row in connection.execute(query):
                raw = row._asdict()
                found[as_text(raw["id"])] = Holder(str(raw["name"]), roles_of(raw) or "player")
        except DBAPIError:  # the audit of its rows says so
            continue
    return found


def holder_of(raw: Mapping[str, Any], holders: Mapping[str, Holder]) -> Holder:
    """Return whom a row lets in: who it names, or whoever comes by it."""
    identity = raw.get("official_id") or raw.get("player_id")
    if identity is None:
        return Holder("?", roles_of(raw))
    return holders.get(as_text(identity), Holder(as_text(identity), "?"))


def roles_of(raw: Mapping[str, Any]) -> str:
    """Return the roles that a row names, comma-separated."""
    roles = raw.get("roles")
    try:
        listed = orjson.loads(roles) if isinstance(roles, str) else roles
        return ", ".join(map(str, listed or ()))
    except (ValueError, TypeError):
        return str(roles)
