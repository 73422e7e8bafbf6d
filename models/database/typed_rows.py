"""Rows of a table, typed as its model.

A row of `select(table)` has the attributes of the table's model, so who reads it gets the model's types. It is no ORM
object: making one would cost more than the query.
"""

from collections.abc import Sequence
from typing import Any, TypeVar, cast

from sqlalchemy import CursorResult, Row

Model = TypeVar("Model")


def first_as(model: type[Model], result: CursorResult[Any]) -> Model | None:
    """Return the first row of the result, or None."""
    return cast("Model | None", result.first())


def all_as(model: type[Model], result: CursorResult[Any]) -> Sequence[Model]:
    """Return every row of the result."""
    return cast("Sequence[Model]", result.all())


def values_of(row: object) -> dict[str, Any]:
    """Return the columns of a row by name."""
    return cast("Row[*tuple[object, ...]]", row)._asdict()
