"""What connections make a process hold, so that no address holds much of it, and all together no more than there is."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Generic, TypeVar

C = TypeVar("C")


class Held(Generic[C]):
    """Connections by address, oldest first, each with its weight in bytes."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self._most_of_one, self._most = most_of_one, most
        self._entries: dict[C, tuple[str, int]] = {}
        self._waiting: defaultdict[str, dict[C, None]] = defaultdict(dict)  # those that can be cut
        self._by_address: Counter[str] = Counter()
        self._total = 0

    def put(self, connection: C, address: str, weight: int, *, served: bool = False) -> C | None:
        """Count a connection, anew where its weight has changed. Return one that has to go: the oldest of the address
        that holds too much. One that is being served is never it.
        """
        if self._entries.get(connection, (address, 0))[0] != address:
            self.remove(connection)
        elif connection in self._entries:
            self._uncount(connection)
        self._entries[connection] = (address, weight)
        self._by_address[address] += weight
        self._total += weight
        waiting = self._waiting[address]
        if served:
            waiting.pop(connection, None)
        else:
            waiting.setdefault(connection)
        return self._excess(address)

    def remove(self, connection: C) -> None:
        """Forget a connection; one that is not there is none."""
        if connection in self._entries:
            address, _ = self._entries[connection]
            self._uncount(connection)
            del self._entries[connection]
            self._waiting[address].pop(connection, None)
            if not self._by_address[address]:
                del self._by_address[address], self._waiting[address]

    def oldest(self) -> C | None:
        """Return the oldest of the address that holds most."""
        for address, _ in self._by_address.most_common():
            if waiting := self._waiting[address]:
                return next(iter(waiting))
        return None

    def _uncount(self, connection: C) -> None:
        address, weight = self._entries[connection]
        self._by_address[address] -= weight
        self._total -= weight

    def _excess(self, address: str) -> C | None:
        if self._by_address[address] > self._most_of_one and self._waiting[address]:
            return next(iter(self._waiting[address]))
        return self.oldest() if self._total > self._most else None
