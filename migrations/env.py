"""How alembic reaches the database: the URL its caller passed, else the setting SHINPAN_DATABASE_URL."""

from pathlib import Path

from alembic import context
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from config import Config, ConfigError
from models import Base
from models.database.engine import database_url, make_engine, one_line, write

MIGRATION_LOCK = 0x5368696E70616E  # "Shinpan": two processes that start together migrate one after the other


def migrate() -> None:
    """Run the migrations asked for, all in one transaction. Raises CommandError, which alembic tells in one line."""
    if context.is_offline_mode():
        raise CommandError("migrations need the database itself: leave out --sql")
    url = _url()
    try:
        _make_folder(url)
    except OSError as error:
        raise CommandError(f"{database_url(url)} can't be made: {error.strerror}") from error
    engines = make_engine(url)
    try:
        with write(engines) as connection:
            _run(connection)
    except DBAPIError as error:
        raise CommandError(f"{database_url(url)} can't be used: {one_line(error)}") from error
    finally:
        engines.dispose()


def _url() -> str:
    try:
        return context.config.attributes.get("url") or Config.from_environment().database_url
    except ConfigError as error:
        raise CommandError(str(error)) from error


def _make_folder(url: str) -> None:
    parsed = database_url(url)
    if parsed.get_backend_name() == "sqlite":
        # Names and id numbers will lie in it: nobody else on the machine looks into a folder that we make.
        Path(str(parsed.database)).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _run(connection: Connection) -> None:
    on_sqlite = connection.dialect.name == "sqlite"
    if not on_sqlite:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=on_sqlite,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


migrate()
