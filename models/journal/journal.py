"""The journal of a tournament: one entry per change of state, numbered without gaps, chained by hashes.

Nothing in it is ever updated or deleted; triggers refuse it, but for personal texts (`salted_hashes.py`), which an
entry `personal-data.removed` redacts. The head (last number and hash) is kept apart as well, so that a cut tail is
found. The hash has no secret: who rewrites the whole chain *and* the head is found only by comparing with a head noted
elsewhere.
"""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import (
    Connection,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    String,
    Uuid,
    bindparam,
    false,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime, canonical, utc_text
from models.journal.salted_hashes import add_salts, as_hashed

GENESIS = "0" * 64
OF_SETTINGS = text("kind IN ('tournament.created', 'tournament.changed')")  # few among many: an index of their own
OF_ROLES = text("kind IN ('official.invited', 'official.changed')")  # asked for while somebody waits for an answer
OF_CORRECTIONS = text("kind IN ('player.changed', 'team.changed', 'table.changed', 'official.changed')")
OF_PERSONS = text(  # who is who
    "kind IN ('phone.admitted', 'session.began', 'token.issued', 'invitation.made', 'official.invited',"
    " 'official.changed')"
)
OF_HANCHANS = text("kind IN ('hanchan.changed', 'fines.overlooked')")  # asked for where a debtor is to play
OF_PAYMENTS = text("kind IN ('fine.paid', 'fine.refunded')")  # whoever holds a receipt asks for its entry by the hash


class JournalEntry(Base):
    """One change of state: when, by whom (None: command line or a player), what (kind), to what (subject), the rest.

    `seals`: what keeps the hash right when a personal text of the body is redacted (models/journal/salted_hashes.py).
    """

    __tablename__ = "journal_entry"

    tournament_id: Mapped[UUID] = mapped_column(Uuid(), ForeignKey("tournament.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(UtcDateTime())
    who: Mapped[UUID | None]
    kind: Mapped[str] = mapped_column(String(40))
    subject: Mapped[UUID]
    body: Mapped[dict[str, Any]] = mapped_column(JsonText())
    prev_hash: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64))
    seals: Mapped[dict[str, dict[str, str]] | None] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "who"], ["official.tournament_id", "official.id"]),
        Index(
            "ix_journal_entry_settings",
            "tournament_id",
            "seq",
            sqlite_where=OF_SETTINGS,
            postgresql_where=OF_SETTINGS,
        ),
        Index(
            "ix_journal_entry_roles",
            "tournament_id",
            "subject",
            "seq",
            sqlite_where=OF_ROLES,
            postgresql_where=OF_ROLES,
        ),
        Index(
            "ix_journal_entry_corrections",
            "tournament_id",
            "subject",
            sqlite_where=OF_CORRECTIONS,
            postgresql_where=OF_CORRECTIONS,
        ),
        Index(
            "ix_journal_entry_hanchans",
            "tournament_id",
            "subject",
            sqlite_where=OF_HANCHANS,
            postgresql_where=OF_HANCHANS,
        ),
        Index("ix_journal_entry_persons", "tournament_id", "seq", sqlite_where=OF_PERSONS, postgresql_where=OF_PERSONS),
        Index("ix_journal_entry_payments", "hash", sqlite_where=OF_PAYMENTS, postgresql_where=OF_PAYMENTS),
    )


class JournalHead(Base):
    """The last entry of each tournament; whoever writes holds this row until the end of the transaction.

    `erasing`: within the transaction that takes personal data out, for the triggers that guard it; false at its end.
    """

    __tablename__ = "journal_head"

    tournament_id: Mapped[UUID] = mapped_column(Uuid(), ForeignKey("tournament.id"), primary_key=True)
    seq: Mapped[int]
    hash: Mapped[str] = mapped_column(String(64))
    erasing: Mapped[bool] = mapped_column(server_default=false())


class Entry(NamedTuple):
    """Where an entry stands in the journal."""

    seq: int
    hash: str


@dataclass(frozen=True)
class Written:
    """A row that an entry wrote: its key and the hash of its content before (None: there was none) and after."""

    key: str
    before: str | None
    after: str


ENTRY = table_of(JournalEntry)
HEAD = table_of(JournalHead)
_HEAD = select(HEAD.c.seq, HEAD.c.hash).where(HEAD.c.tournament_id == bindparam("tournament"))
_HOLD_HEAD = _HEAD.with_for_update()
_MOVE_HEAD = (
    update(HEAD)
    .where(HEAD.c.tournament_id == bindparam("tournament"))
    .values(seq=bindparam("new_seq"), hash=bindparam("new_hash"))
)
_APPEND = insert(ENTRY)
_HASH = select(ENTRY.c.hash).where(ENTRY.c.tournament_id == bindparam("tournament"), ENTRY.c.seq == bindparam("seq"))


