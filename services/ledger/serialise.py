"""Lines of the ledger as they are answered."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from models.database.base import Base
from models.people.officials import Official
from models.people.players import Player
from models.people.teams import Team

HOLDERS: dict[str, type[Base]] = {"player": Player, "team": Team, "official": Official}


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
