"""Hanchans: four players seated at a table for one game."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    ColumnElement,
    Connection,
    ForeignKeyConstraint,
    Select,
    String,
    Text,
    cast,
    or_,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member, Removable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.event.tables import TABLE
from models.journal.journal import ENTRY, OF_HANCHANS
from models.ruling.hand import SEATS

CANCELLED = "cancelled"
VOID = "void"
STATUSES = (CANCELLED, VOID)


class Hanchan(Removable, Member, Base):
    """A hanchan: its round of the tournament and who took each seat at its start.

    `status`: null, cancelled (it will not be played), void (it was, and does not count); `status_cause`: the timing by
    which a lateness clock cancelled it. `substitutes`: seat → the player whom the one who sits there replaced.
    """

    __tablename__ = "hanchan"

    table_id: Mapped[UUID]
    round: Mapped[str] = mapped_column(String(40))
    east_id: Mapped[UUID]
    south_id: Mapped[UUID]
    west_id: Mapped[UUID]
    north_id: Mapped[UUID]
    started_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    status: Mapped[str | None] = mapped_column(String(10), info=LATER)
    status_cause: Mapped[UUID | None] = mapped_column(info=LATER)
    substitutes: Mapped[dict[str, str] | None] = mapped_column(JsonText(), info=LATER)

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "table_id"], ["playing_table.tournament_id", "playing_table.id"]),
        *(
            ForeignKeyConstraint(["tournament_id", f"{seat}_id"], ["player.tournament_id", "player.id"])
            for seat in SEATS
        ),
        CheckConstraint("status IN ('cancelled', 'void')", name="status"),
    )


class HanchanAtTable(Hanchan):
    """A hanchan with the label of its table."""

    __abstract__ = True

    label: str


HANCHAN = table_of(Hanchan)
PRESENT = HANCHAN.c.removed_at.is_(None)
IN_PLAY = PRESENT & HANCHAN.c.status.is_(None)
"""Neither cancelled nor void: its seats are taken, and its result counts."""


def seats_of(row: Any) -> dict[str, UUID]:
    """Return seat → who takes it."""
    return {seat: getattr(row, f"{seat}_id") for seat in SEATS}


def replaced_in(row: Any) -> dict[str, UUID]:
    """Return seat → whom the one who sits there replaced."""
    found: Mapping[str, str] = row.substitutes or {}
    return {seat: UUID(found[seat]) for seat in SEATS if seat in found}


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> Hanchan | None:
    """Find the hanchan with that id, or None; one that was removed is not there."""
    row = register.find(connection, Hanchan, tournament_id, identity)
    return None if row is None or row.removed_at is not None else row


def former_tables(connection: Connection, tournament_id: UUID, identity: UUID) -> set[UUID]:
    """Return the tables from which a hanchan was moved: what was recorded before names the table of then."""
    own = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.subject == identity, OF_HANCHANS)
    bodies = connection.execute(select(ENTRY.c.body).where(*own, ENTRY.c.kind == "hanchan.changed")).scalars()
    return {UUID(str(body["before"]["table_id"])) for body in bodies if "table_id" in body["before"]}


def find_all(connection: Connection, tournament_id: UUID, identities: Collection[UUID]) -> dict[UUID, Hanchan]:
    """Return the hanchans with these ids, by id."""
    query = select(HANCHAN).where(HANCHAN.c.tournament_id == tournament_id, HANCHAN.c.id.in_(identities))
    return {row.id: row for row in all_as(Hanchan, connection.execute(query))}


def list_all(connection: Connection, tournament_id: UUID) -> Sequence[Hanchan]:
    """Return every hanchan that is in play, by id."""
    query = select(HANCHAN).where(HANCHAN.c.tournament_id == tournament_id, IN_PLAY)
    return all_as(Hanchan, connection.execute(query.order_by(HANCHAN.c.id)))


def of_player(connection: Connection, tournament_id: UUID, player: UUID) -> Sequence[Hanchan]:
    """Return the hanchans in which a player sits, was replaced or would have sat, by id."""
    named = or_(*(HANCHAN.c[f"{seat}_id"] == player for seat in SEATS), _replaces(player))
    query = select(HANCHAN).where(HANCHAN.c.tournament_id == tournament_id, PRESENT, named)
    return all_as(Hanchan, connection.execute(query.order_by(HANCHAN.c.id)))


def caused_by(connection: Connection, tournament_id: UUID, timing: UUID) -> Sequence[Hanchan]:
    """Return the hanchans that this timing cancelled and that still are, by id."""
    query = select(HANCHAN).where(HANCHAN.c.tournament_id == tournament_id, HANCHAN.c.status_cause == timing)
    return all_as(Hanchan, connection.execute(query.order_by(HANCHAN.c.id)))


def with_players(
    connection: Connection, tournament_id: UUID, round_: str, players: Collection[UUID]
) -> Sequence[HanchanAtTable]:
    """Return the hanchans of that round, in play, in which any of these players sits, with `label`s of tables."""
    sits = or_(*(HANCHAN.c[f"{seat}_id"].in_(players) for seat in SEATS))
    query = _with_labels(tournament_id).where(IN_PLAY, HANCHAN.c.round == round_, sits)
    return all_as(HanchanAtTable, connection.execute(query.order_by(HANCHAN.c.id)))


def with_tables(connection: Connection, tournament_id: UUID, table: UUID | None = None) -> Sequence[HanchanAtTable]:
    """Return every hanchan, or every one of a table, with the `label` of its table; by that, then by id."""
    query = _with_labels(tournament_id).where(PRESENT)
    query = query if table is None else query.where(HANCHAN.c.table_id == table)
    return all_as(HanchanAtTable, connection.execute(query.order_by(TABLE.c.label, HANCHAN.c.id)))


def of_rounds(connection: Connection, tournament_id: UUID, rounds: Collection[str]) -> Sequence[HanchanAtTable]:
    """Return the hanchans of these rounds that are in play, with the `label` of their tables, by id."""
    query = _with_labels(tournament_id).where(IN_PLAY, HANCHAN.c.round.in_(rounds))
    return all_as(HanchanAtTable, connection.execute(query.order_by(HANCHAN.c.id)))


def _with_labels(tournament_id: UUID) -> Select[*tuple[Any, ...]]:
    same = (TABLE.c.tournament_id == HANCHAN.c.tournament_id) & (TABLE.c.id == HANCHAN.c.table_id)
    return select(HANCHAN, TABLE.c.label).join(TABLE, same).where(HANCHAN.c.tournament_id == tournament_id)


def _replaces(player: UUID) -> ColumnElement[bool]:
    return cast(HANCHAN.c.substitutes, Text).like(f"%{player}%")
