"""Sheets with a heading above each column, or with none: then what a column holds tells what it is."""

from __future__ import annotations

from collections.abc import Sequence

from services.spreadsheets.columns import Headings, Kind, recognised
from services.spreadsheets.files.cells import Grid, Line
from services.spreadsheets.files.document import Source
from services.spreadsheets.formats.content import guess_columns
from services.spreadsheets.formats.sheet import Columns, LeftOut, Sheet
from services.spreadsheets.rows import parse_row

SEARCHED = 20  # rows, for the headings


def take_columns(grid: Grid, kind: Kind, source: Source) -> Sheet | None:
    """Take a worksheet for columns; None where it has no row of headings, and nothing tells its columns."""
    at = _heading_at(grid, kind.headings, source.heading_row)
    headings = [] if at is None else grid.rows[at][1]
    below = grid.rows[0 if at is None else at + 1 :]
    width = max([len(headings), *(len(cells) for _, cells in below)], default=0)
    if at is None and not below:
        return None
    if source.columns is not None:
        columns = list(source.columns)
    else:
        columns = recognised(headings, kind.headings) if at is not None else guess_columns(kind, below, width)
    if not any(columns) and source.columns is None and at is None:
        return None
    shown = headings if at is not None else [""] * width
    return Sheet(
        "no-headings" if at is None else "columns",
        [parse_row(line, columns) for line in below],
        _describe(shown, columns),
        grid.name,
        0 if at is None else grid.rows[at][0],
        guessed=at is None,
        left_out=[LeftOut(number, "title") for number, _ in grid.rows[: at or 0]],
    )


def find_headings(grid: Grid, known: Headings) -> tuple[int, list[str | None]] | None:
    """Find the row that names most columns, by its place, and what each of its cells names; None where no row does."""
    found = [(at, recognised(cells, known)) for at, (_, cells) in enumerate(grid.rows[:SEARCHED])]
    best = max(found, key=lambda one: sum(map(bool, one[1])), default=None)
    return best if best is not None and any(best[1]) else None


def _heading_at(grid: Grid, known: Headings, chosen: int | None) -> int | None:
    if chosen is not None:
        return next((at for at, (number, _) in enumerate(grid.rows) if number == chosen), None)
    found = find_headings(grid, known)
    if found is None or (sum(map(bool, found[1])) == 1 and _is_title(grid.rows, found[0])):
        return _above_numbers(grid.rows)
    return found[0]


def _is_title(rows: Sequence[Line], at: int) -> bool:
    """Whether a row has one cell and those below have more."""
    return len(rows[at][1]) == 1 and any(len(cells) > 1 for _, cells in rows[at + 1 :])


def _above_numbers(rows: Sequence[Line]) -> int | None:
    """Return 0 where the first row has a word above a column of numbers: it names the columns in words not known."""
    if len(rows) < 3:
        return None
    first, *others = (cells for _, cells in rows)
    columns = range(min(len(cells) for cells in others))
    numbered = [at for at in columns if all(cells[at].isdigit() for cells in others)]
    return 0 if any(at < len(first) and first[at] and not first[at].isdigit() for at in numbered) else None


def _describe(headings: Sequence[str], columns: Sequence[str | None]) -> Columns:
    if len(headings) != len(columns):
        columns = [*columns, *[None] * len(headings)][: len(headings)]
    return [{"heading": name, "column": column} for name, column in zip(headings, columns, strict=True)]
