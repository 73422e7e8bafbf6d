"""The foul card: every foul of a rulebook with when it costs what, on one page as long as that can be read."""

from __future__ import annotations

from typing import Any

from reportlab.lib.colors import HexColor, white
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, Paragraph, Table

from rulings import Rulebook
from services.exports.event import Event
from services.paper.document import Paper, fit
from services.paper.typesetting import SOFT, UNPADDED, marked, text
from services.reports.print_words import WORDS
from services.reports.rulebook_rows import Line, Rows

# Columns and size of the letters: the largest that needs one page, else the last on as many as it takes.
FORMS = ((2, 9), (2, 8), (2, 7), (3, 7), (3, 6.5), (3, 6), (3, 5.8), (2, 7.5))
SHORT = 24  # letters of a cost that has room beside its foul
BAND = HexColor("#1d4a5f")
COST = "#8a1f11"


def foul_card(event: Event, book: Rulebook) -> tuple[Paper, bytes]:
    """Render the card of this rulebook as a PDF."""
    labels = WORDS[event.language]
    paper = Paper(labels["title.foul-card"], book_name(event, book), event.language, labels["page"])
    rows = Rows(book, event.language)
    return paper, fit(paper, FORMS, lambda form, size: _flow(rows, form, size))


def book_name(event: Event, book: Rulebook) -> str:
    """Name a rulebook with its options."""
    names = event.words.book(book.names())
    return " + ".join([names.get("name", names["id"]), *names.get("option_names", names["options"])])


def _flow(rows: Rows, paper: Paper, size: float) -> list[Flowable]:
    flow: list[Flowable] = [
        text(paper.title, size * 1.9, leading=size * 2.3),
        text(paper.author, size, textColor=SOFT),
        text(WORDS[rows.language]["first-fits"], size * 0.85, textColor=SOFT, spaceAfter=size * 0.5),
    ]
    missing: list[str] = []
    for category, fouls, others in rows.fouls():
        missing += [rows.name(foul) for foul in others]
        cards: list[Flowable] = [_foul(rows.name(foul), rows.lines(foul), paper.width, size) for foul in fouls]
        if cards:
            flow += [KeepTogether([_band(category, paper.width, size), cards[0]]), *cards[1:]]
    if missing:
        label = WORDS[rows.language]["not-covered"]
        flow += [_band(label, paper.width, size), text(", ".join(missing), size * 0.85, 4000, textColor=SOFT)]
    return flow


def _band(label: str, width: float, size: float) -> Table:
    style = [("BACKGROUND", (0, 0), (-1, -1), BAND), ("TOPPADDING", (0, 0), (-1, -1), 0.3 * mm)]
    style += [("BOTTOMPADDING", (0, 0), (-1, -1), 0.6 * mm), ("LEFTPADDING", (0, 0), (-1, -1), 1 * mm)]
    return Table([[text(label, size, textColor=white, leading=size * 1.2)]], [width], style=style, spaceBefore=1.2 * mm)


def _foul(name: str, lines: list[Line], width: float, size: float) -> Table:
    """Set a foul with its one cost beside it; otherwise each on a line below it."""
    if len(lines) == 1 and not lines[0].when and len(lines[0].cost) <= SHORT:
        cells: list[list[Any]] = [[_line(name, size), _line("", size, lines[0].cost, alignment=2)]]
        widths = [width * 0.6, width * 0.4]
    else:
        below = [_line(line.when, size * 0.9, line.cost, leftIndent=1.5 * mm, textColor=SOFT) for line in lines]
        cells, widths = [[[_line(name, size), *below]]], [width]
    rule = ("LINEBELOW", (0, 0), (-1, -1), 0.25, HexColor("#999999"))
    tight = [(f"{side}PADDING", (0, 0), (-1, -1), 0.35 * mm) for side in ("TOP", "BOTTOM")]
    return Table(cells, widths, style=[*UNPADDED, *tight, rule, ("VALIGN", (0, 0), (-1, -1), "TOP")])


def _line(when: str, size: float, cost: str = "", **more: Any) -> Paragraph:
    """Set a condition, then what it costs, which is seen first."""
    both = [marked(when, 1000)] if when else []
    both += [marked(cost, 1000, COST)] if cost else []
    return Paragraph(" → ".join(both), text("", size, leading=size * 1.2, **more).style)
