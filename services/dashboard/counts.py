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

from sqlalchemy import Row

from models.ruling.rulings import IN_FORCE

ENDED = ("withdrawn", "amended")


def standing(rows: Iterable[Row[Any]]) -> list[Row[Any]]:
    """Those that were neither withdrawn nor amended."""
    return [row for row in rows if row.status in IN_FORCE]


def called(rows: Iterable[Row[Any]]) -> list[Row[Any]]:
    """What referees called, however it was decided on afterwards; not what they took back, nor what a decision made."""
    return [row for row in rows if not row.by_decision and (row.status in IN_FORCE or row.judged_again)]


def totals(rows: Sequence[Row[Any]]) -> dict[str, int]:
    """How many there are, and what became of them."""
    statuses = Counter(row.status for row in rows)
    stand = standing(rows)
    otherwise = sum(not row.prescribed_followed for row in stand)
    ended = {status: statuses[status] for status in ENDED}
    return {"standing": len(stand), "waiting": statuses["deferred"], **ended, "otherwise": otherwise}


def by_foul(rows: Sequence[Row[Any]]) -> list[dict[str, Any]]:
    """The most frequent first."""
    return [{"foul": foul, **counted} for foul, counted in _most(rows, "foul")]


def by_official(rows: Sequence[Row[Any]], names: Mapping[UUID, str]) -> list[dict[str, Any]]:
    """Who called most comes first."""
    counted = _most(rows, "official_id")
    return [{"official": {"id": who, "name": names[who]}, **numbers} for who, numbers in counted]


def by_table_and_hour(rows: Iterable[Row[Any]], labels: Mapping[UUID, str], zone: ZoneInfo) -> list[dict[str, Any]]:
    """Each table's hours in which something was ruled, by the hour; the hours are the tournament's."""
    counted = Counter((_hour(row.ruled_at, zone), row.table_id) for row in rows)
    spread = sorted(counted.items(), key=lambda one: (one[0][0], labels[one[0][1]]))
    return [
        {"table": {"id": table, "label": labels[table]}, "hour": hour, "rulings": number}
        for (hour, table), number in spread
    ]


def bounds(day: date, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """When a day begins and ends where the tournament is played."""
    return _midnight(day, zone), _midnight(day + timedelta(days=1), zone)


def _hour(moment: datetime, zone: ZoneInfo) -> datetime:
    return moment.astimezone(zone).replace(minute=0, second=0, microsecond=0)


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time.min, zone)


def _most(rows: Sequence[Row[Any]], column: str) -> list[tuple[Any, dict[str, int]]]:
    """Each value with how many rulings have it, and how many of these were issued otherwise than prescribed."""
    counted = Counter(getattr(row, column) for row in rows)
    otherwise = Counter(getattr(row, column) for row in rows if not row.prescribed_followed)
    ordered = sorted(counted.items(), key=lambda one: (-one[1], str(one[0])))
    return [(value, {"rulings": number, "otherwise": otherwise[value]}) for value, number in ordered]
