"""The schema of a database: brought up to date by the migrations, and only by them."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

SETTINGS = Path(__file__).resolve().parents[2] / "alembic.ini"


def upgrade(url: str, revision: str = "head") -> None:
    """Bring the database at `url` to `revision` in one transaction, making it when it is not there."""
    settings = Config(str(SETTINGS), attributes={"url": url})
    command.upgrade(settings, revision)


def is_current(connection: Connection) -> bool:
    """Return whether the database has the schema that this version of the program wants."""
    return MigrationContext.configure(connection).get_current_revision() == newest()


@cache
def newest() -> str | None:
    """Return the revision that the migrations lead to."""
    return ScriptDirectory.from_config(Config(str(SETTINGS))).get_current_head()
