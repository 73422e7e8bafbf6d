"""What each foul costs, to hang up for everybody: no names of persons, no cases, just the costs."""

from __future__ import annotations

from collections.abc import Iterator

from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Table

from rulings import Rulebook
from services.exports.event import Event
from services.paper.document import Paper, draw
from services.paper.typesetting import RULE, SOFT, UNPADDED, text
from services.reports.foul_card import book_name
from services.reports.parts import TIGHT, heading, log_key
from services.reports.print_words import WORDS
from services.reports.rulebook_rows import Rows

SIZE = 9.5


def price_list(event: Event, key: str, book: Rulebook) -> tuple[Paper, bytes]:
    """Render the list of this rulebook as a PDF. `key`: the log's, or nothing."""
    labels = WORDS[event.language]
    paper = Paper(labels["title.price-list"], event.row.name, event.language, labels["page"])
    return paper, draw(paper, [*_flow(event, book, paper), *log_key(labels, key)])


def _flow(event: Event, book: Rulebook, paper: Paper) -> Iterator[Flowable]:
    rows = Rows(book, event.language)
    yield text(event.row.name, 10, textColor=SOFT)
    yield text(paper.title, 20, spaceAfter=1 * mm)
    yield text(book_name(event, book), 10, textColor=SOFT)
    for category, fouls, _ in rows.fouls():
        if fouls:
            yield from heading(category)
            yield from (_foul(rows, foul, paper.width) for foul in fouls)


def _foul(rows: Rows, foul: str, width: float) -> Table:
    costs = [": ".join(part for part in line if part) for line in rows.costs(foul)]
    cells = [[text(rows.name(foul), SIZE), [text(cost, SIZE, 400, alignment=TA_RIGHT) for cost in costs]]]
    line = ("LINEBELOW", (0, 0), (-1, -1), 0.3, RULE)
    return Table(cells, colWidths=[width * 0.45, width * 0.55], style=[*UNPADDED, *TIGHT, line])
