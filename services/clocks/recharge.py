"""What clocks charge, brought to what they are after hanchans were corrected: moved, void, in play again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from uuid import UUID

from models.journal.journal import Journal
from models.money import ledger
from models.money.ledger import Cause
from models.people.credentials import Caller
from rulings.scores.charges import Charge
from services.clocks.approval import check_not_own
from services.clocks.charge import list_due
from services.clocks.lateness_clocks import RoundTimes, list_clocks, read_round
from services.ledger.post import charge_of, post_changes


class Clocks(NamedTuple):
    """The times of rounds, and what their clocks are charged as: by the id of each cause."""

    rounds: dict[str, RoundTimes]
    causes: dict[UUID, Cause]


def read_clocks(journal: Journal, rounds: Iterable[str]) -> Clocks:
    """Read the clocks of these rounds as they are now."""
    connection = journal.connection
    times = {round_: read_round(connection, journal.tournament_id, round_) for round_ in sorted(set(rounds))}
    clocks = [clock for one in times.values() for clock in list_clocks(connection, one)]
    return Clocks(times, {clock.cause.id: clock.cause for clock in clocks})


def recharge(journal: Journal, caller: Caller, before: Clocks, reason: str | None) -> None:
    """Charge what the clocks of these rounds come to now, and give back what they no longer do.

    Raises NotAllowed where a clock of the caller changes.
    """
    after = read_clocks(journal, before.rounds)
    for round_, times in after.rounds.items():
        check_not_own(journal.connection, caller, before.rounds[round_], times)
    due: dict[UUID, list[Charge]] = {}
    for times in after.rounds.values():
        due |= list_due(journal, list_clocks(journal.connection, times))
    causes = {**before.causes, **after.causes}
    lines = ledger.of_causes(journal.connection, journal.tournament_id, causes)
    for identity, cause in causes.items():
        post_changes(journal, cause, map(charge_of, lines[identity]), due.get(identity, []), reason)
