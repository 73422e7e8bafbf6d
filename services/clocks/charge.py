"""What the clocks of a round cost, brought into the ledger in the transaction of whatever changed them."""

from __future__ import annotations

from models.database import register
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from rulings.scores.charges import Charge, charges, lateness
from services.clocks.lateness_clocks import Clock, clocks, millis
from services.ledger.post import bearers, post


def settle(journal: Journal, round_: str) -> None:
    """Post what the clocks of a round that have stopped charge, and give back what they no longer do.

    Call it after every change of the round's times.
    """
    for clock in clocks(journal.connection, journal.tournament_id, round_):
        post(journal, clock.cause, _due(journal, clock))


def _due(journal: Journal, clock: Clock) -> list[Charge]:
    if clock.clock is None or clock.clock.stopped is None or clock.cause.hanchan is None:
        return []
    cost = lateness(clock.book, clock.who, clock.clock, millis(journal.at))
    hanchan = register.find(journal.connection, Hanchan, journal.tournament_id, clock.cause.hanchan)
    return charges(cost, bearers(journal.connection, journal.tournament_id, clock.account, hanchan))
