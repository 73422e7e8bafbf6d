"""The ledger: every P and every fine, charged or given back, line by line. None is ever changed.

Lines of an entry of a player that was joined with another stay on its account, and count for the other's: what a ruling
or a clock charged before can change afterwards, and nothing has to be moved again.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    ColumnElement,
    Connection,
    ForeignKeyConstraint,
    FromClause,
    Index,
    Select,
    String,
    Text,
    bindparam,
    case,
    func,
    insert,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import LATER, Base, Member, Redactable, table_of
from models.database.row_hash import row_hash, row_key, whole_row
from models.database.typed_rows import all_as
from models.database.types import UtcDateTime
from models.journal.journal import Entry, Journal, Written
from models.people.players import is_one_of, with_person

POINTS = "P"
TABLE_POINTS = "pts"  # off the score after the uma, where the rulebook writes in them: 1,000 are 1P
OFF_SCORE = (POINTS, TABLE_POINTS)


class LedgerLine(Redactable, Member, Base):
    """One line of an account.

    `unit`: P (whole tournament points), pts (table points) or the currency, in minor units. `amount`: owed when
    positive, given back or paid when negative. `what`: charged, reversed (of what the same cause charged before),
    decided (by the director), paid (or handed back, where the amount is positive), waived. `cause_kind` and
    `cause_id`: the ruling, clock, decision or payment that it comes from. `fine_id`: of a waiver, the cause of the fine
    that it lets go, where it names one. `withdrawal`: a director withdrew the decision.
    """

    __tablename__ = "ledger_line"

    journal_seq: Mapped[int]
    account_kind: Mapped[str] = mapped_column(String(10))
    account_id: Mapped[UUID]
    unit: Mapped[str] = mapped_column(String(3))
    amount: Mapped[int]
    what: Mapped[str] = mapped_column(String(10))
    cause_kind: Mapped[str] = mapped_column(String(10))
    cause_id: Mapped[UUID]
    hanchan_id: Mapped[UUID | None]
    round: Mapped[str | None] = mapped_column(String(40))
    at: Mapped[datetime] = mapped_column(UtcDateTime())
    reason: Mapped[str | None] = mapped_column(Text())
    fine_id: Mapped[UUID | None] = mapped_column(info=LATER)
    withdrawal: Mapped[bool | None] = mapped_column(info=LATER)

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        CheckConstraint("account_kind IN ('player', 'team', 'official')", name="account_kind"),
        CheckConstraint("what IN ('charged', 'reversed', 'decided', 'paid', 'waived')", name="what"),
        CheckConstraint("cause_kind IN ('ruling', 'clock', 'decision', 'payment')", name="cause_kind"),
        CheckConstraint("amount <> 0", name="amount"),
        Index("ix_ledger_line_cause", "tournament_id", "cause_id"),
        Index("ix_ledger_line_account", "tournament_id", "unit", "account_id", "journal_seq"),
    )


class LineOfPerson(LedgerLine):
    """A line with whose it is: of joined entries of a player, that of the one that counts."""

    __abstract__ = True

    person: UUID


LINE = table_of(LedgerLine)
_POST = insert(LINE)
_WITH_PERSON, _PERSON = with_person(LINE, LINE.c.account_id)
_OF_CAUSES = (
    select(LINE, _PERSON.label("person"))
    .select_from(_WITH_PERSON)
    .where(
        LINE.c.tournament_id == bindparam("tournament"),
        LINE.c.cause_id.in_(bindparam("causes", expanding=True)),
    )
    .order_by(LINE.c.journal_seq, LINE.c.id)
)


class Balance(NamedTuple):
    """The sum of an account's lines in a unit; `since` when something has been owed without a break."""

    account_kind: str
    account_id: UUID
    unit: str
    amount: int
    since: datetime


class Cause(NamedTuple):
    """What lines come from: `kind` ruling, clock, decision or payment; and where it is known, when it was played."""

    kind: str
    id: UUID
    hanchan: UUID | None = None
    round: str | None = None


def post(journal: Journal, cause: Cause, lines: Sequence[Mapping[str, Any]]) -> Entry | None:
    """Write lines with one entry, `ledger.posted`, whose subject is the cause; nothing without any.

    Each line: id, account_kind, account_id, unit, amount, what; reason, fine_id, withdrawal where there is one.
    """
    if not lines:
        return None
    of_cause = {
        "tournament_id": journal.tournament_id,
        "journal_seq": journal.next_seq,
        "cause_kind": cause.kind,
        "cause_id": cause.id,
        "hanchan_id": cause.hanchan,
        "round": cause.round,
        "at": journal.at,
    }
    rows = [whole_row(LINE, {**of_cause, **line}) for line in lines]
    written = [Written(row_key(LINE, row["id"]), None, row_hash(LINE, row)) for row in rows]
    details = {"cause": cause.kind, "hanchan_id": cause.hanchan, "round": cause.round}
    entry = journal.append(
        "ledger.posted", cause.id, {**details, "lines": [_line_details(row) for row in rows]}, written
    )
    journal.connection.execute(_POST, rows)
    return entry


def _line_details(row: Mapping[str, Any]) -> dict[str, Any]:
    line = {name: row[name] for name in ("id", "account_kind", "account_id", "unit", "amount", "what")}
    more = {name: row[name] for name in ("reason", "fine_id", "withdrawal") if row[name] is not None}
    return {**line, **more}


def of_cause(connection: Connection, tournament_id: UUID, cause: UUID) -> Sequence[LineOfPerson]:
    """Return every line of a cause, oldest first."""
    return of_causes(connection, tournament_id, [cause])[cause]


