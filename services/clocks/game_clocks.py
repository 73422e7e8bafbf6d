"""The hanchans that are played, with the clock of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import extra_times, hanchans, results, schedules, tournaments
from models.event.hanchans import CANCELLED, VOID, HanchanAtTable
from models.event.schedules import Schedule
from models.event.tournaments import Tournament
from rulings.clocks.game_clock import GameClock, end_of_time, game_clock
from rulings.clocks.timings import began_at
from services.clocks.lateness_clocks import RoundTimes, millis, moment, read_round
from services.rulebook_revisions import require_rulebook


@dataclass(frozen=True)
class Game:
    """A hanchan (its row, with `label` of its table), its recorded times, and the clock that follows from them.

    `times`: those of its whole round. `cancelled`: by a clock or a director. `finished`: its result was entered.
    """

    hanchan: HanchanAtTable
    scheduled_at: datetime | None
    minutes: int | None
    extra_seconds: int
    began: int | None
    cancelled: bool
    finished: bool
    clock: GameClock | None
    times: RoundTimes


def list_present_games(
    connection: Connection, tournament_id: UUID, now: datetime, table: UUID | None = None
) -> list[Game]:
    """List the hanchan that each table, or this one, plays now; by the table's label."""
    rows = hanchans.with_tables(connection, tournament_id, table)
    timetable = schedules.all_of(connection, tournament_id)
    finished = results.hanchans_with_result(connection, tournament_id)
    by_table = groupby(rows, key=lambda row: row.table_id)
    over = finished | {row.id for row in rows if row.status == VOID}
    present = [present_hanchan(list(at_table), timetable, over, now) for _, at_table in by_table]
    return _games(connection, tournament_id, present, timetable, finished)


def list_games_of_round(connection: Connection, tournament_id: UUID, round_: str) -> list[Game]:
    """List the hanchans of a round, by the table's label."""
    rows = [row for row in hanchans.with_tables(connection, tournament_id) if row.round == round_]
    timetable = schedules.all_of(connection, tournament_id)
    return _games(connection, tournament_id, rows, timetable, results.hanchans_with_result(connection, tournament_id))


def serialise_game(game: Game) -> dict[str, Any]:
    """Serialise the times of a hanchan, without an id."""
    return {
        "label": game.hanchan.label,
        "round": game.hanchan.round,
        "scheduled_at": game.scheduled_at,
        "minutes": game.minutes,
        "extra_seconds": game.extra_seconds,
        "cancelled": game.cancelled,
        "void": game.hanchan.status == VOID,
        "began_at": None if game.began is None else moment(game.began),
        "ends_at": None if game.clock is None else moment(game.clock.ends),
    }


def serialise_running_game(game: Game, now: datetime) -> dict[str, Any]:
    """Serialise a hanchan with its ids, its times, and what its clock shows at `now`."""
    clock, at = game.clock, millis(now)
    shows = {
        "seconds_left": None if clock is None else clock.left(at),
        "time_is_up": clock is not None and clock.is_up(at),
    }
    return {"hanchan": game.hanchan.id, "table": game.hanchan.table_id, **serialise_game(game), **shows}


def serialise_end_of_time(connection: Connection, tournament: Tournament) -> dict[str, str]:
    """Serialise what the tournament's rulebook plays when time is up."""
    policy = end_of_time(require_rulebook(connection, tournament.revision))
    return {"still": policy.still, "chonbo": policy.chonbo}


def answer_game_clocks(
    connection: Connection, tournament_id: UUID, round_: str | None, now: datetime
) -> dict[str, Any]:
    """Answer with the clocks of a round, or of the hanchan that each table plays now."""
    tournament = tournaments.require(connection, tournament_id)
    if round_ is None:
        games = list_present_games(connection, tournament_id, now)
    else:
        games = list_games_of_round(connection, tournament_id, round_)
    items = [serialise_running_game(game, now) for game in games]
    return {"now": now, "end_of_time": serialise_end_of_time(connection, tournament), "items": items}


def present_hanchan(
    rows: Sequence[HanchanAtTable], timetable: Mapping[UUID, Schedule], over: Set[UUID], now: datetime
) -> HanchanAtTable:
    """Choose, of a table's hanchans, oldest first, the one played now.

    The last whose time has come, or the next once its result is there or it is void (`over`); where nobody says when
    they begin, the newest.
    """
    timed = [place for place, row in enumerate(rows) if row.id in timetable]
    come = [place for place in timed if timetable[rows[place].id].scheduled_at <= now]
    last = max(come, default=min(timed, default=len(rows) - 1))
    return next((row for row in rows[last:] if row.id not in over), rows[-1])


def _games(
    connection: Connection,
    tournament_id: UUID,
    rows: Sequence[HanchanAtTable],
    timetable: Mapping[UUID, Schedule],
    finished: Set[UUID],
) -> list[Game]:
    extra = extra_times.totals(connection, tournament_id)
    scheduled = {hanchan: row.scheduled_at for hanchan, row in timetable.items()}
    rounds = {
        round_: read_round(connection, tournament_id, round_, scheduled) for round_ in {row.round for row in rows}
    }
    return [
        _game(row, timetable.get(row.id), extra.get(row.id, 0), row.id in finished, rounds[row.round]) for row in rows
    ]


def _game(row: HanchanAtTable, schedule: Schedule | None, extra: int, finished: bool, times: RoundTimes) -> Game:
    scheduled_at, minutes = (None, None) if schedule is None else (schedule.scheduled_at, schedule.minutes)
    hanchan = str(row.id)
    began = began_at(hanchan, times.in_force)
    start = None if began is None else began[0]
    off = any(timing["what"] == "cancelled" and timing["hanchan"] == hanchan for timing in times.in_force)
    cancelled = off or row.status == CANCELLED
    clock = game_clock(start, minutes, extra)
    return Game(row, scheduled_at, minutes, extra, start, cancelled, finished, clock, times)
