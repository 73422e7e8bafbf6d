"""How alembic reaches the database: the URL its caller passed, else the setting SHINPAN_DATABASE_URL."""

from pathlib import Path
from typing import Any

from alembic import context
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from config import Config, ConfigError
from models import Base
from models.database.engine import Engines, database_url, make_engine, one_line, write
from models.database.grants import grant

MIGRATION_LOCK = 0x5368696E70616E  # "Shinpan": two processes that start together migrate one after the other


def migrate() -> None:
    """Run the migrations asked for, all in one transaction. Raises CommandError, which alembic tells in one line."""
    if context.is_offline_mode():
        raise CommandError("migrations need the database itself: leave out --sql")
    url, serving_role = _settings()
    try:
        _make_file(url)
    except OSError as error:
        raise CommandError(f"{database_url(url)} can't be made: {error.strerror}") from error
    engines = make_engine(url)
    try:
        _let_tables_be_copied(engines)
        with write(engines) as connection:
            _run(connection)
            _check_references(connection)
            if serving_role:
                grant(connection, serving_role)
    except DBAPIError as error:
        raise CommandError(f"{database_url(url)} can't be used: {one_line(error)}") from error
    finally:
        engines.dispose()


def _settings() -> tuple[str, str]:
    """Return the database's URL, and the role that may serve it where another one migrates."""
    given = context.config.attributes
    try:
        settings = Config(database_url=given["url"]) if "url" in given else Config.from_environment()
    except ConfigError as error:
        raise CommandError(str(error)) from error
    role = given.get("serving_role", settings.serving_role)
    if role and not settings.database_url.startswith("postgresql"):
        raise CommandError("SHINPAN_SERVING_ROLE is for PostgreSQL: SQLite has no roles. Leave it out.")
    return settings.database_url, role


def _make_file(url: str) -> None:
    parsed = database_url(url)
    if parsed.get_backend_name() == "sqlite":
        # Names and id numbers will lie in it: nobody else on the machine looks into what we make.
        file = Path(str(parsed.database))
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)  # SQLite gives what it keeps beside it the same mode


def _let_tables_be_copied(engines: Engines) -> None:
    """SQLite copies a table into another to change its rules, and nothing may point to it meanwhile."""
    if engines.writer.dialect.name == "sqlite":

        @event.listens_for(engines.writer, "connect")
        def let_references_wait(connection: Any, _record: Any) -> None:
            connection.execute("PRAGMA foreign_keys = OFF").close()


def _check_references(connection: Connection) -> None:
    """Raise CommandError where a reference leads nowhere after all."""
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise CommandError(f"a row of {broken[0]} points to a row of {broken[2]} that is not there")


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
