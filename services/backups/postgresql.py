"""Backups of PostgreSQL: its own tools make and restore them, by these commands."""

from __future__ import annotations

from pathlib import Path
from shlex import join

from sqlalchemy import URL

from models.database.engine import database_url


def dump_commands(url: str, target: Path) -> list[str]:
    """Return the command that backs up the database at `url`."""
    return [join(["pg_dump", "--format=custom", f"--file={target}", _address(database_url(url))])]


def restore_commands(url: str, dump: Path) -> list[str]:
    """Return the commands that restore such a dump beside the database at `url`, prove it, and exchange the two."""
    present = database_url(url)
    name = str(present.database)
    restored, replaced = f"{name}_restored", f"{name}_replaced"
    new = _address(present.set(database=restored))
    within = f"SHINPAN_DATABASE_URL={join([new])}"
    admin = ["psql", _address(present.set(database="postgres"))]
    renamed = [(name, replaced), (restored, name)]
    exchange = [part for old, to in renamed for part in ("-c", f'ALTER DATABASE "{old}" RENAME TO "{to}"')]
    return [
        join([*admin, "-c", f'CREATE DATABASE "{restored}"']),
        join(["pg_restore", "--no-owner", "--no-privileges", "--exit-on-error", f"--dbname={new}", str(dump)]),
        f"{within} alembic upgrade head",
        f"{within} shinpan audit verify",
        join([*admin, *exchange]),
    ]


def _address(url: URL) -> str:
    return url.set(drivername="postgresql", password=None).render_as_string()
