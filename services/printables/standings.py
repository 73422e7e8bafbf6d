"""The standings of players and teams, as they are at the moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from uuid import UUID

from reportlab.platypus import Flowable

from rulings.scores.scoring import decimal
from services.exports.event import Event
from services.paper.document import Paper, draw
from services.printables.rounds import titled
from services.printables.words import WORDS
from services.reports.parts import heading, paragraphs, table
from services.scoring.standings import Standing, compute_standings

WIDTHS = (0.08, 0.3, 0.2, 0.11, 0.1, 0.11, 0.1)


def standings_paper(event: Event) -> tuple[Paper, bytes]:
    """Render the standings. Raises Conflict where there is no scoring."""
    labels = WORDS[event.language]
    paper = Paper(labels["title.standings"], event.row.name, event.language, labels["page"])
    return paper, draw(paper, [*titled(event, paper.title), *standings_parts(event, paper)])


def standings_parts(event: Event, paper: Paper) -> Iterator[Flowable]:
    """Set players, then teams where there are any. Raises Conflict where there is no scoring."""
    labels = WORDS[event.language]
    players, teams = compute_standings(event.connection, event.id)
    names = {one.id: one.name for one in teams}
    for title, found in (("players-title", players), ("teams-title", teams)):
        if any(one.hanchans for one in found):
            yield from heading(labels[title])
            yield from _ranked(event, paper, found, names)
    if not any(one.hanchans for one in players):
        yield from paragraphs([labels["nothing"]])


def _ranked(event: Event, paper: Paper, found: Sequence[Standing], teams: dict[UUID, str]) -> Iterator[Flowable]:
    labels = WORDS[event.language]
    head = [labels[name] for name in ("rank", "name", "team", "games", "score", "taken-p", "total")]
    rows = [
        [
            "–" if one.rank is None else str(one.rank),
            _name(labels, one),
            "" if one.team is None else teams[one.team],
            str(one.hanchans),
            decimal(one.score),
            _taken(event, one),
            decimal(one.final),
        ]
        for one in found
    ]
    yield from table(head, rows, [paper.width * width for width in WIDTHS], 8.5, right=4)


def _name(labels: dict[str, str], one: Standing) -> str:
    states = [labels[state] for state in ("disqualified", "withdrawn") if getattr(one, state)]
    return f"{one.name} ({', '.join(states)})" if states else one.name


def _taken(event: Event, one: Standing) -> str:
    """P, and table points where the book takes those."""
    points = WORDS[event.language]["table-points"].format(points=event.words.number(one.pts)) if one.pts else ""
    return " + ".join(filter(None, (str(one.p) if one.p or not one.pts else "", points)))
