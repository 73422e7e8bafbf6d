"""Seating with a heading above each seat, and none for the round or the table: these are counted."""

from __future__ import annotations

from collections.abc import Sequence

from services.spreadsheets.columns import SEATING, SEATS
from services.spreadsheets.files.cells import Grid, address
from services.spreadsheets.formats.headed import find_headings
from services.spreadsheets.formats.seats import Seat, Table, as_rows, in_rounds
from services.spreadsheets.formats.sheet import LeftOut, Sheet


def take_seat_columns(grid: Grid) -> Sheet | None:
    """Take a worksheet with a column for each seat; None where it has none, or names round and table too."""
    found = find_headings(grid, SEATING)
    if found is None or not set(SEATS) <= set(found[1]) or {"round", "table"} <= set(found[1]):
        return None
    at, columns = found
    number, headings = grid.rows[at]
    return Sheet(
        "columns",
        as_rows(in_rounds([_table(row, cells, columns) for row, cells in grid.rows[at + 1 :]])),
        [{"heading": name, "column": column} for name, column in zip(headings, columns, strict=True)],
        grid.name,
        number,
        counted=[name for name in ("round", "table") if name not in columns],
        left_out=[LeftOut(row, "title") for row, _ in grid.rows[:at]],
    )


def _table(row: int, cells: Sequence[str], columns: Sequence[str | None]) -> Table:
    at = {name: place for place, name in enumerate(columns) if name is not None}
    text = {name: cells[place] if place < len(cells) else "" for name, place in at.items()}
    seats = [Seat(text[seat], address(row, at[seat])) for seat in SEATS]
    places = {name: address(row, place) for name, place in at.items() if name not in SEATS}
    return Table(row, seats, text.get("round", ""), text.get("table", ""), text.get("scheduled_at", ""), places)
