"""What was handed over or counted of a day's payments, beside what the ledger says was taken. None is ever changed."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Connection, ForeignKeyConstraint, Index, String, Text, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal


class CashCount(Redactable, Member, Base):
    """A count of one day (in the tournament's time zone), one currency and one way of paying, in minor units.

    `expected`: what was taken less what was handed back, as the ledger had it then. `replaces`: the count before it,
    which was wrong. `request`: the body as it was sent.
    """

    __tablename__ = "cash_count"

    journal_seq: Mapped[int]
    day: Mapped[str] = mapped_column(String(10))
    unit: Mapped[str] = mapped_column(String(3))
    method: Mapped[str] = mapped_column(String(10))
    expected: Mapped[int]
    counted: Mapped[int]
    replaces: Mapped[UUID | None]
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    note: Mapped[str | None] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "replaces"], ["cash_count.tournament_id", "cash_count.id"]),
        CheckConstraint("method IN ('cash', 'card', 'transfer', 'other')", name="method"),
        Index("ix_cash_count_day", "tournament_id", "day"),
    )


CASH_COUNT = table_of(CashCount)
SAID = ("day", "unit", "method", "expected", "counted")
"""What the entry says, beside a note and what it replaces."""


def record(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a count, entry `cash.counted`. `values`: id, the columns of `SAID`, request; note, replaces where known."""
    row = {**values, "journal_seq": journal.next_seq, "official_id": journal.who, "server_at": journal.at}
    more = {name: values[name] for name in ("note", "replaces") if values.get(name) is not None}
    return register.add(journal, CashCount, "cash.counted", row, {**{name: row[name] for name in SAID}, **more})


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> CashCount | None:
    """Return the count with that id, or None."""
    return register.find(connection, CashCount, tournament_id, identity)


def present(connection: Connection, tournament_id: UUID, day: str | None = None) -> Sequence[CashCount]:
    """Return the counts that no other replaces, by day, currency and method; of one day or of all."""
    query = select(CASH_COUNT).where(CASH_COUNT.c.tournament_id == tournament_id)
    if day is not None:
        query = query.where(CASH_COUNT.c.day == day)
    rows = all_as(CashCount, connection.execute(query.order_by(CASH_COUNT.c.journal_seq)))
    return list({(row.day, row.unit, row.method): row for row in rows}.values())
