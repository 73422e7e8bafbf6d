"""When hanchans are to begin: what lateness counts from."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command, preview
from api.clocks.approval_schemas import Preview
from api.clocks.schedules_schemas import Schedule, ScheduleRequest
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.clocks import schedules
from services.clocks.schedules import NewSchedule

blp = Blueprint("schedules", description="When hanchans begin", url_prefix=IN_TOURNAMENT)


@blp.put("/hanchans/<uuid:hanchan_id>/schedule")
@blp.arguments(ScheduleRequest)
@blp.answers(200, Schedule)
def put_schedule(sent: NewSchedule, tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Say when a hanchan is to begin, or say it anew

    Lateness counts from there: what a clock of the round charged already is charged anew, by a director with a reason
    and the digest of a preview. Whoever changes a schedule names the one that they saw, `replaces`: where it is another
    by now, that is a conflict, which shows both.
    """
    with command(tournament_id) as journal:
        return send(schedules.change_schedule(journal, official(), hanchan_id, sent))


@blp.post("/hanchans/<uuid:hanchan_id>/schedule/preview")
@blp.arguments(ScheduleRequest)
@blp.answers(200, Preview)
@blp.spoken
def preview_schedule(sent: NewSchedule, tournament_id: UUID, hanchan_id: UUID) -> Response:
    """What another start would charge instead; nothing is written"""
    with preview(tournament_id) as journal:
        return send(schedules.preview_schedule(journal, official(), hanchan_id, sent, language()))


@blp.get("/hanchans/<uuid:hanchan_id>/schedule")
@blp.answers(200, Schedule)
def get_schedule(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """When a hanchan is to begin"""
    with read() as connection:
        return send(schedules.get_schedule(connection, tournament_id, hanchan_id))
