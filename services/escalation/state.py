"""A ruling that was escalated: how that is answered, and that nobody goes past it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from models.ruling import escalation_steps
from rulings.escalation import State
from services.errors import Conflict

CLOCK = ("device_at", "clock_offset_ms", "server_at")


def escalation(connection: Connection, row: Row[Any]) -> dict[str, Any]:
    """An escalation with what was done about it."""
    steps = escalation_steps.of_escalations(connection, row.tournament_id, [row.id])
    return told(row, steps.get(row.id, ()))


def told(row: Row[Any], steps: Sequence[Row[Any]]) -> dict[str, Any]:
    """The same, its steps read already."""
    return {
        "ruling": row.id,
        "status": row.status,
        "level": state_of(row).level,
        "standing": standing_id(row, steps),
        "reason": row.reason,
        "evidence": row.request.get("evidence"),
        "official": row.official_id,
        "player": row.player_id,
        "escalated_at": row.escalated_at,
        **{name: row._mapping[name] for name in CLOCK},
        "seq": row.journal_seq,
        "steps": [step(row) for row in steps],
    }


def step(row: Row[Any]) -> dict[str, Any]:
    """A step of an escalation."""
    columns = ("id", "what", "status", "level", "outcome", "reason", "made_at", *CLOCK)
    return {
        **{name: row._mapping[name] for name in columns},
        "standing": row.standing_id,
        "official": row.official_id,
        "player": row.player_id,
        "seq": row.journal_seq,
    }


def standing_id(row: Row[Any], steps: Sequence[Row[Any]]) -> UUID | None:
    """The ruling that stands as things are, None after it was overturned."""
    return steps[-1].standing_id if steps else row.id  # type: ignore[no-any-return]


def state_of(row: Row[Any]) -> State:
    """Where it stands."""
    return State(row.status, row.level or "director")


def refuse_escalated(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> None:
    """Raise Conflict when that ruling was escalated, or made by a decision on an escalation."""
    row = escalation_steps.escalation_of(connection, tournament_id, ruling_id)
    if row is not None:
        state = state_of(row)
        detail = f"That ruling was escalated, so only a decision on the escalation changes it. {state.told}"
        told = {"escalation": row.id, "escalation_status": state.status, "level": state.level}
        raise Conflict(detail, slug="under-escalation", **told)
