"""What the clocks of a round cost, brought into the ledger in the transaction of whatever changed them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from uuid import UUID

from models.event import hanchans
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.money import ledger
from rulings.scores.charges import Account, Charge, charges, is_once_for_team, lateness, total, without_repeats
from services.clocks.lateness_clocks import LatenessClock, RoundTimes, list_clocks, millis
from services.ledger.post import charge_of, find_liable, post_changes

Hanchans = dict[UUID, Hanchan]


class Change(NamedTuple):
    """What the clocks of a round charge to an account in a unit, before and after."""

    account: Account
    unit: str
    before: int
    after: int


class Charged(NamedTuple):
    """What changed, by account; and whether a clock of the hanchan had charged anything before."""

    changes: list[Change]
    booked: bool


def charge_clocks(journal: Journal, times: RoundTimes, hanchan: Hanchan, reason: str | None = None) -> Charged:
    """Post what the stopped clocks of a round charge, and give back what they no longer do; return what changed.

    Call it after every change of the round's times, with the hanchan that was changed, and its reason if there is one.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    clocks = list_clocks(connection, times)
    lines = ledger.of_causes(connection, tournament_id, [clock.cause.id for clock in clocks])
    before: list[Charge] = []
    after: list[Charge] = []
    booked = False
    due = list_due(journal, clocks, hanchan)
    for clock in clocks:
        posted = [charge_of(row) for row in lines[clock.cause.id]]
        post_changes(journal, clock.cause, posted, due[clock.cause.id], reason)
        before += posted
        after += due[clock.cause.id]
        booked = booked or (clock.is_of(hanchan.id) and bool(total(posted)))
    return Charged(_changes(before, after), booked)


def list_due(journal: Journal, clocks: Sequence[LatenessClock], *known: Hanchan) -> dict[UUID, list[Charge]]:
    """List what each clock of a round charges, by its cause; `known`: hanchans that were read already."""
    played_at = _hanchans(journal, clocks, {hanchan.id: hanchan for hanchan in known})
    of_teams: list[Charge] = []
    return {clock.cause.id: _due(journal, clock, played_at, of_teams) for clock in clocks}


def _changes(before: Iterable[Charge], after: Iterable[Charge]) -> list[Change]:
    had, has = total(before), total(after)
    found = [Change(*key, had.get(key, 0), has.get(key, 0)) for key in sorted(had.keys() | has.keys())]
    return [change for change in found if change.before != change.after]


def _hanchans(journal: Journal, clocks: Iterable[LatenessClock], known: Hanchans) -> Hanchans:
    """Find the hanchans at which the clocks began, reading only those that are not known yet."""
    others = {clock.cause.hanchan for clock in clocks if clock.cause.hanchan is not None} - known.keys()
    found = hanchans.find_all(journal.connection, journal.tournament_id, others) if others else {}
    return {**known, **found}


def _due(journal: Journal, clock: LatenessClock, played_at: Hanchans, of_teams: list[Charge]) -> list[Charge]:
    """Return what a clock charges; `of_teams`: what clocks before it charged to others, which grows."""
    if clock.clock is None or clock.clock.stopped is None or clock.cause.hanchan is None:
        return []
    cost = lateness(clock.book, clock.who, clock.clock, millis(journal.at))
    hanchan = played_at[clock.cause.hanchan]
    liable = find_liable(journal.connection, journal.tournament_id, clock.account, hanchan)
    due = charges(cost, liable)
    if not is_once_for_team(clock.book, clock.who, cost["band"]):
        return due
    due = without_repeats(due, liable, of_teams)
    of_teams += [charge for charge in due if charge.account != liable.account]
    return due
