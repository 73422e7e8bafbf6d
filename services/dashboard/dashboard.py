"""The dashboard: what a director looks at to see whether like cases are ruled alike."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, TypedDict
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from models.database import register
from models.event import tournaments
from models.event.tables import PlayingTable
from models.money import recharges
from models.money.recharges import Recharge
from models.people.officials import Official
from models.ruling.comparison import Span, compared, escalated
from services.dashboard.counts import (
    bounds,
    count_by_foul,
    count_by_official,
    count_by_table_and_hour,
    count_statuses,
    in_force,
    made_by_referees,
)
from services.dashboard.durations import time_to_rule
from services.dashboard.unequal_rulings import list_unequal


class DashboardRequest(TypedDict, total=False):
    """Which rulings: of a day where the tournament is played, of a round, of a hanchan."""

    day: date
    round: str
    hanchan: UUID


def answer_dashboard(connection: Connection, tournament_id: UUID, asked: DashboardRequest) -> dict[str, Any]:
    """Return how rulings spread, how long they took, and which like cases were not ruled alike."""
    time_zone = tournaments.require(connection, tournament_id).time_zone
    zone = ZoneInfo(time_zone)
    since, until = bounds(asked["day"], zone) if "day" in asked else (None, None)
    span = Span(since, until, asked.get("round"), asked.get("hanchan"))
    rows = compared(connection, tournament_id, span)
    officials = {row.id: row.name for row in register.list_all(connection, Official, tournament_id)}
    tables = {row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)}
    changes = recharges.recharged(connection, tournament_id, span)
    counting, called = in_force(rows), made_by_referees(rows)
    return {
        "time_zone": time_zone,
        "totals": count_statuses(rows),
        "by_foul": count_by_foul(counting),
        "by_official": count_by_official(called, officials),
        "by_table_and_hour": count_by_table_and_hour(counting, tables, zone),
        "differently": list_unequal(counting),
        "escalations": [row._asdict() for row in escalated(connection, tournament_id, span)],
        "time_to_rule": time_to_rule(called),
        "recharged": [_serialise_recharge(row, officials) for row in changes],
    }


def _serialise_recharge(row: Recharge, officials: Mapping[UUID, str]) -> dict[str, Any]:
    return {
        "at": row.at,
        "official": {"id": row.who, "name": officials[row.who]},
        "account": {"kind": row.account_kind, "id": row.account_id},
        **{name: getattr(row, name) for name in ("unit", "round", "reason", "before", "after")},
    }
