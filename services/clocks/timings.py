"""Timings: what officials record about time, and what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.event import hanchans, schedules, timings, tournaments
from models.event.hanchans import Hanchan, seats_of
from models.event.timings import Timing, TimingOfPerson
from models.journal import journal as journals
from models.journal.journal import Entry, Journal
from models.people import players
from models.people.credentials import Caller
from services.clocks.approval import check_approved, check_not_own
from services.clocks.charge import Charged, charge_clocks
from services.clocks.day_games import cancel_games, restore_games
from services.clocks.double_charge import check_not_ruled, is_ruled
from services.clocks.lateness_clocks import WHO, RoundTimes, read_round
from services.clocks.previews import answer_preview
from services.clocks.timing_checks import (
    check_cancelled,
    check_open,
    check_paid,
    check_person,
    check_taken_back,
    check_times,
)
from services.clocks.timing_request import LatePerson, NewTiming
from services.device_time import device_time, made_at
from services.errors import NotAllowed, NotFound, invalid_field
from services.idempotency import check_same_request
from services.rulebook_revisions import require_rulebook

JUST_NOW = timedelta(minutes=1)  # and without a director by who tapped it, where both arrive that soon


class Stored(NamedTuple):
    """A timing that was stored, the one that it takes back, the times before and after it, and what it changed.

    `games`: the day's hanchans that it cancelled or brought back, as they were.
    """

    row: TimingOfPerson
    entry: Entry
    taken_back: TimingOfPerson | None
    before: RoundTimes
    after: RoundTimes
    charged: Charged
    games: Sequence[Hanchan]


def put_timing(journal: Journal, caller: Caller, timing_id: UUID, sent: NewTiming) -> tuple[dict[str, Any], bool]:
    """Record a timing under an id chosen by the client; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, ServiceError for what can't be
    recorded.
    """
    row = timings.find(journal.connection, journal.tournament_id, timing_id)
    if row is not None:
        check_same_request(row, sent)
        return serialise_timing(row, journals.hash_of(journal.connection, row.tournament_id, row.journal_seq)), False
    check_taken_back(journal.connection, journal.tournament_id, sent, journal.at)
    return record_timing(journal, caller, timing_id, sent, made_at(sent, journal.at), sent), True


def preview_timing(
    journal: Journal,
    caller: Caller,
    sent: NewTiming,
    language: str,
    timing_id: UUID | None = None,
    at: datetime | None = None,
) -> dict[str, Any]:
    """Return what recording this would charge instead of what is; the journal is to be rolled back.

    `timing_id`: under which it is to be recorded, where that is known; `at`: when it was made, where the request does
    not say it. Raises Invalid for the id of a recorded time, and what `put_timing` does, but for the approval.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    if timing_id is not None and timings.find(connection, tournament_id, timing_id) is not None:
        raise invalid_field("id", "A time with this id is recorded already.", "Name the id of a new one, or none.")
    check_taken_back(connection, tournament_id, sent, journal.at)
    made = made_at(sent, journal.at) if at is None else at
    stored = _store(journal, caller, timing_id or uuid7(), sent, made, sent)
    answer = answer_preview(journal, stored.charged.changes, [(stored.before, stored.after)], language)
    return {**answer, "hanchans": [_serialise_game(row) for row in stored.games]}


def get_timing(connection: Connection, tournament_id: UUID, timing_id: UUID) -> dict[str, Any]:
    """Return a timing's answer. Raises NotFound."""
    row = timings.find(connection, tournament_id, timing_id)
    if row is None:
        raise NotFound("This tournament has no such timing.")
    return serialise_timing(row, journals.hash_of(connection, tournament_id, row.journal_seq))


def record_timing(
    journal: Journal, caller: Caller, timing_id: UUID, sent: NewTiming, at: datetime, request: Any
) -> dict[str, Any]:
    """Store a timing made at `at`, charge what the round's clocks cost now, and return the timing's answer.

    `request`: the body that led to it. Raises ServiceError for what can't be recorded.
    """
    stored = _store(journal, caller, timing_id, sent, at, request)
    if _needs_approval(journal, sent, stored):
        check_approved(caller, sent, stored.charged.changes)
    return serialise_timing(stored.row, stored.entry.hash)


