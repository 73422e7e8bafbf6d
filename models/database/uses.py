"""What names a row: other rows of its tournament, by a reference, or by an id that may be of several tables."""

from collections.abc import Iterator
from functools import cache
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    Table,
    Text,
    Uuid,
    bindparam,
    cast,
    func,
    or_,
    select,
)

from models.database.base import Base, table_of

OF_SEVERAL = ("offender_id", "account_id", "person_id", "player_id")
"""Columns that hold the id of a player, a team or an official."""
LISTED = ("conflicts", "substitutes")
"""Columns that hold several, as JSON."""


def count_uses(connection: Connection, model: type[Base], tournament_id: UUID, identity: UUID) -> dict[str, int]:
    """Count the rows that name this one, by their table; those that were removed do not count."""
    named = {"tournament": tournament_id, "identity": identity, "listed": f"%{identity}%"}
    found = ((table, connection.execute(query, named).scalar_one()) for table, query in _queries(model))
    return {table: count for table, count in found if count}


@cache
def _queries(model: type[Base]) -> list[tuple[str, Select[int]]]:
    return list(_naming(table_of(model)))


def _naming(named: Table) -> Iterator[tuple[str, Select[int]]]:
    for table in Base.metadata.sorted_tables:
        if "tournament_id" not in table.c:
            continue
        conditions = [*_references(table, named)]
        if conditions:
            query = select(func.count()).select_from(table).where(table.c.tournament_id == bindparam("tournament"))
            there = [table.c.removed_at.is_(None)] if "removed_at" in table.c else []
            yield str(table.name), query.where(or_(*conditions), *there)


def _references(table: Table, named: Table) -> Iterator[ColumnElement[Any]]:
    identity: BindParameter[UUID] = bindparam("identity", type_=Uuid())
    pointing = {key.parent.name for key in table.foreign_keys if key.column.table is named}
    for column in table.columns:
        if column.name in pointing - {"tournament_id"} or column.name in OF_SEVERAL:
            yield column == identity
        elif column.name in LISTED:
            yield cast(column, Text).like(bindparam("listed"))
