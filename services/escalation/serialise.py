"""The JSON of an escalation and its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from models.ruling import escalation_steps
from models.ruling.escalation_steps import EscalationStep
from models.ruling.escalations import Escalation
from services.escalation.state import standing_id, state_of

CLOCK = ("device_at", "clock_offset_ms", "server_at")


def escalation(connection: Connection, row: Escalation) -> dict[str, Any]:
    """Make the JSON of an escalation, reading its steps."""
    steps = escalation_steps.of_escalations(connection, row.tournament_id, [row.id])
    return with_steps(row, steps.get(row.id, ()))


def with_steps(row: Escalation, steps: Sequence[EscalationStep]) -> dict[str, Any]:
    """Make the JSON of an escalation from its row and the rows of its steps."""
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
        **{name: getattr(row, name) for name in CLOCK},
        "seq": row.journal_seq,
        "steps": [_step(row) for row in steps],
    }


def _step(row: EscalationStep) -> dict[str, Any]:
    columns = ("id", "what", "status", "level", "outcome", "reason", "made_at", *CLOCK)
    return {
        **{name: getattr(row, name) for name in columns},
        "standing": row.standing_id,
        "official": row.official_id,
        "player": row.player_id,
        "seq": row.journal_seq,
    }
