"""Rows of a tournament by id, or the error that names what is missing."""

from __future__ import annotations

from typing import TypeVar
from uuid import UUID

from sqlalchemy import Connection, select

from models.database import register
from models.database.base import Base, table_of
from services.errors import Conflict, NotFound, invalid_field

Model = TypeVar("Model", bound=Base)


def require(connection: Connection, model: type[Model], what: str, tournament_id: UUID, identity: UUID) -> Model:
    """Return the row. Raises NotFound, naming `what` (such as "player"), where there is none, or it was removed."""
    row = _find(connection, model, tournament_id, identity)
    if row is None:
        raise NotFound(f"This tournament has no such {what}.")
    return row


def check_exists(
    connection: Connection, model: type[Base], tournament_id: UUID, field: str, identity: UUID, what: str
) -> None:
    """Raise Invalid, naming `field`, when the id names nothing of this tournament, or what was removed."""
    if _find(connection, model, tournament_id, identity) is None:
        raise invalid_field(field, f"This tournament has no such {what}.", f"Add the {what} first, or name another.")


def check_free(connection: Connection, model: type[Base], identity: UUID) -> None:
    """Raise Conflict for an id that something of another tournament has, where ids are unique among all of them."""
    table = table_of(model)
    if connection.execute(select(table.c.id).where(table.c.id == identity)).first() is not None:
        raise Conflict("This id is taken: choose a new one.", slug="taken")


def _find(connection: Connection, model: type[Model], tournament_id: UUID, identity: UUID) -> Model | None:
    row = register.find(connection, model, tournament_id, identity)
    return None if getattr(row, "removed_at", None) is not None else row
