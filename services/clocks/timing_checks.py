"""What can't be recorded as a time, and when."""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import Connection

from models.event import timings
from models.event.hanchans import Hanchan, seats_of
from models.event.timings import TimingOfPerson
from models.people.officials import Official
from rulings import Rulebook
from rulings.scores.charges import cancels_at
from services import lookup
from services.clocks.lateness_clocks import WHO, RoundTimes, list_clocks, millis
from services.clocks.timing_request import LatePerson, NewTiming
from services.device_time import made_at
from services.errors import invalid_field
from services.ledger.debts import check_may_play
from services.tournament.in_play import check_in_play

MEASURING_ERROR = timedelta(minutes=1)  # what clocks that were not measured may differ by
EARLIEST_ARRIVAL = timedelta(hours=2)  # before the scheduled start
WITHOUT_REASON = timedelta(seconds=10)  # what was tapped just now is taken back without a reason


def check_open(connection: Connection, hanchan: Hanchan, what: str) -> None:
    """Raise Conflict for a hanchan that is not in play, unless its own clock cancelled it and this corrects that."""
    by = hanchan.status_cause
    cause = None if by is None else timings.find(connection, hanchan.tournament_id, by)
    if cause is None or cause.hanchan_id != hanchan.id or what in ("absent", "began"):
        check_in_play(hanchan)


def check_paid(connection: Connection, hanchan: Hanchan, times: RoundTimes, row: TimingOfPerson) -> None:
    """Raise Conflict where somebody takes their seat, or all begin to play, who has a fine to pay first.

    `times`: with this one, so that a beginning that arrives late is judged as of then.
    """
    seated = set(seats_of(hanchan).values()) - times.replaced_at(hanchan.id)
    if row.what == "arrived":
        seated &= {row.person}
    if row.what in ("arrived", "began"):
        check_may_play(connection, hanchan, sorted(seated), times.began_at(hanchan.id))


def check_taken_back(connection: Connection, tournament_id: UUID, sent: NewTiming, arrived: datetime) -> None:
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


def check_times(sent: NewTiming, scheduled: datetime | None, at: datetime) -> None:
    """Raise Invalid for a hanchan without a schedule, and for an arrival that can't have been then."""
    if scheduled is None:
        message = "Nobody said when this hanchan is to begin, so nobody can be late."
        raise invalid_field("hanchan", message, "Put its schedule first: PUT …/hanchans/{id}/schedule.")
    arrived = sent.get("arrived_at")
    if arrived is not None and arrived > at + MEASURING_ERROR:
        raise invalid_field("arrived_at", "That time is yet to come.", "Give the time of arrival, not a later one.")
    if arrived is not None and arrived < scheduled - EARLIEST_ARRIVAL:
        raise invalid_field("arrived_at", "That is long before the scheduled start.", "Give the time of this day.")


def check_person(connection: Connection, hanchan: Hanchan, book: Rulebook, person: LatePerson) -> None:
    """Raise Invalid for who does not belong there, and for whom the rulebook does not time."""
    who = WHO[person["kind"]]
    if who == "player" and person["id"] not in set(seats_of(hanchan).values()):
        raise invalid_field("person.id", "Nobody of that id sits in this hanchan.", "Name one of its four players.")
    if who == "arbiter":
        lookup.check_exists(connection, Official, hanchan.tournament_id, "person.id", person["id"], "official")
    if who not in book.lateness:
        timed = " or ".join(sorted(book.lateness)) or "nobody"
        message = f"The tournament's rulebook says nothing of a late {who}: it times {timed}."
        raise invalid_field("person.kind", message, "Issue a ruling instead.")


def check_cancelled(connection: Connection, times: RoundTimes, person: LatePerson, at: datetime) -> None:
    """Raise Invalid where this person is not late enough for the games to be cancelled."""
    for found in list_clocks(connection, times):
        opens = cancels_at(found.book, found.who)
        own = found.account.id == str(person["id"])
        if own and found.clock is not None and opens is not None and found.clock.seconds(millis(at)) >= opens:
            return
    message = "By the rulebook nobody is late enough here for the day's games to be cancelled."
    raise invalid_field("what", message, "Record the arrival, or let a director stop the clock with a reason.")
