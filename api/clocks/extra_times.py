"""How long hanchans last: their clocks, and the extra time that a table is given."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.clocks.extra_times_schemas import ExtraTime, ExtraTimeRequest, GameClockList, GameClocksQuery
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from models.event import extra_times, tournaments
from models.event.hanchans import Hanchan
from models.journal import journal as journals
from models.journal.journal import Journal
from models.ruling import rulings
from services import lookup
from services.clocks import serialise
from services.clocks.game_clocks import games, games_of_round
from services.device_time import device_time
from services.idempotency import same_or_conflict

blp = Blueprint("game clocks", description="Clocks of hanchans", url_prefix=IN_TOURNAMENT)


@blp.put("/extra-times/<uuid:extra_id>")
@blp.arguments(ExtraTimeRequest)
@blp.answers(201, ExtraTime)
@blp.answers(200, ExtraTime, description="It was sent before: the same answer")
def add_extra_time(sent: dict[str, Any], tournament_id: UUID, extra_id: UUID) -> Response:
    """Give a table extra time, or take some off again

    For the time that a ruling took, name the ruling: it is given time once.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = extra_times.find(connection, tournament_id, extra_id)
        if row is not None:
            same_or_conflict(row, sent)
            return send(_answer(connection, row))
        _check(connection, tournament_id, sent)
        extra_times.add(journal, _columns(extra_id, sent))
        row = extra_times.find(connection, tournament_id, extra_id)
        assert row is not None, "just added"  # noqa: S101 -- for the type checker
        return send(_answer(connection, row), 201)


@blp.get("/extra-times/<uuid:extra_id>")
@blp.answers(200, ExtraTime)
def read_extra_time(tournament_id: UUID, extra_id: UUID) -> Response:
    """Extra time that was given"""
    with read() as connection:
        row = extra_times.find(connection, tournament_id, extra_id)
        if row is None:
            raise Problem(404, "This tournament has no such extra time.")
        return send(_answer(connection, row))


@blp.get("/game-clocks")
@blp.arguments(GameClocksQuery, location="query")
@blp.answers(200, GameClockList)
def list_game_clocks(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The clocks of hanchans: how long each lasts still, and what is played when time is up"""
    now = datetime.now(UTC)
    with read() as connection:
        tournament = tournaments.find(connection, tournament_id)
        assert tournament is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
        if "round" in asked:
            found = games_of_round(connection, tournament_id, asked["round"])
        else:
            found = games(connection, tournament_id, now)
        items = [serialise.running(game, now) for game in found]
        return send({"now": now, "end_of_time": serialise.end(connection, tournament), "items": items})


def _check(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    lookup.must_exist(connection, Hanchan, tournament_id, "hanchan", sent["hanchan"], "hanchan")
    has = extra_times.totals(connection, tournament_id).get(sent["hanchan"], 0)
    if has + sent["seconds"] < 0:
        message = f"This hanchan has {has} seconds of extra time: no more can be taken off."
        raise refuse_field("seconds", message, f"Send -{has} at the least.")
    if "ruling" in sent:
        _check_ruling(connection, tournament_id, sent)


def _check_ruling(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    ruling = rulings.find(connection, tournament_id, sent["ruling"])
    if ruling is None or ruling.hanchan_id not in (None, sent["hanchan"]):
        raise refuse_field("ruling", "This hanchan has no such ruling.", "Name one of GET …/rulings?hanchan=….")
    given = extra_times.for_ruling(connection, tournament_id, sent["ruling"])
    if sent["seconds"] > 0 and given > 0:
        message = f"{given} seconds were given for this ruling already."
        raise refuse_field("ruling", message, "Leave the ruling out, and say why more is given.")


def _columns(extra_id: UUID, sent: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": extra_id,
        "hanchan_id": sent["hanchan"],
        "seconds": sent["seconds"],
        "ruling_id": sent.get("ruling"),
        **device_time(sent),
        "reason": sent.get("reason"),
        "request": sent,
    }


def _answer(connection: Connection, row: Row[Any]) -> dict[str, Any]:
    hash_ = journals.hash_of(connection, row.tournament_id, row.journal_seq)
    clock = {name: row._mapping[name] for name in ("device_at", "clock_offset_ms") if row._mapping[name] is not None}
    return {
        "id": row.id,
        "hanchan": row.hanchan_id,
        "seconds": row.seconds,
        "ruling": row.ruling_id,
        "reason": row.reason,
        "official": row.official_id,
        "server_at": row.server_at,
        "journal": {"seq": row.journal_seq, "hash": hash_},
        **clock,
    }
