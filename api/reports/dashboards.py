"""The dashboard: what a director looks at to see whether like cases are ruled alike."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.reports.dashboards_schemas import Dashboard, DashboardQuery
from services.dashboard.dashboard import DashboardRequest, answer_dashboard

blp = Blueprint("dashboard", description="Dashboard", url_prefix=IN_TOURNAMENT)


@blp.get("/dashboard")
@blp.arguments(DashboardQuery, location="query")
@blp.answers(200, Dashboard)
def read_dashboard(asked: DashboardRequest, tournament_id: UUID) -> Response:
    """How rulings spread, how long they took, and which like cases were not ruled alike

    What was withdrawn or amended is counted in `totals` alone. A round or a hanchan that the tournament does not have
    has no rulings.
    """
    with read() as connection:
        return send(answer_dashboard(connection, tournament_id, asked))