class Journal:
    """The open journal of one tournament, held by one transaction: nobody else writes until it ends.

    Open it once in a transaction, before reading what a decision depends on. `who` is the official (None: the command
    line), `at` the time of every entry made here, `last` its last entry where that was read after `hold`.
    """

    def __init__(
        self, connection: Connection, tournament_id: UUID, who: UUID | None, at: datetime, last: Entry | None = None
    ) -> None:
        """Open the journal. Raises LookupError when there is no such tournament."""
        self.connection, self.tournament_id, self.who, self.at = connection, tournament_id, who, at
        self._head = last or _hold_head(connection, tournament_id)

    @property
    def next_seq(self) -> int:
        """The number of the entry that `append` makes next."""
        return self._head.seq + 1

    def append(self, kind: str, subject: UUID, body: Mapping[str, Any], rows: Sequence[Written] = ()) -> Entry:
        """Add an entry in the caller's transaction; `rows` is every row the change wrote.

        Raises ValueError for a body that has a field `rows` of its own.
        """
        if "rows" in body:
            raise ValueError("the body of an entry cannot have a field named rows: give them apart")
        rows_written = {row.key: {"before": row.before, "after": row.after} for row in rows}
        values = {
            "tournament_id": self.tournament_id,
            "seq": self.next_seq,
            "at": self.at,
            "who": self.who,
            "kind": kind,
            "subject": subject,
            "body": {**body, "rows": rows_written},
            "seals": add_salts(kind, body),
            "prev_hash": self._head.hash,
        }
        entry = Entry(self.next_seq, entry_hash(values))
        self.connection.execute(_APPEND, {**values, "hash": entry.hash})
        moved = {"tournament": self.tournament_id, "new_seq": entry.seq, "new_hash": entry.hash}
        self.connection.execute(_MOVE_HEAD, moved)
        self._head = entry
        return entry


def hold(connection: Connection, tournament_id: UUID) -> None:
    """Keep others from writing to this journal until the transaction ends. SQLite has one writer, which is us already.

    Raises LookupError when there is no such tournament (on PostgreSQL).
    """
    if connection.dialect.name != "sqlite":
        _hold_head(connection, tournament_id)


def _hold_head(connection: Connection, tournament_id: UUID) -> Entry:
    last = connection.execute(_HOLD_HEAD, {"tournament": tournament_id}).first()
    if last is None:
        raise LookupError(f"there is no tournament {tournament_id}")
    return Entry(*last)


def start(connection: Connection, tournament_id: UUID) -> None:
    """Begin the empty journal of a new tournament."""
    connection.execute(insert(HEAD), {"tournament_id": tournament_id, "seq": 0, "hash": GENESIS})


def head(connection: Connection, tournament_id: UUID) -> Entry | None:
    """Return the last entry of a tournament (seq 0 when it has none yet), or None when there is no such tournament."""
    row = connection.execute(_HEAD, {"tournament": tournament_id}).first()
    return None if row is None else Entry(*row)


def entry_hash(entry: Mapping[str, Any]) -> str:
    """Return sha256 (hex) of the canonical JSON of what `hashed` returns. Raises LookupError, TypeError like that."""
    return hashlib.sha256(canonical(hashed(entry))).hexdigest()


def hashed(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return {at, body, kind, prev, seq, subject, who} of an entry, ids as text, time in UTC: what its hash is over.

    Personal texts are there by their salted hashes. Raises LookupError, TypeError for seals of another body.
    """
    who = entry["who"]
    return {
        "at": utc_text(entry["at"]),
        "body": as_hashed(entry["body"], entry["seals"]),
        "kind": entry["kind"],
        "prev": entry["prev_hash"],
        "seq": entry["seq"],
        "subject": str(entry["subject"]),
        "who": None if who is None else str(who),
    }


def hash_of(connection: Connection, tournament_id: UUID, seq: int) -> str:
    """Return the hash of the entry with that number. Raises sqlalchemy.exc.NoResultFound when there is none."""
    return str(connection.execute(_HASH, {"tournament": tournament_id, "seq": seq}).scalar_one())


def hashes(connection: Connection, tournament_id: UUID, after: int, limit: int) -> Sequence[str]:
    """Return the hashes of at most `limit` entries numbered above `after`, oldest first."""
    query = select(ENTRY.c.hash).where(ENTRY.c.tournament_id == tournament_id, ENTRY.c.seq > after)
    return connection.execute(query.order_by(ENTRY.c.seq).limit(limit)).scalars().all()


def written_at(connection: Connection, tournament_id: UUID, seq: int) -> datetime | None:
    """Return when the entry with that number was written, or None when there is none."""
    own = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.seq == seq)
    return connection.execute(select(ENTRY.c.at).where(*own)).scalar_one_or_none()


def entries(connection: Connection, tournament_id: UUID, after: int = 0, limit: int = 100) -> Sequence[JournalEntry]:
    """Return at most `limit` entries numbered above `after`, oldest first, with the columns of `JournalEntry`."""
    query = select(ENTRY).where(ENTRY.c.tournament_id == tournament_id, ENTRY.c.seq > after)
    return all_as(JournalEntry, connection.execute(query.order_by(ENTRY.c.seq).limit(limit)))


def about(connection: Connection, tournament_id: UUID, subject: UUID) -> Sequence[JournalEntry]:
    """List every entry about this subject, oldest first."""
    query = select(ENTRY).where(ENTRY.c.tournament_id == tournament_id, ENTRY.c.subject == subject)
    return all_as(JournalEntry, connection.execute(query.order_by(ENTRY.c.seq)))


def about_any(
    connection: Connection, tournament_id: UUID, subjects: Collection[UUID], kinds: Collection[str], before: int
) -> Sequence[JournalEntry]:
    """List the entries of these kinds about any of these subjects, numbered below `before`, oldest first."""
    own = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.seq < before)
    query = select(ENTRY).where(*own, ENTRY.c.subject.in_(subjects), ENTRY.c.kind.in_(kinds))
    return all_as(JournalEntry, connection.execute(query.order_by(ENTRY.c.seq)))
