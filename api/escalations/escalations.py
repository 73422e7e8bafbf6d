"""Escalations: a ruling is to be judged again by a higher official."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.access.roles_at_the_time import roles_held
from api.escalations.escalation_shapes import Escalation
from api.escalations.escalations_schemas import Dossier, EscalationList, EscalationRequest, EscalationsQuery
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.push_sender import push_sender
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.escalation import queue
from services.escalation.dossier import get_dossier
from services.escalation.request import NewEscalation
from services.escalation.steps import escalate
from services.push.recipients import EscalationUpdate

blp = Blueprint("escalations", description="Escalations", url_prefix=IN_TOURNAMENT)


@blp.put("/rulings/<uuid:ruling_id>/escalation")
@blp.arguments(EscalationRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before: the same answer")
def escalate_ruling(sent: NewEscalation, tournament_id: UUID, ruling_id: UUID) -> Response:
    """Escalate a ruling, once

    It lies with the head referee, where the event has one who did not make the ruling; what a head referee escalates
    lies with the director. A ruling that was withdrawn or amended can't be escalated: escalate the one that replaced
    it. What a decision made can't be escalated: take that decision on to the director. A player escalates what was
    ruled on them or their team.
    """
    caller = official()
    with command(tournament_id) as journal:
        answer, is_new = escalate(journal, caller, roles_held(caller), ruling_id, sent)
    if is_new:
        push_sender().notify(EscalationUpdate(tournament_id, ruling_id))
    return send_put(answer, is_new)


@blp.get("/rulings/<uuid:ruling_id>/escalation")
@blp.answers(200, Dossier)
@blp.spoken
def read_escalation(tournament_id: UUID, ruling_id: UUID) -> Response:
    """All that is needed to decide: the ruling, what was decided so far, the offender's past, the foul at this event"""
    lang = language()
    with read() as connection:
        return send(get_dossier(connection, tournament_id, ruling_id, lang))


@blp.get("/escalations")
@blp.arguments(EscalationsQuery, location="query")
@blp.answers(200, EscalationList)
def list_escalations(asked: queue.QueueRequest, tournament_id: UUID) -> Response:
    """Escalations with their rulings, oldest first"""
    with read() as connection:
        return send(queue.list_escalations(connection, tournament_id, asked))
