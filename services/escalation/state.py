"""Where an escalation stands, and that nobody changes its ruling past it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.ruling import escalation_steps
from models.ruling.escalation_steps import EscalationStep
from models.ruling.escalations import Escalation
from rulings.escalation import State
from services.errors import Conflict


def standing_id(row: Escalation, steps: Sequence[EscalationStep]) -> UUID | None:
    """Return the ruling in force, None after it was overturned."""
    return steps[-1].standing_id if steps else row.id


def state_of(row: Escalation) -> State:
    """Return its status and level."""
    return State(row.status, row.level or "director")


def check_not_escalated(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> None:
    """Raise Conflict when that ruling was escalated, or made by a decision on an escalation."""
    row = escalation_steps.escalation_of(connection, tournament_id, ruling_id)
    if row is not None:
        state = state_of(row)
        detail = f"That ruling was escalated, so only a decision on the escalation changes it. {state.in_words}"
        where: dict[str, Any] = {"escalation": row.id, "escalation_status": state.status, "level": state.level}
        raise Conflict(detail, slug="under-escalation", **where)
