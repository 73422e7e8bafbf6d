"""What an offender did before: rulings that stand and count, whichever official made them."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Literal
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, Connection, Select, Text, func, select, type_coerce

from models.hand import Hand
from models.ruling_lists import Listed
from models.rulings import RULING

Scope = Literal["hand", "hanchan", "day", "tournament", "season"]


@dataclass(frozen=True)
class Moment:
    """When and where a call is made: the time, the tournament's time zone (IANA), and the hanchan and hand if known."""

    at: datetime
    time_zone: str
    hanchan_id: UUID | None = None
    hand: Hand | None = None


def count(
    connection: Connection,
    tournament_id: UUID,
    offender_id: UUID,
    fouls: Collection[str],
    scope: Scope,
    moment: Moment,
    without: UUID | None = None,
) -> int | None:
    """How many counting rulings of `fouls` the offender has within `scope` around `moment`, leaving out `without`.

    A season is the whole tournament. None when the scope cannot be told: a hanchan or hand that nobody named.
    Raises ValueError for an unknown scope.
    """
    within = _within(scope, moment)
    if within is None:
        return None
    return connection.execute(count_query(tournament_id, offender_id, fouls, within, without)).scalar_one()


def count_query(
    tournament_id: UUID,
    offender_id: UUID,
    fouls: Collection[str],
    within: Collection[ColumnElement[bool]],
    without: UUID | None,
) -> Select[int]:
    """The statement behind `count`."""
    query = select(func.count()).where(
        RULING.c.tournament_id == tournament_id,
        RULING.c.offender_id == offender_id,
        RULING.c.foul.in_(fouls),
        RULING.c.counts.is_(True),
        *within,
    )
    return query if without is None else query.where(RULING.c.id != without)


def earlier(
    connection: Connection, tournament_id: UUID, offender_id: UUID, limit: int = 20, without: UUID | None = None
) -> list[Listed]:
    """The offender's newest rulings that count, of every foul, newest first, at most `limit`, leaving out `without`."""
    query = select(RULING.c.journal_seq, type_coerce(RULING.c.list_item, Text)).where(
        RULING.c.tournament_id == tournament_id, RULING.c.offender_id == offender_id, RULING.c.counts.is_(True)
    )
    if without is not None:
        query = query.where(RULING.c.id != without)
    return [Listed(*row) for row in connection.execute(query.order_by(RULING.c.journal_seq.desc()).limit(limit))]


def day_of(at: datetime, time_zone: str) -> tuple[datetime, datetime]:
    """The local day that holds `at`, as UTC [start, end); 23 or 25 hours long when the clocks change."""
    zone = ZoneInfo(time_zone)
    today = at.astimezone(zone).date()
    start, end = (datetime.combine(day, time.min, zone) for day in (today, today + timedelta(days=1)))
    return start.astimezone(UTC), end.astimezone(UTC)


def _within(scope: str, moment: Moment) -> list[ColumnElement[bool]] | None:
    if scope in ("tournament", "season"):
        return []
    if scope == "day":
        start, end = day_of(moment.at, moment.time_zone)
        return [RULING.c.ruled_at >= start, RULING.c.ruled_at < end]
    if scope not in ("hanchan", "hand"):
        raise ValueError(f"unknown scope {scope}: use hand, hanchan, day, tournament or season")
    if moment.hanchan_id is None or (scope == "hand" and moment.hand is None):
        return None
    hanchan = RULING.c.hanchan_id == moment.hanchan_id
    return [hanchan] if scope == "hanchan" else [hanchan, *_same_hand(moment.hand)]


def _same_hand(hand: Hand | None) -> list[ColumnElement[bool]]:
    if hand is None:
        return []
    same = [RULING.c.hand_wind == hand.wind, RULING.c.hand_number == hand.number]
    if hand.counters is not None:
        same.append((RULING.c.hand_counters == hand.counters) | RULING.c.hand_counters.is_(None))
    return same
