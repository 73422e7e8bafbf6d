"""Escalations: rulings that somebody asked to be judged again, by a higher official."""

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
    func,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal
from models.people.officials import OFFICIAL
from models.ruling.rulings import RULING


class Escalation(Redactable, Member, Base):
    """The escalation of a ruling, whose id it bears: a ruling is escalated once.

    `status` and `level`: where it stands (rulings/escalation.py); a row without a level is from before there were head
    referees, and lies with the director. `official_id` or `player_id`: who escalated. `escalated_at`: when, by the
    device's corrected clock where it is known. `request`: the body as it was sent.
    """

    __tablename__ = "escalation"

    journal_seq: Mapped[int]
    status: Mapped[str] = mapped_column(String(10))
    official_id: Mapped[UUID | None]
    escalated_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    reason: Mapped[str] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())
    level: Mapped[str | None] = mapped_column(String(12), info=LATER)
    player_id: Mapped[UUID | None] = mapped_column(info=LATER)

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "id"], ["ruling.tournament_id", "ruling.id"]),
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "player_id"], ["player.tournament_id", "player.id"]),
        CheckConstraint("status IN ('open', 'decided', 'final')", name="status"),
        CheckConstraint("level IN ('head-referee', 'director')", name="level"),
        CheckConstraint("(official_id IS NULL) <> (player_id IS NULL)", name="by"),
        UniqueConstraint("tournament_id", "journal_seq"),
        Index("ix_escalation_status", "tournament_id", "status", "journal_seq"),
    )


class QueuedEscalation(Escalation):
    """An escalation with the list item of its ruling."""

    __abstract__ = True

    list_item: dict[str, Any]


ESCALATION = table_of(Escalation)


def open_(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store an open escalation, entry `escalation.opened`.

    `values`: id (the ruling's), level, escalated_at, reason, request; device_at and clock_offset_ms where known;
    player_id where a player escalates, in a journal without an official.
    """
    row = {
        **values,
        "journal_seq": journal.next_seq,
        "status": "open",
        "official_id": journal.who,
        "server_at": journal.at,
    }
    known = ("device_at", "clock_offset_ms", "player_id")
    details = {name: values[name] for name in known if values.get(name) is not None}
    details |= {name: values["request"][name] for name in ("evidence",) if name in values["request"]}
    always = {name: values[name] for name in ("reason", "level", "escalated_at")}
    return register.add(journal, Escalation, "escalation.opened", row, {**always, **details})


def find(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> Escalation | None:
    """Find the escalation of that ruling, or None."""
    return register.find(connection, Escalation, tournament_id, ruling_id)


def page(
    connection: Connection,
    tournament_id: UUID,
    status: str | None = None,
    after: int = 0,
    limit: int = 100,
    level: str | None = None,
) -> Sequence[QueuedEscalation]:
    """List at most `limit` escalations, the oldest entry first, above `after` (the last `journal_seq` seen).

    Each with the list item of its ruling, `list_item`; `status` and `level` as in the row, None for all.
    """
    same = (RULING.c.tournament_id == ESCALATION.c.tournament_id) & (RULING.c.id == ESCALATION.c.id)
    query = select(ESCALATION, RULING.c.list_item).join(RULING, same)
    query = query.where(ESCALATION.c.tournament_id == tournament_id, ESCALATION.c.journal_seq > after)
    if status is not None:
        query = query.where(ESCALATION.c.status == status)
    if level is not None:
        same_level = ESCALATION.c.level == level
        query = query.where(same_level | ESCALATION.c.level.is_(None) if level == "director" else same_level)
    return all_as(QueuedEscalation, connection.execute(query.order_by(ESCALATION.c.journal_seq).limit(limit)))


def has_head_referee(connection: Connection, tournament_id: UUID, without: UUID) -> bool:
    """Return whether the event has a head referee who was not revoked, other than that official."""
    standing = (OFFICIAL.c.tournament_id == tournament_id, OFFICIAL.c.revoked_at.is_(None), OFFICIAL.c.id != without)
    roles = connection.execute(select(OFFICIAL.c.roles).where(*standing)).scalars()
    return any("head-referee" in own for own in roles)


def last_ruled_at(connection: Connection, tournament_id: UUID) -> datetime:
    """Return when the last ruling of a tournament was made that has any."""
    latest = select(func.max(RULING.c.ruled_at)).where(RULING.c.tournament_id == tournament_id)
    at: datetime = connection.execute(latest).scalar_one()
    return at
