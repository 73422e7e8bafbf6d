"""What is done with an escalation: a decision, the way on to the director, a director's second thoughts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.access.auth import official
from api.escalations.escalation_shapes import Escalation
from api.escalations.escalations_schemas import AppealRequest, EscalationDecisionRequest, ReopeningRequest
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.push_sender import pushes
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import write
from models.journal.journal import Journal
from models.ruling import escalation_steps, escalations, rulings
from rulings.escalation import State, WrongStep, appealed, decided, reopened
from services.device_time import device_time, made_at
from services.escalation.carry_out import carry_out
from services.escalation.player_access import refuse_anothers
from services.escalation.state import escalation, standing_id, state_of
from services.idempotency import TAKEN, same_or_conflict
from services.push.recipients import News

blp = Blueprint("escalation-steps", description="Escalations", url_prefix=IN_TOURNAMENT)
STEPS = "/rulings/<uuid:ruling_id>/escalation"

Steps = Sequence[Row[Any]]
Next = Callable[[State], State]
Effect = Callable[[Journal, Row[Any], Steps], dict[str, Any]]


def _nothing(_journal: Journal, row: Row[Any], steps: Steps) -> dict[str, Any]:
    """What stands goes on standing."""
    return {"standing_id": standing_id(row, steps)}


@blp.put(f"{STEPS}/appeals/<uuid:step_id>")
@blp.arguments(AppealRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before")
def appeal_escalation(sent: dict[str, Any], tournament_id: UUID, ruling_id: UUID, step_id: UUID) -> Response:
    """Take a head referee's decision on to the director

    What was decided stands until the director decides.
    """
    return _take("appealed", (tournament_id, ruling_id, step_id), sent, appealed, _nothing)


@blp.put(f"{STEPS}/decisions/<uuid:step_id>")
@blp.arguments(EscalationDecisionRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before")
@blp.spoken
def decide_escalation(sent: dict[str, Any], tournament_id: UUID, ruling_id: UUID, step_id: UUID) -> Response:
    """Decide an escalation; the director's decision is final

    It says what becomes of the call that was escalated, whatever was decided before. Where another ruling has to take
    the place of the one that stands, it bears the id of this decision; ledger, dead hands and the count of offences
    follow as they do for an amendment. All of it happens, or nothing.
    """
    lang = language()
    roles = official().roles

    def effect(journal: Journal, row: Row[Any], steps: Steps) -> dict[str, Any]:
        _refuse_own(journal, row, roles)
        standing = carry_out(journal, official(), row, steps, sent, step_id, lang)
        return {"outcome": sent["outcome"], "standing_id": standing}

    return _take("decided", (tournament_id, ruling_id, step_id), sent, lambda state: decided(state, roles), effect)


@blp.put(f"{STEPS}/reopenings/<uuid:step_id>")
@blp.arguments(ReopeningRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before")
def reopen_escalation(sent: dict[str, Any], tournament_id: UUID, ruling_id: UUID, step_id: UUID) -> Response:
    """Open again what was final

    What was decided stands until a director decides anew.
    """
    roles = official().roles
    return _take("reopened", (tournament_id, ruling_id, step_id), sent, lambda state: reopened(state, roles), _nothing)


def _take(what: str, ids: tuple[UUID, UUID, UUID], sent: Mapping[str, Any], move: Next, effect: Effect) -> Response:
    tournament_id, ruling_id, step_id = ids
    with write() as connection:
        arrived = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().actor, arrived)
        refuse_anothers(connection, official(), ruling_id)
        row = escalations.find(connection, tournament_id, ruling_id)
        if row is None:
            raise Problem(404, "That ruling was not escalated.")
        if _known(journal, step_id, row, what, sent):
            return send(escalation(connection, row))
        state = _moved(row, move)
        steps = escalation_steps.of_escalations(connection, tournament_id, [row.id]).get(row.id, ())
        values = {"id": step_id, **state._asdict(), "reason": sent["reason"], "request": sent}
        times = {"made_at": made_at(sent, arrived), **device_time(sent)}
        after = {**effect(journal, row, steps), **official().player_columns}
        escalation_steps.take(journal, what, row, {**values, **times, **after})
        row = escalations.find(connection, tournament_id, ruling_id)
        assert row is not None, "just moved"  # noqa: S101 -- for the type checker
        answer = send(escalation(connection, row), 201)
    pushes().tell(News(tournament_id, ruling_id, step_id))
    return answer


def _known(journal: Journal, step_id: UUID, row: Row[Any], what: str, sent: Mapping[str, Any]) -> bool:
    """Whether this very step was taken before. Raises a 409 problem for another one under its id."""
    step = escalation_steps.find(journal.connection, journal.tournament_id, step_id)
    if step is None:
        return False
    if (step.escalation_id, step.what) != (row.id, what):
        raise Problem(409, TAKEN, slug="other-body", stored=step.request, sent=sent)
    same_or_conflict(step, sent)
    return True


def _moved(row: Row[Any], move: Next) -> State:
    try:
        return move(state_of(row))
    except WrongStep as error:
        state = error.state
        told = {"escalation_status": state.status, "level": state.level}
        raise Problem(409, f"That can't be done now. {state.told}", slug="escalation-elsewhere", **told) from None


def _refuse_own(journal: Journal, row: Row[Any], roles: Collection[str]) -> None:
    """Nobody judges their own ruling, but for a director: there is nobody above."""
    ruling = rulings.find(journal.connection, journal.tournament_id, row.id)
    if ruling is not None and ruling.official_id == official().id and "director" not in roles:
        detail = "You made that ruling yourself: another head referee or a director has to decide it."
        raise Problem(409, detail, slug="own-ruling")
