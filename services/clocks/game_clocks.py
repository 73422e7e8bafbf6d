"""The hanchans that are played, with the clock of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, Row

from models.event import extra_times, hanchans, results, schedules, timings
from rulings.clocks.game_clock import GameClock, game_clock
from rulings.clocks.timings import began_at, standing
from services.clocks.lateness_clocks import told


@dataclass(frozen=True)
class Game:
    """A hanchan (its row, with `label` of its table), what was said of its time, and the clock that follows."""

    hanchan: Row[Any]
    scheduled_at: datetime | None
    minutes: int | None
    extra_seconds: int
    began: int | None
    cancelled: bool
    clock: GameClock | None


def games(connection: Connection, tournament_id: UUID, now: datetime, table: UUID | None = None) -> list[Game]:
    """The hanchan that each table, or this one, plays now; by the table's label."""
    rows = hanchans.with_tables(connection, tournament_id, table)
    said = schedules.all_of(connection, tournament_id)
    over = results.entered(connection, tournament_id)
    present = [_present(list(at), said, over, now) for _, at in groupby(rows, key=lambda row: row.table_id)]
    return _games(connection, tournament_id, present, said)


def games_of_round(connection: Connection, tournament_id: UUID, round_: str) -> list[Game]:
    """The hanchans of a round, by the table's label."""
    rows = [row for row in hanchans.with_tables(connection, tournament_id) if row.round == round_]
    return _games(connection, tournament_id, rows, schedules.all_of(connection, tournament_id))


def _games(
    connection: Connection, tournament_id: UUID, chosen: Sequence[Row[Any]], said: Mapping[UUID, Row[Any]]
) -> list[Game]:
    extra = extra_times.totals(connection, tournament_id)
    rounds = {round_: _told(connection, tournament_id, round_) for round_ in {row.round for row in chosen}}
    return [_game(row, said.get(row.id), extra.get(row.id, 0), rounds[row.round]) for row in chosen]


def _present(rows: Sequence[Row[Any]], said: Mapping[UUID, Row[Any]], over: Set[UUID], now: datetime) -> Row[Any]:
    """Of a table's hanchans, oldest first, the one played now.

    The last whose time has come, or the next once its result is there; where nobody says when they begin, the newest.
    """
    timed = [place for place, row in enumerate(rows) if row.id in said]
    come = [place for place in timed if said[rows[place].id].scheduled_at <= now]
    last = max(come, default=min(timed, default=len(rows) - 1))
    return rows[min(last + 1, len(rows) - 1)] if rows[last].id in over else rows[last]


class _Told(NamedTuple):
    """What the times of a round say of its hanchans."""

    began: dict[UUID, int]
    cancelled: set[UUID]


def _told(connection: Connection, tournament_id: UUID, round_: str) -> _Told:
    rows = timings.of_round(connection, tournament_id, round_)
    valid = standing(told(rows))
    found = {row.hanchan_id: began_at(str(row.hanchan_id), valid) for row in rows}
    off = {UUID(timing["hanchan"]) for timing in valid if timing["what"] == "cancelled"}
    return _Told({hanchan: began[0] for hanchan, began in found.items() if began is not None}, off)


def _game(row: Row[Any], said: Row[Any] | None, extra: int, round_: _Told) -> Game:
    scheduled_at, minutes = (None, None) if said is None else (said.scheduled_at, said.minutes)
    start = round_.began.get(row.id)
    clock = game_clock(start, minutes, extra)
    return Game(row, scheduled_at, minutes, extra, start, row.id in round_.cancelled, clock)
