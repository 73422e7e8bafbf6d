"""An escalation step by step, as sheets and reports tell it: what was done, by whom, why, and what stands since."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from models.journal import journal
from models.ruling import escalation_steps, rulings
from models.ruling.escalation_steps import EscalationStep
from models.ruling.escalations import Escalation
from rulings.escalation import State
from services.escalation.state import state_of
from services.exports.event import Event


class Step(NamedTuple):
    """`what`: opened, decided, appealed, reopened. `state`: where the escalation stands after it; `outcome`: of a
    decision; `standing`: the list item of the ruling that stands after it, None where nothing does."""

    seq: int
    at: datetime
    what: str
    state: State
    outcome: str | None
    by: str
    reason: str
    evidence: str
    standing: Mapping[str, Any] | None


def steps_of(event: Event, escalation: Escalation, later: Sequence[EscalationStep]) -> Iterator[Step]:
    """Return every step, the opening first. `later`: the rows of those after it."""
    opened, standing = _opened(event, escalation, later), _item(event, escalation.id)
    by, evidence = event.by(escalation.official_id, escalation.player_id), escalation.request.get("evidence", "")
    reason, at = escalation.reason, escalation.escalated_at
    yield Step(escalation.journal_seq, at, "opened", opened, None, by, reason, evidence, standing)
    for row in later:
        state, by = State(row.status, row.level), event.by(row.official_id, row.player_id)
        standing = _item(event, row.standing_id)
        yield Step(row.journal_seq, row.made_at, row.what, state, row.outcome, by, row.reason, "", standing)


def of_ruling(event: Event, ruling: UUID) -> list[Step]:
    """Return the steps of the escalation of that ruling, or of the one whose decision made it."""
    row = escalation_steps.escalation_of(event.connection, event.id, ruling)
    if row is None:
        return []
    return list(steps_of(event, row, escalation_steps.of_escalations(event.connection, event.id, [row.id])[row.id]))


def sentence(event: Event, step: Step) -> str:
    """Return what was done, by whom at which level, and whether that is final."""
    form = event.labels[f"did.{step.what}.{step.state.level}"]
    done = form.format(outcome=event.outcome(step.outcome))
    return event.labels["did"].format(what=done, who=step.by)


def result_of(event: Event, step: Step) -> str:
    """Return the penalties that stand after a step, with the number of their ruling."""
    if step.standing is None:
        return event.labels["nothing-stands"]
    return event.labels["stands-as"].format(penalty=event.penalties(step.standing), seq=step.standing["seq"])


def _opened(event: Event, escalation: Escalation, later: Sequence[EscalationStep]) -> State:
    """Return the state in which it was opened: the row has the present one, the opening's entry the first one."""
    if not later:
        return state_of(escalation)
    [entry] = journal.entries(event.connection, event.id, escalation.journal_seq - 1, 1)
    return State("open", entry.body.get("level", "director"))


def _item(event: Event, ruling: UUID | None) -> Mapping[str, Any] | None:
    row = None if ruling is None else rulings.find(event.connection, event.id, ruling)
    return None if row is None else row.list_item
