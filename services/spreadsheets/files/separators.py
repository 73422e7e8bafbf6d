"""Text cut into rows of cells, by whichever separator cuts it most evenly."""

from __future__ import annotations

import csv
from collections import Counter
from io import StringIO

from services.errors import invalid_field
from services.spreadsheets.files.cells import Grid, Line, grid_of

SEPARATORS = "\t;,|"
"""The first of those that cut alike: a comma stands in names and numbers too."""


def split_rows(field: str, text: str) -> Grid:
    """Cut a text into rows of cells. Raises Invalid where it can't be read."""
    first, *others = [_parse(field, text, separator) for separator in SEPARATORS]
    best = first
    for rows in others:
        if _evenness(rows) > _evenness(best):
            best = rows
    return grid_of("", best)


def _parse(field: str, text: str, separator: str) -> list[Line]:
    try:
        return list(enumerate(csv.reader(StringIO(text, newline=""), delimiter=separator), 1))
    except csv.Error as error:
        raise invalid_field(field, f"It can't be read as rows: {error}.", "Save it anew as CSV, in UTF-8.") from None


def _evenness(rows: list[Line]) -> int:
    """Count the rows that have the most frequent number of cells, where that is more than one."""
    widths = Counter(len(cells) for _, cells in rows if len(cells) > 1)
    return max(widths.values(), default=0)
