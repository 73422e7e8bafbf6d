"""Lines of the ledger and balances, serialised."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row


def serialise_line(row: Row[Any]) -> dict[str, Any]:
    """Serialise a line."""
    return {
        "id": row.id,
        "account": {"kind": row.account_kind, "id": row.account_id},
        **{name: row._mapping[name] for name in ("unit", "amount", "what", "cause_id", "round", "reason", "at")},
        "cause": row.cause_kind,
        "hanchan": row.hanchan_id,
        "seq": row.journal_seq,
    }


def serialise_balance(row: Row[Any]) -> dict[str, Any]:
    """Serialise the balance of an account in one unit."""
    account = {"kind": row.account_kind, "id": row.account_id}
    return {"account": account, "unit": row.unit, "amount": row.amount, "since": row.since}
