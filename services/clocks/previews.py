"""What a change of time would bring, before a director approves it: what is charged, what runs, what is owed back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from uuid import UUID

from models.journal.journal import Journal
from models.money import ledger
from rulings import library, localise_lateness
from rulings.scores.charges import lateness
from services.clocks.approval import preview
from services.clocks.charge import Change
from services.clocks.lateness_clocks import LatenessClock, RoundTimes, list_clocks, millis

Rounds = Sequence[tuple[RoundTimes, RoundTimes]]
"""Of each round its times before and after."""


def answer_preview(journal: Journal, changes: Sequence[Change], rounds: Rounds, language: str) -> dict[str, Any]:
    """Return what `preview` does, with the running clocks whose cost changes, and what was paid and is owed back.

    The journal has written it, and is to be rolled back. What a clock that runs costs is as of now, in no digest.
    """
    running_costs = [(_running(journal, before), _running(journal, after)) for before, after in rounds]
    costs = [(had[person], has[person]) for had, has in running_costs for person in had if person in has]
    running = [
        {
            "account": {"kind": clock.account.kind, "id": clock.account.id},
            "before": localise_lateness(library(), old, language),
            "after": localise_lateness(library(), new, language),
        }
        for (clock, old), (_, new) in costs
        if any(old[name] != new[name] for name in ("points", "fines", "effects", "penalties"))
    ]
    owed_back = list(_owed_back(journal, changes))
    return {**preview(changes), "running": running, "owed_back": owed_back, "hanchans": []}


def _running(journal: Journal, times: RoundTimes) -> dict[str, tuple[LatenessClock, Mapping[str, Any]]]:
    """Return person → a clock that runs, and what it costs now."""
    running: dict[str, tuple[LatenessClock, Mapping[str, Any]]] = {}
    for found in list_clocks(journal.connection, times):
        if found.clock is not None and found.is_running:
            cost = lateness(found.book, found.who, found.clock, millis(journal.at))
            del cost["cancellation_due"]
            running[found.account.id] = (found, cost)
    return running


def _owed_back(journal: Journal, changes: Sequence[Change]) -> Iterator[dict[str, Any]]:
    """Yield the accounts that would have paid more than they owe."""
    connection, tournament_id = journal.connection, journal.tournament_id
    accounts = [UUID(one.account.id) for one in changes if one.unit not in ledger.OFF_SCORE]
    paid: dict[tuple[UUID, str], int] = {}
    for line in ledger.of_accounts(connection, tournament_id, accounts):
        if line.cause_kind == "payment":
            key = (line.person, line.unit)
            paid[key] = paid.get(key, 0) - line.amount
    for row in ledger.totals(connection, tournament_id, False, accounts):
        if row.amount < 0:
            account = {"kind": row.account_kind, "id": row.account_id}
            amounts = {"paid": paid.get((row.account_id, row.unit), 0), "owed_back": -row.amount}
            yield {"account": account, "unit": row.unit, **amounts}
