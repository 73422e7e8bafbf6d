"""What the clocks of a round cost, brought into the ledger in the transaction of whatever changed them."""

from __future__ import annotations

from collections.abc import Iterable
from uuid import UUID

from models.event import hanchans
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.money import ledger
from rulings.scores.charges import Charge, charges, is_once_for_team, lateness, without_repeats
from services.clocks.lateness_clocks import LatenessClock, RoundTimes, list_clocks, millis
from services.ledger.post import find_liable, post_changes

Hanchans = dict[UUID, Hanchan]


def charge_clocks(journal: Journal, times: RoundTimes, hanchan: Hanchan) -> None:
    """Post what the stopped clocks of a round charge, and give back what they no longer do.

    Call it after every change of the round's times, with the hanchan that was changed.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    clocks = list_clocks(connection, times)
    posted = ledger.of_causes(connection, tournament_id, [clock.cause.id for clock in clocks])
    played_at = _hanchans(journal, clocks, hanchan)
    of_teams: list[Charge] = []
    for clock in clocks:
        due = _due(journal, clock, played_at, of_teams)
        post_changes(journal, clock.cause, posted[clock.cause.id], due)


def _hanchans(journal: Journal, clocks: Iterable[LatenessClock], known: Hanchan) -> Hanchans:
    """Find the hanchans at which the clocks began, reading only those that are not known yet."""
    others = {clock.cause.hanchan for clock in clocks if clock.cause.hanchan is not None} - {known.id}
    found = hanchans.find_all(journal.connection, journal.tournament_id, others) if others else {}
    return {known.id: known, **found}


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
