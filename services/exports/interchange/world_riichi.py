"""Penalties for World Riichi's sheet: to be put into column F of a round's blocks, or column E of `results`."""

from __future__ import annotations

from decimal import Decimal

from services.exports.event import Event
from services.exports.interchange.penalty_list import Penalty, list_penalties, place_of
from services.exports.sheet import Cell, Sheet

COLUMNS = ("worksheet", "round", "table", "seat", "player_id", "name", "penalty")
SEATS = ("E", "S", "W", "N")


def world_riichi(event: Event) -> Sheet:
    """Make the sheet: what was taken in each hanchan, then what was taken outside of any, in P below zero."""
    totals: dict[tuple[Cell, ...], int] = {}
    for penalty in list_penalties(event):
        place = _place(event, penalty)
        totals[place] = totals.get(place, 0) + penalty.points
    ordered = sorted(totals.items(), key=lambda one: (one[0][0] == "results", *map(_natural, one[0])))
    rows = [[*place, in_p(-points)] for place, points in ordered if points]
    return Sheet(event.labels["title.world-riichi"], COLUMNS, rows)


def _place(event: Event, penalty: Penalty) -> tuple[Cell, ...]:
    _, number, name, _ = event.who("player", penalty.player)
    if penalty.hanchan is None:
        return ("results", "", "", "", number, name)
    round_, table = place_of(event, penalty)
    return (f"R{round_}", round_, table, _seat(event, penalty), number, name)


def _seat(event: Event, penalty: Penalty) -> str:
    """Return the seat that the player began on."""
    assert penalty.hanchan is not None, "asked of hanchans only"  # noqa: S101 -- for the type checker
    row = event.hanchans[penalty.hanchan]
    seated = zip(SEATS, (row.east_id, row.south_id, row.west_id, row.north_id), strict=True)
    return next((seat for seat, player in seated if event.account("player", player)[1] == penalty.player), "")


def _natural(cell: Cell) -> tuple[int, str]:
    text = str(cell)
    return (int(text), "") if text.isdecimal() else (0, text)


def in_p(points: int) -> Cell:
    """Write table points in P; whole ones as whole numbers."""
    return points // 1000 if points % 1000 == 0 else Decimal(points).scaleb(-3)
