"""The dashboard: what a director looks at to see whether like cases are ruled alike."""

from __future__ import annotations

from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.reports.dashboards_schemas import Dashboard, DashboardQuery
from models.database import register
from models.event import tournaments
from models.event.tables import PlayingTable
from models.people.officials import Official
from models.ruling.comparison import Span, compared, escalated
from services.dashboard.counts import bounds, by_foul, by_official, by_table_and_hour, called, standing, totals
from services.dashboard.durations import time_to_rule
from services.dashboard.unequal_rulings import differently

blp = Blueprint("dashboard", description="Dashboard", url_prefix=IN_TOURNAMENT)


@blp.get("/dashboard")
@blp.arguments(DashboardQuery, location="query")
@blp.answers(200, Dashboard)
def read_dashboard(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """How rulings spread, how long they took, and which like cases were not ruled alike

    What was withdrawn or amended is counted in `totals` alone. A round or a hanchan that the tournament does not have
    has no rulings.
    """
    with read() as connection:
        settings = tournaments.find(connection, tournament_id)
        assert settings is not None, "its officials are known"  # noqa: S101 -- for the type checker
        zone = ZoneInfo(settings.time_zone)
        since, until = bounds(asked["day"], zone) if "day" in asked else (None, None)
        span = Span(since, until, asked.get("round"), asked.get("hanchan"))
        rows = compared(connection, tournament_id, span)
        asked_again = escalated(connection, tournament_id, span)
        officials = register.list_all(connection, Official, tournament_id)
        tables = register.list_all(connection, PlayingTable, tournament_id)
    stand = standing(rows)
    return send(
        {
            "time_zone": settings.time_zone,
            "totals": totals(rows),
            "by_foul": by_foul(stand),
            "by_official": by_official(called(rows), {row.id: row.name for row in officials}),
            "by_table_and_hour": by_table_and_hour(stand, {row.id: row.label for row in tables}, zone),
            "differently": differently(stand),
            "escalations": [row._asdict() for row in asked_again],
            "time_to_rule": time_to_rule(called(rows)),
        }
    )
