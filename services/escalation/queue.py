"""The queue of escalations, each with its ruling."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.ruling import escalation_steps, escalations
from services.escalation.serialise import with_steps
from services.ruling.present_names import PresentNames


class QueueRequest(TypedDict):
    """Which escalations: of a status, at a level; a page of them by their place in the journal."""

    status: NotRequired[str]
    level: NotRequired[str]
    after: int
    limit: int


def list_escalations(connection: Connection, tournament_id: UUID, asked: QueueRequest) -> dict[str, Any]:
    """Return a page of escalations, oldest first."""
    wanted = (asked.get("status"), asked["after"], asked["limit"], asked.get("level"))
    rows = escalations.page(connection, tournament_id, *wanted)
    steps = escalation_steps.of_escalations(connection, tournament_id, [row.id for row in rows])
    names = PresentNames(connection, tournament_id)
    items = [{**with_steps(row, steps.get(row.id, ())), "ruling": names.item(row.list_item)} for row in rows]
    return {"items": items, "next": rows[-1].journal_seq if len(rows) == asked["limit"] else None}
