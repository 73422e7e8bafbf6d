"""Precedents: how this event ruled where the book leaves a choice."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.rulings.precedents_schemas import PrecedentList, PrecedentsQuery
from services.escalation import precedents

blp = Blueprint("precedents", description="Escalations", url_prefix=IN_TOURNAMENT)


@blp.get("/precedents")
@blp.arguments(PrecedentsQuery, location="query")
@blp.answers(200, PrecedentList)
def list_precedents(asked: precedents.PrecedentsRequest, tournament_id: UUID) -> Response:
    """Rulings where the book left a choice, by foul, facts and words, newest first

    Those that the book leaves to the referee or does not cover, those for which a reading mattered, and those that
    were escalated and decided: each once, as the ruling that stands, or that stood last where none does.
    """
    with read() as connection:
        return send(precedents.list_precedents(connection, tournament_id, asked))
