"""The codes of all tables, six to a page, to cut out and put on the tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Table

from services.exports.event import Event
from services.paper.document import Paper, draw
from services.paper.typesetting import RULE, SOFT, code, text
from services.reports.parts import log_key, paragraphs
from services.reports.print_words import WORDS
from services.tournament.tables import table_path

ACROSS, DOWN = 2, 3
CODE = 52 * mm
HEIGHT = 86 * mm


def table_sheet(event: Event, key: str, origin: str) -> tuple[Paper, bytes]:
    """Render the sheet as a PDF; a code leads to its table's page at `origin`, which ends with a slash.

    `key`: the log's, or nothing.
    """
    labels = WORDS[event.language]
    paper = Paper(labels["title.tables"], event.row.name, event.language, labels["page"])
    return paper, draw(paper, [*_flow(event, paper, origin), *log_key(labels, key)])


def _flow(event: Event, paper: Paper, origin: str) -> Iterator[Flowable]:
    labels = WORDS[event.language]
    tables = sorted(event.tables.values(), key=lambda row: (len(row.label), row.label))
    if not tables:
        yield from paragraphs([labels["nothing"]])
        return
    codes = event.table_codes
    named = [(labels["table-named"].format(label=row.label), table_path(row.id, codes)) for row in tables]
    cards = [_card(event, label, f"{origin}{path}") for label, path in named]
    for first in range(0, len(cards), ACROSS):
        yield _pair(cards[first : first + ACROSS], paper.width / ACROSS)


def _card(event: Event, label: str, address: str) -> list[Flowable]:
    how = WORDS[event.language]["code-how"]
    return [
        text(label, 26, alignment=1, leading=32),
        code(address, CODE),
        text(how, 8, alignment=1),
        text(event.row.name, 8, alignment=1, textColor=SOFT),
    ]


def _pair(cards: Sequence[list[Flowable]], width: float) -> Table:
    """Beside each other, with lines to cut along."""
    cells = [[*cards, *([""] * (ACROSS - len(cards)))]]
    middle = [("ALIGN", (0, 0), (-1, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]
    style: list[Any] = [("GRID", (0, 0), (-1, -1), 0.4, RULE, None, (2, 3)), *middle]
    return Table(cells, colWidths=[width] * ACROSS, rowHeights=[HEIGHT], style=style)
