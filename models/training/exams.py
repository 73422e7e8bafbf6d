"""Exams: training cards that a director has the officials of an event answer."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Connection, ForeignKey, ForeignKeyConstraint, String, Text, and_, or_, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal

OPEN, CLOSED, WITHDRAWN = "open", "closed", "withdrawn"
STATUSES = (OPEN, CLOSED, WITHDRAWN)
EXAMINED = ("head-referee", "referee", "arbiter")
"""The roles that take exams."""
ENTRIES = {OPEN: "exam.reopened", CLOSED: "exam.closed", WITHDRAWN: "exam.withdrawn"}
"""What a new status is called in the journal."""


class Exam(Redactable, Member, Base):
    """An exam: the same `cards` for everybody, in their order, under the rulebook of `revision`.

    `answer_key`: card → the right choice, as the engine answered when the exam was made. `seconds` for each card,
    None for any time; `until`: later is late, and so is what comes after `closed_at`, while it is not open. `reason`:
    why it was withdrawn. `request`: the body as it was sent.
    """

    __tablename__ = "exam"

    title: Mapped[str] = mapped_column(String(200))
    cards: Mapped[list[str]] = mapped_column(JsonText())
    answer_key: Mapped[dict[str, str]] = mapped_column(JsonText(), info={"secret": True})
    seconds: Mapped[int | None]
    until: Mapped[datetime | None] = mapped_column(UtcDateTime())
    revision: Mapped[str] = mapped_column(String(64), ForeignKey("rulebook_revision.revision"))
    status: Mapped[str] = mapped_column(String(10))
    closed_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    reason: Mapped[str | None] = mapped_column(Text())
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        CheckConstraint("status IN ('open', 'closed', 'withdrawn')", name="status"),
        CheckConstraint("(status = 'open') = (closed_at IS NULL)", name="closed"),
        CheckConstraint("seconds > 0", name="seconds"),
    )


EXAM = table_of(Exam)
FORGOTTEN_AFTER = timedelta(days=7)  # one without an end, which nobody closed, hides its cards no longer


def make(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store an open exam, entry `exam.made`.

    `values`: id, title, cards, answer_key, seconds, until, revision, request.
    """
    row = {**values, "status": OPEN, "official_id": journal.who, "server_at": journal.at}
    told = {name: row[name] for name in ("title", "cards", "seconds", "until", "revision", "status")}
    return register.add(journal, Exam, "exam.made", row, told)


def change(journal: Journal, identity: UUID, changes: Mapping[str, Any]) -> Entry:
    """Change title or until, entry `exam.changed`."""
    return register.change(journal, Exam, "exam.changed", identity, changes)


def change_status(journal: Journal, identity: UUID, status: str, reason: str | None) -> Entry:
    """Close an exam, open it again, or withdraw it for a reason; the entry is that of `ENTRIES`."""
    changes = {"status": status, "closed_at": None if status == OPEN else journal.at, "reason": reason}
    return register.change(journal, Exam, ENTRIES[status], identity, changes)


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> Exam | None:
    """Find the exam with that id, or None."""
    return register.find(connection, Exam, tournament_id, identity)


def asked_now(connection: Connection, now: datetime) -> frozenset[str]:
    """Return the cards of every exam of this server that is open and has not ended, or was made lately."""
    ends = or_(EXAM.c.until > now, and_(EXAM.c.until.is_(None), EXAM.c.server_at > now - FORGOTTEN_AFTER))
    cards = connection.execute(select(EXAM.c.cards).where(EXAM.c.status == OPEN, ends)).scalars()
    return frozenset(card for listed in cards for card in listed)


def every(connection: Connection, tournament_id: UUID) -> Sequence[Exam]:
    """List all exams of a tournament, the oldest first."""
    return register.list_all(connection, Exam, tournament_id)
