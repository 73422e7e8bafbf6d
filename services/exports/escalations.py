"""Every escalation of an event, the oldest first: a row for each of its steps, with the ruling that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import UUID

from models.ruling import escalation_steps
from models.ruling import escalations as stored
from models.ruling.escalations import QueuedEscalation
from services.exports.escalation_history import Step, result_of, steps_of
from services.exports.event import Event
from services.exports.rulings import ALL
from services.exports.sheet import Cell, Sheet

COLUMNS = (
    *("seq", "time", "step", "level", "outcome", "status", "by", "reason", "evidence"),
    *("round", "table", "who", "id_number", "name", "team", "foul", "penalty", "stands", "ruling", "standing"),
)


def escalations(event: Event) -> Sheet:
    """Make the sheet."""
    rows = (_row(event, row, step) for row, step in list_steps(event))
    return Sheet(event.labels["title.escalations"], [event.labels[name] for name in COLUMNS], rows)


def list_steps(event: Event) -> Iterator[tuple[QueuedEscalation, Step]]:
    """Return each step with its escalation, which has the list item of its ruling."""
    rows = stored.page(event.connection, event.id, limit=ALL)
    steps = escalation_steps.of_escalations(event.connection, event.id, [row.id for row in rows])
    yield from ((row, step) for row in rows for step in steps_of(event, row, steps.get(row.id, ())))


def _row(event: Event, row: QueuedEscalation, step: Step) -> list[Cell]:
    ruling = row.list_item
    offender, hanchan = ruling["offender"], ruling["hanchan"]
    return [
        step.seq,
        event.local(step.at),
        event.labels[f"step.{step.what}"],
        event.labels[f"level.{step.state.level}"],
        event.outcome(step.outcome),
        event.escalation(step.state.status),
        step.by,
        step.reason,
        step.evidence,
        event.round(None if hanchan is None else UUID(hanchan)),
        event.tables[UUID(ruling["table"]["id"])].label,
        *event.who(offender["kind"], UUID(offender["id"])),
        event.foul(ruling["foul"]),
        event.penalties(ruling),
        result_of(event, step),
        str(row.id),
        None if step.standing is None else str(step.standing["id"]),
    ]
