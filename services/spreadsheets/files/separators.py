"""Text cut into rows of cells, by whichever separator cuts it most evenly."""

from __future__ import annotations

import csv
from collections import Counter
from io import StringIO

from services.errors import invalid_field
from services.spreadsheets.files.cells import MOST_CELLS, MOST_LINES, Grid, Line, check_bounds, grid_of

SEPARATORS = "\t;,|"
"""The first of those that cut alike: a comma stands in names and numbers too."""
LONGEST_LINE = 100_000
MOST_WITH_EMPTY = 50_000  # lines


def split_rows(field: str, text: str) -> Grid:
    """Cut a text into rows of cells. Raises Invalid where it can't be read, and where it is larger than any sheet."""
    _check_lines(field, text)
    first, *others = [_parse(field, text, separator) for separator in SEPARATORS]
    best = first
    for rows in others:
        if _evenness(rows) > _evenness(best):
            best = rows
    check_bounds(field, best)
    return grid_of("", best)


def _check_lines(field: str, text: str) -> None:
    if text.count("\n") + text.count("\r") > 2 * MOST_WITH_EMPTY:
        raise invalid_field(field, f"It has more than {MOST_WITH_EMPTY:,} lines.", "Delete the empty ones.")
    for number, line in enumerate(StringIO(text, newline=None), 1):
        if len(line) > LONGEST_LINE:
            message = f"Line {number:,} has {len(line):,} characters."
            raise invalid_field(field, message, f"Begin a new line for each row; {LONGEST_LINE:,} are the most.")


def _parse(field: str, text: str, separator: str) -> list[Line]:
    """Cut at a separator, leaving out empty lines; stop once there is more than any sheet has."""
    rows: list[Line] = []
    left = MOST_CELLS
    try:
        for number, cells in enumerate(csv.reader(StringIO(text, newline=""), delimiter=separator), 1):
            if any(cells):
                rows.append((number, cells))
                left -= len(cells)
            if left < 0 or len(rows) > MOST_LINES:
                break
    except csv.Error as error:
        raise invalid_field(field, f"It can't be read as rows: {error}.", "Save it anew as CSV, in UTF-8.") from None
    return rows


def _evenness(rows: list[Line]) -> int:
    """Count the rows that have the most frequent number of cells, where that is more than one."""
    widths = Counter(len(cells) for _, cells in rows if len(cells) > 1)
    return max(widths.values(), default=0)
