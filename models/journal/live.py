"""Live feed: phones listen to a journal, each through a `Listener`, and are told when its head changes.

One thread per process watches for all of them and writes to all of them, and only while somebody listens: it reads once
where their journals stand, however many listen and however many commits fell together. It is woken by this process's
own commits, and on PostgreSQL by the NOTIFY of a trigger, whoever wrote. SQLite's other writers (the command line), and
a head that was changed by hand, are seen by looking every second.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import monotonic, sleep
from typing import Any
from uuid import UUID

from psycopg import Error as PsycopgError
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from models.database.engine import Engines, read
from models.journal.journal import HEAD, Entry
from models.people.credentials import Caller, filter_active

CHANNEL = "journal_moved"  # as the trigger says it
POLL_SECONDS = 1.0  # seconds between two looks when nothing was told
PAUSE = 0.25  # seconds after a move, in which further commits become one event
HEARTBEAT = 15  # seconds: proxies close what says nothing for long, and a phone that went away is noticed
MOST_OF_ONE = 4  # listeners of one credential: a phone that lost its connections leaves dead ones behind
_WHERE_THEY_STAND = select(HEAD.c.tournament_id, HEAD.c.seq, HEAD.c.hash).where(
    HEAD.c.tournament_id.in_(bindparam("tournaments", expanding=True))
)

Tell = Callable[[Entry | None], object]


class CrowdedError(Exception):
    """As many listen as this process can serve, or as one address may."""


class Listener:
    """One phone or program that waits for the journal of the tournament to change."""

    def __init__(self, caller: Caller, address: str, head: Entry) -> None:
        self.caller, self.address, self.head = caller, address, head
        self.gone = False
        self._told_at = monotonic()
        self._tell: Tell | None = None
        self._end: Callable[[], object] | None = None
        self._ended = False
        self._guard = threading.Lock()

    def begin(self, tell: Tell, end: Callable[[], object]) -> None:
        """From now on, `tell` each new head, or None as a sign of life, and `end` once: both from the watching thread.
        `tell` must not block; it raises OSError where nobody listens.
        """
        with self._guard:
            self._tell, self._end = tell, end
            ended = self._ended
        if ended:
            end()

    def leave(self) -> None:
        """Have it ended soon."""
        self.gone = True

    def look(self, head: Entry, now: float) -> None:
        """Tell a head that has changed, or give a sign of life when it is time for one."""
        if self._tell is None or (head == self.head and now - self._told_at < HEARTBEAT):
            return
        try:
            self._tell(None if head == self.head else head)
        except OSError:
            self.gone = True
        self.head, self._told_at = head, now

    def end(self) -> None:
        """Nothing more will come."""
        with self._guard:
            self.gone = self._ended = True
            end = self._end
        if end is not None:
            end()


class Live:
    """The listeners of one database in this process, at most `most`, and `most_of_one_address`. `stopping` says when
    the process wants to end.
    """

    def __init__(self, engines: Engines, most: int, most_of_one_address: int) -> None:
        self.stopping: Callable[[], bool] = lambda: False
        self._engines, self._most, self._most_of_one_address = engines, most, most_of_one_address
        self._guard = threading.Lock()
        self._listeners: list[Listener] = []
        self._watched = False
        self._checked = 0.0  # when it was last asked who may still listen
        self._watch_thread: threading.Thread | None = None
        self._wake = threading.Event()
        engines.after_commit.append(self._wake.set)
        engines.before_end.append(self._end)

    def listen(self, caller: Caller, address: str, head: Entry) -> Listener:
        """Return a listener to whatever comes after `head`. Raises CrowdedError."""
        with self._guard:
            others = [listener for listener in self._listeners if not listener.gone]
            own = [listener for listener in others if listener.caller.credential == caller.credential]
            if len(own) >= MOST_OF_ONE:
                own[0].leave()
                others.remove(own[0])
            if len(others) >= self._most:
                raise CrowdedError(f"{self._most} listen already")
            if sum(listener.address == address for listener in others) >= self._most_of_one_address:
                raise CrowdedError(f"{self._most_of_one_address} listen from that address already")
            listener = Listener(caller, address, head)
            self._listeners.append(listener)
            if not self._watched:
                self._watched = True
                self._watch_thread = threading.Thread(target=self._watch, name="live", daemon=True)
                self._watch_thread.start()
        return listener

    def _watch(self) -> None:
        seen: dict[UUID, Entry] = {}
        try:
            with self._alarm() as wait:
                while self._somebody_listens():
                    before, seen = seen, self._look()
                    sleep(PAUSE if seen != before else 0)
                    wait()
        except BaseException as error:
            self._end_all()  # phones come back, and with them another watch
            if not isinstance(error, SQLAlchemyError | PsycopgError):
                raise
            logging.getLogger(__name__).warning("the live feed ended: %s", type(error).__qualname__)

    def _somebody_listens(self) -> bool:
        """Return whether anybody listens; if nobody does, this thread ends and the next listener starts another."""
        if self.stopping():
            self._end_all()
        with self._guard:
            self._watched = bool(self._listeners)
            return self._watched

    def _end(self) -> None:
        """Have the thread end, which closes its connections, and with it every listener."""
        with self._guard:
            for listener in self._listeners:
                listener.leave()
        self._wake.set()
        if self._watch_thread is not None and self._watch_thread is not threading.current_thread():
            self._watch_thread.join(POLL_SECONDS + 2 * PAUSE)

    def _end_all(self) -> None:
        with self._guard:
            listeners, self._listeners = self._listeners, []
            self._watched = False
        for listener in listeners:
            listener.end()

    def _look(self) -> dict[UUID, Entry]:
        """Read where all the journals stand, and tell; end listeners whose admission has ended or changed."""
        with self._guard:
            listeners = list(self._listeners)
        now = monotonic()
        with read(self._engines) as connection:
            heads = _heads(connection, {listener.caller.tournament_id for listener in listeners})
            if now >= self._checked + POLL_SECONDS:
                self._checked = now
                callers = {listener.caller for listener in listeners}
                ended = callers - filter_active(connection, callers, datetime.now(UTC))
            else:
                ended = set()  # with thousands of listeners, asking at each commit costs more than the commit
        for listener in listeners:
            if listener.caller in ended:
                listener.leave()
            elif not listener.gone:
                listener.look(heads.get(listener.caller.tournament_id, listener.head), now)
        self._drop([listener for listener in listeners if listener.gone])
        return heads

    def _drop(self, gone: list[Listener]) -> None:
        if not gone:
            return
        leaving = set(gone)
        with self._guard:
            self._listeners = [listener for listener in self._listeners if listener not in leaving]
        for listener in gone:
            listener.end()

    @contextmanager
    def _alarm(self) -> Iterator[Callable[[], object]]:
        """Return a function that waits for a commit, at most POLL_SECONDS seconds."""
        if self._engines.writer.dialect.name == "sqlite":
            yield self._local_commit
            return
        pooled = self._engines.writer.raw_connection()
        driver: Any = pooled.driver_connection
        pooled.detach()  # kept for as long as somebody listens, so it must not count against the pool
        with driver:
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            yield lambda: list(driver.notifies(timeout=POLL_SECONDS, stop_after=1))

    def _local_commit(self) -> None:
        self._wake.wait(POLL_SECONDS)
        self._wake.clear()


def _heads(connection: Connection, tournaments: set[UUID]) -> dict[UUID, Entry]:
    rows = connection.execute(_WHERE_THEY_STAND, {"tournaments": list(tournaments)})
    return {row.tournament_id: Entry(row.seq, row.hash) for row in rows}
