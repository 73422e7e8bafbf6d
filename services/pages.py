"""Pages of lists that are ordered by id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Row


class PageRequest(TypedDict):
    """Which part of a list: `limit` items, those after an id."""

    after: NotRequired[UUID]
    limit: int


class Page(TypedDict):
    """A part of a list; `next` is the `after` of the next part, None at the end."""

    items: list[dict[str, Any]]
    next: UUID | None


def page_of(rows: Sequence[Row[Any]], limit: int, serialise: Callable[[Row[Any]], dict[str, Any]]) -> Page:
    """Return the rows, at most `limit`, as a page."""
    return {"items": [serialise(row) for row in rows], "next": rows[-1].id if len(rows) == limit else None}
