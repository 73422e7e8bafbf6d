"""A player keeps time: the page that a table's QR code opens for who has no account.

Who knows the table's code was at the table, or is an official: it stands only in the QR code, and follows from what
officials alone see. What is kept counts once a director confirms it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

from flask import Response

from api.access.auth import caller_of
from api.clocks.timekeeping_schemas import KeptTime, KeptTimeRequest, Timekeeping
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.store import read, write
from models.event import kept_times
from models.journal.journal import Journal
from services.clocks import player_times
from services.clocks.player_times import NewPlayerTime

blp = Blueprint("timekeeping", description="A player keeps time")


@blp.get("/tables/<uuid:table_id>/<code>/timekeeping")
@blp.answers(200, Timekeeping)
def show_timekeeping(table_id: UUID, code: str) -> Response:
    """The table whose code was scanned: its hanchan, who sits there, who keeps time, what was kept so far"""
    with read() as connection:
        return send(player_times.answer_timekeeping(connection, table_id, code, datetime.now(UTC)))


@blp.put("/tables/<uuid:table_id>/<code>/kept-times/<uuid:kept_id>")
@blp.arguments(KeptTimeRequest)
@blp.answers(201, KeptTime)
@blp.answers(200, KeptTime, description="It was sent before: the same answer")
def keep_time(sent: NewPlayerTime, table_id: UUID, code: str, kept_id: UUID) -> Response:
    """Keep a time, for a director to confirm; not one of your own, where your personal link says who you are"""
    arrived = datetime.now(UTC)
    with read() as connection:  # what is refused keeps no official waiting for the writer
        table = player_times.require_table(connection, table_id, code)
        caller = caller_of(connection, table.tournament_id)
        if kept_times.find(connection, table.tournament_id, kept_id) is None:
            player_times.check_player_time(connection, caller, table, sent, arrived)
    with write() as connection:
        journal = Journal(connection, table.tournament_id, None, arrived)
        return send_put(*player_times.put_player_time(journal, caller, table, kept_id, sent))
