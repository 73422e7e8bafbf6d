"""The cash-up of a day: what was taken and handed back, by method and by whom, beside what was counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from typing import Any, NotRequired, TypedDict
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from models.database import register
from models.event import tournaments
from models.journal.journal import Journal
from models.money import cash_counts
from models.money.cash_counts import CashCount
from models.money.payments import Payment
from models.money.withdrawals import withdrawals
from services.errors import invalid_field
from services.idempotency import check_replaces, check_same_request

Way = tuple[str, str]
"""A currency, and how it was paid."""


class NewCount(TypedDict):
    """What was handed over or counted, in minor units; `replaces`: the count that was wrong, and `note` says why."""

    day: date
    unit: str
    method: str
    counted: int
    replaces: NotRequired[UUID]
    note: NotRequired[str]


def payments_by_day(connection: Connection, tournament_id: UUID, time_zone: str = "") -> dict[str, list[Payment]]:
    """Return the payments and refunds that count, by their day in a time zone, the tournament's if none is named."""
    zone = ZoneInfo(time_zone or tournaments.require(connection, tournament_id).time_zone)
    gone = withdrawals(connection, tournament_id)
    days: dict[str, list[Payment]] = {}
    for row in register.list_all(connection, Payment, tournament_id):
        if row.id not in gone:
            days.setdefault(row.paid_at.astimezone(zone).date().isoformat(), []).append(row)
    return days


def signed(row: Payment) -> int:
    """Return what came in; below zero for what was handed back."""
    return -row.amount if row.refund else row.amount


def sums(rows: Iterable[Payment]) -> Counter[Way]:
    """Sum payments less refunds by currency and method."""
    found: Counter[Way] = Counter()
    for row in rows:
        found[row.unit, row.method] += signed(row)
    return found


def cash_up(connection: Connection, tournament_id: UUID, day: date | None) -> dict[str, Any]:
    """Return what was taken on that day, today where none is named, with the count of each currency and method."""
    zone = ZoneInfo(tournaments.require(connection, tournament_id).time_zone)
    asked = (day or datetime.now(UTC).astimezone(zone).date()).isoformat()
    rows = payments_by_day(connection, tournament_id).get(asked, [])
    counts = {(row.unit, row.method): row for row in cash_counts.present(connection, tournament_id, asked)}
    ways = sorted({(row.unit, row.method) for row in rows} | counts.keys())
    items = [_of_way(way, [row for row in rows if (row.unit, row.method) == way], counts.get(way)) for way in ways]
    return {"day": asked, "time_zone": zone.key, "items": items}


def _of_way(way: Way, rows: list[Payment], count: CashCount | None) -> dict[str, Any]:
    by: Counter[UUID] = Counter()
    for row in rows:
        by[row.official_id] += signed(row)
    return {
        "unit": way[0],
        "method": way[1],
        "taken": sum(row.amount for row in rows if not row.refund),
        "refunded": sum(row.amount for row in rows if row.refund),
        "expected": sum(by.values()),
        "by": [{"official": official, "amount": amount} for official, amount in sorted(by.items())],
        "count": None if count is None else serialise_count(count),
    }


def put_count(journal: Journal, count_id: UUID, sent: NewCount) -> tuple[dict[str, Any], bool]:
    """Store a count; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, and where another count is there than the one it replaces;
    Invalid for a count that replaces one and does not say why, and for one below zero and below what is expected.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = cash_counts.find(connection, tournament_id, count_id)
    if row is not None:
        check_same_request(row, _request(sent))
        return serialise_count(row), False
    day, way = sent["day"].isoformat(), (sent["unit"], sent["method"])
    counted = {(one.unit, one.method): one.id for one in cash_counts.present(connection, tournament_id, day)}
    check_replaces({"replaces": counted.get(way)}, {"replaces": sent.get("replaces")}, _request(sent))
    if "replaces" in sent and "note" not in sent:
        raise invalid_field("note", "This replaces an earlier count.", "Say what was wrong with it.")
    expected = sums(payments_by_day(connection, tournament_id).get(day, []))[way]
    if sent["counted"] < min(0, expected):
        message = "Less than nothing was counted, though no more was handed back than taken."
        raise invalid_field("counted", message, "Give what was counted; 0 for nothing.")
    values = {**sent, "id": count_id, "day": day, "expected": expected, "request": _request(sent)}
    cash_counts.record(journal, values)
    stored = cash_counts.find(connection, tournament_id, count_id)
    assert stored is not None, "it was just stored"  # noqa: S101 -- for the type checker
    return serialise_count(stored), True


def check_counted_days(connection: Connection, tournament_id: UUID, time_zone: str) -> None:
    """Raise Invalid where payments of a day that was counted would fall on another day in this time zone."""
    counted = {row.day for row in cash_counts.present(connection, tournament_id)}
    if not counted:
        return
    now, then = (payments_by_day(connection, tournament_id, zone) for zone in ("", time_zone))
    for day in sorted(counted):
        if {row.id for row in now.get(day, [])} != {row.id for row in then.get(day, [])}:
            kept = tournaments.require(connection, tournament_id).time_zone
            message = f"The payments of {day} were counted: some of them would fall on another day."
            raise invalid_field("time_zone", message, f"Keep {kept}, or begin another tournament.")


def _request(sent: NewCount) -> Mapping[str, Any]:
    return {**sent, "day": sent["day"].isoformat()}


def serialise_count(row: CashCount) -> dict[str, Any]:
    """Serialise a count, with what it differs by from what the ledger had then."""
    names = ("id", "day", "unit", "method", "expected", "counted", "replaces", "note", "server_at")
    said = {name: getattr(row, name) for name in names}
    return {**said, "official": row.official_id, "difference": row.counted - row.expected}
