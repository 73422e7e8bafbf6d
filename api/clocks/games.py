"""The hanchans that are played, with the clock of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from api.clocks.reading import told
from models import extra_times, hanchans, results, schedules, timings
from rulings.game_clock import GameClock, game_clock
from rulings.timings import began_at, standing


@dataclass(frozen=True)
class Game:
    """A hanchan (its row, with `label` of its table), what was said of its time, and the clock that follows."""

    hanchan: Row[Any]
    scheduled_at: datetime | None
    minutes: int | None
    extra_seconds: int
    began: int | None
    clock: GameClock | None


def games(connection: Connection, tournament_id: UUID, now: datetime, round_: str | None = None) -> list[Game]:
    """The hanchans of a round, or the one played now at each table; by the table's label."""
    rows = hanchans.with_tables(connection, tournament_id)
    said = schedules.all_of(connection, tournament_id)
    if round_ is None:
        over = {row.hanchan_id for row in results.standing(connection, tournament_id)}
        chosen = [_present(list(at), said, over, now) for _, at in groupby(rows, key=lambda row: row.table_id)]
    else:
        chosen = [row for row in rows if row.round == round_]
    extra = extra_times.totals(connection, tournament_id)
    began = {round_: _began(connection, tournament_id, round_) for round_ in {row.round for row in chosen}}
    return [_game(row, said.get(row.id), extra.get(row.id, 0), began[row.round]) for row in chosen]


def _present(rows: Sequence[Row[Any]], said: Mapping[UUID, Row[Any]], over: Set[UUID], now: datetime) -> Row[Any]:
    """Of a table's hanchans, oldest first: the last that is not yet to come, or the next once its result is there."""
    coming = [row.id in said and said[row.id].scheduled_at > now for row in rows]
    last = max((place for place, comes in enumerate(coming) if not comes), default=0)
    return rows[min(last + 1, len(rows) - 1)] if rows[last].id in over else rows[last]


def _began(connection: Connection, tournament_id: UUID, round_: str) -> dict[UUID, int]:
    """Hanchan → when its game began, of those of a round that have."""
    rows = timings.of_round(connection, tournament_id, round_)
    valid = standing(told(rows))
    found = {row.hanchan_id: began_at(str(row.hanchan_id), valid) for row in rows}
    return {hanchan: began[0] for hanchan, began in found.items() if began is not None}


def _game(row: Row[Any], said: Row[Any] | None, extra: int, began: dict[UUID, int]) -> Game:
    scheduled_at, minutes = (None, None) if said is None else (said.scheduled_at, said.minutes)
    start = began.get(row.id)
    return Game(row, scheduled_at, minutes, extra, start, game_clock(start, minutes, extra))
