"""Who owes what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from models import ledger


def owed(connection: Connection, tournament_id: UUID, account: UUID, unit: str) -> int:
    """The balance of an account in this unit."""
    rows = ledger.totals(connection, tournament_id, unit == ledger.POINTS, [account])
    return sum(row.amount for row in rows if row.unit == unit)


def owing(connection: Connection, tournament_id: UUID, accounts: Sequence[UUID]) -> dict[UUID, Row[Any]]:
    """Those of these people who have a fine to pay → their balance (unit, amount, since)."""
    rows = ledger.totals(connection, tournament_id, False, accounts)
    return {row.account_id: row for row in rows if row.amount > 0}
