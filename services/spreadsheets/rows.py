"""A sheet's rows with the columns that they have, before anybody looks at the tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from services.spreadsheets.csv_text import Line, overfull
from services.spreadsheets.row_errors import Refusable, RowMistake


@dataclass
class Row(Refusable):
    """A row by its number in the text: its cells, what is wrong, and who or what it is in the tournament."""

    number: int
    cells: Mapping[str, str]
    errors: list[RowMistake] = field(default_factory=list)
    identity: UUID | None = None
    known: bool = False

    @property
    def status(self) -> str:
        """Wrong, known (there already, the same) or new."""
        return "wrong" if self.errors else "known" if self.known else "new"

    def recognise(self, identity: UUID) -> None:
        """It is there already, the same."""
        self.identity, self.known = identity, True


def row_of(line: Line, columns: Sequence[str | None], longest: Mapping[str, int], needed: Sequence[str]) -> Row:
    """The row with the cells of these columns; too long ones and empty ones that are `needed` are its mistakes."""
    number, cells = line
    padded = [*cells, *[""] * (len(columns) - len(cells))]
    said = {name: cell.strip() for name, cell in zip(columns, padded, strict=False) if name is not None}
    row = Row(number, {name: said.get(name, "") for name in longest})
    row.errors += overfull(cells, columns)
    for name, most in longest.items():
        if len(row.cells[name]) > most:
            row.refuse(name, "too-long", length=len(row.cells[name]), most=most)
        elif name in needed and not row.cells[name]:
            row.refuse(name, "empty")
    return row
