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


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database; None where no migration has run."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Return whether this version of the program has that revision: a newer one's it has not."""
    return any(one.revision == revision for one in _migrations().walk_revisions())


def is_current(connection: Connection) -> bool:
    """Return whether the database has the schema that this version of the program wants."""
    return revision_of(connection) == newest()


def is_empty(connection: Connection) -> bool:
    """Return whether the database holds no table at all, as a new file does."""
    return not inspect(connection).get_table_names()


@cache
def newest() -> str | None:
    """Return the revision that the migrations lead to."""
    return _migrations().get_current_head()


@cache
def _migrations() -> ScriptDirectory:
    return ScriptDirectory.from_config(Config(str(SETTINGS)))
