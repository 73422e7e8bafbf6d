"""Who was absent, who arrived, when the game began; and the clocks that follow from it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

import rulings as rules
from api.access.auth import official
from api.clocks.timings_schemas import ClockList, ClocksQuery, Timing, TimingRequest
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from models.event import timings
from models.journal import journal as journals
from models.journal.journal import Journal
from rulings.scores.charges import lateness
from services.clocks.lateness_clocks import Clock, clocks, millis, moment
from services.clocks.record import check_taken_back, record
from services.device_time import made_at
from services.idempotency import same_or_conflict

blp = Blueprint("clocks", description="Lateness clocks", url_prefix=IN_TOURNAMENT)


@blp.put("/timings/<uuid:timing_id>")
@blp.arguments(TimingRequest)
@blp.answers(201, Timing)
@blp.answers(200, Timing, description="It was sent before: the same answer")
def record_timing(sent: dict[str, Any], tournament_id: UUID, timing_id: UUID) -> Response:
    """Record a time

    Clocks are computed from the times recorded, whoever recorded them and in whatever order they arrive: of two stops
    the earlier counts, and both are kept. What a stopped clock costs is in the ledger with the same answer. To take
    back a timing of more than ten seconds ago, and to correct one, give a reason.
    """
    with write() as connection:
        arrived = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, arrived)
        row = timings.find(connection, tournament_id, timing_id)
        if row is not None:
            same_or_conflict(row, sent)
            return send(_answer(connection, row))
        check_taken_back(connection, tournament_id, sent, arrived)
        record(journal, official(), timing_id, sent, made_at(sent, arrived), sent)
        row = timings.find(connection, tournament_id, timing_id)
        assert row is not None, "just recorded"  # noqa: S101 -- for the type checker
        return send(_answer(connection, row), 201)


@blp.get("/timings/<uuid:timing_id>")
@blp.answers(200, Timing)
def read_timing(tournament_id: UUID, timing_id: UUID) -> Response:
    """A recorded time"""
    with read() as connection:
        row = timings.find(connection, tournament_id, timing_id)
        if row is None:
            raise Problem(404, "This tournament has no such timing.")
        return send(_answer(connection, row))


@blp.get("/clocks")
@blp.arguments(ClocksQuery, location="query")
@blp.answers(200, ClockList)
@blp.spoken
def list_clocks(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The lateness clocks of a round, with what they cost now"""
    lang, now = language(), datetime.now(UTC)
    with read() as connection:
        found = clocks(connection, tournament_id, asked["round"])
    return send({"now": now, "items": [_clock(clock, now, lang) for clock in found if clock.clock is not None]})


def _answer(connection: Connection, row: Row[Any]) -> dict[str, Any]:
    hash_ = journals.hash_of(connection, row.tournament_id, row.journal_seq)
    person = None if row.person_id is None else {"kind": row.person_kind, "id": row.person_id}
    clock = {name: row._mapping[name] for name in ("device_at", "clock_offset_ms") if row._mapping[name] is not None}
    return {
        "id": row.id,
        "hanchan": row.hanchan_id,
        "what": row.what,
        "person": person,
        "at": row.at,
        "arrived_at": row.arrived_at,
        "takes_back": row.takes_back,
        "reason": row.reason,
        "official": row.official_id,
        "server_at": row.server_at,
        "journal": {"seq": row.journal_seq, "hash": hash_},
        **clock,
    }


def _clock(found: Clock, now: datetime, lang: str) -> dict[str, Any]:
    clock = found.clock
    assert clock is not None, "only those that stand are told"  # noqa: S101 -- for the type checker
    cost = lateness(found.book, found.who, clock, millis(now))
    due = cost.pop("cancellation_due")
    stop = clock.stopped
    stopped = stop and {"at": moment(stop.at), "how": stop.how, "timing": stop.by, "others": stop.others}
    return {
        "person": {"kind": found.account.kind, "id": found.account.id},
        "who": found.who,
        "hanchan": found.cause.hanchan,
        "round": found.cause.round,
        "scheduled_at": moment(clock.scheduled),
        "stopped": stopped,
        "cancellation_due": due,
        "cost": rules.speak_lateness(rules.library(), cost, lang),
    }
