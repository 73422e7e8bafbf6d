"""Results: the four totals of a hanchan as they were entered. None is ever changed; a correction is another entry, and
so is a withdrawal."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    ColumnElement,
    Connection,
    ForeignKeyConstraint,
    Text,
    UniqueConstraint,
    exists,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.event.hanchans import HANCHAN, IN_PLAY
from models.journal.journal import Entry, Journal
from models.ruling.hand import SEATS


class Result(Redactable, Member, Base):
    """The points of a hanchan's seats, by their winds at its start.

    `number` counts the entries for one hanchan: the highest is what holds, every further one corrects the one before
    for `reason`. `deposits`: points that nobody holds in the end. `unranked`: seats whose points count at the table
    but for nobody in the standings. `winless`: seats that won no hand, None where nobody said. `request`: the body as
    it was sent.
    """

    __tablename__ = "result"

    journal_seq: Mapped[int]
    hanchan_id: Mapped[UUID]
    number: Mapped[int]
    east: Mapped[int]
    south: Mapped[int]
    west: Mapped[int]
    north: Mapped[int]
    deposits: Mapped[int]
    unranked: Mapped[list[str]] = mapped_column(JsonText())
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    reason: Mapped[str | None] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())
    winless: Mapped[list[str] | None] = mapped_column(JsonText(), info=LATER)

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        CheckConstraint("deposits >= 0", name="deposits"),
        CheckConstraint("(number = 1) = (reason IS NULL)", name="reason"),
        UniqueConstraint("tournament_id", "hanchan_id", "number"),
    )


class ResultWithdrawal(Redactable, Member, Base):
    """That a result is withdrawn, for `reason`: its hanchan has none until another is entered."""

    __tablename__ = "result_withdrawal"

    hanchan_id: Mapped[UUID]
    number: Mapped[int]
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    reason: Mapped[str] = mapped_column(Text())

    __table_args__ = (
        ForeignKeyConstraint(
            ["tournament_id", "hanchan_id", "number"], ["result.tournament_id", "result.hanchan_id", "result.number"]
        ),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        UniqueConstraint("tournament_id", "hanchan_id", "number"),
    )


class SeatedResult(Result):
    """A result with the table, the round, the players and the substitutes of its hanchan."""

    __abstract__ = True

    table_id: UUID
    round: str
    east_id: UUID
    south_id: UUID
    west_id: UUID
    north_id: UUID
    substitutes: dict[str, str] | None


RESULT = table_of(Result)
WITHDRAWAL = table_of(ResultWithdrawal)
_WITHDRAWN = exists().where(
    WITHDRAWAL.c.tournament_id == RESULT.c.tournament_id,
    WITHDRAWAL.c.hanchan_id == RESULT.c.hanchan_id,
    WITHDRAWAL.c.number == RESULT.c.number,
)
_LATER = RESULT.alias("later")
_REPLACED = exists().where(
    _LATER.c.tournament_id == RESULT.c.tournament_id,
    _LATER.c.hanchan_id == RESULT.c.hanchan_id,
    _LATER.c.number > RESULT.c.number,
)


def enter(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a result, entry `result.entered`, or `result.corrected` where it is not the hanchan's first.

    `values`: id, hanchan_id, number, the four seats, deposits, unranked, winless, request; reason for a correction.
    """
    entered = {"journal_seq": journal.next_seq, "official_id": journal.who, "server_at": journal.at}
    row = {"winless": None, **values, **entered}
    details = {name: row[name] for name in ("hanchan_id", "number", "deposits", "unranked", "winless")}
    details["points"] = {seat: row[seat] for seat in SEATS}
    if row["number"] == 1:
        return register.add(journal, Result, "result.entered", row, details)
    return register.add(journal, Result, "result.corrected", row, {**details, "reason": row["reason"]})


def withdraw(journal: Journal, identity: UUID, hanchan_id: UUID, number: int, reason: str) -> Entry:
    """Withdraw the result in force, entry `result.withdrawn`; another one that is entered goes on counting."""
    values = {"id": identity, "hanchan_id": hanchan_id, "number": number, "reason": reason}
    row = {**values, "official_id": journal.who, "server_at": journal.at}
    details = {name: row[name] for name in ("hanchan_id", "number", "reason")}
    return register.add(journal, ResultWithdrawal, "result.withdrawn", row, details)


def withdrawals_of(
    connection: Connection, tournament_id: UUID, hanchan_ids: Collection[UUID]
) -> dict[tuple[UUID, int], ResultWithdrawal]:
    """Return the withdrawals of these hanchans' results, by hanchan and number."""
    query = select(WITHDRAWAL).where(
        WITHDRAWAL.c.tournament_id == tournament_id, WITHDRAWAL.c.hanchan_id.in_(hanchan_ids)
    )
    return {(row.hanchan_id, row.number): row for row in all_as(ResultWithdrawal, connection.execute(query))}


def of_hanchan(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> Sequence[Result]:
    """Return every result of a hanchan, the newest last, which is in force unless it was withdrawn."""
    return of_hanchans(connection, tournament_id, [hanchan_id])[hanchan_id]


def of_hanchans(
    connection: Connection, tournament_id: UUID, hanchan_ids: Collection[UUID]
) -> defaultdict[UUID, list[Result]]:
    """Return every result of these hanchans, by hanchan, the newest last."""
    rows: defaultdict[UUID, list[Result]] = defaultdict(list)
    query = select(RESULT).where(RESULT.c.tournament_id == tournament_id, RESULT.c.hanchan_id.in_(hanchan_ids))
    for row in all_as(Result, connection.execute(query.order_by(RESULT.c.number))):
        rows[row.hanchan_id].append(row)
    return rows


def in_force(connection: Connection, tournament_id: UUID) -> Sequence[SeatedResult]:
    """Return the result in force of each hanchan in play, with its table_id, round, `{seat}_id` and substitutes."""
    of_hanchan = (HANCHAN.c.tournament_id == RESULT.c.tournament_id) & (HANCHAN.c.id == RESULT.c.hanchan_id)
    seated = (HANCHAN.c.table_id, HANCHAN.c.round, *(HANCHAN.c[f"{seat}_id"] for seat in SEATS), HANCHAN.c.substitutes)
    query = select(RESULT, *seated).join(HANCHAN, of_hanchan).where(IN_PLAY, *_in_force(tournament_id))
    return all_as(SeatedResult, connection.execute(query.order_by(HANCHAN.c.id)))


def hanchans_with_result(connection: Connection, tournament_id: UUID) -> set[UUID]:
    """Return the hanchans that have a result in force, void ones too."""
    return set(connection.execute(select(RESULT.c.hanchan_id).where(*_in_force(tournament_id))).scalars())


def _in_force(tournament_id: UUID) -> tuple[ColumnElement[bool], ...]:
    return RESULT.c.tournament_id == tournament_id, ~_REPLACED, ~_WITHDRAWN
