"""What hanchans are scored by: the rulebook says it, or a director where it is silent."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.corrections.correction import PreviewRequest, correct, corrects
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.results.scoring_schemas import Scoring, ScoringRequest
from services.scoring.scoring_rules import answer_scoring, choose_scoring

blp = Blueprint("scoring", description="What hanchans are scored by", url_prefix=IN_TOURNAMENT)


@blp.put("/scoring")
@blp.arguments(ScoringRequest)
@corrects(blp, Scoring)
def put_scoring(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID) -> Response:
    """Say what the rulebook doesn't: starting points, goal, oka, uma, yakitori

    It holds for every hanchan, those too that were entered before. What the rulebook states is chosen with it, by its
    options. Where another choice holds by now than you saw, `replaces`, that is a conflict, which shows both.
    """
    return correct(asked, tournament_id, lambda journal: choose_scoring(journal, sent))


@blp.get("/scoring")
@blp.answers(200, Scoring)
def get_scoring(tournament_id: UUID) -> Response:
    """What hanchans are scored by"""
    with read() as connection:
        return send(answer_scoring(connection, tournament_id))
