"""Everybody who was late: where, how it ended, how long, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

from reportlab.platypus import Flowable

from rulings import library, localise_lateness
from rulings.scores.charges import lateness
from services.clocks.lateness_clocks import LatenessClock, list_clocks, millis, moment, read_round
from services.exports.event import Event
from services.paper.document import Paper, draw
from services.printables.rounds import by_number, local_time, titled
from services.printables.words import WORDS
from services.reports.parts import paragraphs, table

WIDTHS = (0.07, 0.07, 0.22, 0.16, 0.16, 0.32)


def lateness_paper(event: Event, now: datetime) -> tuple[Paper, bytes]:
    """Render the list; who is still awaited is as late as it is `now`."""
    labels = WORDS[event.language]
    paper = Paper(labels["title.lateness"], event.row.name, event.language, labels["page"])
    return paper, draw(paper, [*titled(event, paper.title), *lateness_parts(event, paper, now)])


def lateness_parts(event: Event, paper: Paper, now: datetime) -> Iterator[Flowable]:
    """Set a line for each clock that is in force, round by round."""
    labels = WORDS[event.language]
    rounds = sorted({row.round for row in event.hanchans.values()}, key=by_number)
    clocks = [
        one for name in rounds for one in list_clocks(event.connection, read_round(event.connection, event.id, name))
    ]
    lines = [line for one in clocks for line in _lines(event, one, now)]
    if not lines:
        yield from paragraphs([labels["nobody-late"]])
        return
    head = [labels[name] for name in ("round", "table", "name", "scheduled", "how-it-ended", "late-and-cost")]
    yield from table(head, lines, [paper.width * width for width in WIDTHS], 8)


def _lines(event: Event, one: LatenessClock, now: datetime) -> Iterator[list[str]]:
    labels, clock = WORDS[event.language], one.clock
    if clock is None:
        return
    who = event.who(one.account.kind, UUID(one.account.id))
    place = event.hanchans.get(one.cause.hanchan) if one.cause.hanchan else None
    cost = lateness(one.book, one.who, clock, millis(now))
    cost.pop("cancellation_due")
    stop = clock.stopped
    yield [
        one.cause.round or "",
        "" if place is None else event.tables[place.table_id].label,
        who.name if one.who == "player" else f"{who.name} ({who.kind})",
        local_time(event, moment(clock.scheduled)),
        labels["ended.absent"] if stop is None else labels[f"ended.{stop.how}"],
        localise_lateness(library(), cost, event.language)["line"],
    ]
