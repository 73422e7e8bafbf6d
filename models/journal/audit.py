"""Find what somebody changed behind the program's back: in the journal, and in the rows that it wrote.

Values are read as the database keeps them: a row that the program can no longer read is a finding, not a crash.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Connection, LargeBinary, Select, Table, bindparam, select, type_coerce
from sqlalchemy.exc import DBAPIError

from models.database.base import member_tables
from models.database.raw_rows import RAW, as_text, as_uuid, raw_columns
from models.database.row_hash import opened, row_hash, row_key
from models.event.rulebook_revisions import REVISION
from models.event.tournaments import TOURNAMENT
from models.journal import access_audit, log_audit
from models.journal.access_audit import AccessEntries
from models.journal.findings import Finding
from models.journal.journal import ENTRY, GENESIS, HEAD, Entry, entry_hash, head
from models.journal.log_audit import LogEntries
from models.journal.redactions import Redactions
from models.journal.salted_hashes import Seals

AT_ONCE, IMAGES_AT_ONCE = 500, 8  # rows in memory


@dataclass
class JournaledRows:
    """What the journal says of the rows: key → the entry that last wrote it, and the content's hash after it."""

    redactions: Redactions
    rows: dict[str, tuple[int, str]] = field(default_factory=dict)
    rulebooks: dict[str, tuple[int, str]] = field(default_factory=dict)
    access: AccessEntries = field(default_factory=AccessEntries)
    log: LogEntries = field(default_factory=LogEntries)


def tournaments(connection: Connection) -> dict[str, str]:
    """Return id → slug of every tournament of which any row is left; id → id where the tournament's own row is gone.

    A tournament deleted with all that belongs to it, from every table at once, is not found.
    """
    own = connection.execute(select(*(type_coerce(TOURNAMENT.c[name], RAW).label(name) for name in ("id", "slug"))))
    known = {as_text(row.id): str(row.slug) for row in own}
    for table in (HEAD, ENTRY, *member_tables()):
        named: Select[Any] = select(type_coerce(table.c.tournament_id, RAW)).distinct()
        for identity in map(as_text, connection.execute(named).scalars()):
            known.setdefault(identity, identity)
    return dict(sorted(known.items(), key=lambda known: known[1]))


def verify(connection: Connection, tournament_id: UUID | str) -> list[Finding]:
    """Return all that is wrong with the journal of a tournament and with the rows it wrote; empty when all is well.

    Reads all of it: call it inside `engine.read`, which shows one moment. Raises LookupError when there is no such
    tournament and no trace of one.
    """
    findings: list[Finding] = []
    try:
        own = as_uuid(tournament_id)
    except ValueError:
        return [Finding(None, "no-id", {"id": repr(tournament_id)})]
    journaled = JournaledRows(Redactions(own))
    try:
        findings.extend(_journal_findings(connection, own, journaled))
    except DBAPIError as error:
        return [*findings, Finding(None, "journal-unreadable", {"error": str(error.orig)})]
    findings += access_audit.find(connection, own, journaled.access)
    findings += log_audit.find(connection, own, journaled.log)
    unknown = head(connection, own) is None and not journaled.rows
    findings += [*_row_findings(connection, own, journaled), *_rulebook_findings(connection, journaled)]
    if unknown and len(findings) == 1 and str(own) not in tournaments(connection):
        raise LookupError(f"there is no tournament {tournament_id}")
    return findings


def compare_head(connection: Connection, tournament_id: UUID, noted: str) -> list[Finding]:
    """Return what is wrong with the journal beside a head that somebody noted down elsewhere, as NUMBER:HASH.

    This finds even a tail that was cut off together with the head. Raises ValueError for what is no head.
    """
    number, _, noted_hash = noted.partition(":")
    if not number.isdecimal() or not noted_hash:
        raise ValueError(f"{noted!r} is no head: write NUMBER:HASH as `audit verify` prints it")
    own = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.seq == int(number))
    if connection.execute(select(ENTRY.c.hash).where(*own)).scalar_one_or_none() == noted_hash:
        return []
    return [Finding(int(number), "not-as-noted", {"hash": noted_hash})]


def _journal_findings(connection: Connection, tournament_id: UUID, journaled: JournaledRows) -> Iterator[Finding]:
    last = Entry(0, GENESIS)
    for raw in _raw_rows(connection, _raw(ENTRY, "tournament_id", "seq"), tournament_id):
        seq = raw["seq"]
        if not isinstance(seq, int):
            yield Finding(None, "no-number", {"number": repr(seq)})
            continue
        if seq > last.seq + 1:
            yield _gap(last.seq + 1, seq - 1)
        elif raw["prev_hash"] != last.hash:
            yield Finding(seq, "unchained")
        body = _body_if_unchanged(raw, journaled.redactions)
        if body is None:
            yield Finding(seq, "entry-changed")
        else:
            yield from _note_rows(seq, body, journaled)
            journaled.access.note(seq, raw["kind"], as_uuid(raw["subject"]), raw["who"] and as_uuid(raw["who"]), body)
            journaled.log.note(seq, raw["kind"], as_uuid(raw["subject"]), body)
            if raw["kind"] == "personal-data.removed":
                journaled.redactions.note(body)
        journaled.log.add(raw["hash"])
        last = Entry(seq, raw["hash"])
    yield from journaled.redactions.find_unexplained()
    yield from _head_findings(head(connection, tournament_id), last)


