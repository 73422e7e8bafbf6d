"""Recording a time, and what it changes: told by an official, or kept by a player and confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from models.database import register
from models.event import schedules, timings, tournaments
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.people.credentials import Caller
from models.people.officials import Official
from models.ruling.hand import SEATS
from rulings.scores.charges import cancels_at
from services import lookup
from services.clocks.charge import settle
from services.clocks.double_charge import refuse_ruled
from services.clocks.lateness_clocks import clocks, millis
from services.device_time import device_time, made_at
from services.errors import NotAllowed, invalid_field
from services.rulebook_revisions import revision

A_MOMENT = timedelta(minutes=1)  # what clocks that were not measured may differ by
EARLY = timedelta(hours=2)
SILENTLY = timedelta(seconds=10)  # what was tapped just now is taken back without a word


def record(
    journal: Journal, caller: Caller, timing_id: UUID, sent: Mapping[str, Any], at: datetime, request: Any
) -> None:
    """Store a timing made at `at`, and bring what the round's clocks charge now into the ledger.

    `sent` is as in `TimingRequest`; `request` the body that led to it. Raises ServiceError for what can't be recorded.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    hanchan = _check(connection, caller, sent, at)
    if sent["what"] == "cancelled":
        _check_cancelled(connection, tournament_id, hanchan, sent["person"], at)
    tournament = tournaments.find(connection, tournament_id)
    assert tournament is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    own = {"id": timing_id, "at": at, "revision": tournament.revision, "request": request}
    timings.record(journal, {**_columns(sent), **own})
    settle(journal, hanchan.round)


def check_taken_back(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any], arrived: datetime) -> None:
    """Raise ServiceError unless what this takes back was recorded there, ten seconds ago at most or for a reason."""
    if "takes_back" not in sent:
        return
    other = timings.find(connection, tournament_id, sent["takes_back"])
    if other is None or other.hanchan_id != sent["hanchan"]:
        raise invalid_field("takes_back", "This hanchan has no such timing.", "Name one that was recorded there.")
    if other.what == "taken-back":
        raise invalid_field("takes_back", "That one takes back another itself.", "Record the time anew instead.")
    since = made_at(sent, arrived) - other.at
    if since > SILENTLY and "reason" not in sent:
        message = f"It was recorded {since.total_seconds():.0f} seconds before."
        raise invalid_field("reason", message, "After ten seconds give a reason.")


def _check(connection: Connection, caller: Caller, sent: Mapping[str, Any], at: datetime) -> Row[Any]:
    """The hanchan; raises ServiceError for what can't be recorded there."""
    tournament_id = caller.tournament_id
    hanchan = register.find(connection, Hanchan, tournament_id, sent["hanchan"])
    if hanchan is None:
        raise invalid_field("hanchan", "This tournament has no such hanchan.", "Choose one of GET …/hanchans.")
    schedule = schedules.find(connection, tournament_id, hanchan.id)
    if schedule is None:
        message = "Nobody said when this hanchan is to begin, so nobody can be late."
        raise invalid_field("hanchan", message, "Put its schedule first: PUT …/hanchans/{id}/schedule.")
    if "arrived_at" in sent:
        _check_arrival(sent["arrived_at"], schedule.scheduled_at, at)
    if "person" in sent:
        _check_person(connection, tournament_id, hanchan, sent["person"])
        refuse_ruled(connection, tournament_id, hanchan, sent["person"]["id"])
    if sent["what"] == "stopped" and "director" not in caller.roles:
        raise NotAllowed("Only a director stops a clock for another reason than those in the rules.")
    return hanchan


def _check_arrival(arrived: datetime, scheduled: datetime, at: datetime) -> None:
    if arrived > at + A_MOMENT:
        raise invalid_field("arrived_at", "That time is yet to come.", "Give the time of arrival, not a later one.")
    if arrived < scheduled - EARLY:
        raise invalid_field("arrived_at", "That is long before the scheduled start.", "Give the time of this day.")


def _check_person(connection: Connection, tournament_id: UUID, hanchan: Row[Any], person: Mapping[str, Any]) -> None:
    who = "player" if person["kind"] == "player" else "arbiter"
    if who == "player" and person["id"] not in {hanchan._mapping[f"{seat}_id"] for seat in SEATS}:
        raise invalid_field("person.id", "Nobody of that id sits in this hanchan.", "Name one of its four players.")
    if who == "arbiter":
        lookup.must_exist(connection, Official, tournament_id, "person.id", person["id"], "official")
    tournament = tournaments.find(connection, tournament_id)
    assert tournament is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    book = revision(connection, tournament.revision)
    if book is None or who not in book.lateness:
        known = "nobody" if book is None or not book.lateness else " or ".join(sorted(book.lateness))
        message = f"The tournament's rulebook says nothing of a late {who}: it times {known}."
        raise invalid_field("person.kind", message, "Issue a ruling instead.")


def _check_cancelled(
    connection: Connection, tournament_id: UUID, hanchan: Row[Any], person: Mapping[str, Any], at: datetime
) -> None:
    """Raise ServiceError where nobody is late enough for the games to be cancelled."""
    found = [one for one in clocks(connection, tournament_id, hanchan.round) if one.account.id == str(person["id"])]
    for one in found:
        opens = cancels_at(one.book, one.who)
        if one.clock is not None and opens is not None and one.clock.seconds(millis(at)) >= opens:
            return
    message = "By the rulebook nobody is late enough here for the day's games to be cancelled."
    raise invalid_field("what", message, "Record the arrival, or let a director stop the clock with a reason.")


def _columns(sent: Mapping[str, Any]) -> dict[str, Any]:
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
