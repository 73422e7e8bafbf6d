"""When hanchans are to begin: what lateness counts from."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.command import command
from api.clocks.schedules_schemas import Schedule, ScheduleRequest
from api.frame.blueprint import Blueprint
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

    Lateness counts from there: what a clock of the round charged already is charged anew. Whoever changes a schedule
    names the one that they saw, `replaces`: where it is another by now, that is a conflict, which shows both.
    """
    with command(tournament_id) as journal:
        return send(schedules.change_schedule(journal, hanchan_id, sent))


@blp.get("/hanchans/<uuid:hanchan_id>/schedule")
@blp.answers(200, Schedule)
def get_schedule(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """When a hanchan is to begin"""
    with read() as connection:
        return send(schedules.get_schedule(connection, tournament_id, hanchan_id))
