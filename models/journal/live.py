"""Live feed: phones listen to a journal, each through a `Listener`, and are notified when it grows.

One thread per process watches for all of them, and only while somebody listens: it reads once where their journals
stand, however many listen and however many commits fell together. It is woken by this process's own commits, and on
PostgreSQL by the NOTIFY of a trigger, whoever wrote. SQLite's other writers (the command line) are seen by looking
every second.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import sleep
from typing import Any
from uuid import UUID

from psycopg import Error as PsycopgError
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from models.database.engine import Engines, read
from models.journal.journal import HEAD
from models.people.credentials import Caller, filter_active

CHANNEL = "journal_moved"  # as the trigger says it
POLL_SECONDS = 1.0  # seconds between two looks when nothing was told
PAUSE = 0.25  # seconds after a move, in which further commits become one event
MOST_OF_ONE = 4  # listeners of one credential: a phone that lost its connections leaves dead ones behind
_WHERE_THEY_STAND = select(HEAD.c.tournament_id, HEAD.c.seq).where(
    HEAD.c.tournament_id.in_(bindparam("tournaments", expanding=True))
)


class CrowdedError(Exception):
    """As many listen as this process can serve."""


class Listener:
    """One phone or program that waits for the journal of the tournament to move."""

    def __init__(self, caller: Caller, seq: int, leave: Callable[["Listener"], None]) -> None:
        self.caller = caller
        self._leave = leave
        self._seq, self._yielded = seq, -1
        self._ended = False
        self._news = threading.Event()
        self._news.set()

    def notify(self, seq: int) -> None:
        """Record that the journal has come to this number."""
        if seq > self._seq:
            self._seq = seq
            self._news.set()

    def end(self) -> None:
        """End `moves`: nothing more will come."""
        self._ended = True
        self._news.set()

    def moves(self, patience: float) -> Iterator[int | None]:
        """Yield the last number, at once and each time it moved; None after `patience` seconds without a move."""
        while True:
            self._news.wait(patience)
            self._news.clear()
            if self._ended:
                return
            seq, before = self._seq, self._yielded  # read once: it may move while we compare
            self._yielded = seq
            yield seq if seq > before else None

    def close(self) -> None:
        """Stop listening."""
        self._leave(self)


class Live:
    """The listeners of one database in this process, at most `most`. `stopping` says when the process wants to end."""

    def __init__(self, engines: Engines, most: int) -> None:
        self.stopping: Callable[[], bool] = lambda: False
        self._engines, self._most = engines, most
        self._guard = threading.Lock()
        self._listeners: list[Listener] = []
        self._watched = False
        self._watch_thread: threading.Thread | None = None
        self._wake = threading.Event()
        engines.after_commit.append(self._wake.set)
        engines.before_end.append(self._end)

    def listen(self, caller: Caller, seq: int) -> Listener:
        """Return a listener for every number after `seq`; close it afterwards. Raises CrowdedError."""
        with self._guard:
            own = [listener for listener in self._listeners if listener.caller.credential == caller.credential]
            if len(own) >= MOST_OF_ONE:
                own[0].end()
                self._listeners.remove(own[0])
            if len(self._listeners) >= self._most:
                raise CrowdedError(f"{self._most} listen already")
            listener = Listener(caller, seq, self._remove)
            self._listeners.append(listener)
            if not self._watched:
                self._watched = True
                self._watch_thread = threading.Thread(target=self._watch, name="live", daemon=True)
                self._watch_thread.start()
        return listener

    def _remove(self, listener: Listener) -> None:
        with self._guard:
            if listener in self._listeners:
                self._listeners.remove(listener)

    def _watch(self) -> None:
        seen: dict[UUID, int] = {}
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
        """Forget the thread, which has closed its connections because nobody listens any more."""
        self._end_all()
        self._wake.set()
        if self._watch_thread is not None and self._watch_thread is not threading.current_thread():
            self._watch_thread.join(POLL_SECONDS + 2 * PAUSE)

    def _end_all(self) -> None:
        with self._guard:
            for listener in self._listeners:
                listener.end()
            self._listeners.clear()
            self._watched = False

    def _look(self) -> dict[UUID, int]:
        """Read where all the journals stand, and notify; end listeners whose admission has ended or changed."""
        with self._guard:
            listeners = list(self._listeners)
        with read(self._engines) as connection:
            heads = _heads(connection, {listener.caller.tournament_id for listener in listeners})
            stand = filter_active(connection, {listener.caller for listener in listeners}, datetime.now(UTC))
        for listener in listeners:
            if listener.caller in stand:
                listener.notify(heads[listener.caller.tournament_id])
            else:
                listener.end()
        return heads

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


def _heads(connection: Connection, tournaments: set[UUID]) -> dict[UUID, int]:
    rows = connection.execute(_WHERE_THEY_STAND, {"tournaments": list(tournaments)})
    return {row.tournament_id: row.seq for row in rows}
