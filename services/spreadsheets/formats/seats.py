"""Rounds, tables and seats made into rows, a hanchan each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from services.spreadsheets.columns import SEATS
from services.spreadsheets.rows import Row


class Seat(NamedTuple):
    """Who sits there, as the sheet names them, and where in it that stands."""

    player: str
    place: str


@dataclass
class Table:
    """Four seats, East first, from a row of the sheet; round, table and start where it says them."""

    row: int
    seats: Sequence[Seat]
    round: str = ""
    table: str = ""
    start: str = ""
    places: dict[str, str] = field(default_factory=dict)


def as_rows(rounds: Iterable[Sequence[Table]]) -> list[Row]:
    """Make a row of each table; rounds and tables without a label are counted."""
    return [
        _row(table, str(number), str(place))
        for number, tables in enumerate(rounds, 1)
        for place, table in enumerate(tables, 1)
    ]


def in_rounds(tables: Sequence[Table], gaps: bool = False) -> list[list[Table]]:
    """Divide tables into rounds by their labels; else where a row is empty between two, or a player comes again."""
    if all(table.round for table in tables):
        labelled: dict[str, list[Table]] = {}
        for table in tables:
            labelled.setdefault(table.round, []).append(table)
        return list(labelled.values())
    rounds: list[list[Table]] = []
    players: set[str] = set()
    labels: set[str] = set()
    for table in tables:
        seated = {seat.player for seat in table.seats}
        apart = gaps and rounds and table.row > rounds[-1][-1].row + 1
        if not rounds or apart or players & seated or table.table in labels:
            rounds.append([])
            players, labels = set(), set()
        players |= seated
        labels |= {table.table} - {""}
        rounds[-1].append(table)
    return rounds


def _row(table: Table, round_: str, place: str) -> Row:
    cells = {"round": table.round or round_, "table": table.table or place, "scheduled_at": table.start}
    cells |= {seat: there.player for seat, there in zip(SEATS, table.seats, strict=False)}
    places = {seat: there.place for seat, there in zip(SEATS, table.seats, strict=False)}
    return Row(table.row, cells, places={**table.places, **places})
