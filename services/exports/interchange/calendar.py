"""Rounds as a calendar (RFC 5545), in the tournament's time zone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID
from zoneinfo import ZoneInfo

import icalendar

from models.event import schedules
from models.event.hanchans import Hanchan
from models.event.schedules import Schedule
from models.ruling.hand import SEATS
from services.errors import NotFound
from services.exports.event import Event

PRODUCT = "-//Shinpan//EN"
Planned = tuple[Hanchan, Schedule]


def calendar(event: Event, player: UUID | None, made_at: datetime) -> bytes:
    """Write every round that has a time, or the hanchans of a player. Raises NotFound for a player who is not there."""
    if player is not None and player not in event.holders["player"]:
        raise NotFound("This tournament has no such player.")
    book = icalendar.Calendar()
    for name, value in (("prodid", PRODUCT), ("version", "2.0"), ("x-wr-calname", event.row.name)):
        book.add(name, value)
    plans = schedules.all_of(event.connection, event.id)
    planned = [(row, plans[row.id]) for row in event.hanchans.values() if row.id in plans]
    found = _of_player(event, planned, player) if player is not None else _by_round(planned)
    for uid, title, hanchans in found:
        book.add_component(_entry(event, uid, title, hanchans, made_at))
    if found:
        starts = [one.scheduled_at.date() for _, one in planned]
        book.add_missing_timezones(first_date=min(starts), last_date=max(starts) + timedelta(days=1))
    return bytes(book.to_ical())


def _by_round(planned: Sequence[Planned]) -> list[tuple[str, tuple[str, str | None], list[Planned]]]:
    """Put together what begins together."""
    rounds: defaultdict[tuple[datetime, str], list[Planned]] = defaultdict(list)
    for row, plan in planned:
        rounds[plan.scheduled_at, row.round].append((row, plan))
    return [(f"{at:%Y%m%dT%H%M}-{rows[0][0].id}", (label, None), rows) for (at, label), rows in sorted(rounds.items())]


def _of_player(
    event: Event, planned: Sequence[Planned], player: UUID
) -> list[tuple[str, tuple[str, str | None], list[Planned]]]:
    person = event.account("player", player)[1]
    own = [
        (row, plan)
        for row, plan in planned
        if any(event.account("player", getattr(row, f"{seat}_id"))[1] == person for seat in SEATS)
    ]
    own.sort(key=lambda one: one[1].scheduled_at)
    return [(f"{row.id}-{person}", (row.round, event.tables[row.table_id].label), [(row, plan)]) for row, plan in own]


def _entry(
    event: Event, uid: str, title: tuple[str, str | None], hanchans: Sequence[Planned], made_at: datetime
) -> icalendar.Event:
    """Write an entry; it lasts until the last of its hanchans ends, where they have a limit."""
    round_, table = title
    start = hanchans[0][1].scheduled_at.astimezone(ZoneInfo(event.row.time_zone))
    limits = [plan.minutes for _, plan in hanchans if plan.minutes is not None]
    entry = icalendar.Event()
    entry.add("uid", f"{uid}@shinpan")
    entry.add("dtstamp", made_at)
    entry.add("dtstart", start)
    if limits:
        entry.add("dtend", start + timedelta(minutes=max(limits)))
    words = event.labels["calendar.round" if table is None else "calendar.table"]
    entry.add("summary", words.format(event=event.row.name, round=round_, table=table))
    return entry
