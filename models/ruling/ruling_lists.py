"""Lists of rulings: filters, keyset pages, and items that leave the database as the JSON they are sent as."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple, cast
from uuid import UUID

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    Text,
    bindparam,
    func,
    select,
    type_coerce,
)

from models.journal.journal import ENTRY
from models.ruling.rulings import NOT_PLAIN, RULING, Ruling


@dataclass(frozen=True)
class Filters:
    """Which rulings a list shows; None does not filter. Times are aware: `since` is included, `until` is not."""

    table_id: UUID | None = None
    offenders: Sequence[UUID] | None = None
    official_id: UUID | None = None
    hanchan_id: UUID | None = None
    foul: str | None = None
    kind: str | None = None
    status: str | None = None
    since: datetime | None = None
    until: datetime | None = None


class Listed(NamedTuple):
    """A line of a list: the ruling's place in the journal (the cursor) and its list item as JSON text."""

    journal_seq: int
    item: str


class Page(NamedTuple):
    """Part of a list: the items as JSON texts with commas between them, how many, and the last one's place (cursor)."""

    items: str
    number: int
    last: int | None


class JournaledRuling(Ruling):
    """A ruling with the hash of its entry in the journal."""

    __abstract__ = True

    hash: str


EVERYTHING = Filters()
AT_ONCE = 500
EXACT = ("table_id", "official_id", "hanchan_id", "foul", "kind", "status")


def page(
    connection: Connection,
    tournament_id: UUID,
    filters: Filters = EVERYTHING,
    after: int | None = None,
    limit: int = 50,
) -> Page:
    """List at most `limit` rulings, newest entry first, older than the cursor `after` (the last `journal_seq` seen).

    The database joins the items: sqlite3 lets go of Python's lock for each row it reads, and among many threads
    takes longer to get it back than to read.
    """
    query, named = page_query(tournament_id, filters, after, limit)
    return Page(*connection.execute(_joined(query), named).one())


def page_query(
    tournament_id: UUID, filters: Filters, after: int | None, limit: int
) -> tuple[Select[int, str], dict[str, Any]]:
    """Build the statement that reads the rows of `page`, and its values, so that a test can look at its plan."""
    wanted = {name: value for name, value in vars(filters).items() if value is not None}
    if after is not None:
        wanted["after"] = after
    plain = filters.status in (None, "issued")
    return _rows(tuple(wanted), plain), {**wanted, "tournament": tournament_id, "limit": limit}


@cache
def _rows(wanted: tuple[str, ...], plain: bool) -> Select[int, str]:
    """Build the statement once for each choice of filters: building one costs more than running it."""
    item = type_coerce(RULING.c.list_item, Text).label("item")
    query = select(RULING.c.journal_seq, item).where(RULING.c.tournament_id == bindparam("tournament"))
    query = query.where(*(RULING.c[name] == bindparam(name) for name in EXACT if name in wanted))
    if "offenders" in wanted:
        query = query.where(RULING.c.offender_id.in_(bindparam("offenders", expanding=True)))
    if not plain:
        query = query.where(NOT_PLAIN)
    place: ColumnElement[int] = RULING.c.journal_seq
    if "since" in wanted or "until" in wanted:
        place = place + 0  # hides the order of the journal from SQLite, which would read all of it to find a few hours
    bounds = {
        "since": RULING.c.ruled_at >= bindparam("since"),
        "until": RULING.c.ruled_at < bindparam("until"),
        "after": place < bindparam("after", type_=Integer()),
    }
    query = query.where(*(bound for name, bound in bounds.items() if name in wanted))
    return query.order_by(place.desc()).limit(bindparam("limit", type_=Integer()))


@cache
def _joined(query: Select[int, str]) -> Select[str, int, int | None]:
    newest = query.subquery()
    items = func.coalesce(func.aggregate_strings(newest.c.item, ","), "")
    return select(items, func.count(), func.min(newest.c.journal_seq))


def list_all(connection: Connection, tournament_id: UUID) -> Iterator[JournaledRuling]:
    """List every ruling, the oldest entry first, all columns and the `hash` of its entry; not all at once in memory."""
    own = (ENTRY.c.tournament_id == RULING.c.tournament_id) & (ENTRY.c.seq == RULING.c.journal_seq)
    query = select(RULING, ENTRY.c.hash).join(ENTRY, own).where(RULING.c.tournament_id == tournament_id)
    rows = connection.execute(query.order_by(RULING.c.journal_seq), execution_options={"yield_per": AT_ONCE})
    yield from cast("Iterator[JournaledRuling]", rows)
