"""Group commit: threads that write to SQLite at the same time share a transaction, and so one wait for the disk.

SQLite has one writer. Each thread writes when its turn comes, in a savepoint of its own, and leaves the commit to the
next one in the queue; the last one commits for all. Nobody's `begin` ends before that commit: what was acknowledged is
on disk, exactly as if each had committed alone. With nobody else waiting it is an ordinary transaction.
"""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine

from models.turn import Turn

MOST = 16  # writers in one transaction, so that nobody waits long for the others
PATIENCE = 1.0  # seconds until a writer looks whether the next one went away without committing


class NotCommittedError(Exception):
    """Nothing of this transaction was stored; the cause says why."""


class SharedCommits:
    """The writing side of one SQLite database for the threads of one process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turn = Turn()
        self._batch: _Batch | None = None  # the open one; only whoever has the turn may touch it

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction: what was written is on disk at the end, or undone when anything raised.

        Raises NotCommittedError when the shared transaction failed.
        """
        batch = None
        try:
            with self._turn:
                batch = self._batch = self._batch or _Batch(self._engine)
                try:
                    with batch.part() as connection:
                        yield connection
                finally:
                    if batch.is_full or not self._turn.awaited:
                        self._commit(batch)
        finally:
            if batch is not None:
                self._wait_for(batch)

    def _commit(self, batch: "_Batch") -> None:
        self._batch = None
        batch.commit()

    def _wait_for(self, batch: "_Batch") -> None:
        while not batch.done.wait(PATIENCE):
            with self._turn:
                if self._batch is batch:
                    self._commit(batch)
        if batch.failure is not None:
            raise NotCommittedError("nothing of this was stored: try again") from batch.failure


class _Batch:
    """One transaction and who takes part in it."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        try:
            self._transaction = self._connection.begin()
        except BaseException:
            self._connection.close()
            raise
        self._driver: Any = self._connection.connection.driver_connection
        self._parts = 0
        self.failure: BaseException | None = None
        self.done = threading.Event()

    @property
    def is_full(self) -> bool:
        """Whether it must be committed now, or can't be any more."""
        return self._parts >= MOST or self.failure is not None

    @contextmanager
    def part(self) -> Iterator[Connection]:
        """One writer's part, undone alone when it raises."""
        self._parts += 1
        self._driver.execute("SAVEPOINT part").close()  # by the driver, for every write pays for it
        try:
            yield self._connection
        except BaseException:
            self._leave("ROLLBACK TO part")
            raise
        finally:
            self._leave("RELEASE part")

    def commit(self) -> None:
        """Commit, or keep the reason why that failed; then tell everyone who waits."""
        try:
            self._end()
        except BaseException as error:
            self.failure = self.failure or error
            if not isinstance(error, Exception):
                raise
        finally:
            self.done.set()

    def _end(self) -> None:
        with self._connection, self._transaction:
            if not self._driver.in_transaction:  # the driver would say yes to committing nothing
                raise sqlite3.OperationalError("the transaction was lost on the way")
            if self.failure is not None:
                raise self.failure

    def _leave(self, statement: str) -> None:
        """When the savepoint is gone, SQLite has given up the whole transaction (a full disk, say)."""
        try:
            self._driver.execute(statement).close()
        except sqlite3.Error as error:
            self.failure = self.failure or error
