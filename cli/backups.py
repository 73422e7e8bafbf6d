"""What the machine's owner does against loss: back the database up, and restore it."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn
from uuid import UUID

import click

from cli.options import AS_JSON
from cli.terminal import Refusal, confirm, say, say_json
from config import Config
from models.database import backup, engine, schema
from services.backups.comparison import compare
from services.backups.contents import Kept
from services.backups.postgresql import dump_commands, restore_commands
from services.backups.restore import Checked, RestoreError, check_unused, checked, read_present, restore

REVOKED = ("official.revoked", "phone.revoked", "token.revoked", "invitation.revoked")
AGAIN = "Phones then warn that the log's end is gone or was changed, and send again what they had sent since."


@click.command("backup")
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--keep", type=click.IntRange(1), metavar="NUMBER", help="In a folder: delete all but the newest ones.")
def backup_(target: Path, keep: int | None) -> None:
    """Copy the SQLite database to TARGET while the server runs; into TARGET, by the time, where that is a folder."""
    url = Config.from_environment().database_url
    if not url.startswith("sqlite"):
        raise Refusal("PostgreSQL has its own tool:", *_listed(dump_commands(url, target)))
    if keep and not target.is_dir():
        raise click.UsageError(f"There is no folder {target}: make it, for --keep deletes old copies in one.")
    try:
        made = (
            backup.backup_into(url, target, datetime.now(UTC), keep) if target.is_dir() else backup.backup(url, target)
        )
    except (ValueError, OSError, sqlite3.Error) as error:
        raise click.ClickException(f"{target}: {error}") from error
    say(f"Copied to {made}" if made else f"The newest copy in {target} holds the same: none was added.")


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--check", "only_check", is_flag=True, help="Say what it holds and whether it is whole; change nothing.")
@click.option("--yes", is_flag=True, help="Don't ask.")
@click.option("--despite-findings", is_flag=True, help="Restore it although its audit finds something wrong.")
@AS_JSON
def restore_(file: Path, *, only_check: bool, yes: bool, despite_findings: bool, as_json: bool) -> None:
    """Put the backup FILE in the place of the SQLite database, once it has proved whole; the server must be stopped."""
    if as_json and not (yes or only_check):
        raise click.UsageError("With --json nothing is asked: add --check, or --yes.")
    database = _database(file)
    try:
        with _place(database, only_check) as copy, checked(file, copy) as found:
            answer = _summarise(file, found, read_present(database))
            if not as_json:
                say(*_report(answer))
            if found.wrong and not despite_findings:
                _refuse(answer, as_json=as_json)
            if not only_check:
                if not yes:
                    confirm(f"Put it in the place of {database}?")
                kept = restore(found, database, datetime.now(UTC))
                answer |= {"restored": True, "kept": kept and str(kept)}
    except RestoreError as error:
        raise Refusal(*f"{file}: {error}".split("\n")) from error
    if as_json:
        say_json(answer)
    elif answer["restored"]:
        say(*_next(answer, database))


def _refuse(answer: dict[str, Any], *, as_json: bool) -> NoReturn:
    if as_json:
        say_json(answer)
    raise RestoreError("Its audit finds what stands above. Take another, or add --despite-findings.")


def _database(file: Path) -> Path:
    """Return the present SQLite file. Raises ClickException for PostgreSQL, and where the backup is that file."""
    url = Config.from_environment().database_url
    if not url.startswith("sqlite"):
        raise Refusal(*_for_postgresql(url, file))
    database = Path(str(engine.database_url(url).database)).resolve()
    if database.exists() and file.samefile(database):
        raise click.ClickException(f"{file} is the database itself: name a backup of it.")
    return database


@contextmanager
def _place(database: Path, only_check: bool) -> Iterator[Path]:
    """Yield where the backup is copied to be looked at: beside the database, unless that is not to change."""
    name = f"{database.name}.restoring"
    if only_check:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder) / name
    else:
        check_unused(database)
        yield database.with_name(name)


def _summarise(file: Path, found: Checked, present: Mapping[UUID, Kept] | str) -> dict[str, Any]:
    missing = present if isinstance(present, str) else None
    return {
        "file": str(file),
        "migration": found.migration,
        "findings": found.wrong,
        "tournaments": compare(found.tournaments, {} if isinstance(present, str) else present),
        "present": missing,
        "restored": False,
        "kept": None,
    }


def _report(answer: dict[str, Any]) -> Iterator[str]:
    newest = schema.newest()
    older = "" if answer["migration"] == newest else f", which is brought to {newest}"
    yield f"{answer['file']}: a whole file, of migration {answer['migration']}{older}."
    for one in answer["tournaments"]:
        yield f"{one['name']} ({one['slug']})"
        yield f"  backup   {_last(one['backup'])}"
        if answer["present"] is None:
            same = one["present"] == one["backup"]
            yield f"  present  {'the same' if same else _last(one['present'])}"
        if one["returning"]:
            yield f"  the backup lacks, and phones send again: {_counted(one['returning'])}"
        if one["lost"]:
            yield f"  the backup lacks, and nobody sends again: {_counted(one['lost'])}"
    if answer["present"]:
        yield answer["present"]
    yield from (f"{slug}: {finding}" for slug, findings in answer["findings"].items() for finding in findings)
    if not answer["findings"]:
        yield "Its journals, and all that they wrote, are as they were written."


def _last(kept: dict[str, Any] | None) -> str:
    if kept is None:
        return "nothing of it"
    at = datetime.fromisoformat(kept["at"]) if kept["at"] else None
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC  head {kept['head']}" if at else "no entry"


def _counted(kinds: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in kinds.items())


def _next(answer: dict[str, Any], database: Path) -> Iterator[str]:
    yield f"Restored to {database}."
    if answer["kept"]:
        yield f"What was there is {answer['kept']} now: delete it once nothing is missed."
    yield "Start the server."
    lost = {kind for one in answer["tournaments"] for kind in one["lost"]}
    if answer["present"] or lost or any(one["returning"] for one in answer["tournaments"]):
        yield f"{AGAIN} Tell everybody that you restored a backup."
    if answer["present"]:
        yield "What was removed of personal data since then is back, and who was revoked is let in: do it again."
    if "personal-data.removed" in lost:
        yield "Personal data that was removed since then is back: remove it again."
    if lost.intersection(REVOKED):
        yield "Whoever was revoked or cut off since then is let in again: do it again."


def _for_postgresql(url: str, file: Path) -> Iterator[str]:
    *before, exchange = restore_commands(url, file)
    yield "PostgreSQL has its own tools. Restore a dump beside the database, as the role that owns it, and prove it:"
    yield from _listed(before)
    yield "Then stop the server and exchange the two:"
    yield from _listed([exchange])


def _listed(commands: list[str]) -> list[str]:
    return [f"  {command}" for command in commands]
