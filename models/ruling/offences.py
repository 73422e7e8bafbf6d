"""What an offender did before: rulings that stand and count, whichever official made them."""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Any, Literal, NamedTuple
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import (
    CompoundSelect,
    Connection,
    Integer,
    Select,
    Text,
    bindparam,
    cast,
    func,
    null,
    select,
    type_coerce,
    union_all,
)

from models.people.players import PLAYER, list_entries
from models.ruling.hand import Hand
from models.ruling.ruling_lists import Listed
from models.ruling.rulings import RULING

Scope = Literal["hand", "hanchan", "day", "tournament", "season"]


_OF_OFFENDER = (
    RULING.c.tournament_id == bindparam("tournament"),
    RULING.c.offender_id.in_(bindparam("offenders", expanding=True)),
    RULING.c.counts.is_(True),
)
_WITHOUT = RULING.c.id != bindparam("without")
_NARROWED = {
    "start": RULING.c.ruled_at >= bindparam("start"),
    "end": RULING.c.ruled_at < bindparam("end"),
    "hanchan": RULING.c.hanchan_id == bindparam("hanchan"),
    "wind": RULING.c.hand_wind == bindparam("wind"),
    "number": RULING.c.hand_number == bindparam("number"),
    "counters": (RULING.c.hand_counters == bindparam("counters")) | RULING.c.hand_counters.is_(None),
}
_BEFORE = RULING.c.journal_seq < bindparam("before")
_ITEM = type_coerce(RULING.c.list_item, Text).label("item")


class PriorOffences(NamedTuple):
    """What counts against an offender: how often which foul, and the newest rulings, newest first."""

    counts: dict[str, int]
    newest: list[Listed]


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
    foul: str,
    scope: Scope,
    moment: Moment,
    without: UUID | None = None,
) -> int | None:
    """Count the offender's offences with `foul` within `scope` around `moment`, leaving out `without`.

    Those of every entry that was joined with theirs count, here and in `list_prior`.

    Of a season, this tournament's part: `seasons.count` counts the others. Returns None where the scope is not known: a
    hanchan or hand that nobody named. Raises ValueError for an unknown scope.
    """
    place = _place(scope, moment)
    if place is None:
        return None
    whose = {"tournament": tournament_id, "offenders": list_entries(connection, tournament_id, offender_id)}
    named = {**whose, "foul": foul, "without": without, **place}
    return connection.execute(count_query(tuple(place), without is not None), named).scalar_one()


@cache
def count_query(place: tuple[str, ...], without: bool) -> Select[int]:
    """Build the statement behind `count`, narrowed by the names in `place`."""
    query = select(func.count()).where(*_OF_OFFENDER, RULING.c.foul == bindparam("foul"))
    query = query.where(*(_NARROWED[name] for name in place))
    return query.where(_WITHOUT) if without else query


def count_all(connection: Connection, tournament_id: UUID) -> dict[tuple[str, UUID, str], int]:
    """Count what counts against each, by (kind, id, foul); of merged entries of a player, by the one that is left."""
    own = (PLAYER.c.tournament_id == RULING.c.tournament_id) & (PLAYER.c.id == RULING.c.offender_id)
    person = func.coalesce(PLAYER.c.merged_into, RULING.c.offender_id)
    keys = (RULING.c.offender_kind, person, RULING.c.foul)
    query = select(*keys, func.count()).select_from(RULING.outerjoin(PLAYER, own)).group_by(*keys).order_by(*keys)
    counting = (RULING.c.tournament_id == tournament_id, RULING.c.counts.is_(True))
    return {(kind, who, foul): count for kind, who, foul, count in connection.execute(query.where(*counting))}


def list_prior(
    connection: Connection,
    tournament_id: UUID,
    offender_id: UUID,
    limit: int = 20,
    before: int | None = None,
) -> PriorOffences:
    """Count the offender's offences by foul, and list at most `limit` of the newest rulings.

    `before`: only rulings with a lower number in the journal.
    """
    whose = {"tournament": tournament_id, "offenders": list_entries(connection, tournament_id, offender_id)}
    named = {**whose, "limit": limit, "before": before}
    rows = connection.execute(prior_query(before is not None), named).all()
    newest = [Listed(seq, item) for _, _, seq, item in rows if item is not None]
    counts = {foul: number for foul, number, _, item in rows if item is None}
    return PriorOffences(counts, sorted(newest, reverse=True))


@cache
def prior_query(before: bool) -> CompoundSelect[Any]:
    """Return the counts by foul (an index alone answers them), then the newest rulings."""
    of_offender = (*_OF_OFFENDER, *([_BEFORE] if before else []))
    counts = select(
        RULING.c.foul,
        func.count().label("number"),
        cast(null(), Integer).label("journal_seq"),
        cast(null(), Text).label("item"),
    )
    newest = select(RULING.c.foul, cast(null(), Integer).label("number"), RULING.c.journal_seq, _ITEM)
    newest = newest.where(*of_offender).order_by(RULING.c.journal_seq.desc()).limit(bindparam("limit", type_=Integer()))
    return union_all(counts.where(*of_offender).group_by(RULING.c.foul), select(newest.subquery()))


def day_of(at: datetime, time_zone: str) -> tuple[datetime, datetime]:
    """Return the local day that holds `at`, as UTC [start, end); 23 or 25 hours long when the clocks change."""
    zone = ZoneInfo(time_zone)
    today = at.astimezone(zone).date()
    start, end = (datetime.combine(day, time.min, zone) for day in (today, today + timedelta(days=1)))
    return start.astimezone(UTC), end.astimezone(UTC)


def _place(scope: str, moment: Moment) -> dict[str, Any] | None:
    """Return what narrows a count to `scope` around `moment`, by the names of `_NARROWED`; None where unknown."""
    if scope in ("tournament", "season"):
        return {}
    if scope == "day":
        start, end = day_of(moment.at, moment.time_zone)
        return {"start": start, "end": end}
    if scope not in ("hanchan", "hand"):
        raise ValueError(f"unknown scope {scope}: use hand, hanchan, day, tournament or season")
    if moment.hanchan_id is None or (scope == "hand" and moment.hand is None):
        return None
    hand = moment.hand._asdict() if scope == "hand" and moment.hand else {}
    return {"hanchan": moment.hanchan_id, **{name: value for name, value in hand.items() if value is not None}}
