"""When whole rounds are to begin."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command, preview
from api.clocks.approval_schemas import Preview
from api.clocks.round_schedules_schemas import ScheduleList, SchedulesRequest
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.clocks import round_schedules
from services.clocks.round_schedules import NewSchedules

blp = Blueprint("round schedules", description="When whole rounds begin", url_prefix=IN_TOURNAMENT)


@blp.put("/schedules")
@blp.arguments(SchedulesRequest)
@blp.answers(200, ScheduleList)
def put_schedules(sent: NewSchedules, tournament_id: UUID) -> Response:
    """Say when whole rounds begin, or say it anew

    Either each of `rounds` by itself, or a `series`: all rounds without a result, one after the other. It is all or
    nothing, and otherwise like the schedule of one hanchan: what was charged already changes for a reason and the
    digest of a preview, and `replaces` has the schedules that the caller saw, else it is a conflict that shows both.
    """
    with command(tournament_id) as journal:
        return send(round_schedules.change_schedules(journal, official(), sent))


@blp.post("/schedules/preview")
@blp.arguments(SchedulesRequest)
@blp.answers(200, Preview)
@blp.spoken
def preview_schedules(sent: NewSchedules, tournament_id: UUID) -> Response:
    """What other starts of whole rounds would charge instead; nothing is written"""
    with preview(tournament_id) as journal:
        return send(round_schedules.preview_schedules(journal, official(), sent, language()))


@blp.get("/schedules")
@blp.answers(200, ScheduleList)
def list_schedules(tournament_id: UUID) -> Response:
    """When each hanchan is to begin, by hanchan"""
    with read() as connection:
        return send(round_schedules.list_schedules(connection, tournament_id))
