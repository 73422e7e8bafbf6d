"""Escalate a ruling, and take each further step: appeal, decide, reopen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from models.journal.journal import Journal
from models.people.credentials import Caller
from models.people.own_people import own_people
from models.ruling import escalation_steps, escalations, rulings
from models.ruling.escalation_steps import EscalationStep
from models.ruling.escalations import Escalation
from models.ruling.rulings import Ruling
from rulings.escalation import State, WrongStep, appealed, decided, opened, reopened
from services.device_time import device_time, made_at
from services.errors import Conflict, NotFound
from services.escalation.carry_out import carry_out
from services.escalation.panel import check_in_time, check_on_panel
from services.escalation.player_access import check_own_ruling
from services.escalation.request import NewEscalation, NewStep
from services.escalation.serialise import escalation
from services.escalation.state import standing_id, state_of
from services.idempotency import TAKEN, check_same_body, check_same_request
from services.ruling.conflict_of_interest import check_table_of

Steps = Sequence[EscalationStep]
Effect = Callable[[Escalation, Steps], dict[str, Any]]


class Step(NamedTuple):
    """What is to be done with an escalation: its kind, the id given by the client, and the body."""

    what: str
    ruling_id: UUID
    step_id: UUID
    sent: NewStep


def escalate(
    journal: Journal, caller: Caller, roles: Collection[str], ruling_id: UUID, sent: NewEscalation
) -> tuple[dict[str, Any], bool]:
    """Escalate a ruling; return the escalation's answer, and whether it is new.

    `roles`: those that the caller held when it was made. Raises NotFound, and Conflict when the ruling is not in force,
    was escalated with other words, or the rulebook takes no appeals yet, or no more.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    check_own_ruling(connection, caller, ruling_id)
    row = escalation_steps.escalation_of(connection, tournament_id, ruling_id)
    if row is not None:
        _check_same(row, ruling_id, sent)
        return escalation(connection, row), False
    ruling = _require_in_force(rulings.find(connection, tournament_id, ruling_id))
    another = escalations.has_head_referee(connection, tournament_id, without=ruling.official_id)
    level = opened(roles, another).level
    check_in_time(journal, level, made_at(sent, journal.at))
    values = {"id": ruling_id, "level": level, **caller.player_columns}
    times = {"escalated_at": made_at(sent, journal.at), **device_time(sent)}
    escalations.open_(journal, {**values, **times, "reason": sent["reason"], "request": sent})
    return _answer(journal, ruling_id), True


def appeal(journal: Journal, caller: Caller, step: Step) -> tuple[dict[str, Any], bool]:
    """Take a head referee's decision on to the director. Returns and raises as `decide` does."""

    def effect(row: Escalation, steps: Steps) -> dict[str, Any]:
        check_in_time(journal, "director", made_at(step.sent, journal.at))
        return _no_effect(row, steps)

    return _add_step(journal, caller, step, appealed, effect)


def reopen(journal: Journal, caller: Caller, step: Step) -> tuple[dict[str, Any], bool]:
    """Open a final decision again. Returns and raises as `decide` does."""
    return _add_step(journal, caller, step, lambda state: reopened(state, caller.roles), _no_effect)


def decide(journal: Journal, caller: Caller, step: Step, language: str) -> tuple[dict[str, Any], bool]:
    """Decide an escalation and carry the decision out; return the escalation's answer, and whether the step is new.

    Raises NotFound when the ruling was not escalated, Conflict when this step can't be taken now, or the caller made
    the ruling or is kept out by the rulebook (at their own table NotAllowed), Invalid and RuleError when a ruling that
    it asks for can't be made.
    """

    def effect(row: Escalation, steps: Steps) -> dict[str, Any]:
        _refuse_own(journal, row, caller)
        check_on_panel(journal, row, caller)
        check_table_of(journal.connection, caller, row.id, journal.at)
        standing = carry_out(journal, caller, row, steps, step.sent, step.step_id, language)
        return {"outcome": step.sent["outcome"], "standing_id": standing}

    return _add_step(journal, caller, step, lambda state: decided(state, caller.roles), effect)


