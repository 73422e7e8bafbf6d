"""Who sits where: for the wall a page a round by table, and a list by name of all rounds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any
from uuid import UUID

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, PageBreak, Table

from models.ruling.hand import SEATS
from services.exports.event import Event
from services.paper.document import Paper, draw
from services.paper.typesetting import RULE, SOFT, UNPADDED, code, text
from services.printables.rounds import Round, list_rounds, local_time, seated, titled
from services.printables.words import WORDS
from services.reports.parts import paragraphs, table

# Up to so many tables: the size of the names, so that a round fits its page and is read from afar.
SIZES = ((12, 13), (20, 11), (32, 9), (40, 7.5))
SMALLEST = 6
LABEL = 0.12  # of the width, for the table
PAGE_CODE = 24 * mm
CODE_ROWS = 5  # as high as the code, at most
NARROWEST = 9 * mm  # of a round in the list by name


def seating_by_table(event: Event, origin: str) -> tuple[Paper, bytes]:
    """Render each round on a page of its own: its tables, and who takes which wind.

    Where the tournament's page is open to everybody, a code leads to it at `origin`, which ends with a slash.
    """
    labels = WORDS[event.language]
    paper = Paper(labels["title.by-table"], event.row.name, event.language, labels["page"])
    address = f"{origin}t/{event.row.slug}" if event.row.people_open else None
    return paper, draw(paper, list(_rounds(event, paper, address)))


def _rounds(event: Event, paper: Paper, address: str | None) -> Iterator[Flowable]:
    labels, rounds = WORDS[event.language], list_rounds(event)
    if not rounds:
        yield from titled(event, paper.title)
        yield from paragraphs([labels["nothing"]])
    for place, one in enumerate(rounds):
        if place:
            yield PageBreak()
        named = labels["round-named"].format(round=one.name)
        yield from titled(event, " · ".join(filter(None, (named, local_time(event, one.starts_at)))))
        yield _tables(event, paper, one, CODE_ROWS if address else 0)
        if address:
            yield _page_code(event, paper, address)


def _page_code(event: Event, paper: Paper, address: str) -> Table:
    """Set a code beside what it leads to."""
    told = [text(WORDS[event.language]["page-code"], 9), text(address, 9, textColor=SOFT)]
    style = [("VALIGN", (0, 0), (-1, -1), "MIDDLE"), *UNPADDED, ("TOPPADDING", (0, 0), (-1, -1), 8)]
    return Table(
        [[code(address, PAGE_CODE), told]], [PAGE_CODE + 4 * mm, paper.width - PAGE_CODE - 4 * mm], style=style
    )


def _tables(event: Event, paper: Paper, one: Round, kept_free: int) -> Table:
    size = next((size for most, size in SIZES if len(one.hanchans) + kept_free <= most), SMALLEST)
    head = ["", *(text(event.labels[f"wind.{seat}"], size, textColor=SOFT) for seat in SEATS)]
    cells = [
        [
            text(event.tables[row.table_id].label, size * 1.3),
            *(_seat(event, id_, size) for id_ in seated(event, row).values()),
        ]
        for row in one.hanchans
    ]
    widths = [paper.width * LABEL, *[paper.width * (1 - LABEL) / len(SEATS)] * len(SEATS)]
    style: list[Any] = [
        ("LINEBELOW", (0, 0), (-1, -1), 0.4, RULE),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        *UNPADDED,
        ("RIGHTPADDING", (0, 0), (-1, -1), 8),
        ("TOPPADDING", (0, 0), (-1, -1), size / 5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), size / 3),
    ]
    return Table([head, *cells], widths, repeatRows=1, style=style)


def _seat(event: Event, player: UUID, size: float) -> list[Flowable]:
    who = event.who("player", player)
    name = text(who.name, size, leading=size * 1.15)
    return [name, text(who.team, size * 0.6, textColor=SOFT, leading=size * 0.75)] if who.team else [name]


def seating_by_name(event: Event, _: str) -> tuple[Paper, bytes]:
    """Render a line for each player, by name: the table and the wind of each round."""
    labels = WORDS[event.language]
    paper = Paper(labels["title.by-name"], event.row.name, event.language, labels["page"])
    return paper, draw(paper, list(_names(event, paper)))


def _names(event: Event, paper: Paper) -> Iterator[Flowable]:
    labels, rounds = WORDS[event.language], list_rounds(event)
    yield from titled(event, paper.title)
    if not rounds:
        yield from paragraphs([labels["nothing"]])
        return
    winds = {seat: event.labels[f"wind.{seat}"] for seat in SEATS}
    short = {seat: name[0] for seat, name in winds.items()}
    told = (short[seat] if short[seat] == name else f"{short[seat]} {name}" for seat, name in winds.items())
    yield from paragraphs([labels["how-to-read"].format(winds=" · ".join(told))])
    where: defaultdict[UUID, dict[str, str]] = defaultdict(dict)
    for one in rounds:
        for row in one.hanchans:
            for seat, player in seated(event, row).items():
                where[player][one.name] = f"{event.tables[row.table_id].label} {short[seat]}"
    narrow = max(NARROWEST, min(16 * mm, paper.width * 0.5 / len(rounds)))
    rest = max(paper.width - narrow * len(rounds), paper.width * 0.3)
    head = [labels["name"], labels["team"], *(one.name for one in rounds)]
    people = sorted(where, key=lambda player: event.who("player", player).name.casefold())
    lines = [[*_named(event, player), *(where[player].get(one.name, "–") for one in rounds)] for player in people]
    yield from table(head, lines, [rest * 0.6, rest * 0.4, *[narrow] * len(rounds)], 8)


def _named(event: Event, player: UUID) -> tuple[str, str]:
    who = event.who("player", player)
    return who.name, who.team
