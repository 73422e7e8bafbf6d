"""Workbooks as spreadsheets save them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

from openpyxl import Workbook

Rows = Sequence[Sequence[Any]]


def workbook(sheets: Mapping[str, Rows], merged: Mapping[str, Sequence[str]] | None = None, hidden: str = "") -> bytes:
    """Save worksheets by their names; `merged`: ranges of each."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
        for cells in (merged or {}).get(name, ()):
            sheet.merge_cells(cells)
        sheet.sheet_state = "hidden" if name == hidden else "visible"
    file = BytesIO()
    book.save(file)
    return file.getvalue()
