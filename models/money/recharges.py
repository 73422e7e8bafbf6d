"""What clocks charged and then charged anew: by whom, why, before and after."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, case, func, select

from models.journal.journal import ENTRY
from models.money.ledger import LINE
from models.ruling.comparison import Span


class Recharge(NamedTuple):
    """An account's lateness in a unit, changed by an official (`who`) at one moment, in the round `round`."""

    at: datetime
    who: UUID
    account_kind: str
    account_id: UUID
    unit: str
    round: str
    reason: str | None
    before: int
    after: int


def recharged(connection: Connection, tournament_id: UUID, span: Span) -> Sequence[Recharge]:
    """Return every change of what a clock had charged, newest first."""
    before = func.sum(case((LINE.c.what == "reversed", -LINE.c.amount), else_=0))
    after = func.sum(case((LINE.c.what == "charged", LINE.c.amount), else_=0))
    of = (LINE.c.at, ENTRY.c.who, *(LINE.c[name] for name in ("account_kind", "account_id", "unit", "round")))
    query: Any = select(*of, func.max(LINE.c.reason), before, after)
    query = query.join(ENTRY, (ENTRY.c.tournament_id == LINE.c.tournament_id) & (ENTRY.c.seq == LINE.c.journal_seq))
    query = query.where(*_within(tournament_id, span)).group_by(*of).having(before > 0, before != after)
    return [Recharge(*row) for row in connection.execute(query.order_by(LINE.c.at.desc(), LINE.c.account_id))]


def _within(tournament_id: UUID, span: Span) -> list[Any]:
    wanted: list[Any] = [LINE.c.tournament_id == tournament_id, LINE.c.cause_kind == "clock"]
    if span.since is not None:
        wanted.append(LINE.c.at >= span.since)
    if span.until is not None:
        wanted.append(LINE.c.at < span.until)
    for column, value in ((LINE.c.hanchan_id, span.hanchan), (LINE.c.round, span.round)):
        if value is not None:
            wanted.append(column == value)
    return wanted