def _store(journal: Journal, caller: Caller, timing_id: UUID, sent: NewTiming, at: datetime, request: Any) -> Stored:
    connection, tournament_id = journal.connection, journal.tournament_id
    revision = tournaments.require(connection, tournament_id).revision
    hanchan = hanchans.find(connection, tournament_id, sent["hanchan"])
    if hanchan is None:
        raise invalid_field("hanchan", "This tournament has no such hanchan.", "Choose one of GET …/hanchans.")
    check_open(connection, hanchan, sent["what"])
    if "person" in sent:
        sent = {**sent, "person": _counting(connection, hanchan, sent["person"])}
    scheduled = schedules.of_round(connection, tournament_id, hanchan.round)
    check_times(sent, scheduled.get(hanchan.id), at)
    if "person" in sent:
        book, person = require_rulebook(connection, revision), sent["person"]
        check_person(connection, hanchan, book, person)
        check_not_ruled(connection, tournament_id, hanchan, person["id"], book, WHO[person["kind"]])
    if sent["what"] == "stopped" and "director" not in caller.roles:
        raise NotAllowed("Only a director stops a clock for another reason than those in the rules.")
    if sent["what"] == "cancelled":
        check_cancelled(connection, read_round(connection, tournament_id, hanchan.round, scheduled), sent["person"], at)
    entry = timings.record(
        journal, {**_columns(sent), "id": timing_id, "at": at, "revision": revision, "request": request}
    )
    times = read_round(connection, tournament_id, hanchan.round, scheduled)
    before = times.without(timing_id)
    row = times.find(timing_id)
    check_paid(connection, hanchan, times, row)
    taken_back = times.find(sent["takes_back"]) if "takes_back" in sent else None
    check_not_own(connection, caller, before, times, (taken_back or row).person)
    charged = charge_clocks(journal, times, hanchan, sent.get("reason"))
    games: Sequence[Hanchan] = ()
    if row.what == "cancelled":
        games = cancel_games(journal, caller, row.id, hanchan, sent.get("reason"))
    if taken_back is not None and taken_back.what == "cancelled":
        games = restore_games(journal, caller, taken_back.id, sent.get("reason"))
    return Stored(row, entry, taken_back, before, times, charged, games)


def _serialise_game(row: Hanchan) -> dict[str, Any]:
    """Serialise a hanchan of the day that is cancelled, or brought back."""
    cancelled = row.status is None
    return {"hanchan": row.id, "table": row.table_id, "round": row.round, "cancelled": cancelled}


def _needs_approval(journal: Journal, sent: NewTiming, stored: Stored) -> bool:
    """Return whether it changes what was charged before: anew what was said already, or less by what is said now."""
    row, changes = stored.row, stored.charged.changes
    undone = stored.taken_back
    if undone is not None and _is_slip(stored, undone):
        return False
    if row.what in ("corrected", "taken-back"):
        of_hanchan = (undone or row).person_id is None
        anew = any(change.before for change in changes)
    else:
        of_hanchan = row.what == "began" and stored.before.is_cancelled(row.hanchan_id)
        anew = any(change.after < change.before for change in changes)
    return anew or (of_hanchan and _is_charged(journal, stored))


def _is_slip(stored: Stored, undone: Timing) -> bool:
    """Return whether an official takes back what they tapped just now, and nobody recorded anything since."""
    row = stored.row
    last = max(one.journal_seq for one in stored.before.timings if one.hanchan_id == row.hanchan_id)
    just_now = row.server_at - undone.server_at <= JUST_NOW
    return undone.official_id == row.official_id and just_now and undone.journal_seq == last


def _is_charged(journal: Journal, stored: Stored) -> bool:
    return stored.charged.booked or is_ruled(journal.connection, journal.tournament_id, stored.row.hanchan_id)


def serialise_timing(row: Timing, hash_: str) -> dict[str, Any]:
    """Serialise a timing; `hash_` is that of its entry in the journal."""
    person = None if row.person_id is None else {"kind": row.person_kind, "id": row.person_id}
    clock = {name: getattr(row, name) for name in ("device_at", "clock_offset_ms") if getattr(row, name) is not None}
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


def _counting(connection: Connection, hanchan: Hanchan, person: LatePerson) -> LatePerson:
    """Name the entry of a player that counts, where another one was named that was joined with it."""
    if person["kind"] != "player" or person["id"] in set(seats_of(hanchan).values()):
        return person
    return {**person, "id": players.find_person(connection, hanchan.tournament_id, person["id"])}


def _columns(sent: NewTiming) -> dict[str, Any]:
    person = sent.get("person", {})
    arrived_at = sent.get("arrived_at")
    return {
        "hanchan_id": sent["hanchan"],
        "what": sent["what"],
        "person_kind": person.get("kind"),
        "person_id": person.get("id"),
        "arrived_at": None if arrived_at is None else arrived_at.astimezone(UTC),
        "takes_back": sent.get("takes_back"),
        **device_time(sent),
        "reason": sent.get("reason"),
    }
