"""The rows of a sheet, before they are matched with the tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from services.spreadsheets.csv_text import Line, check_cell_count
from services.spreadsheets.row_errors import RowError, RowWithErrors

STATUSES = ("new", "known", "wrong")


@dataclass
class Row(RowWithErrors):
    """A row by its number in the text: its cells, what is wrong, and who or what it is in the tournament."""

    number: int
    cells: Mapping[str, str]
    errors: list[RowError] = field(default_factory=list)
    identity: UUID | None = None
    known: bool = False

    @property
    def status(self) -> str:
        """Wrong, known (there already, the same) or new."""
        return "wrong" if self.errors else "known" if self.known else "new"

    def recognise(self, identity: UUID) -> None:
        """Note that the tournament has the same already."""
        self.identity, self.known = identity, True


def parse_row(line: Line, columns: Sequence[str | None], longest: Mapping[str, int], needed: Sequence[str]) -> Row:
    """Make a row of the cells of these columns; a cell that is too long, or `needed` and empty, is an error of it."""
    number, cells = line
    padded = [*cells, *[""] * (len(columns) - len(cells))]
    named = {name: cell.strip() for name, cell in zip(columns, padded, strict=False) if name is not None}
    row = Row(number, {name: named.get(name, "") for name in longest})
    row.errors += check_cell_count(cells, columns)
    for name, most in longest.items():
        if len(row.cells[name]) > most:
            row.note_error(name, "too-long", length=len(row.cells[name]), most=most)
        elif name in needed and not row.cells[name]:
            row.note_error(name, "empty")
    return row


def located_errors(rows: Iterable[RowWithErrors]) -> list[RowError]:
    """List the errors of all rows, each with its row in the field."""
    return [{**error, "field": f"rows.{row.number}.{error['field']}"} for row in rows for error in row.errors]
