"""The hall's board: the clocks of all tables. It names nobody, nor a table's id, which lets players keep time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from models.event import schedules
from models.event.tournaments import Tournament
from models.journal import journal
from models.ruling.hand import SEATS
from services.clocks.game_clocks import Game, list_present_games, serialise_end_of_time, serialise_game
from services.clocks.lateness_clocks import LatenessClock, list_clocks, moment


def board_version(connection: Connection, tournament: Tournament, now: datetime) -> str:
    """Return what changes with every entry of the journal, and with every hanchan whose time comes."""
    head = journal.head(connection, tournament.id)
    begun = schedules.how_many_begun(connection, tournament.id, now)
    return f"{'' if head is None else head.hash}-{begun}"


def answer_board(connection: Connection, tournament: Tournament, now: datetime) -> dict[str, Any]:
    """Answer with every table's clocks, and who is awaited there."""
    games = list_present_games(connection, tournament.id, now)
    rounds = {game.hanchan.round: game.times for game in games}
    running = [clock for times in rounds.values() for clock in list_clocks(connection, times) if clock.is_running]
    return {
        "name": tournament.name,
        "time_zone": tournament.time_zone,
        "end_of_time": serialise_end_of_time(connection, tournament),
        "tables": [_serialise_table(game, running) for game in games],
    }


def _serialise_table(game: Game, running: Sequence[LatenessClock]) -> dict[str, Any]:
    seats = {str(getattr(game.hanchan, f"{seat}_id")): seat for seat in SEATS}
    missed = [
        {"seat": seats.get(found.account.id), "scheduled_at": moment(found.clock.scheduled)}
        for found in running
        if found.clock is not None and found.is_of(game.hanchan.id)
    ]
    return {**serialise_game(game), "missed": missed, "finished": game.finished}
