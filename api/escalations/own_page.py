"""A player's own page: where they play, how they stand, what was ruled on them, what they owe."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.escalations.own_page_schemas import OwnPage
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.escalation.player_page import answer_player_page

blp = Blueprint("own", description="A player's own page", url_prefix=IN_TOURNAMENT)


@blp.get("/own")
@blp.answers(200, OwnPage)
@blp.spoken
def read_own(tournament_id: UUID) -> Response:
    """Where the player who calls plays, how they stand, what was ruled on them or their team, what they owe

    No other player is named, and no official's note is shown.
    """
    lang = language()
    with read() as connection:
        return send(answer_player_page(connection, official(), lang))