def _gap(first: int, final: int) -> Finding:
    return Finding(first, "entry-missing") if first == final else Finding(first, "entries-missing", {"last": final})


def _head_findings(kept: Entry | None, last: Entry) -> Iterator[Finding]:
    if kept is None:
        yield Finding(None, "head-missing")
    elif type(kept.seq) is int and kept.seq > last.seq:
        yield _gap(last.seq + 1, kept.seq)
    elif kept != last:
        yield Finding(last.seq, "head-changed")


def _body_if_unchanged(raw: Mapping[str, Any], redactions: Redactions) -> dict[str, Any] | None:
    """Return the body of an entry whose content gives its hash, else None. Notes what was taken out of it."""
    try:
        moment = raw["at"] if isinstance(raw["at"], datetime) else datetime.fromisoformat(raw["at"])
        ids = {name: raw[name] and as_uuid(raw[name]) for name in ("subject", "who")}
        body: dict[str, Any] = orjson.loads(raw["body"])
        seals: Seals | None = raw["seals"] and orjson.loads(raw["seals"])
        entry = {**raw, **ids, "at": moment, "body": body, "seals": seals}
        as_read, as_kept = (row_hash(ENTRY, {**either, "seals": None}) for either in (entry, raw))
        same = entry_hash(entry) == raw["hash"] and as_read == as_kept
        redactions.check_entry(raw["seq"], raw["kind"], body, ids["subject"], seals)
    except (ValueError, TypeError, AttributeError, LookupError):  # what cannot even be read was changed
        return None
    return body if same else None


def _note_rows(seq: int, body: Mapping[str, Any], journaled: JournaledRows) -> Iterator[Finding]:
    """Note what an entry wrote; a row that was not as the journal had left it was changed in between."""
    for key, hashes in body["rows"].items():
        before_seq, before = journaled.rows.get(key, (0, None))
        if before is not None and hashes["before"] != before:
            yield Finding(seq, "row-changed-before", {"row": key, "before": before_seq})
        journaled.rows[key] = (seq, hashes["after"])
    if "rulebook_content" in body:
        journaled.rulebooks[body["revision"]] = (seq, body["rulebook_content"])


def _row_findings(connection: Connection, tournament_id: UUID, journaled: JournaledRows) -> Iterator[Finding]:
    missing = dict(journaled.rows)
    own = [(TOURNAMENT, "id"), *((table, "tournament_id") for table in member_tables())]
    for table, named in own:
        rows = _raw_rows(connection, _raw(table, named, "id"), tournament_id)
        yield from _compare(table, rows, journaled, missing)
    yield from (Finding(seq, "row-missing", {"row": key}) for key, (seq, _) in missing.items())


def _compare(
    table: Table, rows: Iterator[dict[str, Any]], journaled: JournaledRows, missing: dict[str, tuple[int, str]]
) -> Iterator[Finding]:
    """Compare the rows of one table with what the journal says, and remove those found from `missing`."""
    try:
        for raw in rows:
            key = row_key(table, as_text(raw["id"]))
            seq, expected = missing.pop(key, (None, None))
            if expected is None:
                yield Finding(None, "row-unrecorded", {"row": key})
            elif not _is_as_journaled(table, raw, expected, journaled.redactions):
                yield Finding(seq, "row-changed", {"row": key})
    except DBAPIError as error:
        yield Finding(None, "table-unreadable", {"table": table.name, "error": str(error.orig)})


def _is_as_journaled(table: Table, raw: Mapping[str, Any], expected: str, redactions: Redactions) -> bool:
    try:
        row, seals = opened(raw)
        same = row_hash(table, raw) == expected
        return same and redactions.explains(table.name, row, as_uuid(raw["id"]), seals)
    except (ValueError, TypeError, AttributeError, LookupError):  # what cannot even be read was changed
        return False


def _rulebook_findings(connection: Connection, journaled: JournaledRows) -> Iterator[Finding]:
    for revision, (seq, expected) in journaled.rulebooks.items():
        rows = list(_raw_rows(connection, _raw(REVISION, "revision", "revision"), revision))
        if not rows:
            yield Finding(seq, "rulebook-missing", {"revision": revision})
        elif row_hash(REVISION, rows[0]) != expected:
            yield Finding(seq, "rulebook-changed", {"revision": revision})


def _raw_rows(connection: Connection, query: Select[*tuple[Any, ...]], own: UUID | str) -> Iterator[dict[str, Any]]:
    for row in connection.execute(query, {"own": own}):
        yield row._asdict()


@cache
def _raw(table: Table, named: str, order: str) -> Select[*tuple[Any, ...]]:
    """Select the rows whose column `named` is `:own`. Built once: building it cost more than most tables hold."""
    big = any(isinstance(column.type, LargeBinary) for column in table.columns)
    own = table.c[named] == bindparam("own", type_=table.c[named].type)
    query = select(*raw_columns(table)).where(own).order_by(table.c[order])
    return query.execution_options(yield_per=IMAGES_AT_ONCE if big else AT_ONCE)
