"""What hanchans are scored by: the rulebook says it, or a director where it is silent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from api.results.scoring_schemas import Scoring, ScoringRequest
from models.event import scorings
from models.journal.journal import Journal
from rulings.scores.scoring import NUMBERS, stated
from services.scoring import scoring_rules

blp = Blueprint("scoring", description="What hanchans are scored by", url_prefix=IN_TOURNAMENT)


@blp.put("/scoring")
@blp.arguments(ScoringRequest)
@blp.answers(200, Scoring)
def put_scoring(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Say what the rulebook doesn't: starting points, goal, oka, uma

    It holds for every hanchan, those too that were entered before. What the rulebook states is chosen with it, by its
    options.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        scorings.choose(journal, scoring_rules.check(scoring_rules.book_of(connection, tournament_id), sent))
        return send(_answer(connection, tournament_id))


@blp.get("/scoring")
@blp.answers(200, Scoring)
def get_scoring(tournament_id: UUID) -> Response:
    """What hanchans are scored by"""
    with read() as connection:
        return send(_answer(connection, tournament_id))


def _answer(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    book = scoring_rules.book_of(connection, tournament_id)
    own = stated(book)
    numbers = {**dict.fromkeys(NUMBERS), **scoring_rules.chosen(connection, tournament_id), **own}
    return {**numbers, "by_rulebook": list(own), "revision": book.revision}
