"""When the log named which hand at a table: by rulings, ends of hands and dead hands."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, Select, bindparam, select

from models.ruling.dead_hands import DEAD_HAND
from models.ruling.hand import Hand, hand_of
from models.ruling.hand_ends import HAND_END
from models.ruling.rulings import RULING


class HandNamed(NamedTuple):
    """That somebody named this hanchan, and hand, at that moment; None for what they left open."""

    at: datetime
    hanchan_id: UUID | None
    hand: Hand | None


def list_named(connection: Connection, tournament_id: UUID, table_id: UUID) -> Sequence[HandNamed]:
    """List every naming of a hand at a table, in no order."""
    named = {"tournament": tournament_id, "table": table_id}
    return [
        HandNamed(time_of(row), row.hanchan_id, hand_of(row))
        for query in _QUERIES
        for row in connection.execute(query, named)
    ]


def time_of(row: Any) -> datetime:
    """Return when it was said: a ruling's own time; else the device's, which can't be later than the server's."""
    arrived: datetime = row.server_at
    return min(row.device_at or arrived, arrived)


def _of_table(table: Any, device_at: Any) -> Select[Any]:
    place = (table.c.hanchan_id, table.c.hand_wind, table.c.hand_number, table.c.hand_counters)
    query = select(device_at.label("device_at"), table.c.server_at, *place)
    return query.where(table.c.tournament_id == bindparam("tournament"), table.c.table_id == bindparam("table"))


_QUERIES = (
    _of_table(RULING, RULING.c.ruled_at),
    _of_table(HAND_END, HAND_END.c.device_at).where(HAND_END.c.withdrawn_at.is_(None)),
    _of_table(DEAD_HAND, DEAD_HAND.c.device_at),
)
