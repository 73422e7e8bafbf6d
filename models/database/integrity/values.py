"""Values of a SQLite database that can't be read as what their column holds: a changed bit, or somebody's hand."""

import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Boolean, Column, Connection, Date, Integer, LargeBinary, Table, Uuid, inspect

from models.database.base import Base
from models.database.types import JsonText, UtcDateTime


def find_unreadable(connection: Connection) -> Iterator[str]:
    """Yield where, as a sentence without its full stop. Nothing on PostgreSQL, which takes no such value.

    Of an older schema it reads the columns that are there still. Raises sqlalchemy.exc.DBAPIError for a damaged file.
    """
    if connection.dialect.name != "sqlite":
        return
    there = inspect(connection)
    for table in Base.metadata.sorted_tables:
        if there.has_table(table.name):
            names = {column["name"] for column in there.get_columns(table.name)}
            yield from _unreadable_rows(connection, table, [column for column in table.columns if column.name in names])


def _unreadable_rows(connection: Connection, table: Table, columns: list[Column[Any]]) -> Iterator[str]:
    driver: Any = connection.connection.driver_connection
    before, driver.text_factory = driver.text_factory, lambda said: said.decode(errors="surrogateescape")
    try:
        listed = ", ".join(column.name for column in columns)
        for number, *row in driver.execute(f"SELECT rowid, {listed} FROM {table.name}"):  # noqa: S608 -- our own names
            wrong = [column.name for column, value in zip(columns, row, strict=True) if not _is_readable(column, value)]
            if wrong:
                yield f"table {table.name}, row {number}: {', '.join(wrong)} can't be read"
    except sqlite3.Error as error:
        yield f"table {table.name}: {error}"
    finally:
        driver.text_factory = before


def _is_readable(column: Column[Any], value: Any) -> bool:
    if value is None:
        return column.nullable is True
    read = next((read for kind, read in READ if isinstance(column.type, kind)), _text)
    try:
        read(value)
    except (ValueError, TypeError, AttributeError, OverflowError):
        return False
    return True


def _text(value: Any) -> None:
    """Raise TypeError for what is no text, ValueError for text that is no UTF-8."""
    if not isinstance(value, str):
        raise TypeError
    value.encode()


def _moment(value: Any) -> None:
    moment = datetime.fromisoformat(value)
    if moment.tzinfo is None:
        raise ValueError
    moment.astimezone(UTC)


def _of(kind: type) -> Callable[[Any], None]:
    def require(value: Any) -> None:
        if not isinstance(value, kind):
            raise TypeError

    return require


READ: tuple[tuple[type, Callable[[Any], object]], ...] = (
    (Uuid, UUID),
    (UtcDateTime, _moment),
    (JsonText, orjson.loads),
    (Date, date.fromisoformat),
    (Boolean, lambda value: (False, True).index(value)),
    (Integer, _of(int)),
    (LargeBinary, _of(bytes)),
)
