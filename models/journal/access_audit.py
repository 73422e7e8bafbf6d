"""For the audit: whether entries account for whatever lets somebody into a tournament, as the database has it now.

That is: invitations, API tokens, admissions, and the sessions that open an admission. Of an entry from before entries
named sessions and hashes of secrets, only what it says is compared.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

import orjson
from sqlalchemy import Column, Connection, Select, Table, Uuid, bindparam, or_, select
from sqlalchemy.exc import DBAPIError

from models.database.raw_rows import as_text, as_uuid, raw_columns
from models.database.row_hash import row_key
from models.database.types import JsonText, UtcDateTime
from models.journal.findings import Finding
from models.journal.holders import Holder, holder_of, list_holders
from models.people.admissions import ADMISSION
from models.people.api_tokens import API_TOKEN
from models.people.invitations import INVITATION
from models.people.sessions import SESSION

UNRECORDED = {
    ADMISSION: ("admission-unrecorded", "admitted_at"),
    SESSION: ("session-unrecorded", "created_at"),
    API_TOKEN: ("token-unrecorded", "created_at"),
    INVITATION: ("invitation-unrecorded", "created_at"),
}
MADE = {"phone.admitted": ADMISSION, "token.issued": API_TOKEN, "invitation.made": INVITATION}
ENDED = {
    "phone.revoked": (ADMISSION, "cut_off_at"),
    "token.revoked": (API_TOKEN, "revoked_at"),
    "invitation.revoked": (INVITATION, "revoked_at"),
}


class Origin(NamedTuple):
    """Where a session comes from, as an entry says: the account signed in there, and the session before it."""

    seq: int
    account_id: str | None
    before_id: str | None


class Expected(NamedTuple):
    """What a row has to say, and the entry that wrote it first."""

    table: Table
    seq: int
    columns: dict[str, Any]


@dataclass
class AccessEntries:
    """What the entries of a journal say of whom they let in."""

    rows: dict[str, Expected] = field(default_factory=dict)
    sessions: dict[str, Origin] = field(default_factory=dict)

    def note(self, seq: int, kind: str, subject: UUID, who: UUID | None, body: Mapping[str, Any]) -> None:
        """Note the next entry."""
        if kind in MADE:
            self._note_made(seq, MADE[kind], str(subject), who, body)
        elif kind in ENDED:
            table, column = ENDED[kind]
            self._columns(table, str(subject))[column] = body[column]
        elif kind == "session.began":
            self.sessions[str(subject)] = Origin(seq, body["account_id"], body["before_id"])

    def _note_made(self, seq: int, table: Table, subject: str, who: UUID | None, body: Mapping[str, Any]) -> None:
        columns = {name: value for name, value in body.items() if name in table.c and name != "label"}  # redactable
        if table is ADMISSION:
            columns["cut_off_at"] = None
            for session, origin in body.get("sessions", {}).items():  # a later entry no longer says what was before
                self.sessions.setdefault(session, Origin(seq, **origin))
            self._count_use(body["invitation_id"])
        else:
            columns |= {"revoked_at": None, "made_by": None if who is None else str(who)}
        if table is INVITATION:
            columns["uses_left"] = body["uses"]
        self.rows[row_key(table, subject)] = Expected(table, seq, columns)

    def _count_use(self, invitation: str | None) -> None:
        if invitation is not None:
            columns = self._columns(INVITATION, invitation)
            columns["uses_left"] = columns.get("uses_left") and columns["uses_left"] - 1

    def _columns(self, table: Table, identity: str) -> dict[str, Any]:
        """Return what a row has to say; of one that no entry made, something that nobody reads."""
        expected = self.rows.get(row_key(table, identity))
        return {} if expected is None else expected.columns


def find(connection: Connection, tournament_id: UUID, entries: AccessEntries) -> Iterator[Finding]:
    """Yield what was let in, changed or deleted without an entry."""
    missing = dict(entries.rows)
    named: list[Mapping[str, Any]] = []
    holders = list_holders(connection, tournament_id)
    for table in MADE.values():
        try:
            for row in connection.execute(_rows(table), {"own": tournament_id}):
                raw = row._asdict()
                key = row_key(table, as_text(raw["id"]))
                expected = missing.pop(key, None)
                if expected is None:
                    yield _unrecorded(table, raw, holder_of(raw, holders))
                elif not _is_as_expected(raw, expected, entries.sessions):
                    yield Finding(expected.seq, "row-changed", {"row": key})
                elif "session_id" in expected.columns and raw["cut_off_at"] is None:
                    named.append(raw)
        except DBAPIError as error:
            yield Finding(None, "table-unreadable", {"table": table.name, "error": str(error.orig)})
    yield from (Finding(expected.seq, "row-missing", {"row": key}) for key, expected in missing.items())
    yield from _session_findings(connection, named, entries.sessions, holders)


def _unrecorded(table: Table, raw: Mapping[str, Any], holder: Holder) -> Finding:
    kind, column = UNRECORDED[table]
    try:
        since = f"{_plain(table.c[column], raw[column]).astimezone(UTC):%Y-%m-%d %H:%M} UTC"
    except (ValueError, TypeError, AttributeError):
        since = str(raw[column])
    values = {"row": row_key(table, as_text(raw["id"])), "whom": holder.name, "roles": holder.roles, "since": since}
    return Finding(None, kind, values)


def _is_as_expected(raw: Mapping[str, Any], expected: Expected, sessions: Mapping[str, Origin]) -> bool:
    columns = expected.table.c
    try:
        same = {name: _plain(columns[name], raw[name]) for name in expected.columns}
        said = {name: _plain(columns[name], value) for name, value in expected.columns.items()}
    except (ValueError, TypeError, AttributeError):  # what cannot even be read was changed
        return False
    moved = same.get("session_id") != said.get("session_id")
    if moved and _follows(sessions, same["session_id"], said["session_id"]):
        same["session_id"] = said["session_id"]
    return same == said


def _follows(sessions: Mapping[str, Origin], session: str | None, first: str | None) -> bool:
    """Return whether the same browser had `first` before `session`."""
    while session is not None and session != first:
        origin = sessions.get(session)
        session = None if origin is None else origin.before_id
    return session is not None


def _session_findings(
    connection: Connection,
    admissions: list[Mapping[str, Any]],
    known: Mapping[str, Origin],
    holders: Mapping[str, Holder],
) -> Iterator[Finding]:
    """Yield open sessions that open one of these admissions, and of which entries say nothing, or something else."""
    bearers = {
        name: [as_uuid(raw[name]) for raw in admissions if raw[name] is not None]
        for name in ("session_id", "account_id")
    }
    for row in connection.execute(_OPENING, bearers):
        raw = row._asdict()
        session = as_text(raw["id"])
        origin = known.get(session)
        if origin is None:
            yield _unrecorded(SESSION, raw, holder_of(_opened(raw, admissions), holders))
        elif any(raw[name] and as_text(raw[name]) != getattr(origin, name) for name in ("account_id", "before_id")):
            yield Finding(origin.seq, "row-changed", {"row": row_key(SESSION, session)})


def _opened(session: Mapping[str, Any], admissions: list[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return the first of these admissions that a session opens."""
    own = [session["id"], session["before_id"]]
    return next(
        raw
        for raw in admissions
        if raw["session_id"] in own or (raw["account_id"] is not None and raw["account_id"] == session["account_id"])
    )


def _plain(column: Column[Any], value: Any) -> Any:
    """Return what a column says, as either database or an entry has it, in one form."""
    if value is None:
        return None
    if isinstance(column.type, Uuid):
        return str(as_uuid(value))
    if isinstance(column.type, UtcDateTime):
        return value if isinstance(value, datetime) else datetime.fromisoformat(value)
    if isinstance(column.type, JsonText):
        return orjson.loads(value) if isinstance(value, str) else value
    return value


@cache
def _rows(table: Table) -> Select[*tuple[Any, ...]]:
    own = table.c.tournament_id == bindparam("own", type_=table.c.tournament_id.type)
    return select(*raw_columns(table)).where(own).order_by(table.c.id)


_OPENING = select(*raw_columns(SESSION)).where(
    SESSION.c.ended_at.is_(None),
    or_(
        SESSION.c.id.in_(bindparam("session_id", expanding=True)),
        SESSION.c.before_id.in_(bindparam("session_id", expanding=True)),
        SESSION.c.account_id.in_(bindparam("account_id", expanding=True)),
    ),
)
