"""Statements that every ruling makes, compiled once and run on the driver.

SQLAlchemy's way from a statement to a cursor takes three times as long as SQLite itself (docs/benchmarks.md).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import CompoundSelect, Connection, Dialect, Insert, Select, Update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.types import TypeEngine

Statement = Select[Any] | CompoundSelect[Any] | Insert | Update
Convert = Callable[[Any], Any]


class Prepared:
    """A statement whose values are given by name; those it was built with stay as they are."""

    def __init__(self, statement: Statement) -> None:
        self._in = cache(lambda dialect: _compile(statement, dialect))

    def run(self, connection: Connection, values: Mapping[str, Any]) -> None:
        """Raises KeyError for a missing value, sqlalchemy.exc.DBAPIError as SQLAlchemy would."""
        self._execute(connection, values)

    def rows(self, connection: Connection, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """What it selects. Raises like `run`."""
        converts = self._in(connection.dialect).results
        found = self._execute(connection, values).fetchall()
        return [tuple([convert(value) for convert, value in zip(converts, row, strict=True)]) for row in found]

    def _execute(self, connection: Connection, values: Mapping[str, Any]) -> Any:
        compiled = self._in(connection.dialect)
        driver: Any = connection.connection.driver_connection
        try:
            return driver.execute(compiled.text, compiled.bind(values))
        except connection.dialect.loaded_dbapi.Error as error:
            raise DBAPIError.instance(compiled.text, None, error, connection.dialect.loaded_dbapi.Error) from error


class _Compiled(NamedTuple):
    """`binds`: for each place its name, the value it was built with (None: it must be given), and its conversion."""

    text: str
    binds: Sequence[tuple[str, Any, Convert]]
    by_place: bool
    results: Sequence[Convert]

    def bind(self, values: Mapping[str, Any]) -> list[Any] | dict[str, Any]:
        bound = [(name, convert(values[name] if built is None else built)) for name, built, convert in self.binds]
        return [value for _, value in bound] if self.by_place else dict(bound)


def _compile(statement: Statement, dialect: Dialect) -> _Compiled:
    compiled = statement.compile(dialect=dialect)

    places = [(name, compiled.binds[name]) for name in compiled.positiontup or compiled.binds]
    binds = [(name, bind.value, _adapted(bind.type, dialect).bind_processor(dialect) or _same) for name, bind in places]
    selected: Iterable[Any] = () if isinstance(statement, Insert | Update) else statement.selected_columns
    results = [_adapted(column.type, dialect).result_processor(dialect, None) or _same for column in selected]
    return _Compiled(str(compiled), binds, bool(compiled.positional), results)


def _adapted(kind: TypeEngine[Any], dialect: Dialect) -> TypeEngine[Any]:
    return kind.dialect_impl(dialect)


def _same(value: Any) -> Any:
    return value
