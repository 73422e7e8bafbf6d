"""When hanchans are to begin: what lateness counts from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.access.auth import official
from api.clocks.schedules_schemas import Schedule, ScheduleRequest
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from models.event import schedules
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from services import lookup
from services.clocks.charge import settle

blp = Blueprint("schedules", description="When hanchans begin", url_prefix=IN_TOURNAMENT)


@blp.put("/hanchans/<uuid:hanchan_id>/schedule")
@blp.arguments(ScheduleRequest)
@blp.answers(200, Schedule)
def put_schedule(sent: dict[str, Any], tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Say when a hanchan is to begin, or say it anew

    Lateness counts from there: what a clock of the round charged already is charged anew.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        hanchan = lookup.find(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
        schedules.set_(journal, hanchan_id, sent["scheduled_at"].astimezone(UTC), sent["minutes"])
        settle(journal, hanchan.round)
        row = schedules.find(connection, tournament_id, hanchan_id)
        assert row is not None, "just set"  # noqa: S101 -- for the type checker
        return send(_answer(row))


@blp.get("/hanchans/<uuid:hanchan_id>/schedule")
@blp.answers(200, Schedule)
def get_schedule(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """When a hanchan is to begin"""
    with read() as connection:
        row = schedules.find(connection, tournament_id, hanchan_id)
        if row is None:
            raise Problem(404, "Nobody said when this hanchan is to begin.")
        return send(_answer(row))


def _answer(row: Row[Any]) -> dict[str, Any]:
    return {"hanchan": row.id, "scheduled_at": row.scheduled_at, "minutes": row.minutes}
