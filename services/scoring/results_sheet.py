"""Parse a sheet of results into bodies like those of single results, with the errors of each row."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from services.errors import FieldError, Invalid, field_error
from services.sandbox.run import Outcome
from services.spreadsheets import sandboxed
from services.spreadsheets.columns import SEATING, SEATS, recognised
from services.spreadsheets.files.cells import check_cell_count, check_row_count
from services.spreadsheets.files.document import Source, open_document
from services.spreadsheets.formats.headed import SEARCHED
from services.spreadsheets.row_errors import RowError, RowWithErrors

NEEDED = {
    "round": "as the hanchan names it",
    "table": "its label",
    **{seat: f"points of who began {seat.capitalize()}" for seat in SEATS},
}
COLUMNS = {
    **NEEDED,
    "deposits": "points that nobody holds in the end; empty for none",
    "unranked": "seats where a substitute sat, separated by spaces",
    "winless": "for yakitori, seats that won no hand, separated by spaces",
    **{f"{seat}_player": f"id number of who began {seat.capitalize()}, to be compared" for seat in SEATS},
}
NUMBER = re.compile(r"[-+\u2212]?\d{1,6}", re.ASCII)


@dataclass
class SheetRow(RowWithErrors):
    """A row by its number in the text (the columns' names are row 1): its cells, what was sent, what is wrong."""

    number: int
    cells: Mapping[str, str]
    sent: dict[str, Any] | None = None
    errors: list[RowError] = field(default_factory=list)


def parse_apart(source: Source) -> list[SheetRow]:
    """Parse the rows in a child process, as `parse` does. Raises Invalid."""
    return [SheetRow(**row) for row in sandboxed.call(parse_in_child, source)]


def parse_in_child(content: bytes, text: bool, chosen: dict[str, Any]) -> Outcome:
    """Parse what `parse_apart` sent. Raises Invalid."""
    return parse(sandboxed.source_from(content, text, chosen)), b""


def parse(source: Source) -> list[SheetRow]:
    """Parse the rows that are not empty. Raises Invalid for what is no such sheet."""
    grids = [grid for grid in open_document(source).grids if grid.rows]
    found = [(grid, at) for grid in grids for at, (_, cells) in enumerate(grid.rows[:SEARCHED]) if _is_named(cells)]
    if len(found) > 1:
        names = [grid.name for grid, _ in found]
        error = field_error("worksheet", f"Several worksheets may be meant: {', '.join(names)}.", "Name one of them.")
        raise Invalid(errors=[error], worksheets=names)
    rows = found[0][0].rows[found[0][1] :] if found else grids[0].rows if grids else [(1, [])]
    columns = _name_columns(rows[0][1])
    errors = _check_columns(source.field, columns) or check_row_count(source.field, rows[1:])
    if errors:
        raise Invalid(errors=errors)
    return [_row(number, columns, cells) for number, cells in rows[1:]]


def _is_named(cells: Sequence[str]) -> bool:
    return set(NEEDED) <= set(_name_columns(cells))


def _name_columns(headings: Sequence[str]) -> list[str]:
    """Name the columns as they are named here, where a heading is another word for one."""
    names = [heading.lower() for heading in headings]
    words = recognised(headings, {name: SEATING[name] for name in NEEDED})
    return [word if word and word not in names else name for name, word in zip(names, words, strict=True)]


def _check_columns(field: str, columns: Sequence[str]) -> list[FieldError]:
    errors = []
    for name in dict.fromkeys(columns):
        if name not in COLUMNS:
            errors.append(field_error(field, f"There is no column {name[:40]!r}.", _known_column(name[:40])))
        elif columns.count(name) > 1:
            errors.append(field_error(field, f"The column {name!r} is there twice.", "Keep one."))
    lacking = [name for name in NEEDED if name not in columns]
    if lacking:
        message = f"The first row doesn't name the column {', '.join(lacking)}."
        errors.append(field_error(field, message, f"Begin with {','.join(NEEDED)}."))
    return errors


def _known_column(name: str) -> str:
    closest = get_close_matches(name, COLUMNS, 1)
    return f"Did you mean {closest[0]!r}?" if closest else f"Known: {', '.join(sorted(COLUMNS))}."


def _row(number: int, columns: Sequence[str], cells: Sequence[str]) -> SheetRow:
    wrong = check_cell_count(cells, columns)
    if wrong:
        return SheetRow(number, {}, None, wrong)
    padded = [*cells, *[""] * (len(columns) - len(cells))]
    row = SheetRow(number, {name: cell.strip() for name, cell in zip(columns, padded, strict=True)})
    for name in NEEDED:
        if not row.cells[name]:
            row.note_error(name, "empty")
    points = {seat: _points(row, seat, row.cells[seat] or "0") for seat in SEATS}
    deposits = _points(row, "deposits", row.cells.get("deposits") or "0")
    seats = {name: _seats(row, name) for name in ("unranked", "winless") if name in row.cells}
    if deposits < 0:
        row.note_error("deposits", "below-zero")
    if not row.errors:
        row.sent = {"points": points, "deposits": deposits, "unranked": [], **seats}
    return row


def _points(row: SheetRow, name: str, cell: str) -> int:
    if not NUMBER.fullmatch(cell):
        row.note_error(name, "no-points", cell=cell[:40])
        return 0
    points = int(cell.replace("\u2212", "-"))
    if points % 100:
        row.note_error(name, "no-hundreds", points=points)
    return points


def _seats(row: SheetRow, column: str) -> list[str]:
    named = row.cells[column].lower().split()
    for name in named:
        if name not in SEATS:
            row.note_error(column, "no-seat", cell=name[:40])
    return [seat for seat in SEATS if seat in named]
