"""The season: what the tournaments of a league tell each other of the same people."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.event.seasons_schemas import Season, SeasonDebts
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.tournament.season import answer_season, list_debts

blp = Blueprint("seasons", description="Seasons", url_prefix=IN_TOURNAMENT)


@blp.get("/season")
@blp.answers(200, Season)
def read_season(tournament_id: UUID) -> Response:
    """What counts against the people of this tournament, and what they owe, in the season's other tournaments

    It is for phones to keep, so that they count as the server does without a network.
    """
    with read() as connection:
        return send(answer_season(connection, tournament_id))


@blp.get("/ledger/fines/season")
@blp.answers(200, SeasonDebts)
def total_season(tournament_id: UUID) -> Response:
    """Who owes what in any tournament of the season, this one too; amounts in two currencies are two items

    A fine is paid in the tournament that charged it.
    """
    with read() as connection:
        return send({"items": list_debts(connection, tournament_id)})
