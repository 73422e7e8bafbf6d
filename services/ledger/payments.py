"""Payments for fines, and money handed back."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NotRequired
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.journal.journal import Journal
from models.money import ledger, payments, withdrawals
from models.money.ledger import Cause
from models.money.payments import Payment
from models.money.withdrawals import Withdrawal
from models.people.credentials import Caller
from services.errors import NotFound
from services.idempotency import check_same_request
from services.ledger.accounts import (
    Account,
    Owed,
    account_columns,
    check_in_credit,
    check_not_own,
    check_owed,
    columns_of,
    counting,
)


class NewPayment(Owed):
    """Money that was paid for fines, in minor units; `paid_at` is now where it is left out, or still to come."""

    amount: int
    method: str
    paid_at: NotRequired[datetime]
    note: NotRequired[str]


class NewRefund(Owed):
    """Money that is handed back to who is in credit, in minor units; `paid_at` is now where it is left out."""

    amount: int
    method: str
    reason: str
    paid_at: NotRequired[datetime]


def put_payment(journal: Journal, caller: Caller, payment_id: UUID, sent: NewPayment) -> tuple[dict[str, Any], bool]:
    """Take a payment for fines, the whole or a part; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, NotAllowed for the caller's own fines, Invalid for an unknown
    account and for more than is owed.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = payments.find(connection, tournament_id, payment_id)
    if row is not None:
        check_same_request(row, sent)
        return get_payment(connection, tournament_id, payment_id), False
    account = _account(journal, caller, sent)
    check_owed(connection, tournament_id, {"account": account, "unit": sent["unit"]}, sent["amount"])
    values = {name: sent.get(name) for name in ("unit", "amount", "method", "note")}
    payments.record(journal, {**_values(journal, payment_id, account, sent), **values})
    _post(journal, payment_id, account, sent["unit"], -sent["amount"])
    return get_payment(connection, tournament_id, payment_id), True


def put_refund(journal: Journal, caller: Caller, refund_id: UUID, sent: NewRefund) -> tuple[dict[str, Any], bool]:
    """Hand back what an account has paid too much; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, NotAllowed for the caller's own account, Invalid for an unknown
    account and for more than is in credit.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = payments.find(connection, tournament_id, refund_id)
    if row is not None:
        check_same_request(row, sent)
        return get_payment(connection, tournament_id, refund_id), False
    account = _account(journal, caller, sent)
    check_in_credit(connection, tournament_id, {"account": account, "unit": sent["unit"]}, sent["amount"])
    values = {name: sent[name] for name in ("unit", "amount", "method")}
    payments.refund(journal, {**_values(journal, refund_id, account, sent), **values, "note": sent["reason"]})
    _post(journal, refund_id, account, sent["unit"], sent["amount"], sent["reason"])
    return get_payment(connection, tournament_id, refund_id), True


def _account(journal: Journal, caller: Caller, sent: Owed) -> Account:
    """Return the account that counts. Raises NotAllowed for the caller's own, Invalid for an unknown one."""
    account = counting(journal.connection, journal.tournament_id, sent["account"])
    account_columns(journal.connection, journal.tournament_id, account)
    check_not_own(journal.connection, caller, account)
    return account


def _values(journal: Journal, identity: UUID, account: Account, sent: Mapping[str, Any]) -> dict[str, Any]:
    paid_at = min(sent.get("paid_at", journal.at).astimezone(UTC), journal.at)
    return {"id": identity, **columns_of(account), "paid_at": paid_at, "request": sent}


def _post(
    journal: Journal, payment_id: UUID, account: Account, unit: str, amount: int, reason: str | None = None
) -> None:
    line = {"id": uuid7(), **columns_of(account), "unit": unit, "amount": amount, "what": "paid", "reason": reason}
    ledger.post(journal, Cause("payment", payment_id), [line])


def get_payment(connection: Connection, tournament_id: UUID, payment_id: UUID) -> dict[str, Any]:
    """Return a payment's answer, with the number of its receipt. Raises NotFound."""
    row = require_payment(connection, tournament_id, payment_id)
    return _serialise(row, withdrawals.withdrawals(connection, tournament_id, [payment_id]).get(payment_id))


def require_payment(connection: Connection, tournament_id: UUID, payment_id: UUID) -> Payment:
    """Return a payment's row. Raises NotFound."""
    row = payments.find(connection, tournament_id, payment_id)
    if row is None:
        raise NotFound("This tournament has no such payment.")
    return row


def _serialise(row: Payment, withdrawn: Withdrawal | None) -> dict[str, Any]:
    columns = ("id", "receipt", "unit", "amount", "method", "paid_at", "server_at", "note")
    return {
        "account": {"kind": row.account_kind, "id": row.account_id},
        "official": row.official_id,
        **{name: getattr(row, name) for name in columns},
        "refund": bool(row.refund),
        "withdrawn": None if withdrawn is None else withdrawn._asdict(),
    }
