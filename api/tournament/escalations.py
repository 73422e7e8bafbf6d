"""Escalations: a ruling is to be judged again by a higher official."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.auth import ROLES, official, require
from api.blueprint import Blueprint
from api.problems import Problem
from api.ruling.answers import escalation, send
from api.ruling.storing import made_at
from api.store import read, write
from api.tournament.escalations_schemas import EscalationList, EscalationRequest, EscalationsQuery
from api.tournament.replays import same_or_conflict
from api.tournament.rulings_schemas import Escalation
from api.tournament.shapes import IN_TOURNAMENT
from models import escalations, rulings
from models.journal import Journal

blp = Blueprint("escalations", description="Escalations", url_prefix=IN_TOURNAMENT)


@blp.put("/rulings/<uuid:ruling_id>/escalation")
@require("director", "referee")
@blp.arguments(EscalationRequest)
@blp.answers(201, Escalation)
@blp.answers(200, Escalation, description="It was sent before: the same answer")
def escalate_ruling(sent: dict[str, Any], tournament_id: UUID, ruling_id: UUID) -> Response:
    """Escalate a ruling, once

    A ruling that was withdrawn or amended can't be escalated: escalate the one that replaced it.
    """
    with write() as connection:
        arrived = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, arrived)
        row = escalations.find(connection, tournament_id, ruling_id)
        if row is not None:
            same_or_conflict(row, sent)
            return send(escalation(row._mapping))
        _refuse_ended(rulings.find(connection, tournament_id, ruling_id))
        escalations.open_(journal, _columns(ruling_id, sent, arrived))
        row = escalations.find(connection, tournament_id, ruling_id)
        assert row is not None, "just opened"  # noqa: S101 -- for the type checker
        return send(escalation(row._mapping), 201)


@blp.get("/escalations")
@require(*ROLES)
@blp.arguments(EscalationsQuery, location="query")
@blp.answers(200, EscalationList)
def list_escalations(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Escalations with their rulings, oldest first"""
    with read() as connection:
        rows = escalations.page(connection, tournament_id, asked.get("status"), asked["after"], asked["limit"])
    following = rows[-1].journal_seq if len(rows) == asked["limit"] else None
    items = [{**escalation(row._mapping), "ruling": row.list_item} for row in rows]
    return send({"items": items, "next": following})


def _refuse_ended(ruling: Row[Any] | None) -> None:
    if ruling is None:
        raise Problem(404, "This tournament has no such ruling.")
    if ruling.status in rulings.STANDING:
        return
    cure = "there is nothing left to judge"
    if ruling.amended_by is not None:
        cure = f"escalate {ruling.amended_by}, which replaced it"
    detail = f"That ruling was {ruling.status}: {cure}."
    raise Problem(409, detail, slug="not-standing", ruling_status=ruling.status)


def _columns(ruling_id: UUID, sent: Mapping[str, Any], arrived: datetime) -> dict[str, Any]:
    device_at = sent.get("device_at")
    return {
        "id": ruling_id,
        "escalated_at": made_at(sent, arrived),
        "device_at": None if device_at is None else device_at.astimezone(UTC),
        "clock_offset_ms": sent.get("clock_offset_ms"),
        "reason": sent["reason"],
        "request": sent,
    }
