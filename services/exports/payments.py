"""Every payment and refund of an event, by its receipt."""

from __future__ import annotations

from models.database import register
from models.money.payments import Payment
from models.money.withdrawals import Withdrawal, withdrawals
from rulings.scores.money import major
from services.exports.event import Event
from services.exports.sheet import Cell, Sheet

COLUMNS = ("receipt", "time", "who", "id_number", "name", "team", "amount", "currency", "method", "official", "note")
WITHDRAWN = ("payment_withdrawn", "payment_withdrawn_by", "payment_withdrawn_why")


def payments(event: Event) -> Sheet:
    """Make the sheet."""
    rows = sorted(register.list_all(event.connection, Payment, event.id), key=lambda row: row.receipt)
    withdrawn = withdrawals(event.connection, event.id)
    return Sheet(
        event.labels["title.payments"],
        [event.labels[name] for name in (*COLUMNS, *WITHDRAWN)],
        [[*_row(event, row), *_withdrawn(event, withdrawn.get(row.id))] for row in rows],
    )


def _row(event: Event, row: Payment) -> list[Cell]:
    """Return a row; what was handed back is below zero."""
    return [
        row.receipt,
        event.local(row.paid_at),
        *event.who(row.account_kind, row.account_id),
        major(row.unit, -row.amount if row.refund else row.amount),
        row.unit,
        event.labels[f"method.{row.method}"],
        event.official(row.official_id),
        row.note,
    ]


def _withdrawn(event: Event, found: Withdrawal | None) -> list[Cell]:
    return [None] * 3 if found is None else [event.local(found.at), event.official(found.official), found.reason]
