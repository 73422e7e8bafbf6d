"""Who was absent, who arrived, when the game began; and the clocks that follow from it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command, preview
from api.clocks.approval_schemas import Preview
from api.clocks.timings_schemas import ClockList, ClocksQuery, Timing, TimingPreviewRequest, TimingRequest
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.clocks import timings
from services.clocks.lateness_clocks import answer_clocks
from services.clocks.timing_request import NewTiming, PreviewedTiming

blp = Blueprint("clocks", description="Lateness clocks", url_prefix=IN_TOURNAMENT)


@blp.put("/timings/<uuid:timing_id>")
@blp.arguments(TimingRequest)
@blp.answers(201, Timing)
@blp.answers(200, Timing, description="It was sent before: the same answer")
def record_timing(sent: NewTiming, tournament_id: UUID, timing_id: UUID) -> Response:
    """Record a time

    Clocks are computed from the times recorded, whoever recorded them and in whatever order they arrive: of two stops
    the earlier counts, and both are kept. What a stopped clock costs is in the ledger with the same answer. To take
    back a timing of more than ten seconds ago, and to correct one, give a reason. What would change points or fines
    that are charged already is for a director, with a reason and the digest of a preview. Nobody records what changes
    a clock of their own.
    """
    with command(tournament_id) as journal:
        return send_put(*timings.put_timing(journal, official(), timing_id, sent))


@blp.post("/timings/preview")
@blp.arguments(TimingPreviewRequest)
@blp.answers(200, Preview)
@blp.spoken
def preview_timing(sent: PreviewedTiming, tournament_id: UUID) -> Response:
    """What a time would charge instead; nothing is written"""
    with preview(tournament_id) as journal:
        return send(timings.preview_timing(journal, official(), sent, language(), sent.get("id")))


@blp.get("/timings/<uuid:timing_id>")
@blp.answers(200, Timing)
def read_timing(tournament_id: UUID, timing_id: UUID) -> Response:
    """A recorded time"""
    with read() as connection:
        return send(timings.get_timing(connection, tournament_id, timing_id))


@blp.get("/clocks")
@blp.arguments(ClocksQuery, location="query")
@blp.answers(200, ClockList)
@blp.spoken
def list_clocks(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The lateness clocks of a round, with what they cost now"""
    lang, now = language(), datetime.now(UTC)
    with read() as connection:
        return send(answer_clocks(connection, tournament_id, asked["round"], now, lang))
