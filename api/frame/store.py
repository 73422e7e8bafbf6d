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

KEY = "shinpan.engines"
LIVE = "shinpan.live"
MOST_STREAMS = 200  # open at once in one process, each with a thread of its own (deploy/gunicorn.py)


def begin(app: Flask, engines: Engines) -> None:
    """Give the app its database. Nothing connects before the first request."""
    app.extensions[KEY] = engines
    app.extensions[LIVE] = Live(engines, MOST_STREAMS)


def engines(app: Flask | None = None) -> Engines:
    """Return the engines of `app`, or of the app that serves this request."""
    found: Engines = (app or current_app).extensions[KEY]
    return found


def live() -> Live:
    """Return who listens to the journals of this app's database."""
    found: Live = current_app.extensions[LIVE]
    return found


def read() -> AbstractContextManager[Connection]:
    """Open a consistent view of the database that can't write."""
    return database.read(engines())


def write() -> AbstractContextManager[Connection]:
    """Open a transaction: committed at the end, rolled back when anything raises."""
    return database.write(engines())
