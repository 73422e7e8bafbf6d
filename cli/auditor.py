"""What auditors do on the command line: verify a journal with the database at hand, and a proof without it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

import click
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from cli.owner import database, database_url
from cli.terminal import say
from config import Config
from models.database import engine, health, schema
from models.database.integrity.differences import find_differences
from models.database.integrity.values import find_unreadable
from models.event import tournaments
from models.journal import audit, journal
from models.journal.findings import Finding
from models.journal.log_trees import LogTrees
from services.proofs import evidence, proof_file
from services.proofs.log import open_log
from services.proofs.plain_text import describe_evidence, describe_log, describe_proof
from services.proofs.proof_file import ProofError
from services.proofs.stamps import Authority, StampError, stamp_log

PDF = b"%PDF"


@click.group("audit")
def audit_() -> None:
    """Verify the journal, and proofs of what stood in it."""


@audit_.command()
@click.argument("slug", required=False)
@click.option("--head", metavar="NUMBER:HASH", help="A head that you noted down: it must still be in the journal.")
def verify(slug: str | None, head: str | None) -> None:
    """Read the whole journal and every row it wrote; name what was changed, deleted or swapped (exit code 1)."""
    if head and not slug:
        raise click.UsageError("Name the tournament whose head it is.")
    with _examined() as connection:
        wrong = len(faults := [*_database_faults(connection)])
        say(*faults)
        named = {id_: name for id_, name in audit.tournaments(connection).items() if slug in (None, name, id_)}
        if not named:
            what = "no tournament at all" if slug is None else f"no tournament {slug}"
            raise click.ClickException(f"There is {what}; see `shinpan tournament list`.")
        for id_, name in named.items():
            findings = [*audit.verify(connection, id_), *_compare_head(connection, id_, head)]
            wrong += len(findings)
            said = [finding.what for finding in findings] or _all_well(connection, UUID(id_))
            say(*(f"{name}: {line}" for line in said))
    sys.exit(1 if wrong else 0)


@audit_.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--key", metavar="VKEY", help="The log's public key, as the event's papers print it.")
def prove(file: Path, key: str | None) -> None:
    """Check, without the server, a proof that something stood in a log, or a phone's evidence that a log was changed.

    Say what it proves (or, with exit code 1, what fails).
    """
    content = file.read_bytes()
    if content.startswith(PDF):
        raise click.ClickException(
            "This is the report itself: take the proof out, which is attached to it as a .tlog-proof file (a PDF reader"
            f" lists attachments, and `pdfdetach -saveall {file.name}` saves them), and name that file."
        )
    try:
        said = _proved(content.decode(), key and "".join(key.split()))  # printed, a key wraps over lines
    except UnicodeDecodeError:
        raise click.ClickException("This is no proof file, or it was cut or damaged.") from None
    except ProofError as error:
        raise click.ClickException(str(error)) from None
    say(*said)


def _proved(text: str, key: str | None) -> Iterator[str]:
    if evidence.is_evidence(text):
        return describe_evidence(evidence.check(text, key), given=key is not None)
    return describe_proof(proof_file.check(proof_file.read(text), key), given=key is not None)


@audit_.command()
@click.argument("slug")
def stamp(slug: str) -> None:
    """Have the authority of SHINPAN_STAMPING_AUTHORITY stamp the present checkpoint of SLUG (RFC 3161)."""
    config = Config.from_environment()
    authority = Authority(config.stamping_authority, config.stamping_roots)
    if not authority.on:
        raise click.ClickException("Set SHINPAN_STAMPING_AUTHORITY and SHINPAN_STAMPING_ROOTS.")
    with database() as engines:
        with engine.read(engines) as connection:
            row = tournaments.find_by_slug(connection, slug)
        if row is None:
            raise click.ClickException(f"There is no tournament {slug}; see `shinpan tournament list`.")
        try:
            size = stamp_log(engines, LogTrees(), authority, row.id)
        except StampError as error:
            raise click.ClickException(str(error)) from None
    say(f"{slug}: the checkpoint of {size} entries is stamped.")


@contextmanager
def _examined() -> Iterator[Connection]:
    """Open the database without changing anything in it, migrations included."""
    empty = click.ClickException("It is empty: nothing was ever stored there. Is it the right database?")
    older = click.ClickException("It has another version's schema: run `alembic upgrade head` on a copy of it.")
    try:
        with engine.examine(database_url()) as connection:
            if not schema.is_current(connection):
                raise empty if schema.is_empty(connection) else older
            yield connection
    except DBAPIError as error:
        raise click.ClickException(f"The database can't be read: {engine.one_line(error)}.") from error


def _database_faults(connection: Connection) -> Iterator[str]:
    """Yield what is wrong with the database itself, whatever its journals say."""
    for difference in find_differences(connection, str(schema.newest())):
        yield f"The database is not as Shinpan made it: {difference}."
    for damage in (*health.find_damage(connection), *find_unreadable(connection)):
        yield f"The file is damaged: {damage}."


def _all_well(connection: Connection, tournament: UUID) -> Iterator[str]:
    """Yield what an auditor notes down of a journal in which nothing is wrong."""
    last = journal.head(connection, tournament)
    if last is not None:
        yield "the journal and all it wrote are as they were written."
        yield f"head {last.seq}:{last.hash}"
        log = open_log(connection, LogTrees(), tournament)
        yield from ["no checkpoint was ever asked for"] if log is None else describe_log(log)


def _compare_head(connection: Connection, id_: str, head: str | None) -> list[Finding]:
    try:
        return audit.compare_head(connection, UUID(id_), head) if head else []
    except ValueError as error:
        raise click.UsageError(f"{error}.") from error
