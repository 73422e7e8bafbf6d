"""The hall's board: the clocks of all tables, for everybody to see.

It names nobody, nor a table's id, which lets players keep time. Where the director has opened it anybody may look;
else whoever was let into the tournament, be it as a reader alone.
"""

from __future__ import annotations

from datetime import UTC, datetime

from flask import Response

from api.access.auth import caller_of
from api.clocks.board_schemas import Board
from api.frame.blueprint import Blueprint
from api.frame.etags import tag, unchanged
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read
from models.event import tournaments
from services.clocks.board import answer_board, board_version

blp = Blueprint("board", description="The hall's board")


@blp.get("/boards/<slug>")
@blp.answers(200, Board)
def show_board(slug: str) -> Response:
    """The clocks of every table of a tournament

    Ask again with If-None-Match: 304 while nothing has changed. Times count by the clock of `/time`.
    """
    with read() as connection:
        tournament = tournaments.find_by_slug(connection, slug)
        if tournament is None or (not tournament.board_open and caller_of(connection, tournament.id) is None):
            # One answer for both: whoever guesses names of tournaments learns nothing.
            raise Problem(
                404, "There is no open board of this name. Open it in the settings, or let this screen in by a link."
            )
        now = datetime.now(UTC)
        etag = board_version(connection, tournament, now)
        response = Response(status=304) if unchanged(etag) else send(answer_board(connection, tournament, now))
        tag(response, etag)
        return response
