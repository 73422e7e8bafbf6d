"""What is done with an escalation: a decision, the way on to the director, a director's second thoughts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.escalations.escalation_shapes import Escalation
from api.escalations.escalations_schemas import AppealRequest, EscalationDecisionRequest, ReopeningRequest
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.push_sender import push_sender
from api.frame.responses import send_put
from api.frame.shapes import IN_TOURNAMENT
from models.journal.journal import Journal
from models.people.credentials import Caller
from services.escalation.request import NewStep
from services.escalation.steps import Step, appeal, decide, reopen
from services.push.recipients import EscalationUpdate

blp = Blueprint("escalation-steps", description="Escalations", url_prefix=IN_TOURNAMENT)
STEPS = "/rulings/<uuid:ruling_id>/escalation"


@blp.put(f"{STEPS}/appeals/<uuid:step_id>")
@blp.arguments(AppealRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before")
def appeal_escalation(sent: NewStep, tournament_id: UUID, ruling_id: UUID, step_id: UUID) -> Response:
    """Take a head referee's decision on to the director

    What was decided stands until the director decides.
    """
    return _answer_step(appeal, Step("appealed", ruling_id, step_id, sent))


@blp.put(f"{STEPS}/decisions/<uuid:step_id>")
@blp.arguments(EscalationDecisionRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before")
@blp.spoken
def decide_escalation(sent: NewStep, tournament_id: UUID, ruling_id: UUID, step_id: UUID) -> Response:
    """Decide an escalation; the director's decision is final

    It says what becomes of the call that was escalated, whatever was decided before. Where another ruling has to take
    the place of the one that stands, it bears the id of this decision; ledger, dead hands and the count of offences
    follow as they do for an amendment. All of it happens, or nothing.
    """
    lang = language()
    step = Step("decided", ruling_id, step_id, sent)
    return _answer_step(lambda journal, caller, step: decide(journal, caller, step, lang), step)


@blp.put(f"{STEPS}/reopenings/<uuid:step_id>")
@blp.arguments(ReopeningRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before")
def reopen_escalation(sent: NewStep, tournament_id: UUID, ruling_id: UUID, step_id: UUID) -> Response:
    """Open again what was final

    What was decided stands until a director decides anew.
    """
    return _answer_step(reopen, Step("reopened", ruling_id, step_id, sent))


def _answer_step(take: Callable[[Journal, Caller, Step], tuple[dict[str, Any], bool]], step: Step) -> Response:
    caller = official()
    with command(caller.tournament_id) as journal:
        answer, is_new = take(journal, caller, step)
    if is_new:
        push_sender().notify(EscalationUpdate(caller.tournament_id, step.ruling_id, step.step_id))
    return send_put(answer, is_new)
