"""A sheet that was understood: which format it was taken for, its columns, and its rows by column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from services.spreadsheets.rows import Row

Columns = Sequence[dict[str, str | None]]
"""`heading` (empty where there is none) and the `column` it was taken for, None for one that is passed over."""


LEFT_OUT = ("title", "dropped", "not-four")
"""Why a row is passed over: it stands above the rows, who is in it dropped out, its table has not four seats."""


@dataclass
class LeftOut:
    """A row that was passed over, and why."""

    row: int
    why: str


@dataclass
class Sheet:
    """`alternatives`: other formats that it may be as well. `heading_row`: 0 where there is none.

    `guessed`: nothing in it says what it is. `counted`: what it does not say and was counted: round, table.
    """

    format: str
    rows: Sequence[Row]
    columns: Columns = ()
    worksheet: str = ""
    heading_row: int = 0
    guessed: bool = False
    counted: Sequence[str] = ()
    alternatives: Sequence[str] = ()
    left_out: Sequence[LeftOut] = ()
    encoding: str | None = None
