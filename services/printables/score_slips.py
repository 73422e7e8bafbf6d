"""Slips to write results on, four to a page, to be cut apart: a table in a round, its players by wind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, PageBreak, Table

from models.event.hanchans import Hanchan
from services.exports.event import Event
from services.paper.document import GUTTER, Paper, draw
from services.paper.typesetting import RULE, SOFT, UNPADDED, text
from services.printables.rounds import Round, list_rounds, local_time, seated, titled
from services.printables.words import WORDS
from services.reports.parts import gap, paragraphs

ACROSS, DOWN = 2, 2
HEIGHT = 132 * mm
LINE = 17 * mm
INK = HexColor("#000000")
WIND, NAME, POINTS = 0.1, 0.45, 0.23
GRID: list[Any] = [
    ("GRID", (0, 1), (-1, -1), 0.6, INK),
    ("VALIGN", (0, 1), (-1, -1), "MIDDLE"),
    *((f"{side}PADDING", (0, 0), (-1, -1), 3) for side in ("LEFT", "RIGHT")),
]


def score_slips(event: Event, round_: str | None) -> tuple[Paper, bytes]:
    """Render the slips of a round, or of all."""
    labels = WORDS[event.language]
    paper = Paper(labels["title.slips"], event.row.name, event.language, labels["page"])
    rounds = [one for one in list_rounds(event) if round_ in (None, one.name)]
    slips = [(one, row) for one in rounds for row in one.hanchans]
    return paper, draw(paper, list(_pages(event, paper, slips)))


def _pages(event: Event, paper: Paper, slips: list[tuple[Round, Hanchan]]) -> Iterator[Flowable]:
    if not slips:
        yield from titled(event, paper.title)
        yield from paragraphs([WORDS[event.language]["nothing"]])
    width = (paper.width - GUTTER) / ACROSS
    for first in range(0, len(slips), ACROSS * DOWN):
        if first:
            yield PageBreak()
        drawn = [_slip(event, one, row, width) for one, row in slips[first : first + ACROSS * DOWN]]
        drawn += [[]] * (ACROSS * DOWN - len(drawn))
        rows = [[drawn[at], "", drawn[at + 1]] for at in range(0, len(drawn), ACROSS)]
        cuts: list[Any] = [
            ("LINEAFTER", (0, 0), (0, -1), 0.3, RULE, None, (2, 3)),
            ("LINEBELOW", (0, 0), (-1, 0), 0.3, RULE, None, (2, 3)),
        ]
        style = [("VALIGN", (0, 0), (-1, -1), "TOP"), *UNPADDED, ("TOPPADDING", (0, 1), (-1, 1), 4 * mm), *cuts]
        yield Table(rows, [width, GUTTER, width], [HEIGHT] * DOWN, style=style)


def _slip(event: Event, one: Round, row: Hanchan, width: float) -> list[Flowable]:
    labels = WORDS[event.language]
    table = labels["table-named"].format(label=event.tables[row.table_id].label)
    where = f"{labels['round-named'].format(round=one.name)} · {table}"
    return [
        text(" · ".join(filter(None, (event.row.name, local_time(event, one.starts_at)))), 7, textColor=SOFT),
        text(where, 14, leading=20),
        _grid(event, row, width - GUTTER),
        gap(3),
        _blanks([labels["sticks-left"], labels["penalties"], labels["arbiter"]], width - GUTTER),
    ]


def _grid(event: Event, row: Hanchan, width: float) -> Table:
    labels = WORDS[event.language]
    head = ["", "", *(text(labels[name], 7, textColor=SOFT) for name in ("points", "signature"))]
    lines = [
        [text(event.labels[f"wind.{seat}"][0], 13), _player(event, player), "", ""]
        for seat, player in seated(event, row).items()
    ]
    widths = [width * part for part in (WIND, NAME, POINTS, 1 - WIND - NAME - POINTS)]
    return Table([head, *lines], widths, [6 * mm, *[LINE] * len(lines)], style=GRID)


def _player(event: Event, player: Any) -> list[Flowable]:
    _, number, name, _ = event.who("player", player)
    return [text(name, 9, 40, leading=11), text(number, 7, textColor=SOFT, leading=9)]


def _blanks(names: list[str], width: float) -> Table:
    """Set lines to write on, each after what belongs there."""
    lines = [[text(name, 8, textColor=SOFT), ""] for name in names]
    style: list[Any] = [("LINEBELOW", (1, 0), (1, -1), 0.6, INK), ("VALIGN", (0, 0), (-1, -1), "BOTTOM"), *UNPADDED]
    return Table(lines, [width * 0.45, width * 0.55], [10 * mm] * len(lines), style=style)
