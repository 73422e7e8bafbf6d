"""A worker of gunicorn that bounds what its connections hold, and for how long."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep
from typing import Any

from gunicorn.workers.gthread import ThreadWorker

from deploy.connection import Connection
from deploy.held import Held

WEIGHT = 16_384  # bytes that an open connection costs at least
MOST_OF_ONE_ADDRESS = 16 * 2**20  # a thousand connections with half a header, or 16 whole bodies
MOST_HELD = 64 * 2**20
STOP_SECONDS = 0.5
ROOM_SECONDS = 0.05
LOOK_EVERY = 0.5  # seconds, for what is overdue


class LimitedWorker(ThreadWorker):
    """Knows every connection that waits for its client: since when, until when, and how much it holds."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._held: Held[Connection] = Held(MOST_OF_ONE_ADDRESS, MOST_HELD)
        self._overdue: dict[Connection, tuple[float, Callable[[Connection], None]]] = {}
        self._idle: dict[Connection, None] = {}
        self._looked = 0.0

    def _make_room(self) -> None:
        oldest = self._held.oldest()
        if oldest is None:
            sleep(ROOM_SECONDS)  # they wait in the kernel's queue
        else:
            self._close(oldest)

    def _hold(self, connection: Connection, seconds: float, when_overdue: Callable[[Connection], None]) -> None:
        self._idle.pop(connection, None)
        self._overdue[connection] = (monotonic() + seconds, when_overdue)
        self._count(connection)

    def _count(self, connection: Connection, *, served: bool = False) -> None:
        excess = self._held.put(connection, connection.address, WEIGHT + connection.weight, served=served)
        if excess is not None:
            self._close(excess)

    def _watch(self, connection: Connection, events: int, then: Callable[[Connection], None]) -> None:
        if connection.fileno() < 0:
            return
        try:
            self.poller.modify(connection, events, then)
        except KeyError:
            self.poller.register(connection, events, then)

    def _unwatch(self, connection: Connection) -> None:
        with suppress(KeyError, ValueError):
            self.poller.unregister(connection)

    def _close(self, connection: Connection) -> None:
        self._held.remove(connection)
        self._overdue.pop(connection, None)
        self._idle.pop(connection, None)
        if connection.fileno() >= 0:
            self._unwatch(connection)
            connection.close()
            self.nr_conns -= 1

    def murder_keepalived(self, force: bool = False) -> None:
        """Cut off what is overdue; all that waits, by force."""
        now = monotonic()
        if not force and now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        for connection, (due, cut) in list(self._overdue.items()):
            if force:
                self._close(connection)
            elif due < now:
                cut(connection)

    def murder_pending(self) -> None:
        """Do nothing: `murder_keepalived` knows all that waits."""

    def _cap_keepalive(self, deadline: float) -> None:
        """Let nobody's next request keep a worker that stops; what is on its way may still come."""
        soon = monotonic() + STOP_SECONDS
        for connection, (due, cut) in self._overdue.items():
            if not connection.has_unsent:
                self._overdue[connection] = (min(due, soon), cut)
