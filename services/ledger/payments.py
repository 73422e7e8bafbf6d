"""Payments for fines."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, NotRequired
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.journal.journal import Journal
from models.money import ledger, payments
from models.money.ledger import Cause
from models.money.payments import Payment
from models.people.credentials import Caller
from services.errors import NotFound
from services.idempotency import check_same_request
from services.ledger.accounts import Owed, account_columns, check_not_own, check_owed, counting


class NewPayment(Owed):
    """Money that was paid for fines, in minor units; `paid_at` is now where it is left out."""

    amount: int
    method: str
    paid_at: NotRequired[datetime]
    note: NotRequired[str]


def put_payment(journal: Journal, caller: Caller, payment_id: UUID, sent: NewPayment) -> tuple[dict[str, Any], bool]:
    """Take a payment for fines, the whole or a part; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, NotAllowed for the caller's own fines, Invalid for an unknown
    account and for more than is owed.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = payments.find(connection, tournament_id, payment_id)
    if row is not None:
        check_same_request(row, sent)
        return _serialise(row), False
    request = sent
    sent = {**sent, "account": counting(connection, tournament_id, sent["account"])}
    account = account_columns(connection, tournament_id, sent["account"])
    check_not_own(caller, sent["account"])
    check_owed(connection, tournament_id, sent, sent["amount"])
    values = {name: sent.get(name) for name in ("unit", "amount", "method", "note")}
    paid_at = sent.get("paid_at", journal.at).astimezone(UTC)
    payments.record(journal, {"id": payment_id, **account, **values, "paid_at": paid_at, "request": request})
    line = {"id": uuid7(), **account, "unit": sent["unit"], "amount": -sent["amount"], "what": "paid"}
    ledger.post(journal, Cause("payment", payment_id), [line])
    return get_payment(connection, tournament_id, payment_id), True


def get_payment(connection: Connection, tournament_id: UUID, payment_id: UUID) -> dict[str, Any]:
    """Return a payment's answer, with the number of its receipt. Raises NotFound."""
    return _serialise(require_payment(connection, tournament_id, payment_id))


def require_payment(connection: Connection, tournament_id: UUID, payment_id: UUID) -> Payment:
    """Return a payment's row. Raises NotFound."""
    row = payments.find(connection, tournament_id, payment_id)
    if row is None:
        raise NotFound("This tournament has no such payment.")
    return row


def _serialise(row: Payment) -> dict[str, Any]:
    account = {"kind": row.account_kind, "id": row.account_id}
    columns = ("id", "receipt", "unit", "amount", "method", "paid_at", "server_at", "note")
    return {"account": account, "official": row.official_id, **{name: getattr(row, name) for name in columns}}
