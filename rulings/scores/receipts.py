"""What a payment was for. A payment names no fine: it settles the oldest first."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple


class Allocation(NamedTuple):
    """Of the `charged` amount of this cause, `paid` by this payment."""

    cause: Hashable
    charged: int
    paid: int


def allocate(lines: Iterable[tuple[Hashable, int]], paid: int) -> list[Allocation]:
    """Allocate a payment: `lines` are cause and amount of every earlier line in its currency, oldest first.

    What was paid, waived or given back before it went to the oldest fines, too.
    """
    sums: dict[Hashable, int] = {}
    for cause, amount in lines:
        sums[cause] = sums.get(cause, 0) + amount
    before = -sum(amount for amount in sums.values() if amount < 0)
    found = []
    for cause, charged in sums.items():
        if charged <= 0:
            continue
        gone = min(charged, before)
        part = min(charged - gone, paid)
        before, paid = before - gone, paid - part
        if part:
            found.append(Allocation(cause, charged, part))
    return found
