"""Lines of the ledger as they are answered."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row


def line(row: Row[Any]) -> dict[str, Any]:
    """A line."""
    return {
        "id": row.id,
        "account": {"kind": row.account_kind, "id": row.account_id},
        **{name: row._mapping[name] for name in ("unit", "amount", "what", "cause_id", "round", "reason", "at")},
        "cause": row.cause_kind,
        "hanchan": row.hanchan_id,
        "seq": row.journal_seq,
    }
