"""Rulings: decisions that a referee issued at a table, logged for ever."""

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
    Select,
    String,
    Text,
    UniqueConstraint,
    select,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal
from models.people.players import is_one_of, person_of
from models.ruling.hand import Hand, HandColumns, columns_of

IN_FORCE = ("issued", "deferred", "closed")
NOT_PLAIN = text("status <> 'issued'")  # most rulings are just issued: the others get a small index of their own


class Ruling(Redactable, Member, HandColumns, Base):
    """One ruling.

    `status`: issued · deferred (waits on the table) · closed (was deferred, now judged) · withdrawn · amended.
    `counts`: whether it is an offence on the offender's record. `kind`: the strongest penalty. `ruled_at`: when the
    call was made, by the device's corrected clock where it is known. `known`: what the log itself knew of the facts
    when the ruling came in. `request`: the body as it was sent. `decision`: as
    decided when issued, with the text shown; `second_decision`: by the tournament's present revision, where it differs;
    `issued`: what the referee gave instead, for `reason`; `final_decision`: of a deferred ruling that was closed.
    `incident_id`: shared by the rulings of one call on several offenders. `list_item`: the JSON a list shows.
    Big columns come last: SQLite reads a row from its start.
    """

    __tablename__ = "ruling"

    journal_seq: Mapped[int]
    table_id: Mapped[UUID]
    hanchan_id: Mapped[UUID | None]
    seat: Mapped[str | None] = mapped_column(String(5))
    offender_kind: Mapped[str] = mapped_column(String(10))
    offender_id: Mapped[UUID]
    official_id: Mapped[UUID]
    foul: Mapped[str] = mapped_column(String(80))
    kind: Mapped[str] = mapped_column(String(20))
    status: Mapped[str] = mapped_column(String(10))
    counts: Mapped[bool]
    offence_number: Mapped[int | None]
    revision: Mapped[str] = mapped_column(String(64))
    prescribed_followed: Mapped[bool]
    ruled_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())  # a phone that thinks it is 1970
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    amends: Mapped[UUID | None]
    amended_by: Mapped[UUID | None]
    incident_id: Mapped[UUID | None] = mapped_column(info={"later": True})
    closed_by: Mapped[UUID | None]
    closed_by_ruling: Mapped[UUID | None]
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    ended_by: Mapped[UUID | None]
    ended_reason: Mapped[str | None] = mapped_column(Text())
    list_item: Mapped[dict[str, Any]] = mapped_column(JsonText())
    note: Mapped[str | None] = mapped_column(Text())
    reason: Mapped[str | None] = mapped_column(Text())
    known: Mapped[dict[str, Any] | None] = mapped_column(JsonText())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())
    decision: Mapped[dict[str, Any]] = mapped_column(JsonText())
    second_decision: Mapped[dict[str, Any] | None] = mapped_column(JsonText())
    issued: Mapped[dict[str, Any] | None] = mapped_column(JsonText())
    final_decision: Mapped[dict[str, Any] | None] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "table_id"], ["playing_table.tournament_id", "playing_table.id"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "ended_by"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["revision"], ["rulebook_revision.revision"]),
        ForeignKeyConstraint(["tournament_id", "amends"], ["ruling.tournament_id", "ruling.id"]),
        ForeignKeyConstraint(["tournament_id", "amended_by"], ["ruling.tournament_id", "ruling.id"]),
        ForeignKeyConstraint(["tournament_id", "closed_by"], ["hand_end.tournament_id", "hand_end.id"]),
        ForeignKeyConstraint(["tournament_id", "closed_by_ruling"], ["ruling.tournament_id", "ruling.id"]),
        CheckConstraint("status IN ('issued', 'deferred', 'closed', 'withdrawn', 'amended')", name="status"),
        CheckConstraint("offender_kind IN ('player', 'team', 'official')", name="offender_kind"),
        CheckConstraint("seat IN ('east', 'south', 'west', 'north')", name="seat"),
        UniqueConstraint("tournament_id", "journal_seq"),
        Index("ix_ruling_table", "tournament_id", "table_id", "journal_seq"),
        Index("ix_ruling_offender", "tournament_id", "offender_id", "journal_seq"),
        Index(
            "ix_ruling_offences",
            *("tournament_id", "offender_id", "foul", "counts", "ruled_at", "hanchan_id", "journal_seq"),
        ),
        Index("ix_ruling_foul", "tournament_id", "foul", "journal_seq"),
        Index("ix_ruling_kind", "tournament_id", "kind", "journal_seq"),
        Index(
            "ix_ruling_status",
            "tournament_id",
            "status",
            "journal_seq",
            sqlite_where=NOT_PLAIN,
            postgresql_where=NOT_PLAIN,
        ),
        Index("ix_ruling_ruled_at", "tournament_id", "ruled_at"),
    )


