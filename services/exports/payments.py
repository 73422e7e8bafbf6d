"""Every payment of an event, by its receipt."""

from __future__ import annotations

from models.database import register
from models.money.payments import Payment
from rulings.scores.money import major
from services.exports.event import Event
from services.exports.sheet import Cell, Sheet

COLUMNS = ("receipt", "time", "who", "id_number", "name", "team", "amount", "currency", "method", "official", "note")


def payments(event: Event) -> Sheet:
    """Make the sheet."""
    rows = sorted(register.list_all(event.connection, Payment, event.id), key=lambda row: row.receipt)
    return Sheet(
        event.labels["title.payments"], [event.labels[name] for name in COLUMNS], [_row(event, row) for row in rows]
    )


def _row(event: Event, row: Payment) -> list[Cell]:
    return [
        row.receipt,
        event.local(row.paid_at),
        *event.who(row.account_kind, row.account_id),
        major(row.unit, row.amount),
        row.unit,
        event.labels[f"method.{row.method}"],
        event.official(row.official_id),
        row.note,
    ]
