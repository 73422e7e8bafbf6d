"""An event's rounds as papers list them: in order, each with its start and its tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import NamedTuple
from uuid import UUID
from zoneinfo import ZoneInfo

from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from models.event import schedules
from models.event.hanchans import Hanchan
from models.ruling.hand import SEATS
from services.exports.event import Event
from services.paper.typesetting import SOFT, text


class Round(NamedTuple):
    """A round: its name, when its first hanchan is to begin, and its hanchans in the order of the tables."""

    name: str
    starts_at: datetime | None
    hanchans: Sequence[Hanchan]


def list_rounds(event: Event) -> list[Round]:
    """List the rounds that are played, by their numbers; what was cancelled, voided or removed is not among them."""
    played = [row for row in event.hanchans.values() if row.status is None and row.removed_at is None]
    names = sorted({row.round for row in played}, key=by_number)
    return [_round(event, name, [row for row in played if row.round == name]) for name in names]


def _round(event: Event, name: str, hanchans: Iterable[Hanchan]) -> Round:
    starts = schedules.of_round(event.connection, event.id, name)
    ordered = sorted(hanchans, key=lambda row: by_number(event.tables[row.table_id].label))
    return Round(name, min((starts[row.id] for row in ordered if row.id in starts), default=None), ordered)


def by_number(label: str) -> tuple[int, str]:
    """Order labels so that 10 comes after 9."""
    return len(label), label


def seated(event: Event, hanchan: Hanchan) -> dict[str, UUID]:
    """Return who takes each seat, as entries of players that count."""
    ids = {seat: getattr(hanchan, f"{seat}_id") for seat in SEATS}
    return {seat: event.account("player", identity)[1] for seat, identity in ids.items()}


def local_time(event: Event, at: datetime | None) -> str:
    """Write a moment as people at the event read it, to the minute; nothing where it is not known."""
    return "" if at is None else f"{at.astimezone(ZoneInfo(event.row.time_zone)):%Y-%m-%d %H:%M}"


def titled(event: Event, title: str) -> Iterator[Flowable]:
    """Set what every paper begins with: whose it is, and what."""
    yield text(event.row.name, 10, textColor=SOFT)
    yield text(title, 18, spaceAfter=3 * mm)
