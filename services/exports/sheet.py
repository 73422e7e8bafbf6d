"""A table to save: as comma-separated text, and as a workbook for spreadsheets.

Text never becomes a formula, whoever typed it, and a number stays a number.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from decimal import Decimal
from io import BytesIO, StringIO
from itertools import chain
from typing import NamedTuple
from unicodedata import east_asian_width

import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from services.scoring.standings_csv import plain

Cell = str | int | Decimal | None

NARROWEST, WIDEST = 6, 48  # letters of a column
WIDE = "WF"
# Rows go to a file on the way, so that a big event needs no big memory; no cell is anything but what we say it is.
OPTIONS = {
    "constant_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


class Sheet(NamedTuple):
    """`title` in words, `head` above the columns, then the rows, which may be read once."""

    title: str
    head: Sequence[str]
    rows: Iterable[Sequence[Cell]]


def as_csv(sheet: Sheet) -> bytes:
    """UTF-8 that says so at its beginning: without that mark Excel reads Japanese in the computer's own code page."""
    text = StringIO(newline="")
    writer = csv.writer(text)
    for row in chain([sheet.head], sheet.rows):
        writer.writerow([plain(cell) if isinstance(cell, str) else cell for cell in row])
    return text.getvalue().encode("utf-8-sig")


def as_xlsx(sheet: Sheet) -> bytes:
    """Write a workbook of one sheet; its first row stays in sight."""
    drawn = BytesIO()
    with xlsxwriter.Workbook(drawn, OPTIONS) as book:
        book.set_properties({"title": sheet.title})
        page = book.add_worksheet(sheet.title)
        columns = _Columns(book, page, len(sheet.head))
        columns.write(0, sheet.head, book.add_format({"bold": True}))
        last = 0
        for last, row in enumerate(sheet.rows, 1):
            columns.write(last, row)
        page.freeze_panes(1, 0)
        page.autofilter(0, 0, last, len(sheet.head) - 1)
        columns.widen()
    return drawn.getvalue()


class _Columns:
    """Writes rows of cells and remembers how wide each column has to be."""

    def __init__(self, book: xlsxwriter.Workbook, page: Worksheet, number: int) -> None:
        self._book, self._page = book, page
        self._widths = [NARROWEST] * number
        # Says "this is text" to whoever edits the cell later; the text itself stays as it was typed.
        self._quoted = book.add_format({"quote_prefix": True})
        self._places: dict[int, Format] = {}

    def write(self, place: int, row: Sequence[Cell], style: Format | None = None) -> None:
        for column, cell in enumerate(row):
            if isinstance(cell, str):
                begins = plain(cell) != cell
                self._page.write_string(place, column, cell, self._quoted if begins and style is None else style)
            elif cell is not None:
                self._page.write_number(place, column, cell, self._number(cell))
            self._widths[column] = max(self._widths[column], _width(str(cell or "")))

    def widen(self) -> None:
        for column, width in enumerate(self._widths):
            self._page.set_column(column, column, min(width + 2, WIDEST))

    def _number(self, cell: int | Decimal) -> Format | None:
        """Money and tenths show all their digits: 15.00, not 15."""
        exponent = cell.as_tuple().exponent if isinstance(cell, Decimal) else 0
        if not isinstance(exponent, int) or exponent >= 0:
            return None
        if exponent not in self._places:
            self._places[exponent] = self._book.add_format({"num_format": f"0.{'0' * -exponent}"})
        return self._places[exponent]


def _width(text: str) -> int:
    """In Latin letters; a Japanese one takes two."""
    return sum(2 if east_asian_width(letter) in WIDE else 1 for letter in text[:WIDEST])
