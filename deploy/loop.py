"""What the loop of a worker goes by: how threads call it, and whose request is next."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from typing import Generic, TypeVar

from gunicorn.workers.gthread import PollableMethodQueue

C = TypeVar("C")


class MethodQueue(PollableMethodQueue):
    """Keeps its pipe to the end of the process: threads that outlive the loop write into it, and another file, such as
    the database, might have its number by then.
    """

    def close(self) -> None:
        """Close nothing."""


class Turns(Generic[C]):
    """Whole requests by address: at most so many of one are served at once, the others wait in order."""

    def __init__(self, most_of_one: int) -> None:
        self._most_of_one = most_of_one
        self._served: Counter[str] = Counter()
        self._waiting: defaultdict[str, deque[C]] = defaultdict(deque)

    def begin(self, address: str) -> bool:
        """Count another one that is served; return False where it has to wait instead."""
        if self._served[address] >= self._most_of_one:
            return False
        self._served[address] += 1
        return True

    def wait(self, address: str, connection: C) -> None:
        """Let it wait for the end of another one of the address."""
        self._waiting[address].append(connection)

    def end(self, address: str) -> deque[C]:
        """Count one less that is served; return those that wait, the first of which is next."""
        self._served[address] -= 1
        waiting = self._waiting[address]
        if not waiting:
            del self._waiting[address]
        if not self._served[address]:
            del self._served[address]
        return waiting
