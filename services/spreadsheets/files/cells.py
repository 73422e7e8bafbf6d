"""Rows of cells as text, whatever they came from."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time
from typing import Any, NamedTuple

from services.errors import FieldError, field_error, invalid_field
from services.spreadsheets.row_errors import RowError, row_error

Line = tuple[int, list[str]]
"""A row by its number in the text or worksheet, and its cells."""

LETTERS = 26
MOST_ROWS = 1_000
MOST_LINES, MOST_COLUMNS = 5_000, 1_000
MOST_CELLS = 80_000  # of a text, or all worksheets: three seconds
LONGEST_CELL = 10_000
"""No column takes as much; what is shorter is an error of its row. A line of text may hold a whole round."""


class Grid(NamedTuple):
    """A worksheet by its name, or a text, which has none: the rows that are not empty, their cells trimmed."""

    name: str
    rows: Sequence[Line]


def grid_of(name: str, rows: Sequence[Line]) -> Grid:
    """Make a grid, leaving out empty rows and what is empty at the end of a row."""
    trimmed = [(number, [cell.strip() for cell in cells]) for number, cells in rows]
    return Grid(name, [(number, _shortened(cells)) for number, cells in trimmed if any(cells)])


def _shortened(cells: list[str]) -> list[str]:
    last = max(place for place, cell in enumerate(cells) if cell)
    return cells[: last + 1]


def as_text(value: Any, number_format: str = "") -> str:
    """Write a cell's value as it is seen: 17 and not 17.0, 2025-11-21 14:00; 007 where the format has its zeros."""
    if value is None:
        return ""
    if isinstance(value, datetime):
        return f"{value:%Y-%m-%d}" if value.time() == time() else f"{value:%Y-%m-%d %H:%M}"
    if isinstance(value, (date, time)):
        return value.isoformat() if isinstance(value, date) else f"{value:%H:%M}"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and set(number_format) == {"0"}:
        return str(value).zfill(len(number_format))
    return str(value)


def address(row: int, column: int) -> str:
    """Name a cell as spreadsheets do; the first row is 1, the first column 0: `address(5, 2)` is C5."""
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, LETTERS)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row}"


def check_bounds(field: str, rows: Sequence[Line], worksheet: str = "") -> None:
    """Raise Invalid for more than any sheet has, before anything looks for a meaning in it."""
    where = f" of worksheet {worksheet!r}" if worksheet else ""
    if len(rows) > MOST_LINES:
        message = f"Beyond row {rows[MOST_LINES - 1][0]:,}{where} there are more than {MOST_LINES:,} rows."
        raise invalid_field(field, message, "Copy the rows that are meant into a new file.")
    if sum(len(cells) for _, cells in rows) > MOST_CELLS:
        message = f"It has more than {MOST_CELLS:,} cells by row {rows[-1][0]:,}{where}."
        raise invalid_field(field, message, "Copy the rows and columns that are meant into a new file.")
    for number, cells in rows:
        if len(cells) > MOST_COLUMNS:
            message = f"Row {number:,}{where} has {len(cells):,} cells."
            raise invalid_field(field, message, f"Begin a new line for each row; {MOST_COLUMNS:,} cells are the most.")
        for column, cell in enumerate(cells):
            if len(cell) > LONGEST_CELL:
                message = f"Cell {address(number, column)}{where} has {len(cell):,} characters."
                raise invalid_field(field, message, f"Shorten it to {LONGEST_CELL:,}, or leave its column out.")


def check_row_count(field: str, rows: Sequence[object]) -> list[FieldError]:
    """Return an error when there are too many rows below the columns' names, or none."""
    if 1 <= len(rows) <= MOST_ROWS:
        return []
    message = f"It has {len(rows)} rows below the names of the columns."
    return [field_error(field, message, f"Send 1 to {MOST_ROWS} rows at a time.")]


def check_cell_count(cells: Sequence[str], columns: Sequence[object]) -> list[RowError]:
    """Return an error when a row has more cells than there are columns."""
    if len(cells) <= len(columns):
        return []
    return [row_error("row", "overfull", cells=len(cells), columns=len(columns))]
