"""What a day's cash-up comes to, from payments at the edges of days: server and phone sum the same table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Moved(NamedTuple):
    """Money in minor units, taken or (`refund`) handed back at a moment; `withdrawn`: it was entered wrongly."""

    at: str
    amount: int
    method: str = "cash"
    refund: bool = False
    withdrawn: bool = False


class CashCase(NamedTuple):
    """A time zone, what moved, and of each day its sums by method: taken, handed back, and what is left of it."""

    zone: str
    moved: tuple[Moved, ...]
    days: Mapping[str, Mapping[str, tuple[int, int, int]]]


CASH_CASES = {
    "each side of midnight in winter": CashCase(
        "Europe/Paris",
        (Moved("2025-11-21T22:59:59Z", 100), Moved("2025-11-21T23:00:00Z", 20)),
        {"2025-11-21": {"cash": (100, 0, 100)}, "2025-11-22": {"cash": (20, 0, 20)}},
    ),
    "each side of midnight in summer": CashCase(
        "Europe/Paris",
        (Moved("2025-07-01T21:59:59Z", 100), Moved("2025-07-01T22:00:00Z", 20)),
        {"2025-07-01": {"cash": (100, 0, 100)}, "2025-07-02": {"cash": (20, 0, 20)}},
    ),
    "far east of Greenwich": CashCase(
        "Pacific/Kiritimati",
        (Moved("2025-12-31T09:59:59Z", 100), Moved("2025-12-31T10:00:00Z", 20)),
        {"2025-12-31": {"cash": (100, 0, 100)}, "2026-01-01": {"cash": (20, 0, 20)}},
    ),
    "west of it, by half an hour": CashCase(
        "America/St_Johns",
        (Moved("2026-01-01T03:29:59Z", 100), Moved("2026-01-01T03:30:00Z", 20, "card")),
        {"2025-12-31": {"cash": (100, 0, 100)}, "2026-01-01": {"card": (20, 0, 20)}},
    ),
    "handed back the day after, and withdrawn": CashCase(
        "Asia/Tokyo",
        (
            Moved("2025-11-21T14:30:00Z", 500),
            Moved("2025-11-21T14:31:00Z", 300, withdrawn=True),
            Moved("2025-11-21T14:32:00Z", 200, "transfer"),
            Moved("2025-11-21T15:30:00Z", 120, refund=True),
            Moved("2025-11-21T15:40:00Z", 50),
            Moved("2025-11-21T15:41:00Z", 60, refund=True, withdrawn=True),
        ),
        {
            "2025-11-20": {},
            "2025-11-21": {"cash": (500, 0, 500), "transfer": (200, 0, 200)},
            "2025-11-22": {"cash": (50, 120, -70)},
        },
    ),
}


def sums(items: list[dict[str, Any]]) -> dict[str, tuple[int, int, int]]:
    """By method, as the cases say it."""
    return {item["method"]: (item["taken"], item["refunded"], item["expected"]) for item in items}
