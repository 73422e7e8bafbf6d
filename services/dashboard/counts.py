"""Counting rulings: by foul, by referee, by table and hour.

In Python, over one narrow query: which hour a ruling belongs to hangs on the tournament's time zone, of which SQLite
knows nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from models.ruling.comparison import ComparedRuling
from models.ruling.rulings import IN_FORCE

ENDED = ("withdrawn", "amended")


def in_force(rows: Iterable[ComparedRuling]) -> list[ComparedRuling]:
    """Return those that were neither withdrawn nor amended."""
    return [row for row in rows if row.status in IN_FORCE]


def made_by_referees(rows: Iterable[ComparedRuling]) -> list[ComparedRuling]:
    """Return what referees ruled, whatever became of it later, but not what they withdrew or a decision made."""
    return [row for row in rows if not row.by_decision and (row.status in IN_FORCE or row.judged_again)]


def count_statuses(rows: Sequence[ComparedRuling]) -> dict[str, int]:
    """Count the rulings by what became of them."""
    statuses = Counter(row.status for row in rows)
    counting = in_force(rows)
    otherwise = sum(not row.prescribed_followed for row in counting)
    ended = {status: statuses[status] for status in ENDED}
    return {"standing": len(counting), "waiting": statuses["deferred"], **ended, "otherwise": otherwise}


def count_by_foul(rows: Sequence[ComparedRuling]) -> list[dict[str, Any]]:
    """Count the rulings by foul, the most frequent first."""
    return [{"foul": foul, **counted} for foul, counted in _most(rows, "foul")]


def count_by_official(rows: Sequence[ComparedRuling], names: Mapping[UUID, str]) -> list[dict[str, Any]]:
    """Count the rulings by official, who made most first."""
    counted = _most(rows, "official_id")
    return [{"official": {"id": who, "name": names[who]}, **numbers} for who, numbers in counted]


def count_by_table_and_hour(
    rows: Iterable[ComparedRuling], labels: Mapping[UUID, str], zone: ZoneInfo
) -> list[dict[str, Any]]:
    """Count the rulings by table and hour of the tournament's day, in the order of hours."""
    counted = Counter((_hour(row.ruled_at, zone), row.table_id) for row in rows)
    spread = sorted(counted.items(), key=lambda one: (one[0][0], labels[one[0][1]]))
    return [
        {"table": {"id": table, "label": labels[table]}, "hour": hour, "rulings": number}
        for (hour, table), number in spread
    ]


def bounds(day: date, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Return when a day begins and ends where the tournament is played."""
    return _midnight(day, zone), _midnight(day + timedelta(days=1), zone)


def _hour(moment: datetime, zone: ZoneInfo) -> datetime:
    return moment.astimezone(zone).replace(minute=0, second=0, microsecond=0)


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time.min, zone)


def _most(rows: Sequence[ComparedRuling], column: str) -> list[tuple[Any, dict[str, int]]]:
    """Count the rulings for each value of a column, and those among them that were overridden."""
    counted = Counter(getattr(row, column) for row in rows)
    overridden = Counter(getattr(row, column) for row in rows if not row.prescribed_followed)
    ordered = sorted(counted.items(), key=lambda one: (-one[1], str(one[0])))
    return [(value, {"rulings": number, "otherwise": overridden[value]}) for value, number in ordered]
