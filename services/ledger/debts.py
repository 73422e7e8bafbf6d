"""Who owes what."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import Connection

from models.event import seasons
from models.money import ledger
from rulings.scores.money import money


def owed(connection: Connection, tournament_id: UUID, account: UUID, unit: str) -> int:
    """The balance of an account in this unit."""
    rows = ledger.totals(connection, tournament_id, unit == ledger.POINTS, [account])
    return sum(row.amount for row in rows if row.unit == unit)


def owing(connection: Connection, tournament_id: UUID, accounts: Sequence[UUID]) -> dict[UUID, list[str]]:
    """Those of these people who have a fine to pay → what, here and in the season's other tournaments, in words."""
    debts: dict[UUID, list[str]] = {}
    for row in ledger.totals(connection, tournament_id, False, accounts):
        if row.amount > 0:
            debts.setdefault(row.account_id, []).append(money(row.unit, row.amount))
    names = {row.id: row.name for row in seasons.evenings(connection, tournament_id)}
    elsewhere = seasons.fines(connection, tournament_id) if names else ()
    for row in elsewhere:
        if row.own in accounts:
            debts.setdefault(row.own, []).append(f"{money(row.unit, row.amount)} ({names[row.tournament_id]})")
    return debts
