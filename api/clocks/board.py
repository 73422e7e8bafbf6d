"""The hall's board: the clocks of all tables, for everybody to see.

It names nobody, nor a table's id, which lets players keep time. Where the director has opened it anybody may look;
else whoever was let into the tournament, be it as a reader alone.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import caller_of
from api.clocks.board_schemas import Board
from api.frame.blueprint import Blueprint
from api.frame.etags import tag, unchanged
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read
from models.event import results, schedules, tournaments
from models.journal import journal
from models.ruling.hand import SEATS
from services.clocks import serialise
from services.clocks.game_clocks import Game, games
from services.clocks.lateness_clocks import Clock, clocks, moment

blp = Blueprint("board", description="The hall's board")


@blp.get("/boards/<slug>")
@blp.answers(200, Board)
def show_board(slug: str) -> Response:
    """The clocks of every table of a tournament

    Ask again with If-None-Match: 304 while nothing has changed. Times count by the clock of `/time`.
    """
    with read() as connection:
        tournament = tournaments.find_by_slug(connection, slug)
        if tournament is None:
            raise Problem(404, "There is no tournament of this name: its address ends in /t/<its short name>/board.")
        if not tournament.board_open and caller_of(connection, tournament.id) is None:
            detail = "The director has not opened this board to everybody: let this screen in by a link."
            raise Problem(403, detail, slug="board-closed")
        now = datetime.now(UTC)
        etag = _version(connection, tournament.id, now)
        response = Response(status=304) if unchanged(etag) else send(_board(connection, tournament, now))
        tag(response, etag)
        return response


def _version(connection: Connection, tournament_id: UUID, now: datetime) -> str:
    """Another with every entry, and with every hanchan whose time comes."""
    head = journal.head(connection, tournament_id)
    return f"{'' if head is None else head.hash}-{schedules.how_many_begun(connection, tournament_id, now)}"


def _board(connection: Connection, tournament: Row[Any], now: datetime) -> dict[str, Any]:
    found = games(connection, tournament.id, now)
    rounds = {game.hanchan.round for game in found}
    late = [clock for round_ in rounds for clock in clocks(connection, tournament.id, round_) if _runs(clock)]
    entered = results.entered(connection, tournament.id)
    return {
        "name": tournament.name,
        "time_zone": tournament.time_zone,
        "end_of_time": serialise.end(connection, tournament),
        "tables": [_table(game, late, entered) for game in found],
    }


def _runs(clock: Clock) -> bool:
    return clock.clock is not None and clock.clock.stopped is None


def _table(game: Game, late: list[Clock], entered: set[UUID]) -> dict[str, Any]:
    here = [clock for clock in late if any(row.hanchan_id == game.hanchan.id for row in clock.rows)]
    missed = [{"seat": _seat(game, clock), "scheduled_at": _since(clock)} for clock in here]
    return {**serialise.game(game), "missed": missed, "finished": game.hanchan.id in entered}


def _since(clock: Clock) -> datetime:
    assert clock.clock is not None, "it runs"  # noqa: S101 -- for the type checker
    return moment(clock.clock.scheduled)


def _seat(game: Game, clock: Clock) -> str | None:
    seated = {str(game.hanchan._mapping[f"{seat}_id"]): seat for seat in SEATS}
    return seated.get(clock.account.id)
