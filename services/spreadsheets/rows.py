"""The rows of a sheet, before they are matched with the tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from services.spreadsheets.files.cells import Line, address, check_cell_count
from services.spreadsheets.row_errors import RowError, RowWithErrors

STATUSES = ("new", "known", "changed", "wrong")


@dataclass
class Row(RowWithErrors):
    """A row by its number in the text: its cells, what is wrong, and who or what it is in the tournament.

    `before`: the cells that are otherwise there. `similar`: who is there and may be the same, where it is new.
    `places`: where in the sheet each cell stands, such as C5.
    """

    number: int
    cells: Mapping[str, str]
    errors: list[RowError] = field(default_factory=list)
    identity: UUID | None = None
    known: bool = False
    before: Mapping[str, str] = field(default_factory=dict)
    similar: Sequence[Mapping[str, Any]] = ()
    places: Mapping[str, str] = field(default_factory=dict)

    @property
    def status(self) -> str:
        """Wrong, changed, known (there already, the same) or new."""
        return "wrong" if self.errors else "changed" if self.before else "known" if self.known else "new"

    def recognise(self, identity: UUID) -> None:
        """Note that the tournament has the same already."""
        self.identity, self.known = identity, True


def parse_row(line: Line, columns: Sequence[str | None]) -> Row:
    """Make a row of the cells of these columns; more cells than columns are an error of it."""
    number, cells = line
    named = {name: at for at, name in enumerate(columns) if name is not None}
    found = {name: cells[at].strip() if at < len(cells) else "" for name, at in named.items()}
    row = Row(number, found, places={name: address(number, at) for name, at in named.items()})
    row.errors += check_cell_count(cells, columns)
    return row


def complete(row: Row, longest: Mapping[str, int], optional: Sequence[str]) -> Row:
    """Keep the cells that are wanted; one that is too long, or empty and not `optional`, is an error of the row."""
    row.cells = {name: row.cells.get(name, "") for name in longest}
    for name, most in longest.items():
        if len(row.cells[name]) > most:
            row.note_error(name, "too-long", length=len(row.cells[name]), most=most)
        elif name not in optional and not row.cells[name]:
            row.note_error(name, "empty")
    return row


def located_errors(rows: Iterable[RowWithErrors]) -> list[RowError]:
    """List the errors of all rows, each with its row in the field."""
    return [{**error, "field": f"rows.{row.number}.{error['field']}"} for row in rows for error in row.errors]
