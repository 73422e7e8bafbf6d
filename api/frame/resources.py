"""What teams, players, officials, tables and hanchans share: put once, read, listed by id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read, write
from models.database import register
from models.database.base import Base
from models.journal.journal import Journal
from services.idempotency import refuse_other
from services.lookup import find

Shape = Callable[[Row[Any]], dict[str, Any]]
Check = Callable[[Connection, UUID], None]
Then = Callable[[Journal], None]


def put(  # noqa: PLR0913 -- one parameter for each thing that tells the kinds of member apart
    model: type[Base],
    kind: str,
    tournament_id: UUID,
    identity: UUID,
    sent: Mapping[str, Any],
    columns: Mapping[str, Any],
    shape: Shape,
    check: Check,
    then: Then = lambda _: None,
) -> Response:
    """Add a row (201), or answer the same again (200); another body under the id is a 409 problem with both.

    `shape` makes a row the body it came from; `check` raises a problem when the row can't be added; `then`
    writes what follows from adding it.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = register.find(connection, model, tournament_id, identity)
        if row is not None:
            stored = shape(row)
            refuse_other(stored, {name: sent.get(name) for name in stored})
            return send({"id": identity, **stored})
        check(connection, tournament_id)
        register.add(journal, model, kind, {"id": identity, **columns})
        then(journal)
        added = register.find(connection, model, tournament_id, identity)
        assert added is not None, "just added"  # noqa: S101 -- for the type checker
        return send({"id": identity, **shape(added)}, 201)


def get(model: type[Base], what: str, tournament_id: UUID, identity: UUID, shape: Shape) -> Response:
    """One row, or a 404 problem."""
    with read() as connection:
        return send({"id": identity, **shape(find(connection, model, what, tournament_id, identity))})


def page(model: type[Base], tournament_id: UUID, asked: Mapping[str, Any], shape: Shape) -> Response:
    """A page of rows, by id."""
    with read() as connection:
        rows = register.page(connection, model, tournament_id, asked.get("after"), asked["limit"])
    return send({"items": [{"id": row.id, **shape(row)} for row in rows], "next": following(rows, asked["limit"])})


def following(rows: Sequence[Row[Any]], limit: int) -> UUID | None:
    """The cursor of the next page; None at the end."""
    return rows[-1].id if len(rows) == limit else None


def taken(what: str, value: str, holder: str, identity: UUID) -> Problem:
    """The problem of a name or number that somebody else has."""
    detail = f"The {what} {value!r} is taken by {holder} ({identity}): choose another."
    return Problem(409, detail, slug="taken", holder={"id": identity, "name": holder})