def _no_effect(row: Escalation, steps: Steps) -> dict[str, Any]:
    return {"standing_id": standing_id(row, steps)}


def _add_step(
    journal: Journal, caller: Caller, step: Step, move: Callable[[State], State], effect: Effect
) -> tuple[dict[str, Any], bool]:
    connection, tournament_id = journal.connection, journal.tournament_id
    check_own_ruling(connection, caller, step.ruling_id)
    row = _require(journal, step.ruling_id)
    if _was_taken(journal, row, step):
        return escalation(connection, row), False
    state = _moved(row, move)
    steps = escalation_steps.of_escalations(connection, tournament_id, [row.id]).get(row.id, ())
    values = {"id": step.step_id, **state._asdict(), "reason": step.sent["reason"], "request": step.sent}
    times = {"made_at": made_at(step.sent, journal.at), **device_time(step.sent)}
    after = {**effect(row, steps), **caller.player_columns}
    escalation_steps.record(journal, step.what, row, {**values, **times, **after})
    return _answer(journal, step.ruling_id), True


def _answer(journal: Journal, ruling_id: UUID) -> dict[str, Any]:
    return escalation(journal.connection, _require(journal, ruling_id))


def _require(journal: Journal, ruling_id: UUID) -> Escalation:
    row = escalations.find(journal.connection, journal.tournament_id, ruling_id)
    if row is None:
        raise NotFound("That ruling was not escalated.")
    return row


def _was_taken(journal: Journal, row: Escalation, step: Step) -> bool:
    """Say whether this very step was taken before. Raises Conflict for another one under its id."""
    stored = escalation_steps.find(journal.connection, journal.tournament_id, step.step_id)
    if stored is None:
        return False
    if (stored.escalation_id, stored.what) != (row.id, step.what):
        raise Conflict(TAKEN, slug="other-body", stored=stored.request, sent=step.sent)
    check_same_request(stored, step.sent)
    return True


def _moved(row: Escalation, move: Callable[[State], State]) -> State:
    try:
        return move(state_of(row))
    except WrongStep as error:
        state = error.state
        detail = f"That can't be done now. {state.in_words}"
        raise Conflict(detail, slug="escalation-elsewhere", escalation_status=state.status, level=state.level) from None


def _refuse_own(journal: Journal, row: Escalation, caller: Caller) -> None:
    """Raise Conflict for who judges their own ruling, but for a director: there is nobody above."""
    ruling = rulings.find(journal.connection, journal.tournament_id, row.id)
    if ruling is None or "director" in caller.roles:
        return
    if ruling.official_id in own_people(journal.connection, caller).officials:
        detail = "You made that ruling yourself: another head referee or a director has to decide it."
        raise Conflict(detail, slug="own-ruling")


def _check_same(row: Escalation, ruling_id: UUID, sent: NewEscalation) -> None:
    """Raise Conflict unless the ruling itself was escalated with the same words."""
    state = state_of(row)
    if row.id == ruling_id:
        detail = f"That ruling was escalated before, and is escalated once. {state.in_words}"
        check_same_body(row.request, sent, detail)
        return
    detail = f"A decision on the escalation of {row.id} made that ruling. {state.in_words}"
    raise Conflict(
        detail, slug="already-escalated", escalation=row.id, escalation_status=state.status, level=state.level
    )


def _require_in_force(ruling: Ruling | None) -> Ruling:
    if ruling is None:
        raise NotFound("This tournament has no such ruling.")
    if ruling.status in rulings.IN_FORCE:
        return ruling
    cure = "there is nothing left to judge"
    if ruling.amended_by is not None:
        cure = f"escalate {ruling.amended_by}, which replaced it"
    detail = f"That ruling was {ruling.status}: {cure}."
    raise Conflict(detail, slug="not-standing", ruling_status=ruling.status)
