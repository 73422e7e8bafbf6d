"""Payments that were withdrawn: an entry of the journal each, and the ledger line that takes the payment back."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, and_, select

from models.journal.journal import ENTRY, Entry, Journal
from models.money.ledger import LINE

WITHDRAWAL = LINE.alias("withdrawal")
IS_WITHDRAWAL = and_(WITHDRAWAL.c.cause_kind == "payment", WITHDRAWAL.c.what == "reversed")


class Withdrawal(NamedTuple):
    """When a payment was withdrawn, by whom and why."""

    at: datetime
    official: UUID
    reason: str


def withdraw(journal: Journal, payment_id: UUID, body: Mapping[str, Any]) -> Entry:
    """Append the entry `payment.withdrawn`; its line in the ledger is the caller's."""
    return journal.append("payment.withdrawn", payment_id, body)


def withdrawals(
    connection: Connection, tournament_id: UUID, payments: Collection[UUID] | None = None
) -> dict[UUID, Withdrawal]:
    """Return the withdrawals by payment, of these payments or of all."""
    query = select(WITHDRAWAL.c.cause_id, WITHDRAWAL.c.at, ENTRY.c.who, WITHDRAWAL.c.reason).join(
        ENTRY, (ENTRY.c.tournament_id == WITHDRAWAL.c.tournament_id) & (ENTRY.c.seq == WITHDRAWAL.c.journal_seq)
    )
    query = query.where(WITHDRAWAL.c.tournament_id == tournament_id, IS_WITHDRAWAL)
    if payments is not None:
        query = query.where(WITHDRAWAL.c.cause_id.in_(payments))
    return {payment: Withdrawal(*row) for payment, *row in connection.execute(query)}