RULING = table_of(Ruling)


class NotInForceError(Exception):
    """The ruling was withdrawn or amended before; `status` says which."""

    def __init__(self, identity: UUID, status: str) -> None:
        super().__init__(f"the ruling {identity} is {status} already")
        self.status = status


def issue(
    journal: Journal,
    values: Mapping[str, Any],
    list_item: Mapping[str, Any],
    details: Mapping[str, Any],
    amend_reason: str = "",
) -> Entry:
    """Store a ruling that a referee issued and its journal entry, `ruling.issued` (or `ruling.deferred`).

    `values`: the columns of `Ruling` but tournament_id, journal_seq, server_at, official_id and list_item, which
    come from the journal; `status` is issued or deferred. `seq`, `status` and `kind` are added to `list_item`.
    `details`: what the entry says beside it, enough to decide again.
    When `values["amends"]` names a ruling, that one becomes amended with a second entry. Raises LookupError when there
    is no such ruling, NotInForceError when it does not stand.
    """
    old = values.get("amends")
    if old is not None:
        _require_in_force(journal, old)
    row = {
        **values,
        "journal_seq": journal.next_seq,
        "server_at": journal.at,
        "official_id": journal.who,
        "list_item": {**list_item, "seq": journal.next_seq, "status": values["status"], "kind": values["kind"]},
    }
    body = {"ruling": row["list_item"], "counts": row["counts"], **details}
    entry = register.add(journal, Ruling, f"ruling.{values['status']}", row, body)
    if old is not None:
        _end(journal, old, "amended", amend_reason, {"amended_by": values["id"]})
    return entry


def withdraw(journal: Journal, identity: UUID, reason: str) -> Ruling:
    """Withdraw a ruling: entry `ruling.withdrawn`. Return it as it was. Raises LookupError, NotInForceError."""
    return _end(journal, identity, "withdrawn", reason, {})


def close(
    journal: Journal,
    identity: UUID,
    final_decision: Mapping[str, Any],
    item: Mapping[str, Any],
    counts: bool,
    hand_end: UUID | None = None,
    ruling: UUID | None = None,
) -> Entry:
    """Close a deferred ruling with what it came to: entry `ruling.closed`. The deferred decision is kept.

    `item`: what changes in the list item, at least its `kind`, the strongest penalty now; `counts`: whether it is an
    offence after all; `hand_end` or `ruling`: what closed it, the end of the hand or a ruling that did not let it end.
    Raises LookupError, and NotInForceError when the ruling is not deferred.
    """
    row = _require_in_force(journal, identity)
    if row.status != "deferred":
        raise NotInForceError(identity, row.status)
    changes = {
        "status": "closed",
        "kind": item["kind"],
        "counts": counts,
        "closed_by": hand_end,
        "closed_by_ruling": ruling,
        "final_decision": final_decision,
        "list_item": {**row.list_item, **item, "status": "closed"},
    }
    cause = {"hand_end": hand_end, "closing_ruling": ruling}
    body = {"final_decision": final_decision, "counts": counts, **cause, "ruling": changes["list_item"]}
    return register.change(journal, Ruling, "ruling.closed", identity, changes, body)


def reopen(journal: Journal, row: Ruling, kind: str) -> Entry:
    """Have a closed ruling wait again, entry `ruling.reopened`; `kind`: its strongest penalty while it waits."""
    item = {name: value for name, value in row.list_item.items() if name != "effects"}
    item |= {"penalties": row.decision["penalties"], "kind": kind, "status": "deferred"}
    state = {"status": "deferred", "kind": kind, "counts": False, "list_item": item}
    changes = {**state, "closed_by": None, "closed_by_ruling": None, "final_decision": None}
    body = {"ruling": item, "counts": False, "hand_end": row.closed_by}
    return register.change(journal, Ruling, "ruling.reopened", row.id, changes, body)


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> Ruling | None:
    """Find the ruling with that id, all columns, or None."""
    return register.find(connection, Ruling, tournament_id, identity)


def deferred_at_table(connection: Connection, tournament_id: UUID, table_id: UUID) -> Sequence[Ruling]:
    """Return the deferred rulings that wait on a table, oldest first, all columns."""
    return all_as(Ruling, connection.execute(deferred_query(tournament_id, table_id)))


def deferred_query(tournament_id: UUID, table_id: UUID) -> Select[*tuple[Any, ...]]:
    """Build the statement behind `deferred_at_table`, so that a test can look at its plan."""
    of_table = (RULING.c.tournament_id == tournament_id, RULING.c.table_id == table_id)
    query = select(RULING).where(*of_table, RULING.c.status == "deferred", NOT_PLAIN)
    return query.order_by(RULING.c.journal_seq)