def of_causes(
    connection: Connection, tournament_id: UUID, causes: Collection[UUID]
) -> defaultdict[UUID, list[LineOfPerson]]:
    """Return every line of these causes, oldest first, by cause."""
    lines: defaultdict[UUID, list[LineOfPerson]] = defaultdict(list)
    if causes:
        named = {"tournament": tournament_id, "causes": causes}
        for row in all_as(LineOfPerson, connection.execute(_OF_CAUSES, named)):
            lines[row.cause_id].append(row)
    return lines


def before(
    connection: Connection, tournament_id: UUID, accounts: Sequence[UUID], unit: str, journal_seq: int
) -> Sequence[LedgerLine]:
    """Return every line of just these accounts in this unit that the journal has before this entry, oldest first."""
    own = (LINE.c.tournament_id == tournament_id, LINE.c.unit == unit, LINE.c.account_id.in_(accounts))
    query = select(LINE).where(*own, LINE.c.journal_seq < journal_seq)
    return all_as(LedgerLine, connection.execute(query.order_by(LINE.c.journal_seq, LINE.c.id)))


def points_of(connection: Connection, tournament_id: UUID, accounts: Sequence[UUID]) -> Sequence[LedgerLine]:
    """Return every line of P on these accounts, oldest first."""
    query = _ledger(tournament_id, points=True).where(is_one_of(LINE.c.account_id, accounts, tournament_id))
    return all_as(LedgerLine, connection.execute(query.order_by(LINE.c.journal_seq, LINE.c.id)))


def list_all(connection: Connection, tournament_id: UUID) -> Sequence[LedgerLine]:
    """Return every line of every account, oldest first."""
    query = select(LINE).where(LINE.c.tournament_id == tournament_id)
    return all_as(LedgerLine, connection.execute(query.order_by(LINE.c.journal_seq, LINE.c.id)))


def of_accounts(connection: Connection, tournament_id: UUID, accounts: Sequence[UUID]) -> Sequence[LineOfPerson]:
    """Return every line of these accounts, of P and of money, oldest first."""
    own = (LINE.c.tournament_id == tournament_id, is_one_of(LINE.c.account_id, accounts, tournament_id))
    query = select(LINE, _PERSON.label("person")).select_from(_WITH_PERSON).where(*own)
    return all_as(LineOfPerson, connection.execute(query.order_by(LINE.c.journal_seq, LINE.c.id)))


def page(
    connection: Connection,
    tournament_id: UUID,
    points: bool,
    account: UUID | None = None,
    round_: str | None = None,
    after: UUID | None = None,
    limit: int = 100,
) -> Sequence[LedgerLine]:
    """Return at most `limit` lines of P, or of money, above the id `after`; of one account or one round."""
    query = _ledger(tournament_id, points).order_by(LINE.c.id).limit(limit)
    if account is not None:
        query = query.where(is_one_of(LINE.c.account_id, [account], tournament_id))
    query = query if round_ is None else query.where(LINE.c.round == round_)
    return all_as(LedgerLine, connection.execute(query if after is None else query.where(LINE.c.id > after)))


def totals(
    connection: Connection,
    tournament_id: UUID,
    points: bool,
    accounts: Sequence[UUID] | None = None,
    round_: str | None = None,
    without_round: str | None = None,
    charged_by: datetime | None = None,
) -> Sequence[Balance]:
    """Sum lines by account; of joined entries of a player, all on the account of the one that counts.

    `accounts`: only of these; `round_`: only what comes from that round; `without_round`: only what does not;
    `charged_by`: without what was first charged after this moment, and what let go of that.
    """
    query = _ledger(tournament_id, points)
    if accounts is not None:
        query = query.where(is_one_of(LINE.c.account_id, accounts, tournament_id))
    if round_ is not None:
        query = query.where(LINE.c.round == round_)
    if without_round is not None:
        query = query.where(LINE.c.round.is_distinct_from(without_round))
    if charged_by is not None:
        late = _charged_after(tournament_id, charged_by)
        query = query.where(LINE.c.cause_id.not_in(late), LINE.c.fine_id.is_(None) | LINE.c.fine_id.not_in(late))
    ledger = query.subquery()
    lines, person = with_person(ledger, ledger.c.account_id)
    keys = (ledger.c.account_kind, person, ledger.c.unit)
    summed = sum_up(select(*keys).select_from(lines), ledger, keys)
    return [Balance(*row) for row in connection.execute(summed.order_by(*summed.selected_columns[: len(keys)]))]


def sum_up(keys: Select[Any], lines: FromClause, by: Sequence[ColumnElement[Any]]) -> Select[Any]:
    """Sum the `lines` that `keys` selects from by its columns: those, the amount, since when it has been owed."""
    amount, at = lines.c.amount, lines.c.at
    before = func.sum(amount).over(partition_by=by, order_by=(lines.c.journal_seq, lines.c.id)) - amount
    each = keys.add_columns(amount, at, before.label("before")).subquery("each")
    columns = list(each.c)[: len(by)]
    opened = func.max(case(((each.c.amount > 0) & (each.c.before <= 0), each.c.at)))
    sums = (func.sum(each.c.amount).label("amount"), func.coalesce(opened, func.min(each.c.at)).label("since"))
    return select(*columns, *sums).group_by(*columns)


def _charged_after(tournament_id: UUID, moment: datetime) -> Any:
    cause, at = select(LINE.c.cause_id).where(LINE.c.tournament_id == tournament_id), LINE.c.at
    charged = LINE.c.what.in_(("charged", "decided")) & (LINE.c.amount > 0)
    return cause.where(charged, at > moment).except_(cause.where(at <= moment))


def _ledger(tournament_id: UUID, points: bool) -> Any:
    unit = LINE.c.unit.in_(OFF_SCORE) if points else LINE.c.unit.not_in(OFF_SCORE)
    return select(LINE).where(LINE.c.tournament_id == tournament_id, unit)
