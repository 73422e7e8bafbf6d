"""A player keeps time: the page that a table's QR code opens for who has no account.

Who knows the table's id was at the table, or is an official: it is 74 random bits, and stands only in the QR code and
behind a role (the board leaves it out). What is kept counts once a director confirms it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.clocks.timekeeping_schemas import KeptTime, KeptTimeRequest, Timekeeping
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read, write
from models.event import kept_times, results, tables, tournaments
from models.journal.journal import Journal
from services.clocks import player_times
from services.clocks.game_clocks import Game, games
from services.clocks.lateness_clocks import clocks, moment
from services.device_time import device_time, made_at
from services.idempotency import same_or_conflict
from services.rulebook_revisions import revision

blp = Blueprint("timekeeping", description="A player keeps time")


@blp.get("/tables/<uuid:table_id>/timekeeping")
@blp.answers(200, Timekeeping)
def show_timekeeping(table_id: UUID) -> Response:
    """The table whose code was scanned: its hanchan, who sits there, who keeps time, what was kept so far"""
    with read() as connection:
        table = _table(connection, table_id)
        tournament = tournaments.find(connection, table.tournament_id)
        assert tournament is not None, "a table belongs to one"  # noqa: S101 -- for the type checker
        game = _game(connection, table)
        hanchan = None if game is None else _hanchan(connection, tournament, game)
        named = {"tournament": tournament.name, "time_zone": tournament.time_zone, "label": table.label}
        return send({**named, "hanchan": hanchan})


@blp.put("/tables/<uuid:table_id>/kept-times/<uuid:kept_id>")
@blp.arguments(KeptTimeRequest)
@blp.answers(201, KeptTime)
@blp.answers(200, KeptTime, description="It was sent before: the same answer")
def keep_time(sent: dict[str, Any], table_id: UUID, kept_id: UUID) -> Response:
    """Keep a time, for a director to confirm"""
    arrived = datetime.now(UTC)
    with read() as connection:  # what is refused keeps no official waiting for the writer
        table = _table(connection, table_id)
        if kept_times.find(connection, table.tournament_id, kept_id) is None:
            player_times.refuse(connection, table, sent, arrived)
    with write() as connection:
        journal = Journal(connection, table.tournament_id, None, arrived)
        row = kept_times.find(connection, table.tournament_id, kept_id)
        if row is not None:
            same_or_conflict(row, sent)
            return send(player_times.told(row))
        player_times.refuse(connection, table, sent, arrived)
        kept_times.keep(journal, _columns(kept_id, sent, arrived))
        row = kept_times.find(connection, table.tournament_id, kept_id)
        assert row is not None, "just kept"  # noqa: S101 -- for the type checker
        return send(player_times.told(row), 201)


def _table(connection: Connection, table_id: UUID) -> Row[Any]:
    table = tables.find_anywhere(connection, table_id)
    if table is None:
        raise Problem(404, "No table has this code: scan the one that lies on the table.")
    return table


def _game(connection: Connection, table: Row[Any]) -> Game | None:
    found = games(connection, table.tournament_id, datetime.now(UTC), table.id)
    return found[0] if found else None


def _hanchan(connection: Connection, tournament: Row[Any], game: Game) -> dict[str, Any]:
    book = revision(connection, tournament.revision)
    assert book is not None, "a tournament plays under a revision that is kept"  # noqa: S101 -- for the type checker
    seated = player_times.players(connection, tournament.id, game.hanchan)
    kept = kept_times.of_hanchan(connection, tournament.id, game.hanchan.id)
    return {
        "id": game.hanchan.id,
        "round": game.hanchan.round,
        "scheduled_at": game.scheduled_at,
        "players": seated,
        "timed": player_times.timed(book),
        "keeper": player_times.keeper(book, seated, kept),
        "began_at": None if game.began is None else moment(game.began),
        "ends_at": None if game.clock is None else moment(game.clock.ends),
        "cancelled": game.cancelled,
        "finished": bool(results.of_hanchan(connection, tournament.id, game.hanchan.id)),
        "known": _known(connection, tournament.id, game),
        "times": [player_times.told(row) for row in kept],
    }


def _known(connection: Connection, tournament_id: UUID, game: Game) -> list[dict[str, Any]]:
    """Who was recorded as late there by officials, and whether they have come; an arbiter without a name."""
    found = []
    for clock in clocks(connection, tournament_id, game.hanchan.round):
        if clock.clock is not None and any(row.hanchan_id == game.hanchan.id for row in clock.rows):
            player = UUID(clock.account.id) if clock.who == "player" else None
            found.append({"who": clock.who, "player": player, "there": clock.clock.stopped is not None})
    return found


def _columns(kept_id: UUID, sent: dict[str, Any], arrived: datetime) -> dict[str, Any]:
    return {
        "id": kept_id,
        "hanchan_id": sent["hanchan"],
        "what": sent["what"],
        "who": sent.get("who"),
        "player_id": sent.get("player"),
        "at": made_at(sent, arrived),
        **device_time(sent),
        "request": sent,
    }
