"""How long hanchans last: their clocks, and the extra time that a table is given."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.clocks.extra_times_schemas import ExtraTime, ExtraTimeRequest, GameClockList, GameClocksQuery
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.clocks import extra_times
from services.clocks.extra_times import NewExtraTime
from services.clocks.game_clocks import answer_game_clocks

blp = Blueprint("game clocks", description="Clocks of hanchans", url_prefix=IN_TOURNAMENT)


@blp.put("/extra-times/<uuid:extra_id>")
@blp.arguments(ExtraTimeRequest)
@blp.answers(201, ExtraTime)
@blp.answers(200, ExtraTime, description="It was sent before: the same answer")
def add_extra_time(sent: NewExtraTime, tournament_id: UUID, extra_id: UUID) -> Response:
    """Give a table extra time, or take some off again

    For the time that a ruling took, name the ruling: it is given time once.
    """
    with command(tournament_id) as journal:
        return send_put(*extra_times.put_extra_time(journal, extra_id, sent))


@blp.get("/extra-times/<uuid:extra_id>")
@blp.answers(200, ExtraTime)
def read_extra_time(tournament_id: UUID, extra_id: UUID) -> Response:
    """Extra time that was given"""
    with read() as connection:
        return send(extra_times.get_extra_time(connection, tournament_id, extra_id))


@blp.get("/game-clocks")
@blp.arguments(GameClocksQuery, location="query")
@blp.answers(200, GameClockList)
def list_game_clocks(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The clocks of hanchans: how long each lasts still, and what is played when time is up"""
    with read() as connection:
        return send(answer_game_clocks(connection, tournament_id, asked.get("round"), datetime.now(UTC)))
