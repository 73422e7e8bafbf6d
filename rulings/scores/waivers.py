"""What waivers let go: of the fine they name, or else of those that were open then, the oldest first.

Never more than those come to later: so money that was waived is never money to pay back, and a fine that is charged
anew stays waived. Whatever is paid, handed back or withdrawn undoes no waiver.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import NamedTuple

_TOO_MUCH = object()


class Line(NamedTuple):
    """A line of one person in one currency; `account`: whose it was, of entries that were joined.

    `what`: charged (or given back), paid, refunded, waived (`fine`: of which); and of those that were withdrawn, by the
    same cause: unpaid, kept (money not handed back after all), unwaived.
    """

    cause: Hashable
    what: str
    amount: int
    account: Hashable = None
    fine: Hashable = None


class _Fines:
    """What was charged, paid and waived, fine by fine, as far as lines were read."""

    def __init__(self) -> None:
        self.charged: dict[Hashable, int] = {}
        self.accounts: dict[Hashable, Hashable] = {}
        self.paid: defaultdict[Hashable, int] = defaultdict(int)
        self.handed_back: dict[Hashable, int] = {}
        self.parts: defaultdict[Hashable, dict[Hashable, int]] = defaultdict(dict)
        self.waived: defaultdict[Hashable, dict[Hashable, int]] = defaultdict(dict)

    def read(self, line: Line) -> None:
        match line.what:
            case "charged":
                self._charge(line.cause, line.account, line.amount)
            case "paid":
                self._pay(line, -line.amount)
            case "unpaid":
                self._withdraw(line)
            case "refunded":
                self._hand_back(line)
            case "kept":
                self._keep(line)
            case "waived":
                self._waive(line)
            case "unwaived":
                self._unwaive(line)

    def _charge(self, cause: Hashable, account: Hashable, amount: int) -> None:
        self.charged[cause] = self.charged.get(cause, 0) + amount
        self.accounts.setdefault(cause, account)

    def unpaid(self, fine: Hashable) -> int:
        return max(0, self.charged[fine] - self.paid[fine])

    def _open(self, fine: Hashable) -> int:
        return max(0, self.unpaid(fine) - sum(self.waived[fine].values()))

    def _of(self, line: Line) -> list[Hashable]:
        """Return the fines, the oldest first; those of other entries, joined later, after the line's own."""
        return sorted(self.charged, key=lambda fine: self.accounts[fine] != line.account)

    def _pay(self, line: Line, left: int) -> None:
        parts = self.parts[line.cause]
        for fine in self._of(line):
            parts[fine] = min(left, self._open(fine))
            self.paid[fine] += parts[fine]
            left -= parts[fine]
        parts[_TOO_MUCH] = left
        self.paid[_TOO_MUCH] += left

    def _withdraw(self, line: Line) -> None:
        """Take back what this payment paid; what was handed back of it is owed like a fine."""
        left = line.amount
        for fine, part in self.parts[line.cause].items():
            gone = min(part, self.paid[fine])
            self.paid[fine] -= gone
            left -= gone
        for refund, amount in self.handed_back.items():
            lent = min(left, amount)
            self.handed_back[refund] -= lent
            left -= lent
            if lent:
                self._charge(refund, line.account, lent)

    def _hand_back(self, line: Line) -> None:
        """Take back what was paid beyond what fines come to; what nobody had paid is owed like a fine."""
        left = line.amount
        for fine in (*self._of(line), _TOO_MUCH):
            part = min(left, max(0, self.paid[fine] - self.charged.get(fine, 0)))
            self.paid[fine] -= part
            left -= part
        self.handed_back[line.cause] = line.amount - left
        if left:
            self._charge(line.cause, line.account, left)

    def _keep(self, line: Line) -> None:
        lent = self.charged.get(line.cause, 0)
        self._charge(line.cause, line.account, -lent)
        self._pay(line, self.handed_back.pop(line.cause))

    def _waive(self, line: Line) -> None:
        left = -line.amount
        for fine in self._of(line):
            part = min(left, self._open(fine)) if line.fine in (None, fine) else 0
            left -= part
            if part:
                self.waived[fine][line.cause] = part

    def _unwaive(self, line: Line) -> None:
        for parts in self.waived.values():
            parts.pop(line.cause, None)


def effective_waivers(lines: Iterable[Line]) -> dict[Hashable, int]:
    """Return how much each waiver lets go now, by its cause; `lines` are in the order in which they were written."""
    fines = _Fines()
    waivers: dict[Hashable, int] = {}
    for line in lines:
        fines.read(line)
        if line.what == "waived":
            waivers[line.cause] = 0
        elif line.what == "unwaived":
            del waivers[line.cause]
    for fine, parts in fines.waived.items():
        room = fines.unpaid(fine)
        for waiver, part in parts.items():
            used = min(part, room)
            waivers[waiver] += used
            room -= used
    return waivers
