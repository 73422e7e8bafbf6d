"""Timings: who was absent, who arrived, when the game began, as officials recorded it. None is ever changed."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Connection,
    ForeignKeyConstraint,
    Index,
    String,
    Text,
    UniqueConstraint,
    exists,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.event.hanchans import HANCHAN, PRESENT
from models.journal.journal import Entry, Journal
from models.people.players import with_person


class Timing(Redactable, Member, Base):
    """One recorded time of a hanchan.

    `what`: in the words of `rulings.clocks.timings`; `person_kind` (player or official) and `person_id` are null
    for what concerns the whole hanchan. `at`: when it was recorded, by the device's corrected clock if known;
    `arrived_at`: the time that a correction types in; `takes_back`: the timing that it undoes. `revision`: the rulebook
    of that moment. `request`: the body as it was sent.
    """

    __tablename__ = "timing"

    journal_seq: Mapped[int]
    hanchan_id: Mapped[UUID]
    what: Mapped[str] = mapped_column(String(10))
    person_kind: Mapped[str | None] = mapped_column(String(10))
    person_id: Mapped[UUID | None]
    at: Mapped[datetime] = mapped_column(UtcDateTime())
    arrived_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    takes_back: Mapped[UUID | None]
    official_id: Mapped[UUID]
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    revision: Mapped[str] = mapped_column(String(64))
    reason: Mapped[str | None] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "takes_back"], ["timing.tournament_id", "timing.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["revision"], ["rulebook_revision.revision"]),
        CheckConstraint("person_kind IN ('player', 'official')", name="person_kind"),
        CheckConstraint("(person_kind IS NULL) = (person_id IS NULL)", name="person"),
        UniqueConstraint("tournament_id", "journal_seq"),
        Index("ix_timing_hanchan", "tournament_id", "hanchan_id", "journal_seq"),
    )


class TimingOfPerson(Timing):
    """A timing with whom it is of: of joined entries of a player, the one that counts."""

    __abstract__ = True

    person: UUID | None


TIMING = table_of(Timing)
_CAUSE = TIMING.alias("cause")
_CANCELLED_HERE = exists().where(
    _CAUSE.c.tournament_id == HANCHAN.c.tournament_id,
    _CAUSE.c.id == HANCHAN.c.status_cause,
    _CAUSE.c.hanchan_id == HANCHAN.c.id,
)
COUNTING = PRESENT & (HANCHAN.c.status.is_(None) | _CANCELLED_HERE)
"""Of which hanchans the clocks count: those in play, and where a clock of its own cancelled the day's games."""


def record(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a timing, entry `timing.recorded`.

    `values`: the columns of `Timing` but tournament_id, journal_seq, official_id and server_at, which come from the
    journal.
    """
    row = {**values, "journal_seq": journal.next_seq, "official_id": journal.who, "server_at": journal.at}
    named = ("hanchan_id", "what", "person_kind", "person_id", "at", "revision")
    optional = ("arrived_at", "takes_back", "reason", "device_at", "clock_offset_ms")
    details = {name: row[name] for name in named} | {name: row[name] for name in optional if row.get(name) is not None}
    return register.add(journal, Timing, "timing.recorded", row, details)


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> Timing | None:
    """Return the timing with that id, or None."""
    return register.find(connection, Timing, tournament_id, identity)


def of_round(connection: Connection, tournament_id: UUID, round_: str) -> Sequence[TimingOfPerson]:
    """Return every timing of a round that counts, oldest entry first.

    A person has one clock in a round, at however many tables.
    """
    same = (HANCHAN.c.tournament_id == TIMING.c.tournament_id) & (HANCHAN.c.id == TIMING.c.hanchan_id)
    timings, person = with_person(TIMING, TIMING.c.person_id)
    query = select(TIMING, person.label("person")).select_from(timings.join(HANCHAN, same))
    query = query.where(TIMING.c.tournament_id == tournament_id, HANCHAN.c.round == round_, COUNTING)
    return all_as(TimingOfPerson, connection.execute(query.order_by(TIMING.c.journal_seq)))


def has_any(connection: Connection, tournament_id: UUID) -> bool:
    """Return whether any time was ever recorded in this tournament."""
    query = select(TIMING.c.id).where(TIMING.c.tournament_id == tournament_id).limit(1)
    return connection.execute(query).first() is not None
