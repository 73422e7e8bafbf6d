"""A payment that was entered wrongly is withdrawn: what it paid is owed again."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from uuid_utils.compat import uuid7

from models.journal.journal import Journal
from models.money import ledger, payments, withdrawals
from models.money.ledger import Cause
from models.money.payments import Payment
from models.people.credentials import Caller
from services.idempotency import check_same_body
from services.ledger.accounts import Account, balance, check_not_own, counting
from services.ledger.payments import get_payment, require_payment
from services.ledger.waivers import update_waivers


def withdraw_payment(journal: Journal, caller: Caller, payment_id: UUID, reason: str) -> dict[str, Any]:
    """Withdraw a payment, or a refund, once; return its answer.

    Raises NotFound, NotAllowed for the caller's own, Conflict for another reason.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = require_payment(connection, tournament_id, payment_id)
    before = withdrawals.withdrawals(connection, tournament_id, [payment_id]).get(payment_id)
    if before is not None:
        check_same_body({"reason": before.reason}, {"reason": reason})
    else:
        account = counting(connection, tournament_id, {"kind": row.account_kind, "id": row.account_id})
        check_not_own(connection, caller, account)
        _withdraw(journal, row, account, reason)
    return get_payment(connection, tournament_id, payment_id)


def _withdraw(journal: Journal, row: Payment, account: Account, reason: str) -> None:
    """Take back its line on the account that it stands on, and bring the waivers to what they let go now."""
    owed = balance(journal.connection, journal.tournament_id, account["id"], row.unit)
    amount = -row.amount if row.refund else row.amount
    said = {name: getattr(row, name) for name in payments.NAMED} | ({"refund": True} if row.refund else {})
    withdrawals.withdraw(
        journal, row.id, {**said, "balance": owed + amount, "before": {"balance": owed}, "reason": reason}
    )
    holder = {"account_kind": row.account_kind, "account_id": row.account_id}
    line = {"id": uuid7(), **holder, "unit": row.unit, "amount": amount, "what": "reversed", "reason": reason}
    ledger.post(journal, Cause("payment", row.id), [line])
    update_waivers(journal, [account["id"]])
