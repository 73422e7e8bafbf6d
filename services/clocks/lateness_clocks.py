"""The lateness clocks of a round, computed from its recorded times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import Any
from uuid import UUID, uuid5

from sqlalchemy import Connection

from models.event import schedules, timings
from models.event.timings import TimingOfPerson
from models.money.ledger import Cause
from rulings import Rulebook, library, localise_lateness
from rulings.clocks.timings import PersonClock, Timing, began_at, clock_of, in_force
from rulings.scores.charges import Account, lateness
from services.rulebook_revisions import require_rulebook

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
WHO = {"player": "player", "official": "arbiter"}


@dataclass(frozen=True)
class RoundTimes:
    """What a round's clocks are computed from: its timings, oldest first, and when hanchans are scheduled to begin."""

    tournament_id: UUID
    round: str
    timings: Sequence[TimingOfPerson]
    scheduled: Mapping[UUID, datetime]

    @cached_property
    def parsed(self) -> list[Timing]:
        """The timings in the form that the rules read."""
        return [_parse(row) for row in self.timings]

    @cached_property
    def in_force(self) -> list[Timing]:
        """Those that nobody took back."""
        return in_force(self.parsed)

    @cached_property
    def starts(self) -> dict[str, int]:
        """Hanchan → when it is to begin, in the form that the rules read."""
        return {str(hanchan): millis(at) for hanchan, at in self.scheduled.items()}

    def clock_of(self, person: str) -> PersonClock | None:
        """Return the clock of a person, None for who is not missed."""
        return clock_of(person, self.parsed, self.starts)

    def without(self, timing: UUID) -> RoundTimes:
        """Return the times as they were before this timing, which is the last."""
        return replace(self, timings=[row for row in self.timings if row.id != timing])

    def beginning(self, hanchan: UUID, scheduled_at: datetime) -> RoundTimes:
        """Return the same times with another start of a hanchan."""
        return replace(self, scheduled={**self.scheduled, hanchan: scheduled_at})

    def find(self, timing: UUID) -> TimingOfPerson:
        """Return the timing with this id, which is one of them."""
        return next(row for row in self.timings if row.id == timing)

    def is_cancelled(self, hanchan: UUID) -> bool:
        """Return whether the day's games are off at that hanchan."""
        return any(timing["what"] == "cancelled" and timing["hanchan"] == str(hanchan) for timing in self.in_force)

    def names(self, hanchan: UUID, person: UUID) -> bool:
        """Return whether a time was recorded for this person at that hanchan."""
        own = (timing for timing in self.in_force if timing["person"] == str(person))
        return any(timing["hanchan"] == str(hanchan) for timing in own)

    def began_at(self, hanchan: UUID) -> datetime | None:
        """Return when the game began there, if that was recorded."""
        begun = began_at(str(hanchan), self.in_force)
        return begun and moment(begun[0])

    def played_since(self, hanchan: UUID) -> datetime | None:
        """Return since when a game that has a result was played: when it began, or else was to begin."""
        return self.began_at(hanchan) or self.scheduled.get(hanchan)

    def replaced_at(self, hanchan: UUID) -> set[UUID]:
        """Return the players whom a substitute replaced at that hanchan."""
        replaced = [timing for timing in self.in_force if timing["what"] == "replaced"]
        return {UUID(timing["person"]) for timing in replaced if timing["hanchan"] == str(hanchan)}


@dataclass(frozen=True)
class LatenessClock:
    """Somebody's clock in a round: `who` in the rulebook's words, `clock` None once it was taken back."""

    cause: Cause
    account: Account
    who: str
    book: Rulebook
    clock: PersonClock | None
    timings: Sequence[TimingOfPerson]

    @property
    def is_running(self) -> bool:
        """Whether the person is still awaited."""
        return self.clock is not None and self.clock.stopped is None

    def is_of(self, hanchan: UUID) -> bool:
        """Return whether a time was recorded for this person at that hanchan."""
        return any(row.hanchan_id == hanchan for row in self.timings)


def read_round(
    connection: Connection, tournament_id: UUID, round_: str, scheduled: Mapping[UUID, datetime] | None = None
) -> RoundTimes:
    """Read what was recorded of a round; `scheduled`: hanchan → its start, where that was read already."""
    rows = timings.of_round(connection, tournament_id, round_)
    starts = schedules.of_round(connection, tournament_id, round_) if scheduled is None else scheduled
    return RoundTimes(tournament_id, round_, rows, starts)


def list_clocks(connection: Connection, times: RoundTimes) -> list[LatenessClock]:
    """List every clock of a round, those too that were taken back, in the order in which they began."""
    in_force = {timing["id"] for timing in times.in_force}
    people = dict.fromkeys((str(row.person_kind), row.person) for row in times.timings if row.what == "absent")
    clocks = []
    for kind, person in people:
        own = [row for row in times.timings if row.person == person]
        absent = [row for row in own if row.what == "absent"]
        # The rulebook of the moment when the person was first recorded as absent.
        revision = next((row for row in absent if str(row.id) in in_force), absent[0]).revision
        named = absent[0].person_id  # when its lines were written, where the entry was joined with another since
        cause = Cause("clock", uuid5(times.tournament_id, f"{times.round}/{named}"), absent[0].hanchan_id, times.round)
        account = Account(kind, str(person))
        clock = times.clock_of(account.id)
        clocks.append(LatenessClock(cause, account, WHO[kind], require_rulebook(connection, revision), clock, own))
    return clocks


def millis(moment: datetime) -> int:
    """Return whole milliseconds since 1970."""
    return (moment - EPOCH) // timedelta(milliseconds=1)


def moment(at: int) -> datetime:
    """Return the time of so many milliseconds since 1970."""
    return EPOCH + timedelta(milliseconds=at)


def answer_clocks(
    connection: Connection, tournament_id: UUID, round_: str, now: datetime, language: str
) -> dict[str, Any]:
    """Answer with the clocks of a round that are in force, and what each costs at `now`."""
    clocks = list_clocks(connection, read_round(connection, tournament_id, round_))
    items = [_serialise(found, found.clock, now, language) for found in clocks if found.clock is not None]
    return {"now": now, "items": items}


def _parse(row: TimingOfPerson) -> Timing:
    return {
        "id": str(row.id),
        "what": row.what,
        "hanchan": str(row.hanchan_id),
        "person": None if row.person is None else str(row.person),
        "at": millis(row.at),
        "arrived_at": None if row.arrived_at is None else millis(row.arrived_at),
        "takes_back": None if row.takes_back is None else str(row.takes_back),
    }


def _serialise(found: LatenessClock, clock: PersonClock, now: datetime, language: str) -> dict[str, Any]:
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
        "cost": localise_lateness(library(), cost, language),
    }