def in_force_on(connection: Connection, tournament_id: UUID, offender: UUID, hanchan: UUID) -> Sequence[Ruling]:
    """Return the rulings in force on an offender in a hanchan, oldest first, all columns."""
    on = (RULING.c.tournament_id == tournament_id, RULING.c.hanchan_id == hanchan, RULING.c.status.in_(IN_FORCE))
    query = select(RULING).where(*on, is_one_of(RULING.c.offender_id, [offender], tournament_id))
    return all_as(Ruling, connection.execute(query.order_by(RULING.c.journal_seq)))


def in_force_at(connection: Connection, tournament_id: UUID, hanchan: UUID) -> Sequence[Ruling]:
    """Return the rulings in force in a hanchan, all columns."""
    at = (RULING.c.tournament_id == tournament_id, RULING.c.hanchan_id == hanchan, RULING.c.status.in_(IN_FORCE))
    return all_as(Ruling, connection.execute(select(RULING).where(*at)))


def in_force_in(connection: Connection, tournament_id: UUID, hanchan: UUID, hand: Hand) -> Sequence[Ruling]:
    """Return the rulings in force in one hand of a hanchan, by the time when they were made, all columns."""
    place = (RULING.c.tournament_id == tournament_id, RULING.c.hanchan_id == hanchan)
    named = (RULING.c[name] == value for name, value in columns_of(hand).items())
    query = select(RULING).where(*place, *named, RULING.c.status.in_(IN_FORCE))
    return all_as(Ruling, connection.execute(query.order_by(RULING.c.ruled_at)))


def beside(connection: Connection, ruling: Ruling) -> Sequence[Ruling]:
    """Return the rulings on others of the same incident, as they are now, oldest first, all columns."""
    if ruling.incident_id is None:
        return ()
    same = (RULING.c.tournament_id == ruling.tournament_id, RULING.c.table_id == ruling.table_id)
    others = (RULING.c.incident_id == ruling.incident_id, RULING.c.offender_id != ruling.offender_id)
    query = select(RULING).where(*same, *others, RULING.c.status != "amended")
    return all_as(Ruling, connection.execute(query.order_by(RULING.c.journal_seq)))


def of_foul(connection: Connection, tournament_id: UUID, foul: str, limit: int) -> Sequence[Ruling]:
    """List at most `limit` rulings on that foul, newest first, whatever became of them."""
    columns = (RULING.c[name] for name in ("id", "revision", "list_item", "decision", "final_decision"))
    query = select(*columns).where(RULING.c.tournament_id == tournament_id, RULING.c.foul == foul)
    return all_as(Ruling, connection.execute(query.order_by(RULING.c.journal_seq.desc()).limit(limit)))


def on_offenders(connection: Connection, tournament_id: UUID, offenders: Sequence[UUID]) -> Sequence[Ruling]:
    """List every ruling on one of these, however it stands, newest first, all columns."""
    on = (RULING.c.tournament_id == tournament_id, is_one_of(RULING.c.offender_id, offenders, tournament_id))
    return all_as(Ruling, connection.execute(select(RULING).where(*on).order_by(RULING.c.journal_seq.desc())))


def disqualified(connection: Connection, tournament_id: UUID) -> set[UUID]:
    """Return who was disqualified by a ruling that counts."""
    on = (RULING.c.tournament_id == tournament_id, RULING.c.kind == "disqualification", RULING.c.counts)
    return set(connection.execute(select(person_of(RULING.c.offender_id, tournament_id)).where(*on)).scalars())


def closed_by(connection: Connection, tournament_id: UUID, hand_end: UUID) -> Sequence[Ruling]:
    """Return the rulings that the end of a hand closed, oldest first, all columns."""
    of_end = (RULING.c.tournament_id == tournament_id, RULING.c.closed_by == hand_end)
    return all_as(Ruling, connection.execute(select(RULING).where(*of_end, NOT_PLAIN).order_by(RULING.c.journal_seq)))


def _require_in_force(journal: Journal, identity: UUID) -> Ruling:
    row = find(journal.connection, journal.tournament_id, identity)
    if row is None:
        raise LookupError(f"this tournament has no ruling {identity}")
    if row.status not in IN_FORCE:
        raise NotInForceError(identity, row.status)
    return row


def _end(journal: Journal, identity: UUID, status: str, reason: str, more: Mapping[str, Any]) -> Ruling:
    row = _require_in_force(journal, identity)
    ending = {"status": status, "counts": False, "ended_at": journal.at, "ended_by": journal.who}
    ending["ended_reason"] = reason
    item = {**row.list_item, "status": status}
    body = {"reason": reason, **more, "ruling": item}
    register.change(journal, Ruling, f"ruling.{status}", identity, {**ending, **more, "list_item": item}, body)
    return row
