"""Worksheets of an .xlsx file, read with bounds: a small file can unpack to what no server has room for."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any
from xml.etree.ElementTree import ParseError
from xml.parsers.expat import ExpatError
from zipfile import BadZipFile

from openpyxl import load_workbook
from openpyxl.utils.cell import range_boundaries
from openpyxl.utils.exceptions import InvalidFileException

from services.errors import Invalid, field_error, invalid_field
from services.spreadsheets.files.cells import MOST_CELLS, MOST_LINES, Grid, Line, as_text, check_bounds, grid_of
from services.spreadsheets.files.parts import unpack

LAST_ROW = 1_048_576
LAST_COLUMN = 300
UNREADABLE = (
    *(BadZipFile, InvalidFileException, ParseError, ExpatError, zlib.error, EOFError, OSError, RuntimeError),
    *(ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError, TypeError, ValueError),
)
"""What the zip reader and the libraries raise for files that are none."""


def read_workbook(field: str, content: bytes, chosen: str | None) -> list[Grid]:
    """Read every worksheet that can be seen, or the one that was `chosen`. Raises Invalid."""
    try:
        packed, merged, texts = unpack(field, content)
        book = load_workbook(packed, read_only=True, data_only=True, keep_links=False)
        sheets: list[Any] = [
            sheet for sheet in book.worksheets if sheet.sheet_state == "visible" or sheet.title == chosen
        ]
        names = [sheet.title for sheet in sheets]
        if chosen is not None and chosen not in names:
            raise invalid_field("worksheet", f"There is none of this name: it has {', '.join(names)}.", "Name one.")
        wanted = [sheet for sheet in sheets if chosen in (None, sheet.title)]
        for sheet in wanted:
            sheet._shared_strings = texts
        rows = _read_rows(field, wanted)
        return [
            grid_of(sheet.title, _fill_merged(field, merged.get(sheet._worksheet_path, ()), rows[sheet.title]))
            for sheet in wanted
        ]
    except UNREADABLE as error:
        message = f"It can't be read as a workbook ({type(error).__name__})."
        raise invalid_field(field, message, "Open it in a spreadsheet and save it anew as .xlsx, or as CSV.") from None


def _read_rows(field: str, sheets: Sequence[Any]) -> dict[str, list[Line]]:
    """Read the rows that are not empty, by worksheet. Raises Invalid for more than any sheet has."""
    found: dict[str, list[Line]] = {}
    left = MOST_CELLS
    for sheet in sheets:
        rows = found[sheet.title] = []
        for number, cells in _rows(sheet):
            rows.append((number, cells))
            left -= len(cells)
            if number > MOST_LINES or left < 0:
                message = (
                    f"Worksheet {sheet.title!r} goes beyond {MOST_LINES:,} rows, or all beyond {MOST_CELLS:,} cells."
                )
                error = field_error(field, message, "Name the worksheet, or copy the filled rows into a new file.")
                raise Invalid(errors=[error], worksheets=[sheet.title for sheet in sheets])
        check_bounds(field, rows, sheet.title)
    return found


def _rows(sheet: Any) -> Iterator[Line]:
    """Yield rows that are not empty, one by one: what a sheet says of its own size is not believed."""
    sheet.reset_dimensions()
    for number, row in enumerate(islice(sheet.iter_rows(min_row=1), LAST_ROW), 1):
        if not row:
            continue
        cells = [as_text(cell.value, getattr(cell, "number_format", "")) for cell in row[:LAST_COLUMN]]
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            yield number, cells


def _fill_merged(field: str, merged: Sequence[str], rows: list[Line]) -> list[Line]:
    """Write what stands in merged cells into each of their rows that is not empty: a team beside all its players.

    Raises Invalid for merged cells that lie above each other, as none do.
    """
    by_number = dict(rows)
    left = MOST_CELLS
    for cells_of in merged:
        column, first, _, last = (edge for edge in range_boundaries(cells_of) if edge is not None)
        top = by_number.get(first, [])
        if len(top) < column or not top[column - 1]:
            continue
        numbers = range(first + 1, min(last, MOST_LINES) + 1)
        left -= len(numbers)
        if left < 0:
            raise invalid_field(field, "Its merged cells overlap.", "Undo the merged cells, or save it as CSV.")
        for number in numbers:
            cells = by_number.get(number)
            if cells:
                cells += [""] * (column - len(cells))
                cells[column - 1] = cells[column - 1] or top[column - 1]
    return rows
