"""Comma-separated text, as people save or paste it, cut into rows of cells."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from services.errors import FieldError, field_error
from services.spreadsheets.row_errors import RowError, row_error

Line = tuple[int, list[str]]
"""A row by its number in the text, and its cells."""

SEPARATORS = ",;\t"
MOST_ROWS = 500


def lines(text: str) -> tuple[list[Line], list[FieldError]]:
    """Parse every row that is not empty, the columns' names first; or say why the text can't be read."""
    text = text.removeprefix("\ufeff")
    first = text.lstrip().partition("\n")[0]
    separator = max(SEPARATORS, key=first.count)
    try:
        read = list(enumerate(csv.reader(StringIO(text, newline=""), delimiter=separator), 1))
    except csv.Error as error:
        return [], [field_error("csv", f"It can't be read as rows: {error}.", "Save it anew as CSV, in UTF-8.")]
    return [(number, cells) for number, cells in read if any(cell.strip() for cell in cells)], []


def check_row_count(rows: Sequence[Line]) -> list[FieldError]:
    """Return an error when there are too many rows below the columns' names, or none."""
    if 1 <= len(rows) <= MOST_ROWS:
        return []
    message = f"It has {len(rows)} rows below the names of the columns."
    return [field_error("csv", message, f"Send 1 to {MOST_ROWS} rows at a time.")]


def check_cell_count(cells: Sequence[str], columns: Sequence[object]) -> list[RowError]:
    """Return an error when a row has more cells than there are columns."""
    if len(cells) <= len(columns):
        return []
    return [row_error("row", "overfull", cells=len(cells), columns=len(columns))]
