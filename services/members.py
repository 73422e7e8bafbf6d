"""What teams, players, tables and hanchans share: each is added once, under an id that the client chose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.database.base import Base
from models.journal.journal import Journal
from services import lookup
from services.errors import Conflict
from services.idempotency import check_same_body
from services.pages import Page, PageRequest, page_of

Body = Mapping[str, Any]
Model = TypeVar("Model", bound=Base)


class MemberKind(NamedTuple, Generic[Model]):
    """A kind of thing that belongs to a tournament.

    `fields`: what a body has that adds one. `serialise` makes the answer of a row, `parse` the columns of a body;
    `check` raises ServiceError where what has this id, or is to get it, can't be as this body says.
    """

    name: str
    model: type[Model]
    fields: tuple[str, ...]
    serialise: Callable[[Model], dict[str, Any]]
    parse: Callable[[Body], dict[str, Any]]
    check: Callable[[Connection, UUID, UUID, Body], None]


def put_member(journal: Journal, kind: MemberKind[Model], identity: UUID, sent: Body) -> tuple[dict[str, Any], bool]:
    """Add a member; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, and for the id of what was removed.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = register.find(connection, kind.model, tournament_id, identity)
    if getattr(row, "removed_at", None) is not None:
        raise Conflict("This was removed: add it under a new id.", slug="removed")
    if row is not None:
        stored = kind.serialise(row)
        body = {name: sent.get(name) for name in kind.fields}
        check_same_body({name: stored[name] for name in body}, body)
        return stored, False
    kind.check(connection, tournament_id, identity, sent)
    register.add(journal, kind.model, f"{kind.name}.added", {"id": identity, **kind.parse(sent)})
    return get_member(connection, kind, tournament_id, identity), True


def get_member(connection: Connection, kind: MemberKind[Model], tournament_id: UUID, identity: UUID) -> dict[str, Any]:
    """Return a member's answer. Raises NotFound."""
    return kind.serialise(lookup.require(connection, kind.model, kind.name, tournament_id, identity))


def list_members(connection: Connection, kind: MemberKind[Model], tournament_id: UUID, asked: PageRequest) -> Page:
    """Return a page of members, by id."""
    rows = register.page(connection, kind.model, tournament_id, asked.get("after"), asked["limit"])
    return page_of(rows, asked["limit"], kind.serialise)


def taken_error(what: str, value: str, holder: str, identity: UUID) -> Conflict:
    """Build the error of a name or number that somebody else has."""
    detail = f"The {what} {value!r} is taken by {holder}: choose another."
    return Conflict(detail, slug="taken", holder={"id": identity, "name": holder})
