"""The schema of a database: brought up to date by the migrations, and only by them."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

SETTINGS = Path(__file__).resolve().parents[2] / "alembic.ini"


def upgrade(url: str, revision: str = "head", serving_role: str = "") -> None:
    """Bring the database at `url` to `revision` in one transaction, making it when it is not there.

    `serving_role`: a role of PostgreSQL that may then serve it (models/database/grants.py).
    """
    settings = Config(str(SETTINGS), attributes={"url": url, "serving_role": serving_role})
    command.upgrade(settings, revision)


def is_current(connection: Connection) -> bool:
    """Return whether the database has the schema that this version of the program wants."""
    return MigrationContext.configure(connection).get_current_revision() == newest()


def is_empty(connection: Connection) -> bool:
    """Return whether the database holds no table at all, as a new file does."""
    return not inspect(connection).get_table_names()


@cache
def newest() -> str | None:
    """Return the revision that the migrations lead to."""
    return ScriptDirectory.from_config(Config(str(SETTINGS))).get_current_head()
