"""Escalations: a ruling is to be judged again by a higher official."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.access.auth import official
from api.access.roles_at_the_time import roles_held
from api.escalations.escalation_shapes import Escalation
from api.escalations.escalations_schemas import Dossier, EscalationList, EscalationRequest, EscalationsQuery
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.push_sender import pushes
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from models.journal.journal import Journal
from models.ruling import escalation_steps, escalations, rulings
from rulings.escalation import opened
from services.device_time import device_time, made_at
from services.escalation.dossier import dossier
from services.escalation.player_access import refuse_anothers
from services.escalation.state import escalation, state_of, told
from services.idempotency import refuse_other
from services.push.recipients import News

blp = Blueprint("escalations", description="Escalations", url_prefix=IN_TOURNAMENT)


@blp.put("/rulings/<uuid:ruling_id>/escalation")
@blp.arguments(EscalationRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before: the same answer")
def escalate_ruling(sent: dict[str, Any], tournament_id: UUID, ruling_id: UUID) -> Response:
    """Escalate a ruling, once

    It lies with the head referee, where the event has one who did not make the ruling; what a head referee escalates
    lies with the director. A ruling that was withdrawn or amended can't be escalated: escalate the one that replaced
    it. What a decision made can't be escalated: take that decision on to the director. A player escalates what was
    ruled on them or their team.
    """
    with write() as connection:
        arrived = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().actor, arrived)
        refuse_anothers(connection, official(), ruling_id)
        row = escalation_steps.escalation_of(connection, tournament_id, ruling_id)
        if row is not None:
            _refuse_other(row, ruling_id, sent)
            return send(escalation(connection, row))
        ruling = _standing(rulings.find(connection, tournament_id, ruling_id))
        another = escalations.has_head_referee(connection, tournament_id, without=ruling.official_id)
        level = opened(roles_held(official()), another).level
        escalations.open_(
            journal, {"id": ruling_id, "level": level, **official().player_columns, **_columns(sent, arrived)}
        )
        row = escalations.find(connection, tournament_id, ruling_id)
        assert row is not None, "just opened"  # noqa: S101 -- for the type checker
        answer = send(escalation(connection, row), 201)
    pushes().tell(News(tournament_id, ruling_id))
    return answer


@blp.get("/rulings/<uuid:ruling_id>/escalation")
@blp.answers(200, Dossier)
@blp.spoken
def read_escalation(tournament_id: UUID, ruling_id: UUID) -> Response:
    """All that is needed to decide: the ruling, what was decided so far, the offender's past, the foul at this event"""
    lang = language()
    with read() as connection:
        row = escalations.find(connection, tournament_id, ruling_id)
        if row is None:
            raise Problem(404, "That ruling was not escalated.")
        return send(dossier(connection, row, lang))


@blp.get("/escalations")
@blp.arguments(EscalationsQuery, location="query")
@blp.answers(200, EscalationList)
def list_escalations(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Escalations with their rulings, oldest first"""
    wanted = (asked.get("status"), asked["after"], asked["limit"], asked.get("level"))
    with read() as connection:
        rows = escalations.page(connection, tournament_id, *wanted)
        steps = escalation_steps.of_escalations(connection, tournament_id, [row.id for row in rows])
    following = rows[-1].journal_seq if len(rows) == asked["limit"] else None
    items = [{**told(row, steps.get(row.id, ())), "ruling": row.list_item} for row in rows]
    return send({"items": items, "next": following})


def _refuse_other(row: Row[Any], ruling_id: UUID, sent: Mapping[str, Any]) -> None:
    """It was escalated before: with the same words, or with others, or as the ruling that a decision replaced."""
    state = state_of(row)
    if row.id == ruling_id:
        detail = f"That ruling was escalated before, and is escalated once. {state.told}"
        refuse_other(row.request, sent, detail)
        return
    detail = f"A decision on the escalation of {row.id} made that ruling. {state.told}"
    raise Problem(
        409,
        detail,
        slug="already-escalated",
        escalation=row.id,
        escalation_status=state.status,
        level=state.level,
    )


def _standing(ruling: Row[Any] | None) -> Row[Any]:
    if ruling is None:
        raise Problem(404, "This tournament has no such ruling.")
    if ruling.status in rulings.STANDING:
        return ruling
    cure = "there is nothing left to judge"
    if ruling.amended_by is not None:
        cure = f"escalate {ruling.amended_by}, which replaced it"
    detail = f"That ruling was {ruling.status}: {cure}."
    raise Problem(409, detail, slug="not-standing", ruling_status=ruling.status)


def _columns(sent: Mapping[str, Any], arrived: datetime) -> dict[str, Any]:
    return {"escalated_at": made_at(sent, arrived), **device_time(sent), "reason": sent["reason"], "request": sent}
