"""Exports as a program reads them back: rows of a CSV, cells of a workbook with what they are."""

from __future__ import annotations

import csv
import re
from base64 import b64encode
from io import BytesIO, StringIO
from typing import Any, NamedTuple
from xml.etree import ElementTree
from zipfile import ZipFile

from tests.api.tournament.hall import Hall

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


class Cell(NamedTuple):
    """`text` as it stands in the file, whether it is a number, and whether it says that it is text (quotePrefix)."""

    text: str
    number: bool = False
    quoted: bool = False


def as_file(content: bytes) -> dict[str, str]:
    """The body of a request that sends a file."""
    return {"file": b64encode(content).decode()}


def rows(hall: Hall, what: str, role: str = "director", **query: str) -> list[dict[str, str]]:
    """The CSV's rows, by column."""
    response = hall.call("GET", f"exports/{what}.csv", None, role, query_string=query)
    assert (response.status_code, response.content_type) == (200, "text/csv; charset=utf-8"), response.text
    text = response.data.decode("utf-8")
    assert text.startswith("\ufeff"), "spreadsheets would read it in another code page"
    found = csv.DictReader(StringIO(text[1:], newline=""))
    assert len(set(found.fieldnames or ())) == len(found.fieldnames or ()), "two columns of one name"
    return list(found)


def cells(hall: Hall, what: str, role: str = "director", **query: str) -> list[list[Cell]]:
    """The rows of the workbook's only sheet, the first one with the headings; refuses formulas and links."""
    response = hall.call("GET", f"exports/{what}.xlsx", None, role, query_string=query)
    assert (response.status_code, response.content_type) == (200, XLSX), response.text
    with ZipFile(BytesIO(response.data)) as book:
        assert [name for name in book.namelist() if "worksheets/" in name] == ["xl/worksheets/sheet1.xml"]
        sheet = ElementTree.fromstring(book.read("xl/worksheets/sheet1.xml"))  # noqa: S314 -- our own file
        styles = ElementTree.fromstring(book.read("xl/styles.xml"))  # noqa: S314 -- our own file
    assert sheet.find(f".//{MAIN}f") is None
    assert sheet.find(f".//{MAIN}hyperlink") is None
    formats = styles.findall(f"{MAIN}cellXfs/{MAIN}xf")
    return [
        _row(row, [one.get("quotePrefix") == "1" for one in formats]) for row in sheet.findall(f".//{MAIN}sheetData/*")
    ]


def _row(row: Any, quoted: list[bool]) -> list[Cell]:
    found: dict[int, Cell] = {}
    for cell in row:
        text = "".join(part.text or "" for part in cell.iter() if part.tag in (f"{MAIN}t", f"{MAIN}v"))
        found[_column(cell.get("r"))] = Cell(text, cell.get("t", "n") == "n", quoted[int(cell.get("s", "0"))])
    return [found.get(place, Cell("")) for place in range(max(found) + 1)]


def _column(address: str) -> int:
    """A is 0, AA is 26."""
    number = 0
    for letter in re.sub(r"\d", "", address):
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1
