"""Lists of rulings: filters, keyset pages, and items that leave the database as the JSON they are sent as."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Select, Text, select, type_coerce

from models.rulings import NOT_PLAIN, RULING


@dataclass(frozen=True)
class Filters:
    """Which rulings a list shows; None does not filter. Times are aware: `since` is included, `until` is not."""

    table_id: UUID | None = None
    offender_id: UUID | None = None
    foul: str | None = None
    kind: str | None = None
    status: str | None = None
    since: datetime | None = None
    until: datetime | None = None


class Listed(NamedTuple):
    """A line of a list: the ruling's place in the journal (the cursor) and its list item as JSON text."""

    journal_seq: int
    item: str


EVERYTHING = Filters()
EXACT = ("table_id", "offender_id", "foul", "kind", "status")


def page(
    connection: Connection,
    tournament_id: UUID,
    filters: Filters = EVERYTHING,
    after: int | None = None,
    limit: int = 50,
) -> list[Listed]:
    """At most `limit` rulings, the newest entry first, older than the cursor `after` (the last `journal_seq` seen)."""
    return [Listed(*row) for row in connection.execute(page_query(tournament_id, filters, after, limit))]


def page_query(tournament_id: UUID, filters: Filters, after: int | None, limit: int) -> Select[int, str]:
    """The statement behind `page`, apart so that a test can look at its plan."""
    query = select(RULING.c.journal_seq, type_coerce(RULING.c.list_item, Text)).where(
        RULING.c.tournament_id == tournament_id
    )
    for name in EXACT:
        wanted = getattr(filters, name)
        if wanted is not None:
            query = query.where(RULING.c[name] == wanted)
    if filters.status not in (None, "issued"):
        query = query.where(NOT_PLAIN)
    place: ColumnElement[int] = RULING.c.journal_seq
    if filters.since is not None or filters.until is not None:
        place = place + 0  # hides the order of the journal from SQLite, which would read all of it to find a few hours
    if filters.since is not None:
        query = query.where(RULING.c.ruled_at >= filters.since)
    if filters.until is not None:
        query = query.where(RULING.c.ruled_at < filters.until)
    if after is not None:
        query = query.where(place < after)
    return query.order_by(place.desc()).limit(limit)
