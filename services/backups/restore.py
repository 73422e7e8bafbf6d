"""Putting a backup in the place of the present SQLite database, once it has been found good."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import UUID

from alembic.util import CommandError
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError

from models.database import backup, health, replace, schema
from models.database.engine import examine, one_line, sqlite_url
from models.database.integrity.differences import find_differences
from models.database.integrity.values import find_unreadable
from services.backups.contents import Kept, find_wrong, read_contents

OURS = frozenset({"alembic_version", "tournament", "journal_entry", "journal_head"})
OLDER = "Take an older backup. What is left of this one, `sqlite3 FILE .recover` gets out."
NOT_OURS = (
    "Somebody changed it, or it is damaged. Take another backup; what you added yourself, take out of a copy of this"
    " one with the sqlite3 program."
)
MOST = 20  # sentences
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What a migration raises at content that it did not expect."""
OTHER_FILES = {
    b"PGDMP": "It is a dump of PostgreSQL: `shinpan restore` says how to restore one where SHINPAN_DATABASE_URL is.",
    b"\x1f\x8b": "It is compressed: unpack it with gunzip first.",
    b"PK": "It is a ZIP file: unpack it first.",
    b"(\xb5/\xfd": "It is compressed: unpack it with unzstd first.",
}


class RestoreError(Exception):
    """Why a backup can't be restored, and the cure. Nothing was changed."""


@dataclass(frozen=True)
class Checked:
    """A backup that can be restored: a copy of it, migrated, and what was found in that.

    `migration`: of the backup itself. `wrong`: what its audit found, by tournament.
    """

    copy: Path
    migration: str
    tournaments: dict[UUID, Kept]
    wrong: dict[str, list[str]]


@contextmanager
def checked(file: Path, copy: Path) -> Iterator[Checked]:
    """Copy the backup to `copy`, migrate and verify that; it is removed at the end, unless it was restored.

    Raises RestoreError for what is no whole backup of this or an older version, or has no room there.
    """
    if copy.exists() and copy.samefile(file):
        raise RestoreError("This is what a restore left that was broken off: name the backup itself.")
    try:
        yield _check(file, copy)
    finally:
        with suppress(OSError):  # where nothing can be removed, nothing was written
            backup.remove(copy)


def _check(file: Path, copy: Path) -> Checked:
    try:
        copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        backup.remove(copy)
        backup.copy_unchanged(file, copy)
        migration = _require_ours(copy)
        schema.upgrade(sqlite_url(copy))
        with examine(sqlite_url(copy)) as connection:
            _require_schema(connection, str(schema.newest()))
            return Checked(copy, migration, read_contents(connection), find_wrong(connection))
    except sqlite3.Error as error:
        raise RestoreError(_cure(file, copy, error)) from error
    except OSError as error:
        raise RestoreError(f"{error.filename or copy.parent}: {error.strerror}.") from error
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error) and _code(error.orig) in DAMAGED:
            raise RestoreError(_cure(file, copy, error.orig)) from error
        raise RestoreError(f"It can't be brought to this version: {one_line(error)}.\n{OLDER}") from error
    except (CommandError, *UNREADABLE) as error:
        said = str(error) if isinstance(error, CommandError) else repr(error)
        raise RestoreError(f"It can't be brought to this version: {said}.\n{OLDER}") from error


def _require_ours(copy: Path) -> str:
    """Return the migration of a whole database of ours, in which nothing is foreign. Raises RestoreError for others."""
    with examine(sqlite_url(copy)) as connection:
        tables = set(inspect(connection).get_table_names())
        if not tables:
            raise RestoreError("It is empty: nothing was ever stored there.")
        revision = schema.revision_of(connection) if tables >= OURS else None
        if not isinstance(revision, str):
            raise RestoreError("It is another program's database, not Shinpan's.")
        if not schema.is_known(revision):
            raise RestoreError(
                f"A newer version of Shinpan made it: migration {revision} is unknown here, where {schema.newest()} is"
                " the last. Update Shinpan, then run this again."
            )
        _require_schema(connection, revision)
        if damages := health.find_damage(connection) or [*find_unreadable(connection)]:
            raise RestoreError("\n".join([*(f"It is damaged: {damage}." for damage in damages[:MOST]), OLDER]))
    return revision


def _require_schema(connection: Connection, revision: str) -> None:
    """Raise RestoreError where triggers, views, tables … are not those that the migrations make up to `revision`."""
    if differences := find_differences(connection, revision):
        said = [f"It is not as Shinpan made it: {difference}." for difference in differences[:MOST]]
        raise RestoreError("\n".join([*said, NOT_OURS]))


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's code; 0 for what the driver itself found."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _cure(file: Path, copy: Path, error: sqlite3.Error) -> str:
    code = _code(error)
    if code == sqlite3.SQLITE_NOTADB:
        with file.open("rb") as opened:
            begins = opened.read(8)
        known = (said for magic, said in OTHER_FILES.items() if begins.startswith(magic))
        return next(known, "It is no SQLite database: decrypt or unpack it first, or name another file.")
    if code in DAMAGED:
        return f"It is damaged: {' '.join(str(error).split())}.\n{OLDER}"
    if code == sqlite3.SQLITE_FULL:
        return f"It needs {file.stat().st_size / 1e6:.1f} MB more in {copy.parent}: make room there."
    return f"It can't be copied to {copy.parent}: {error}."


def read_present(file: Path) -> dict[UUID, Kept] | str:
    """Return the tournaments of the present database; or, in a sentence, why there are none to be compared."""
    if not file.exists():
        return "There is no database now."
    try:
        with examine(sqlite_url(file)) as connection:
            if schema.is_empty(connection):
                return "The present database is empty."
            return read_contents(connection)
    except DBAPIError as error:
        return f"The present database can't be read: {one_line(error)}."
    except (ValueError, OSError) as error:
        return f"The present database can't be read: {error}."


def check_unused(file: Path) -> None:
    """Raise RestoreError where somebody has the present database open."""
    try:
        replace.check_unused(file)
    except replace.InUseError:
        raise RestoreError(_in_use(file)) from None
    except sqlite3.Error as error:
        raise RestoreError(f"{file}: {error}.") from error


def _in_use(file: Path) -> str:
    return (
        f"{file} is in use. Stop the server (Ctrl-C where it runs, or its service) and any other program that has it"
        " open, then run this again."
    )


def restore(found: Checked, file: Path, at: datetime) -> Path | None:
    """Put what was checked in the place of the database; return where that is kept now, None where there was none.

    Raises RestoreError while anybody has it open, and where the folder takes nothing.
    """
    aside = file.with_name(f"{file.stem}-replaced-{at:%Y-%m-%dT%H-%M-%SZ}{file.suffix}")
    try:
        kept = replace.replace(file, found.copy, aside)
    except replace.InUseError:
        raise RestoreError(_in_use(file)) from None
    except (OSError, sqlite3.Error) as error:
        raise RestoreError(f"{file}: {error}") from error
    with examine(sqlite_url(file)) as connection:
        _require_schema(connection, str(schema.newest()))
        if read_contents(connection) != found.tournaments:
            raise RestoreError(f"{file} is not what was checked: another program wrote there. See {kept}.")
    return kept
