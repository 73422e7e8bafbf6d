"""Kept times: what a player at a table recorded while the arbiter was absent, and what a director answered.

They count for nothing until a director confirms them: then a timing bears what was kept. None is ever changed.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, Connection, ForeignKeyConstraint, Index, String, Text, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal

WHAT = ("absent", "arrived", "began")
WHO = ("player", "arbiter")


class KeptTime(Redactable, Member, Base):
    """A time that a player kept: `who` was absent or arrived, the arbiter or `player_id`; None where the game began.

    `at`: when it was recorded, by the phone's corrected clock where it is known. `request`: the body as it was sent.
    """

    __tablename__ = "kept_time"

    journal_seq: Mapped[int]
    hanchan_id: Mapped[UUID]
    what: Mapped[str] = mapped_column(String(10))
    who: Mapped[str | None] = mapped_column(String(10))
    player_id: Mapped[UUID | None]
    at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "player_id"], ["player.tournament_id", "player.id"]),
        CheckConstraint("what IN ('absent', 'arrived', 'began')", name="what"),
        CheckConstraint("(what = 'began') = (who IS NULL)", name="who"),
        CheckConstraint("(player_id IS NULL) = (who IS NULL OR who = 'arbiter')", name="player"),
        Index("ix_kept_time_hanchan", "tournament_id", "hanchan_id"),
    )


class KeptTimeAnswer(Redactable, Member, Base):
    """A director's word on the kept time whose id this bears: confirmed as `timing_id`, or dismissed for `reason`."""

    __tablename__ = "kept_time_answer"

    journal_seq: Mapped[int]
    timing_id: Mapped[UUID | None]
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    reason: Mapped[str | None] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "id"], ["kept_time.tournament_id", "kept_time.id"]),
        ForeignKeyConstraint(["tournament_id", "timing_id"], ["timing.tournament_id", "timing.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        CheckConstraint("timing_id IS NOT NULL OR reason IS NOT NULL", name="answered"),
    )


class AnsweredKeptTime(KeptTime):
    """A kept time with the answer's place in the journal, timing and reason; None while it waits."""

    __abstract__ = True

    answered_seq: int | None
    timing_id: UUID | None
    reason: str | None


KEPT_TIME = table_of(KeptTime)
ANSWER = table_of(KeptTimeAnswer)


def record(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a kept time, entry `time.kept`, which was made by nobody with a role here.

    `values`: the columns of `KeptTime` but tournament_id, journal_seq and server_at, which come from the journal.
    """
    row = {**values, "journal_seq": journal.next_seq, "server_at": journal.at}
    named = ("hanchan_id", "what", "who", "player_id", "at")
    optional = ("device_at", "clock_offset_ms")
    details = {name: row[name] for name in named} | {name: row[name] for name in optional if row.get(name) is not None}
    return register.add(journal, KeptTime, "time.kept", row, details)


def answer(journal: Journal, identity: UUID, timing: UUID | None, reason: str | None, request: Any) -> Entry:
    """Confirm a kept time as that timing, entry `time.confirmed`; or dismiss it for `reason`, `time.dismissed`."""
    of_journal = {"journal_seq": journal.next_seq, "official_id": journal.who, "server_at": journal.at}
    row = {"id": identity, "timing_id": timing, "reason": reason, "request": request, **of_journal}
    if timing is None:
        return register.add(journal, KeptTimeAnswer, "time.dismissed", row, {"reason": reason})
    return register.add(journal, KeptTimeAnswer, "time.confirmed", row, {"timing_id": timing})


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> AnsweredKeptTime | None:
    """Return the kept time with that id, with `answered_seq`, `timing_id` and `reason` of its answer; or None."""
    return first_as(AnsweredKeptTime, connection.execute(_with_answer(tournament_id).where(KEPT_TIME.c.id == identity)))


def of_hanchan(connection: Connection, tournament_id: UUID, hanchan: UUID) -> Sequence[AnsweredKeptTime]:
    """Return every time kept at a hanchan as `find` gives them, in the order in which they arrived."""
    query = _with_answer(tournament_id).where(KEPT_TIME.c.hanchan_id == hanchan)
    return all_as(AnsweredKeptTime, connection.execute(query.order_by(KEPT_TIME.c.journal_seq)))


def find_answer(connection: Connection, tournament_id: UUID, identity: UUID) -> KeptTimeAnswer | None:
    """Return a director's answer to the kept time with that id, or None."""
    return register.find(connection, KeptTimeAnswer, tournament_id, identity)


def _with_answer(tournament_id: UUID) -> Any:
    same = (ANSWER.c.tournament_id == KEPT_TIME.c.tournament_id) & (ANSWER.c.id == KEPT_TIME.c.id)
    columns = (ANSWER.c.journal_seq.label("answered_seq"), ANSWER.c.timing_id, ANSWER.c.reason)
    return select(KEPT_TIME, *columns).outerjoin(ANSWER, same).where(KEPT_TIME.c.tournament_id == tournament_id)
