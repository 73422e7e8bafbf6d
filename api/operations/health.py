"""Is the process alive, and can it do its work?"""

from __future__ import annotations

from typing import Any

import marshmallow as ma
from sqlalchemy.exc import SQLAlchemyError

import rulings
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.schemas import Schema
from api.frame.store import read
from models.database import schema

blp = Blueprint("health", description="For load balancers and watchdogs", url_prefix="")


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

    The database answers and is migrated, the rulebooks are loaded. 503 otherwise.
    """
    return {"status": "ready", "schema": _schema_revision(), "rulebooks": _rulebooks()}


def _schema_revision() -> str:
    try:
        with read() as connection:
            current = schema.is_current(connection)
    except SQLAlchemyError as error:
        raise Problem(503, "The database does not answer: check SHINPAN_DATABASE_URL and that it runs.") from error
    if not current:
        raise Problem(503, "The database has another schema than this version needs: run alembic upgrade head.")
    return str(schema.newest())


def _rulebooks() -> int:
    try:
        return len(rulings.library().books)
    except (OSError, ValueError, KeyError) as error:
        raise Problem(503, "The rulebooks can't be loaded: run make rulebooks.") from error
