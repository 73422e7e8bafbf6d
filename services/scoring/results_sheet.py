"""Parse a sheet of results into bodies like those of single results, with the errors of each row."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from models.ruling.hand import SEATS
from rulings.errors import UnknownName
from services.errors import FieldError, field_error
from services.spreadsheets.csv_text import check_cell_count, check_row_count, lines
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


def read(text: str) -> tuple[list[SheetRow], list[FieldError]]:
    """Parse the rows that are not empty, or say what is wrong with the text as a whole."""
    found, errors = lines(text)
    if errors:
        return [], errors
    (_, names), rows = (found[0], found[1:]) if found else ((1, []), [])
    columns = [name.strip().lower() for name in names]
    errors = _columns(columns) or check_row_count(rows)
    return ([], errors) if errors else ([_row(number, columns, cells) for number, cells in rows], [])


def _columns(columns: Sequence[str]) -> list[FieldError]:
    errors = []
    for name in dict.fromkeys(columns):
        if name not in COLUMNS:
            unknown = UnknownName("csv", "column", name[:40], COLUMNS)
            errors.append(field_error("csv", unknown.message, unknown.cure))
        elif columns.count(name) > 1:
            errors.append(field_error("csv", f"The column {name!r} is there twice.", "Keep one."))
    lacking = [name for name in NEEDED if name not in columns]
    if lacking:
        message = f"The first row doesn't name the column {', '.join(lacking)}."
        errors.append(field_error("csv", message, f"Begin with {','.join(NEEDED)}."))
    return errors


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
    unranked = _seats(row)
    if deposits < 0:
        row.note_error("deposits", "below-zero")
    if not row.errors:
        row.sent = {"points": points, "deposits": deposits, "unranked": unranked}
    return row


def _points(row: SheetRow, name: str, cell: str) -> int:
    if not NUMBER.fullmatch(cell):
        row.note_error(name, "no-points", cell=cell[:40])
        return 0
    points = int(cell.replace("\u2212", "-"))
    if points % 100:
        row.note_error(name, "no-hundreds", points=points)
    return points


def _seats(row: SheetRow) -> list[str]:
    named = row.cells.get("unranked", "").lower().split()
    for name in named:
        if name not in SEATS:
            row.note_error("unranked", "no-seat", cell=name[:40])
    return [seat for seat in SEATS if seat in named]
