"""The database of this app, as endpoints use it.

with read() as connection: ...      # one consistent view
with write() as connection: ...     # one transaction, committed at the end
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from flask import Flask, current_app
from sqlalchemy import Connection

from models.database import engine as database
from models.database.engine import Engines
from models.journal.live import Live
from models.journal.log_trees import LogTrees

KEY = "shinpan.engines"
LIVE = "shinpan.live"
TREES = "shinpan.log-trees"
MOST_STREAMS = 4000  # open at once in one process
MOST_STREAMS_OF_ONE_ADDRESS = 3000  # a whole hall may have one, but not every place


def begin(app: Flask, engines: Engines) -> None:
    """Give the app its database. Nothing connects before the first request."""
    app.extensions[KEY] = engines
    app.extensions[LIVE] = Live(engines, MOST_STREAMS, MOST_STREAMS_OF_ONE_ADDRESS)
    app.extensions[TREES] = LogTrees()


def engines(app: Flask | None = None) -> Engines:
    """Return the engines of `app`, or of the app that serves this request."""
    found: Engines = (app or current_app).extensions[KEY]
    return found


def live() -> Live:
    """Return who listens to the journals of this app's database."""
    found: Live = current_app.extensions[LIVE]
    return found


def log_trees() -> LogTrees:
    """Return the Merkle trees over the journals of this app's database."""
    found: LogTrees = current_app.extensions[TREES]
    return found


def read() -> AbstractContextManager[Connection]:
    """Open a consistent view of the database that can't write."""
    return database.read(engines())


def write() -> AbstractContextManager[Connection]:
    """Open a transaction: committed at the end, rolled back when anything raises."""
    return database.write(engines())
