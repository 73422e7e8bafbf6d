"""Who was absent, who arrived, when the game began; and the clocks that follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

import rulings as rules
from api.auth import ROLES, official, require
from api.blueprint import Blueprint
from api.clocks.charging import settle
from api.clocks.once import refuse_ruled
from api.clocks.reading import Clock, clocks, millis, moment
from api.language import language
from api.problems import Problem, refuse_field
from api.revisions import revision
from api.ruling.answers import send
from api.ruling.storing import made_at
from api.store import read, write
from api.tournament import members
from api.tournament.replays import same_or_conflict
from api.tournament.shapes import IN_TOURNAMENT
from api.tournament.timings_schemas import ClockList, ClocksQuery, Timing, TimingRequest
from models import journal as journals
from models import register, schedules, timings, tournaments
from models.hanchans import Hanchan
from models.hand import SEATS
from models.journal import Journal
from models.officials import Official
from rulings.charges import lateness

SILENTLY = timedelta(seconds=10)  # what was tapped just now is taken back without a word

blp = Blueprint("clocks", description="Lateness clocks", url_prefix=IN_TOURNAMENT)


@blp.put("/timings/<uuid:timing_id>")
@require("director", "referee", "arbiter")
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
        hanchan = _check(connection, tournament_id, sent)
        timings.record(journal, _columns(connection, tournament_id, timing_id, sent, arrived))
        settle(journal, hanchan.round)
        row = timings.find(connection, tournament_id, timing_id)
        assert row is not None, "just recorded"  # noqa: S101 -- for the type checker
        return send(_answer(connection, row), 201)


@blp.get("/timings/<uuid:timing_id>")
@require(*ROLES)
@blp.answers(200, Timing)
def read_timing(tournament_id: UUID, timing_id: UUID) -> Response:
    """A recorded time"""
    with read() as connection:
        row = timings.find(connection, tournament_id, timing_id)
        if row is None:
            raise Problem(404, "This tournament has no such timing.")
        return send(_answer(connection, row))


@blp.get("/clocks")
@require(*ROLES)
@blp.arguments(ClocksQuery, location="query")
@blp.answers(200, ClockList)
@blp.spoken
def list_clocks(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The lateness clocks of a round, with what they cost now"""
    lang, now = language(), datetime.now(UTC)
    with read() as connection:
        found = clocks(connection, tournament_id, asked["round"])
    return send({"now": now, "items": [_clock(clock, now, lang) for clock in found if clock.clock is not None]})


def _check(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> Row[Any]:
    """The hanchan; raises a problem for what can't be recorded there."""
    hanchan = register.find(connection, Hanchan, tournament_id, sent["hanchan"])
    if hanchan is None:
        raise refuse_field("hanchan", "This tournament has no such hanchan.", "Choose one of GET …/hanchans.")
    if schedules.find(connection, tournament_id, hanchan.id) is None:
        message = "Nobody said when this hanchan is to begin, so nobody can be late."
        raise refuse_field("hanchan", message, "Put its schedule first: PUT …/hanchans/{id}/schedule.")
    if "person" in sent:
        _check_person(connection, tournament_id, hanchan, sent["person"])
        refuse_ruled(connection, tournament_id, hanchan, sent["person"]["id"])
    if sent["what"] == "stopped" and "director" not in official().roles:
        raise Problem(403, "Only a director stops a clock for another reason than those in the rules.")
    if "takes_back" in sent:
        _check_taken_back(connection, tournament_id, sent)
    return hanchan


def _check_person(connection: Connection, tournament_id: UUID, hanchan: Row[Any], person: Mapping[str, Any]) -> None:
    who = "player" if person["kind"] == "player" else "arbiter"
    if who == "player" and person["id"] not in {hanchan._mapping[f"{seat}_id"] for seat in SEATS}:
        raise refuse_field("person.id", "Nobody of that id sits in this hanchan.", "Name one of its four players.")
    if who == "arbiter":
        members.must_exist(connection, Official, tournament_id, "person.id", person["id"], "official")
    tournament = tournaments.find(connection, tournament_id)
    assert tournament is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    book = revision(connection, tournament.revision)
    if book is None or who not in book.lateness:
        known = "nobody" if book is None or not book.lateness else " or ".join(sorted(book.lateness))
        message = f"The tournament's rulebook says nothing of a late {who}: it times {known}."
        raise refuse_field("person.kind", message, "Issue a ruling instead.")


def _check_taken_back(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    other = timings.find(connection, tournament_id, sent["takes_back"])
    if other is None or other.hanchan_id != sent["hanchan"]:
        raise refuse_field("takes_back", "This hanchan has no such timing.", "Name one that was recorded there.")
    if other.what == "taken-back":
        raise refuse_field("takes_back", "That one takes back another itself.", "Record the time anew instead.")
    since = made_at(sent, datetime.now(UTC)) - other.at
    if since > SILENTLY and "reason" not in sent:
        message = f"It was recorded {since.total_seconds():.0f} seconds before."
        raise refuse_field("reason", message, "After ten seconds give a reason.")


def _columns(
    connection: Connection, tournament_id: UUID, timing_id: UUID, sent: Mapping[str, Any], arrived: datetime
) -> dict[str, Any]:
    tournament = tournaments.find(connection, tournament_id)
    assert tournament is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    person = sent.get("person", {})
    device_at, arrived_at = (sent.get(name) for name in ("device_at", "arrived_at"))
    return {
        "id": timing_id,
        "hanchan_id": sent["hanchan"],
        "what": sent["what"],
        "person_kind": person.get("kind"),
        "person_id": person.get("id"),
        "at": made_at(sent, arrived),
        "arrived_at": None if arrived_at is None else arrived_at.astimezone(UTC),
        "takes_back": sent.get("takes_back"),
        "device_at": None if device_at is None else device_at.astimezone(UTC),
        "clock_offset_ms": sent.get("clock_offset_ms"),
        "revision": tournament.revision,
        "reason": sent.get("reason"),
        "request": sent,
    }


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
