"""Worksheets of an .xlsx file, read with bounds: a small file can unpack to what no server has room for."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from xml.etree.ElementTree import ParseError
from zipfile import BadZipFile, ZipFile

from openpyxl import load_workbook
from openpyxl.utils.cell import column_index_from_string
from openpyxl.utils.exceptions import InvalidFileException

from services.errors import Invalid, field_error, invalid_field
from services.spreadsheets.files.cells import Grid, Line, as_text, grid_of

ZIP = b"PK\x03\x04"
MOST_PARTS = 1_000
MOST_BYTES = 12_000_000  # unpacked
MOST_ROWS, MOST_COLUMNS = 3_000, 300
MOST_CELLS = 80_000  # of all worksheets: three seconds
DECLARATION = re.compile(rb"<!(DOCTYPE|ENTITY)")
MERGED = re.compile(rb'<mergeCell ref="([A-Z]{1,3})([0-9]{1,7}):[A-Z]{1,3}([0-9]{1,7})"')
UNREADABLE = (
    *(BadZipFile, InvalidFileException, ParseError, zlib.error, EOFError, OSError, RuntimeError, NotImplementedError),
    *(ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError),
)
"""What the zip reader and the library raise for files that are none."""


def is_workbook(content: bytes) -> bool:
    """Whether it is a packed file, as workbooks are."""
    return content.startswith(ZIP)


def read_workbook(field: str, content: bytes, chosen: str | None) -> list[Grid]:
    """Read every worksheet that can be seen, or the one that was `chosen`. Raises Invalid."""
    try:
        _check_parts(field, content)
        book = load_workbook(BytesIO(content), read_only=True, data_only=True)
        sheets = [sheet for sheet in book.worksheets if sheet.sheet_state == "visible" or sheet.title == chosen]
        names = [sheet.title for sheet in sheets]
        if chosen is not None and chosen not in names:
            raise invalid_field("worksheet", f"There is none of this name: it has {', '.join(names)}.", "Name one.")
        return list(_grids(field, [sheet for sheet in sheets if chosen in (None, sheet.title)]))
    except UNREADABLE as error:
        message = f"It can't be read as a workbook ({type(error).__name__})."
        raise invalid_field(field, message, "Open it in a spreadsheet and save it anew as .xlsx, or as CSV.") from None


def _check_parts(field: str, content: bytes) -> None:
    """Raise Invalid for a file that unpacks to too much, holds declarations that expand, or is no .xlsx."""
    with ZipFile(BytesIO(content)) as packed:
        parts = packed.infolist()
        if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_BYTES:
            message = f"It unpacks to more than {MOST_BYTES // 1_000_000} MB."
            raise invalid_field(field, message, "Copy the filled rows into a new file.")
        if "xl/workbook.xml" not in packed.namelist():
            raise invalid_field(field, "It is a packed file, but no .xlsx.", "Save it as .xlsx, or as CSV.")
        if any(DECLARATION.search(packed.read(part)) for part in parts if part.filename.endswith((".xml", ".rels"))):
            raise invalid_field(field, "It declares entities, which no spreadsheet does.", "Save it anew as .xlsx.")


def _grids(field: str, sheets: list[Any]) -> Iterator[Grid]:
    left = MOST_CELLS
    for sheet in sheets:
        rows = list(_rows(sheet))
        left -= sum(len(cells) for _, cells in rows)
        if len(rows) > MOST_ROWS or left < 0:
            message = f"Worksheet {sheet.title!r} goes beyond {MOST_ROWS:,} rows, or all beyond {MOST_CELLS:,} cells."
            error = field_error(field, message, "Name the worksheet, or copy the filled rows into a new file.")
            raise Invalid(errors=[error], worksheets=[sheet.title for sheet in sheets])
        yield grid_of(sheet.title, _fill_merged(sheet, rows))


def _rows(sheet: Any) -> Iterator[Line]:
    """Yield rows one by one: what a sheet says of its own size is not believed."""
    sheet.reset_dimensions()
    for number, row in enumerate(sheet.iter_rows(max_row=MOST_ROWS + 1), 1):
        cells = [as_text(cell.value, getattr(cell, "number_format", "")) for cell in row[:MOST_COLUMNS]]
        while cells and not cells[-1]:
            cells.pop()
        yield number, cells


def _fill_merged(sheet: Any, rows: list[Line]) -> list[Line]:
    """Write what stands in merged cells into each of their rows that is not empty: a team beside all its players."""
    with sheet.parent._archive.open(sheet._worksheet_path) as part:  # the library skips them where it reads row by row
        merged = MERGED.findall(part.read())
    for letters, top, bottom in merged:
        column, first, last = column_index_from_string(letters.decode()), int(top), int(bottom)
        if first > len(rows) or len(rows[first - 1][1]) < column:
            continue
        value = rows[first - 1][1][column - 1]
        for _, cells in rows[first : min(last, len(rows))]:
            if any(cells):
                cells += [""] * (column - len(cells))
                cells[column - 1] = cells[column - 1] or value
    return rows
