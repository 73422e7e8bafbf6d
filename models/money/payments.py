"""Payments of fines, and refunds: who paid how much, when, how, to whom, and under which receipt number."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    Connection,
    ForeignKeyConstraint,
    Select,
    String,
    Text,
    UniqueConstraint,
    func,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member, Redactable, table_of
from models.database.types import JsonText, UtcDateTime
from models.event.tournaments import TOURNAMENT
from models.journal.journal import ENTRY, OF_PAYMENTS, Entry, Journal
from models.money.withdrawals import IS_WITHDRAWAL, WITHDRAWAL


class PaymentOfEntry(NamedTuple):
    """What a receipt's code proves: its number, the payment, the tournament's name and time zone.

    `refund`: whether the money went back to who had paid; `withdrawn_at`: since when it does not count.
    """

    number: int
    amount: int
    unit: str
    paid_at: datetime
    method: str
    refund: bool
    tournament: str
    time_zone: str
    withdrawn_at: datetime | None


METHODS = ("cash", "card", "transfer", "other")


class Payment(Redactable, Member, Base):
    """A payment: `amount` in minor units of `unit`, the currency. `receipt` counts in the tournament, without gaps.

    `refund`: the money went the other way, for the reason in `note`. `request`: the body as it was sent.
    """

    __tablename__ = "payment"

    journal_seq: Mapped[int]
    receipt: Mapped[int]
    account_kind: Mapped[str] = mapped_column(String(10))
    account_id: Mapped[UUID]
    unit: Mapped[str] = mapped_column(String(3))
    amount: Mapped[int]
    method: Mapped[str] = mapped_column(String(10))
    paid_at: Mapped[datetime] = mapped_column(UtcDateTime())
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    note: Mapped[str | None] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())
    refund: Mapped[bool | None] = mapped_column(info=LATER)

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        CheckConstraint("account_kind IN ('player', 'team', 'official')", name="account_kind"),
        CheckConstraint("amount > 0", name="amount"),
        CheckConstraint("method IN ('cash', 'card', 'transfer', 'other')", name="method"),
        UniqueConstraint("tournament_id", "receipt"),
    )


PAYMENT = table_of(Payment)
NAMED = ("receipt", "account_kind", "account_id", "unit", "amount", "method", "paid_at")
"""What entries say of a payment."""


def record(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a payment, entry `fine.paid`; its line in the ledger is the caller's.

    `values`: id, account_kind, account_id, unit, amount, method, paid_at, request; note where there is one.
    """
    said = {"note": values["note"]} if values.get("note") else {}
    return _store(journal, "fine.paid", values, said)


def refund(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store money handed back, entry `fine.refunded`. `values`: as for `record`, and the reason as `note`."""
    return _store(journal, "fine.refunded", {**values, "refund": True}, {"reason": values["note"]})


def _store(journal: Journal, kind: str, values: Mapping[str, Any], said: Mapping[str, Any]) -> Entry:
    row = {
        **values,
        "journal_seq": journal.next_seq,
        "receipt": _next_receipt(journal),
        "official_id": journal.who,
        "server_at": journal.at,
    }
    return register.add(journal, Payment, kind, row, {**{name: row[name] for name in NAMED}, **said})


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> Payment | None:
    """Return the payment with that id, or None."""
    return register.find(connection, Payment, tournament_id, identity)


def find_by_entry(connection: Connection, hash_: str) -> PaymentOfEntry | None:
    """Find the payment whose journal entry has that hash, or None."""
    row = connection.execute(receipt_query(hash_)).first()
    return None if row is None else PaymentOfEntry(*row)


def receipt_query(hash_: str) -> Select[Any]:
    """Build the statement behind `find_by_entry`, so that a test can look at its plan."""
    columns = (
        PAYMENT.c.receipt.label("number"),
        *(PAYMENT.c[name] for name in ("amount", "unit", "paid_at", "method")),
        PAYMENT.c.refund.is_not(None).label("refund"),
    )
    withdrawal = WITHDRAWAL.c.at.label("withdrawn_at")
    of_payment = (WITHDRAWAL.c.tournament_id == PAYMENT.c.tournament_id) & (WITHDRAWAL.c.cause_id == PAYMENT.c.id)
    of_entry = (PAYMENT.c.tournament_id == ENTRY.c.tournament_id) & (PAYMENT.c.id == ENTRY.c.subject)
    named = (TOURNAMENT.c.name.label("tournament"), TOURNAMENT.c.time_zone)
    found = select(*columns, *named, withdrawal).select_from(ENTRY).join(PAYMENT, of_entry)
    found = found.join(TOURNAMENT, TOURNAMENT.c.id == ENTRY.c.tournament_id)
    found = found.outerjoin(WITHDRAWAL, of_payment & IS_WITHDRAWAL)
    return found.where(ENTRY.c.hash == hash_, OF_PAYMENTS)


def _next_receipt(journal: Journal) -> int:
    """Return the next number; whoever holds the journal is alone."""
    last = select(func.max(PAYMENT.c.receipt)).where(PAYMENT.c.tournament_id == journal.tournament_id)
    return (journal.connection.execute(last).scalar_one() or 0) + 1
