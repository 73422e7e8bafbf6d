"""Parsing a sheet of players or of seating in a child process."""

from __future__ import annotations

from typing import Any

from services.sandbox.run import Outcome
from services.spreadsheets import sandboxed
from services.spreadsheets.columns import PLAYER_SHEET, SEATING_SHEET, Kind
from services.spreadsheets.files.document import Source
from services.spreadsheets.formats.parse import parse
from services.spreadsheets.formats.sheet import LeftOut, Sheet
from services.spreadsheets.rows import Row

KINDS = {kind.name: kind for kind in (PLAYER_SHEET, SEATING_SHEET)}


def parse_apart(source: Source, kind: Kind) -> Sheet:
    """Parse a sheet in a child process, as `parse` does. Raises Invalid."""
    found = sandboxed.call(parse_in_child, source, kind=kind.name)
    rows = [Row(**row) for row in found.pop("rows")]
    left_out = [LeftOut(**row) for row in found.pop("left_out")]
    return Sheet(rows=rows, left_out=left_out, **found)


def parse_in_child(content: bytes, text: bool, chosen: dict[str, Any], kind: str) -> Outcome:
    """Parse what `parse_apart` sent. Raises Invalid."""
    return parse(sandboxed.source_from(content, text, chosen), KINDS[kind]), b""
