"""Is the process alive, and can it do its work?"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Any

import marshmallow as ma
from sqlalchemy.exc import SQLAlchemyError

import rulings
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.schemas import Schema
from api.frame.store import engines, read
from models.database import health, schema
from models.database.engine import Engines
from models.database.engine import read as read_from

blp = Blueprint("health", description="For load balancers and watchdogs", url_prefix="")

CHECK_SECONDS = 1


class TimedCache:
    """Check a database at most once within so many seconds, whoever asks: it takes the disk's time."""

    def __init__(self, seconds: float, check: Callable[[Engines], str | None]) -> None:
        self._seconds, self._check = seconds, check
        self._lock = Lock()
        self._database: Engines | None = None
        self._at = 0.0
        self._found: str | None = None

    def get(self, database: Engines) -> str | None:
        """Return what the check found in this database, now or a moment ago."""
        with self._lock:
            if database is not self._database or monotonic() - self._at > self._seconds:
                self._database, self._found, self._at = database, self._check(database), monotonic()
            return self._found


def _find_damage(database: Engines) -> str | None:
    with read_from(database) as connection:
        found = health.find_damage(connection, CHECK_SECONDS)
    return f"The database's file is damaged ({found[0]}): restore a backup." if found else None


PROBLEM = TimedCache(1, health.find_problem)
DAMAGE = TimedCache(60, _find_damage)


class Alive(Schema):
    """The process answers."""

    status = ma.fields.String(required=True, metadata={"example": "alive"})


class Ready(Schema):
    """The service can do its work."""

    status = ma.fields.String(required=True, metadata={"example": "ready"})
    schema = ma.fields.String(required=True, metadata={"description": "Revision of the database's schema"})
    rulebooks = ma.fields.Integer(required=True, metadata={"description": "How many rulebooks are loaded"})


@blp.get("/healthz")
@blp.answers(200, Alive)
def healthz() -> dict[str, str]:
    """The process is alive"""
    return {"status": "alive"}


@blp.get("/readyz")
@blp.answers(200, Ready)
def readyz() -> dict[str, Any]:
    """The service can do its work

    The database answers, is whole and migrated, and takes what is written; the rulebooks are loaded. Otherwise 503, and
    which of these it is.
    """
    return {"status": "ready", "schema": _checked_schema(), "rulebooks": _rulebooks()}


def _checked_schema() -> str:
    """Return the schema's revision, once the database can do its work."""
    try:
        with read() as connection:
            current = schema.is_current(connection)
        problem = PROBLEM.get(engines()) or DAMAGE.get(engines())
    except SQLAlchemyError as error:
        raise Problem(503, "The database does not answer: check SHINPAN_DATABASE_URL and that it runs.") from error
    if problem is not None:
        raise Problem(503, problem)
    if not current:
        raise Problem(503, "The database has another schema than this version needs: run alembic upgrade head.")
    return str(schema.newest())


def _rulebooks() -> int:
    try:
        return len(rulings.library().books)
    except (OSError, ValueError, KeyError) as error:
        raise Problem(503, "The rulebooks can't be loaded: run make rulebooks.") from error
