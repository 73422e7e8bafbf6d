"""What waivers let go: of the fines that were open then, the oldest first, and never more than those come to later.

So money that was waived is never money to pay back, and a fine that is charged anew stays waived.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import NamedTuple


class Line(NamedTuple):
    """A line of one account in one currency: `what` is charged (or given back), paid, refunded or waived."""

    cause: Hashable
    what: str
    amount: int


def _refund(charged: dict[Hashable, int], paid: defaultdict[Hashable, int], left: int) -> None:
    """Take back what was paid beyond what fines come to now: that is what can be in credit."""
    for fine, amount in charged.items():
        part = min(left, max(0, paid[fine] - amount))
        paid[fine] -= part
        left -= part


def effective_waivers(lines: Iterable[Line]) -> dict[Hashable, int]:
    """Return how much each waiver lets go now, by its cause; `lines` are in the order in which they were written."""
    charged: dict[Hashable, int] = {}
    paid: defaultdict[Hashable, int] = defaultdict(int)
    waived: defaultdict[Hashable, dict[Hashable, int]] = defaultdict(dict)
    lines = list(lines)
    waivers: dict[Hashable, int] = {line.cause: 0 for line in lines if line.what == "waived"}

    def unpaid(cause: Hashable) -> int:
        return max(0, charged[cause] - paid[cause])

    for cause, what, amount in lines:
        if what == "charged":
            charged[cause] = charged.get(cause, 0) + amount
            continue
        left = abs(amount)
        if what == "refunded":
            _refund(charged, paid, left)
            continue
        for fine in charged:
            part = min(left, max(0, unpaid(fine) - sum(waived[fine].values())))
            left -= part
            if what == "paid":
                paid[fine] += part
            elif part:
                waived[fine][cause] = part
    for fine, parts in waived.items():
        room = unpaid(fine)
        for waiver, part in parts.items():
            used = min(part, room)
            waivers[waiver] += used
            room -= used
    return waivers
