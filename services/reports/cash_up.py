"""The cash-up of every day with payments, for the event report."""

from __future__ import annotations

from collections.abc import Iterator

from models.money import cash_counts
from rulings.scores.money import money
from services.exports.event import Event
from services.ledger.cash_up import payments_by_day, sums


def counted_days(event: Event) -> Iterator[list[str]]:
    """Return a row for each day, currency and method: taken, counted, the difference now, why and by whom."""
    taken = {
        (day, *way): amount
        for day, rows in payments_by_day(event.connection, event.id).items()
        for way, amount in sums(rows).items()
    }
    counts = {(row.day, row.unit, row.method): row for row in cash_counts.present(event.connection, event.id)}
    for key in sorted(taken.keys() | counts.keys()):
        day, unit, method = key
        expected, count = taken.get(key, 0), counts.get(key)
        yield [
            day,
            event.labels[f"method.{method}"],
            _amount(unit, expected),
            *(
                ["", "", "", ""]
                if count is None
                else [
                    _amount(unit, count.counted),
                    _amount(unit, count.counted - expected),
                    count.note or "",
                    event.official(count.official_id),
                ]
            ),
        ]


def _amount(unit: str, amount: int) -> str:
    return f"{'−' if amount < 0 else ''}{money(unit, abs(amount))}"
