"""Formal dead-hand declarations: open for one seat at a table until the hand is over."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    ColumnElement,
    Connection,
    ForeignKeyConstraint,
    Index,
    String,
    and_,
    bindparam,
    or_,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal
from models.ruling.hand import Hand, HandColumns, hand_of


class DeadHand(Redactable, Member, HandColumns, Base):
    """A declaration, open while `cleared_at` is empty.

    `cleared_by`: redeal, next-hand, hand-end, or withdrawn with the ruling that made it (whose id it bears). `request`:
    the body as it was sent.
    """

    __tablename__ = "dead_hand"

    table_id: Mapped[UUID]
    hanchan_id: Mapped[UUID | None]
    seat: Mapped[str] = mapped_column(String(5))
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    cleared_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    cleared_by: Mapped[str | None] = mapped_column(String(10))
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "table_id"], ["playing_table.tournament_id", "playing_table.id"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        CheckConstraint("seat IN ('east', 'south', 'west', 'north')", name="seat"),
        CheckConstraint("cleared_by IN ('redeal', 'next-hand', 'hand-end', 'withdrawn')", name="cleared_by"),
        Index("ix_dead_hand_table", "tournament_id", "table_id", "cleared_at"),
    )


DEAD_HAND = table_of(DeadHand)


def held_at(moment: ColumnElement[datetime]) -> ColumnElement[bool]:
    """Build the condition: open now, or cleared after that moment, for a call made then may reach us later."""
    later = and_(DEAD_HAND.c.cleared_at > moment, DEAD_HAND.c.cleared_by != "withdrawn")
    return or_(DEAD_HAND.c.cleared_at.is_(None), later)


_OPEN = (
    select(DEAD_HAND)
    .where(
        DEAD_HAND.c.tournament_id == bindparam("tournament"),
        DEAD_HAND.c.table_id == bindparam("table"),
        DEAD_HAND.c.cleared_at.is_(None),
    )
    .order_by(DEAD_HAND.c.server_at, DEAD_HAND.c.id)
)
_ON_SEAT = select(DEAD_HAND).where(
    DEAD_HAND.c.tournament_id == bindparam("tournament"),
    DEAD_HAND.c.table_id == bindparam("table"),
    DEAD_HAND.c.seat == bindparam("seat"),
)
_HELD = _ON_SEAT.where(held_at(bindparam("at")))
_MOVED_ON = _ON_SEAT.where(DEAD_HAND.c.cleared_by == "next-hand", DEAD_HAND.c.hand_wind.is_not(None))


def declare(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a declaration, entry `dead-hand.declared`.

    `values`: id, table_id, seat, request; hanchan_id, hand_wind, hand_number, hand_counters and device_at where known.
    """
    row = {**values, "official_id": journal.who, "server_at": journal.at}
    return register.add(journal, DeadHand, "dead-hand.declared", row)


def open_at_table(connection: Connection, tournament_id: UUID, table_id: UUID) -> Sequence[DeadHand]:
    """Return the open declarations at a table, oldest first, all columns."""
    return all_as(DeadHand, connection.execute(_OPEN, {"tournament": tournament_id, "table": table_id}))


def list_held(  # noqa: PLR0913 -- which seat in which hand, and when
    connection: Connection,
    tournament_id: UUID,
    table_id: UUID,
    seat: str,
    at: datetime,
    hanchan_id: UUID | None = None,
    hand: Hand | None = None,
    without: UUID | None = None,
) -> list[DeadHand]:
    """List the declarations on that seat, not cleared before `at`, that may be of this hanchan and hand; not `without`.

    What either side left unnamed does not tell them apart.
    """
    named = {"tournament": tournament_id, "table": table_id, "seat": seat, "at": at}
    rows = all_as(DeadHand, connection.execute(_HELD, named))
    return [row for row in rows if row.id != without and _may_be(row, hanchan_id, hand)]


def list_moved_on(
    connection: Connection, tournament_id: UUID, table_id: UUID, seat: str, hanchan_id: UUID | None, hand: Hand
) -> list[DeadHand]:
    """List the declarations on that seat that may be of this very hand, and that a later hand cleared."""
    named = {"tournament": tournament_id, "table": table_id, "seat": seat}
    rows = all_as(DeadHand, connection.execute(_MOVED_ON, named))
    return [row for row in rows if _may_be(row, hanchan_id, hand)]


def clear(
    journal: Journal,
    table_id: UUID,
    cause: str,
    hanchan_id: UUID | None = None,
    hand: Hand | None = None,
    at: datetime | None = None,
) -> list[UUID]:
    """Clear the open declarations at a table, an entry `dead-hand.cleared` each, and return their ids.

    `hanchan_id` and `hand` say which hand is played now: redeal and hand-end spare those of a later hand (this call
    came late), next-hand clears only those of an earlier one. `at`: until when they held; by default now.
    """
    cleared = []
    for row in open_at_table(journal.connection, journal.tournament_id, table_id):
        played = _order(row, hanchan_id, hand)
        if played < 0 if cause == "next-hand" else played <= 0:
            _close(journal, row.id, cause, at or journal.at)
            cleared.append(row.id)
    return cleared


def withdraw(journal: Journal, ruling_id: UUID) -> None:
    """Clear the declaration that a withdrawn or amended ruling made, if it is still open."""
    row = find(journal.connection, journal.tournament_id, ruling_id)
    if row is not None and row.cleared_at is None and "ruling" in row.request:
        _close(journal, ruling_id, "withdrawn", journal.at)


def restore(journal: Journal, row: DeadHand) -> Entry:
    """Have a declaration hold again that was cleared by mistake, entry `dead-hand.restored`."""
    changes = {"cleared_at": None, "cleared_by": None}
    return register.change(journal, DeadHand, "dead-hand.restored", row.id, changes)


def cleared_by_end(connection: Connection, tournament_id: UUID, table_id: UUID, at: datetime) -> Sequence[DeadHand]:
    """Return the declarations at a table that the end of a hand cleared which was recorded at that moment."""
    place = (DEAD_HAND.c.tournament_id == tournament_id, DEAD_HAND.c.table_id == table_id)
    ended = (DEAD_HAND.c.cleared_by == "hand-end", DEAD_HAND.c.cleared_at == at)
    return all_as(DeadHand, connection.execute(select(DEAD_HAND).where(*place, *ended).order_by(DEAD_HAND.c.id)))


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> DeadHand | None:
    """Find the declaration with that id, open or cleared, or None."""
    return register.find(connection, DeadHand, tournament_id, identity)


def _close(journal: Journal, identity: UUID, cause: str, at: datetime) -> None:
    changes = {"cleared_at": at, "cleared_by": cause}
    register.change(journal, DeadHand, "dead-hand.cleared", identity, changes)


def _may_be(row: DeadHand, hanchan_id: UUID | None, hand: Hand | None) -> bool:
    return _order(row, hanchan_id, hand) == 0


def _order(row: DeadHand, hanchan_id: UUID | None, hand: Hand | None) -> int:
    """Compare hands: below zero when the declaration is of an earlier one, zero when it may be the same."""
    if hanchan_id is not None and row.hanchan_id is not None and hanchan_id != row.hanchan_id:
        return -1 if row.hanchan_id < hanchan_id else 1  # UUIDv7: the hanchan made later has the higher id
    declared = hand_of(row)
    return 0 if declared is None or hand is None else declared.order(hand)
