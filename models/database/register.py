"""Writing a row together with the journal entry that tells of it: the two can never part.

Every function works inside the caller's transaction, through the `Journal` it opened.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar
from uuid import UUID

from sqlalchemy import Connection, Insert, Select, Table, bindparam, insert, select, update

from models.database.base import Base, table_of
from models.database.row_hash import row_hash, row_key, whole_row
from models.database.typed_rows import all_as, first_as
from models.journal.journal import Entry, Journal, Written

Model = TypeVar("Model", bound=Base)


def add(
    journal: Journal, model: type[Base], kind: str, values: Mapping[str, Any], body: Mapping[str, Any] | None = None
) -> Entry:
    """Insert a row and append the entry `kind`; columns left out are NULL, the tournament is the journal's.

    `body` is what the entry says beside the row's hash; by default the row's public columns, without empty later ones.
    Raises ValueError for an unknown column, sqlalchemy.exc.IntegrityError for a row the database refuses.
    """
    table = table_of(model)
    row = whole_row(table, {**values, "tournament_id": journal.tournament_id})
    written = Written(row_key(table, row["id"]), None, row_hash(table, row))
    known = {name: value for name, value in row.items() if value is not None or not table.c[name].info.get("later")}
    entry = journal.append(kind, row["id"], _public(table, known) if body is None else body, [written])
    journal.connection.execute(_insert(model), row)
    return entry


def change(
    journal: Journal,
    model: type[Base],
    kind: str,
    identity: UUID,
    changes: Mapping[str, Any],
    body: Mapping[str, Any] | None = None,
) -> Entry:
    """Update some columns of a row and append the entry `kind`; `body` is by default the changed public columns.

    Raises LookupError when the tournament has no such row.
    """
    table = table_of(model)
    before = _require(journal, model, identity)
    after = whole_row(table, {**before, **changes})
    written = Written(row_key(table, identity), row_hash(table, before), row_hash(table, after))
    entry = journal.append(kind, identity, _public(table, changes) if body is None else body, [written])
    same_row = (table.c.tournament_id == journal.tournament_id, table.c.id == identity)
    kept = {"seals": after["seals"]} if "seals" in after else {}
    journal.connection.execute(update(table).where(*same_row).values(**changes, **kept))
    return entry


def correct(
    journal: Journal, model: type[Base], kind: str, identity: UUID, changes: Mapping[str, Any], reason: str | None
) -> Entry:
    """Put columns of a row right, and append the entry `kind`: what they are, what they were `before`, perhaps why.

    Raises LookupError when the tournament has no such row.
    """
    table = table_of(model)
    before = _require(journal, model, identity)
    replaced = {name: before[name] for name in changes}
    why = {} if reason is None else {"reason": reason}
    body = {**_public(table, changes), "before": _public(table, replaced), **why}
    return change(journal, model, kind, identity, changes, body)


def find(connection: Connection, model: type[Model], tournament_id: UUID, identity: UUID) -> Model | None:
    """Find the row with that id in that tournament, removed or not, or None."""
    return first_as(model, connection.execute(_find(model), {"tournament": tournament_id, "identity": identity}))


def page(
    connection: Connection, model: type[Model], tournament_id: UUID, after: UUID | None = None, limit: int = 100
) -> Sequence[Model]:
    """List at most `limit` rows of the tournament with ids above `after`, by id (oldest first, as ids are UUIDv7).

    What was removed is not among them, as in `list_all`.
    """
    table = table_of(model)
    query = _there(table, tournament_id).limit(limit)
    return all_as(model, connection.execute(query if after is None else query.where(table.c.id > after)))


def list_all(connection: Connection, model: type[Model], tournament_id: UUID) -> Sequence[Model]:
    """List every row of the tournament, by id."""
    return all_as(model, connection.execute(_there(table_of(model), tournament_id)))


def _there(table: Table, tournament_id: UUID) -> Select[*tuple[Any, ...]]:
    query = select(table).where(table.c.tournament_id == tournament_id).order_by(table.c.id)
    return query.where(table.c.removed_at.is_(None)) if "removed_at" in table.c else query


def _require(journal: Journal, model: type[Base], identity: UUID) -> dict[str, Any]:
    key = {"tournament": journal.tournament_id, "identity": identity}
    row = journal.connection.execute(_find(model), key).first()
    if row is None:
        raise LookupError(f"this tournament has no {table_of(model).name} {identity}")
    return row._asdict()


@cache
def _find(model: type[Base]) -> Select[*tuple[Any, ...]]:
    """Build the statement once: building one costs more than running it."""
    table = table_of(model)
    return select(table).where(table.c.tournament_id == bindparam("tournament"), table.c.id == bindparam("identity"))


@cache
def _insert(model: type[Base]) -> Insert:
    return insert(table_of(model))


def _public(table: Table, values: Mapping[str, Any]) -> dict[str, Any]:
    hidden = {column.name for column in table.columns if column.info.get("secret")} | {"tournament_id", "id"}
    return {name: value for name, value in values.items() if name not in hidden}
