"""The EMA's report of a tournament, with its sum compared with zero, and why it is off."""

from __future__ import annotations

from decimal import Decimal

from rulings.scores.scoring import STICK, TENTHS
from services.exports.event import Event
from services.exports.interchange.penalty_list import ema_number
from services.exports.sheet import Cell, Sheet
from services.scoring.standings import Standing, standings_under

COLUMNS = ("Place", "First Name", "Last name", "EMA number", "Country", "Ema Member", "Table points", "Score")


def ema(event: Event) -> Sheet:
    """Make the sheet: what the hanchans came to as table points, and the score after penalties; then the sum."""
    players, _ = standings_under(event.connection, event.id, event.scoring)
    ranked = [one for one in players if one.hanchans]
    return Sheet(event.labels["title.ema"], COLUMNS, [*(_row(one) for one in ranked), *_sum(event, players)])


def _row(one: Standing) -> list[Cell]:
    first, _, last = one.name.rpartition(" ")
    number = ema_number(one.id_number or "")
    return [one.rank, first, last, number, None, "Yes" if number else "No", _p(one.score), _p(one.final)]


def _sum(event: Event, players: list[Standing]) -> list[list[Cell]]:
    """Return the sum of the scores, and the parts that it is made of where it is not zero."""
    ranked = [one for one in players if one.hanchans]
    whole = sum(one.final for one in ranked)
    if whole == 0:
        return [_line(event, "sum", 0)]
    penalties = -sum(one.p * TENTHS + one.pts // STICK for one in ranked)
    substitutes = -sum(game["total"] for one in players for game in one.games if not game["ranked"])
    parts = {"penalties": penalties, "substitutes": substitutes, "left": whole - penalties - substitutes}
    return [_line(event, "sum", whole), *(_line(event, name, part) for name, part in parts.items() if part)]


def _line(event: Event, name: str, tenths: int) -> list[Cell]:
    return [None, event.labels[f"ema.{name}"], *[None] * (len(COLUMNS) - 3), _p(tenths)]


def _p(tenths: int) -> Decimal:
    return Decimal(tenths).scaleb(-1)
