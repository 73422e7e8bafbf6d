"""Results as RiichiNomi keeps them: a row for each seat, winds from 0, penalties above zero."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from uuid import UUID

from models.event import results
from models.ruling.hand import SEATS
from services.exports.event import Event
from services.exports.interchange.penalty_list import list_penalties
from services.exports.interchange.world_riichi import in_p
from services.exports.sheet import Cell, Sheet
from services.scoring.serialise import points_of

COLUMNS = ("Round ID", "Table ID", "Player ID", "Seat Wind", "Points", "Penalties")


def riichi_nomi(event: Event) -> Sheet:
    """Make the sheet of the hanchans that have a result; penalties in P."""
    return Sheet(event.labels["title.riichi-nomi"], COLUMNS, _rows(event))


def _rows(event: Event) -> Iterator[list[Cell]]:
    taken: defaultdict[tuple[UUID | None, UUID], int] = defaultdict(int)
    for penalty in list_penalties(event):
        taken[penalty.hanchan, penalty.player] += penalty.points
    for row in results.in_force(event.connection, event.id):
        points = points_of(row)
        for wind, seat in enumerate(SEATS):
            player = event.account("player", getattr(row, f"{seat}_id"))[1]
            number = event.who("player", player).id_number
            less = in_p(taken[row.hanchan_id, player])
            yield [row.round, event.tables[row.table_id].label, number, wind, points[seat], less]
