"""Timings: what officials record about time, and what it changes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.database import register
from models.event import schedules, timings, tournaments
from models.event.hanchans import Hanchan
from models.event.timings import Timing
from models.journal import journal as journals
from models.journal.journal import Entry, Journal
from models.people.credentials import Caller
from models.people.officials import Official
from models.ruling.hand import SEATS
from rulings import Rulebook
from rulings.scores.charges import cancels_at
from services import lookup
from services.clocks.approval import Approval, check_approved, check_not_own
from services.clocks.charge import Charged, charge_clocks
from services.clocks.double_charge import check_not_ruled, is_ruled
from services.clocks.lateness_clocks import WHO, RoundTimes, list_clocks, millis, read_round
from services.clocks.previews import answer_preview
from services.device_time import DeviceTime, device_time, made_at
from services.errors import NotAllowed, NotFound, invalid_field
from services.idempotency import check_same_request
from services.rulebook_revisions import require_rulebook

MEASURING_ERROR = timedelta(minutes=1)  # what clocks that were not measured may differ by
EARLIEST_ARRIVAL = timedelta(hours=2)  # before the scheduled start
WITHOUT_REASON = timedelta(seconds=10)  # what was tapped just now is taken back without a reason
JUST_NOW = timedelta(minutes=1)  # and without a director by who tapped it, where both arrive that soon


class LatePerson(TypedDict):
    """Who is late: a player of the hanchan, or an arbiter (`kind` is official)."""

    kind: str
    id: UUID


class Stored(NamedTuple):
    """A timing that was stored, the one that it takes back, the times before and after it, and what it changed."""

    row: Timing
    entry: Entry
    taken_back: Timing | None
    before: RoundTimes
    after: RoundTimes
    charged: Charged


class NewTiming(DeviceTime, Approval):
    """A time to record: `arrived_at` of a correction, `takes_back` the timing that it undoes.

    It names no person where the whole hanchan is meant.
    """

    hanchan: UUID
    what: str
    person: NotRequired[LatePerson]
    arrived_at: NotRequired[datetime]
    takes_back: NotRequired[UUID]


def put_timing(journal: Journal, caller: Caller, timing_id: UUID, sent: NewTiming) -> tuple[dict[str, Any], bool]:
    """Record a timing under an id chosen by the client; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, ServiceError for what can't be
    recorded.
    """
    row = timings.find(journal.connection, journal.tournament_id, timing_id)
    if row is not None:
        check_same_request(row, sent)
        return serialise_timing(row, journals.hash_of(journal.connection, row.tournament_id, row.journal_seq)), False
    _check_taken_back(journal.connection, journal.tournament_id, sent, journal.at)
    return record_timing(journal, caller, timing_id, sent, made_at(sent, journal.at), sent), True


def preview_timing(
    journal: Journal, caller: Caller, sent: NewTiming, language: str, at: datetime | None = None
) -> dict[str, Any]:
    """Return what recording this would charge instead of what is; the journal is to be rolled back.

    `at`: when it was made, where the request does not say it. Raises what `put_timing` does, but for the approval.
    """
    _check_taken_back(journal.connection, journal.tournament_id, sent, journal.at)
    made = made_at(sent, journal.at) if at is None else at
    stored = _store(journal, caller, uuid7(), sent, made, sent)
    return answer_preview(journal, stored.charged.changes, stored.before, stored.after, language)


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
    hanchan = register.find(connection, Hanchan, tournament_id, sent["hanchan"])
    if hanchan is None:
        raise invalid_field("hanchan", "This tournament has no such hanchan.", "Choose one of GET …/hanchans.")
    scheduled = schedules.of_round(connection, tournament_id, hanchan.round)
    _check_times(sent, scheduled.get(hanchan.id), at)
    if "person" in sent:
        book, person = require_rulebook(connection, revision), sent["person"]
        _check_person(connection, hanchan, book, person)
        check_not_ruled(connection, tournament_id, hanchan, person["id"], book, WHO[person["kind"]])
    if sent["what"] == "stopped" and "director" not in caller.roles:
        raise NotAllowed("Only a director stops a clock for another reason than those in the rules.")
    if sent["what"] == "cancelled":
        _check_cancelled(
            connection, read_round(connection, tournament_id, hanchan.round, scheduled), sent["person"], at
        )
    entry = timings.record(
        journal, {**_columns(sent), "id": timing_id, "at": at, "revision": revision, "request": request}
    )
    times = read_round(connection, tournament_id, hanchan.round, scheduled)
    before = times.without(timing_id)
    row = times.find(timing_id)
    taken_back = times.find(sent["takes_back"]) if "takes_back" in sent else None
    check_not_own(caller, before, times, (taken_back or row).person_id)
    charged = charge_clocks(journal, times, hanchan, sent.get("reason"))
    return Stored(row, entry, taken_back, before, times, charged)


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


def _check_taken_back(connection: Connection, tournament_id: UUID, sent: NewTiming, arrived: datetime) -> None:
    """Raise Invalid unless what this takes back was recorded there, ten seconds ago at most or for a reason."""
    if "takes_back" not in sent:
        return
    other = timings.find(connection, tournament_id, sent["takes_back"])
    if other is None or other.hanchan_id != sent["hanchan"]:
        raise invalid_field("takes_back", "This hanchan has no such timing.", "Name one that was recorded there.")
    if other.what == "taken-back":
        raise invalid_field("takes_back", "That one takes back another itself.", "Record the time anew instead.")
    since = made_at(sent, arrived) - other.at
    if since > WITHOUT_REASON and "reason" not in sent:
        message = f"It was recorded {since.total_seconds():.0f} seconds before."
        raise invalid_field("reason", message, "After ten seconds give a reason.")


def _check_times(sent: NewTiming, scheduled: datetime | None, at: datetime) -> None:
    """Raise Invalid for a hanchan without a schedule, and for an arrival that can't have been then."""
    if scheduled is None:
        message = "Nobody said when this hanchan is to begin, so nobody can be late."
        raise invalid_field("hanchan", message, "Put its schedule first: PUT …/hanchans/{id}/schedule.")
    arrived = sent.get("arrived_at")
    if arrived is not None and arrived > at + MEASURING_ERROR:
        raise invalid_field("arrived_at", "That time is yet to come.", "Give the time of arrival, not a later one.")
    if arrived is not None and arrived < scheduled - EARLIEST_ARRIVAL:
        raise invalid_field("arrived_at", "That is long before the scheduled start.", "Give the time of this day.")


