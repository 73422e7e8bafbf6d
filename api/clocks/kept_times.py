"""The times that players kept while the arbiter was absent: a director confirms or dismisses each."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command, preview
from api.clocks.approval_schemas import Preview
from api.clocks.kept_times_schemas import KeptTimeAnswer, KeptTimeAnswerRequest, KeptTimeList, KeptTimesQuery
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.clocks import player_times
from services.clocks.player_times import PlayerTimeAnswer

blp = Blueprint("kept times", description="Times that players kept", url_prefix=IN_TOURNAMENT)


@blp.get("/kept-times")
@blp.arguments(KeptTimesQuery, location="query")
@blp.answers(200, KeptTimeList)
def list_kept_times(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The times that players kept at a hanchan, in the order in which they arrived"""
    with read() as connection:
        return send({"items": player_times.list_player_times(connection, tournament_id, asked["hanchan"])})


@blp.put("/kept-times/<uuid:kept_id>/answer")
@blp.arguments(KeptTimeAnswerRequest)
@blp.answers(201, KeptTimeAnswer)
@blp.answers(200, KeptTimeAnswer, description="It was sent before: the same answer")
def answer_kept_time(sent: PlayerTimeAnswer, tournament_id: UUID, kept_id: UUID) -> Response:
    """Confirm a time that a player kept, or dismiss it

    Confirmed, it becomes a timing of the moment in which the player kept it, and the clocks follow.
    """
    with command(tournament_id) as journal:
        return send_put(*player_times.put_answer(journal, official(), kept_id, sent))


@blp.post("/kept-times/<uuid:kept_id>/answer/preview")
@blp.arguments(KeptTimeAnswerRequest)
@blp.answers(200, Preview)
@blp.spoken
def preview_answer(sent: PlayerTimeAnswer, tournament_id: UUID, kept_id: UUID) -> Response:
    """What confirming it would charge instead; nothing is written"""
    with preview(tournament_id) as journal:
        return send(player_times.preview_answer(journal, official(), kept_id, sent, language()))
