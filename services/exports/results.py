"""What was played: every player's score in every hanchan, and the standings."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from models.event import results as kept
from models.event.results import SeatedResult
from rulings.scores.scoring import Scoring
from services.exports.event import Event
from services.exports.sheet import Cell, Sheet
from services.scoring.serialise import scores_of, whose_seats
from services.scoring.standings import Standing, standings_under

PLAYED = (
    *("round", "table", "seat", "id_number", "name", "team", "points", "place", "delta", "uma", "oka"),
    *("taken", "total", "winless", "ranked", "counts_for", "substitute_for", "corrections", "official", "received"),
)
RANKED = ("rank", "name", "id_number", "team", "hanchans", "score", "p", "pts", "final", "disqualified", "withdrawn")


def results(event: Event) -> Sheet:
    """Make the sheet: a row for each seat of each hanchan that has a result."""
    scoring = event.scoring
    found = kept.in_force(event.connection, event.id)
    rows = (row for result in found for row in _seats(event, scoring, result))
    return Sheet(event.labels["title.results"], [event.labels[name] for name in PLAYED], rows)


def standings(event: Event, of: str) -> Sheet:
    """Make the sheet, the best first; `of` is "players" or "teams"."""
    players, teams = standings_under(event.connection, event.id, event.scoring)
    names = {team.id: team.name for team in teams}
    rows = [_standing(event, one, names) for one in (players if of == "players" else teams)]
    return Sheet(event.labels["title.standings"], [event.labels[name] for name in RANKED], rows)


def _seats(event: Event, scoring: Scoring, row: SeatedResult) -> Iterator[list[Cell]]:
    scores, _ = scores_of(scoring, row)
    for seat, whose in whose_seats(scoring, row, row):
        _, number, name, team = event.who("player", whose["player"])
        replaced = whose["substitute_for"]
        one = scores[seat]
        yield [
            *(row.round, event.tables[row.table_id].label, event.seat(seat), number, name, team),
            *(one.points, one.place),
            *map(_tenths, (one.delta, one.uma, one.oka, one.taken, one.total)),
            None if row.winless is None else event.yes(seat in row.winless),
            event.yes(whose["ranked"]),
            event.labels[f"counts-for.{whose['counts_for']}"],
            "" if replaced is None else event.who("player", replaced).name,
            row.number - 1,
            event.official(row.official_id),
            event.local(row.server_at),
        ]


def _standing(event: Event, one: Standing, names: dict[Any, str]) -> list[Cell]:
    return [
        *(one.rank, one.name, one.id_number, "" if one.team is None else names[one.team], one.hanchans),
        *(_tenths(one.score), one.p, one.pts, _tenths(one.final)),
        *(event.yes(True) if said else None for said in (one.disqualified, one.withdrawn)),
    ]


def _tenths(value: int) -> Decimal:
    return Decimal(value).scaleb(-1)
