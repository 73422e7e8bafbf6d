"""How hands ended: what judges the rulings that were deferred at the table."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKeyConstraint, Index, Select, String, bindparam, exists, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal
from models.ruling.hand import Hand, HandColumns, hand_of
from models.ruling.rulings import RULING


class HandEnd(Redactable, Member, HandColumns, Base):
    """The end of a hand: `how` in the rules' words, the winners' seats, `hands` {seat: tenpai|noten|refused} as shown.

    `request`: the body as it was sent. `withdrawn_at`: since then it counts for nothing.
    """

    __tablename__ = "hand_end"

    table_id: Mapped[UUID]
    hanchan_id: Mapped[UUID | None]
    how: Mapped[str] = mapped_column(String(40))
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    winners: Mapped[list[str]] = mapped_column(JsonText())
    hands: Mapped[dict[str, Any]] = mapped_column(JsonText())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())
    withdrawn_at: Mapped[datetime | None] = mapped_column(UtcDateTime(), info=LATER)

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "table_id"], ["playing_table.tournament_id", "playing_table.id"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        Index("ix_hand_end_hanchan", "tournament_id", "hanchan_id"),
    )


HAND_END = table_of(HandEnd)
_ENDED_BY_CHONBO = exists().where(
    RULING.c.tournament_id == bindparam("tournament"), RULING.c.closed_by == HAND_END.c.id, RULING.c.kind == "chonbo"
)
_OF_HANCHAN = (
    select(HAND_END)
    .where(HAND_END.c.tournament_id == bindparam("tournament"), HAND_END.c.hanchan_id == bindparam("hanchan"))
    .where(HAND_END.c.withdrawn_at.is_(None))
    .order_by(HAND_END.c.id)
)
_FINAL = _OF_HANCHAN.where(HAND_END.c.how != "chonbo", ~_ENDED_BY_CHONBO)


def record(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store the end of a hand, entry `hand.ended`.

    `values`: id, table_id, how, winners, hands, request; hanchan_id, hand_* and device_at where known. Judging what
    waited is the caller's: `rulings.deferred_at_table`, `rulings.close`, `dead_hands.clear`.
    """
    row = {**values, "official_id": journal.who, "server_at": journal.at}
    return register.add(journal, HandEnd, "hand.ended", row)


def withdraw(journal: Journal, identity: UUID, reason: str) -> Entry:
    """Withdraw the end of a hand that was recorded wrongly, entry `hand-end.withdrawn`; what it closed is the caller's.

    Raises LookupError.
    """
    changes = {"withdrawn_at": journal.at}
    return register.change(journal, HandEnd, "hand-end.withdrawn", identity, changes, {"reason": reason})


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> HandEnd | None:
    """Find the hand end with that id, or None."""
    return register.find(connection, HandEnd, tournament_id, identity)


def ended(connection: Connection, tournament_id: UUID, hanchan_id: UUID, hand: Hand) -> HandEnd | None:
    """Return how this hand of the hanchan ended, or None; with a chonbo it does not count, for the hand is dealt again.

    Without counters the hand may be any of its number.
    """
    return next(_of_hand(connection, _FINAL, tournament_id, hanchan_id, hand), None)


def ended_after(
    connection: Connection, tournament_id: UUID, hanchan_id: UUID, hand: Hand, at: datetime
) -> HandEnd | None:
    """Return the end of this hand that judges what was called at `at`, or None.

    That is the first after that moment, though the hand was dealt again; else, by a clock that is fast, how it ended.
    """
    ends = _of_hand(connection, _OF_HANCHAN, tournament_id, hanchan_id, hand)
    after = next((end for end in ends if min(end.device_at or end.server_at, end.server_at) >= at), None)
    return after or ended(connection, tournament_id, hanchan_id, hand)


def _of_hand(
    connection: Connection, query: Select[Any], tournament_id: UUID, hanchan_id: UUID, hand: Hand
) -> Iterator[HandEnd]:
    for row in all_as(HandEnd, connection.execute(query, {"tournament": tournament_id, "hanchan": hanchan_id})):
        other = hand_of(row)
        if other is not None and (other == hand or (hand.counters is None and hand.may_be(other))):
            yield row
