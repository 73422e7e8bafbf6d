"""Rows as the database has them: for the audit, which has to say what is wrong with those that cannot be read."""

from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Table, type_coerce
from sqlalchemy.types import NullType

RAW = NullType()


def raw_columns(table: Table) -> list[ColumnElement[Any]]:
    """Return the columns of a table for a query whose values nobody converts."""
    return [type_coerce(column, RAW).label(column.name) for column in table.columns]


def as_uuid(raw: UUID | str) -> UUID:
    """Return an id as either database gives it. Raises ValueError, AttributeError for what is none."""
    return raw if isinstance(raw, UUID) else UUID(raw)


def as_text(raw: UUID | str) -> str:
    """Return an id as the journal writes it; what is none as it stands."""
    try:
        return str(as_uuid(raw))
    except (ValueError, AttributeError):
        return str(raw)
