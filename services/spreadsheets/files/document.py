"""What was sent as a sheet, opened: rows of cells by worksheet, and the data of a JSON file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

from services.errors import invalid_field
from services.spreadsheets.files.cells import Grid
from services.spreadsheets.files.encodings import decode
from services.spreadsheets.files.separators import split_rows

ZIP = b"PK\x03\x04"
OLD_EXCEL = b"\xd0\xcf\x11\xe0"
LARGEST = 1_000_000  # bytes, or characters
LITERAL = re.compile(r"^\w++[ \t]*+=[ \t]*+(?=[{\[])", re.MULTILINE)
"""Data written as Python, as World Riichi's seating plans are: `seats = {16: [[[1, 2, 3, 4], …"""
COMMENT = re.compile(r"#.*")
KEY = re.compile(r"(?<!\d)(\d++)(\s*+):")
LAST_COMMA = re.compile(r",(\s*+[\]}])")


@dataclass(frozen=True)
class Source:
    """The bytes of a file, or text; `field` is its name in errors. The rest a person chose, None where nobody did.

    `heading_row`: 0 where there is none. `columns`: which one each is. `players`: how many sit down, where a plan is
    for several numbers.
    """

    content: bytes | str
    field: str = "csv"
    encoding: str | None = None
    worksheet: str | None = None
    format: str | None = None
    heading_row: int | None = None
    columns: Sequence[str | None] | None = None
    players: int | None = None


def source_of(sent: Mapping[str, Any], players: int | None = None) -> Source:
    """Return what a request sends: a file or text, and how it is to be read."""
    chosen = {name: sent.get(name) for name in ("encoding", "worksheet", "format", "heading_row", "columns")}
    field = "file" if "file" in sent else "csv"
    return Source(sent[field], field, players=players, **chosen)


class Document(NamedTuple):
    """`grids`: rows of each worksheet, or of the text. `data`: of a JSON file. `encoding`: that a file was read in."""

    grids: Sequence[Grid]
    data: Any = None
    encoding: str | None = None


def open_document(source: Source) -> Document:
    """Open what was sent. Raises Invalid for what can't be read, and for what unpacks to more than a sheet is."""
    content, encoding = source.content, None
    if len(content) > LARGEST:
        raise invalid_field(source.field, f"It is larger than {LARGEST:,} bytes.", "Copy the rows into a new file.")
    if isinstance(content, bytes):
        if content.startswith(ZIP):
            from services.spreadsheets.files.workbook import read_workbook  # takes half a second to import

            return Document(read_workbook(source.field, content, source.worksheet))
        if content.startswith(OLD_EXCEL):
            message = "It is a workbook of the old kind (.xls), or one with a password."
            raise invalid_field(source.field, message, "Save it anew as .xlsx, without a password.")
        content, encoding = decode(source.field, content, source.encoding)
    content = content.removeprefix("\ufeff")
    data = _parse_data(content)
    return Document([split_rows(source.field, content)] if data is None else [], data, encoding)


def _parse_data(text: str) -> Any:
    """Return the data of JSON, or of a Python literal; None where the text is neither."""
    literal = LITERAL.search(text)
    if literal is not None:
        text = _as_json(text[literal.end() :])
    elif not text.lstrip().startswith(("{", "[")):
        return None
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


def _as_json(literal: str) -> str:
    """Write a literal of lists and numbers as JSON: keys are numbers, a comma may stand at the end."""
    literal = KEY.sub(r'"\1"\2:', COMMENT.sub("", literal))
    return LAST_COMMA.sub(r"\1", literal).rstrip("; \n")
