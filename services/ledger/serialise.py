"""Lines of the ledger and balances, serialised."""

from __future__ import annotations

from typing import Any

from models.money.ledger import Balance, LedgerLine


def serialise_line(row: LedgerLine) -> dict[str, Any]:
    """Serialise a line."""
    return {
        "id": row.id,
        "account": {"kind": row.account_kind, "id": row.account_id},
        **{name: getattr(row, name) for name in ("unit", "amount", "what", "cause_id", "round", "reason", "at")},
        "cause": row.cause_kind,
        "fine": row.fine_id,
        "hanchan": row.hanchan_id,
        "seq": row.journal_seq,
    }


def serialise_balance(row: Balance) -> dict[str, Any]:
    """Serialise the balance of an account in one unit."""
    account = {"kind": row.account_kind, "id": row.account_id}
    return {"account": account, "unit": row.unit, "amount": row.amount, "since": row.since}
