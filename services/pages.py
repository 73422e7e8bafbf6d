"""Pages of lists that are ordered by id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NotRequired, TypedDict, TypeVar
from uuid import UUID

Listed = TypeVar("Listed")


class PageRequest(TypedDict):
    """Which part of a list: `limit` items, those after an id."""

    after: NotRequired[UUID]
    limit: int


class Page(TypedDict):
    """A part of a list; `next` is the `after` of the next part, None at the end."""

    items: list[dict[str, Any]]
    next: UUID | None


def page_of(rows: Sequence[Listed], limit: int, serialise: Callable[[Listed], dict[str, Any]]) -> Page:
    """Return the rows, at most `limit`, as a page; `serialise` makes an item, with its id."""
    items = [serialise(row) for row in rows]
    return {"items": items, "next": items[-1]["id"] if len(items) == limit else None}