def _check_person(connection: Connection, hanchan: Hanchan, book: Rulebook, person: LatePerson) -> None:
    """Raise Invalid for who does not belong there, and for whom the rulebook does not time."""
    who = WHO[person["kind"]]
    if who == "player" and person["id"] not in {getattr(hanchan, f"{seat}_id") for seat in SEATS}:
        raise invalid_field("person.id", "Nobody of that id sits in this hanchan.", "Name one of its four players.")
    if who == "arbiter":
        lookup.check_exists(connection, Official, hanchan.tournament_id, "person.id", person["id"], "official")
    if who not in book.lateness:
        timed = " or ".join(sorted(book.lateness)) or "nobody"
        message = f"The tournament's rulebook says nothing of a late {who}: it times {timed}."
        raise invalid_field("person.kind", message, "Issue a ruling instead.")


def _check_cancelled(connection: Connection, times: RoundTimes, person: LatePerson, at: datetime) -> None:
    """Raise Invalid where this person is not late enough for the games to be cancelled."""
    for found in list_clocks(connection, times):
        opens = cancels_at(found.book, found.who)
        own = found.account.id == str(person["id"])
        if own and found.clock is not None and opens is not None and found.clock.seconds(millis(at)) >= opens:
            return
    message = "By the rulebook nobody is late enough here for the day's games to be cancelled."
    raise invalid_field("what", message, "Record the arrival, or let a director stop the clock with a reason.")


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
