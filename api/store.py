"""The database of this app, as endpoints use it.

with read() as connection: ...      # one consistent view
with write() as connection: ...     # one transaction, committed at the end
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from flask import Flask, current_app
from sqlalchemy import Connection

from models import engine as database
from models.engine import Engines

KEY = "shinpan.engines"


def install(app: Flask, url: str) -> None:
    """Open the database of this app. Nothing connects before the first request."""
    app.extensions[KEY] = database.make_engine(url)


def engines(app: Flask | None = None) -> Engines:
    """The engines of `app`, or of the app that serves this request."""
    found: Engines = (app or current_app).extensions[KEY]
    return found


def read() -> AbstractContextManager[Connection]:
    """A consistent view of the database that can't write."""
    return database.read(engines())


def write() -> AbstractContextManager[Connection]:
    """A transaction: committed at the end, rolled back when anything raises."""
    return database.write(engines())
