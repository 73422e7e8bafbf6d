"""Hanchans: four players seated at a table for one game."""

from collections.abc import Collection, Sequence
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection, ForeignKeyConstraint, String, or_, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, Member, table_of
from models.database.typed_rows import all_as
from models.database.types import UtcDateTime
from models.event.tables import TABLE
from models.ruling.hand import SEATS


class Hanchan(Member, Base):
    """A hanchan: its round of the tournament and who took each seat at its start."""

    __tablename__ = "hanchan"

    table_id: Mapped[UUID]
    round: Mapped[str] = mapped_column(String(40))
    east_id: Mapped[UUID]
    south_id: Mapped[UUID]
    west_id: Mapped[UUID]
    north_id: Mapped[UUID]
    started_at: Mapped[datetime | None] = mapped_column(UtcDateTime())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "table_id"], ["playing_table.tournament_id", "playing_table.id"]),
        *(
            ForeignKeyConstraint(["tournament_id", f"{seat}_id"], ["player.tournament_id", "player.id"])
            for seat in SEATS
        ),
    )


class HanchanAtTable(Hanchan):
    """A hanchan with the label of its table."""

    __abstract__ = True

    label: str


HANCHAN = table_of(Hanchan)


def find_all(connection: Connection, tournament_id: UUID, identities: Collection[UUID]) -> dict[UUID, Hanchan]:
    """Return the hanchans with these ids, by id."""
    query = select(HANCHAN).where(HANCHAN.c.tournament_id == tournament_id, HANCHAN.c.id.in_(identities))
    return {row.id: row for row in all_as(Hanchan, connection.execute(query))}


def with_players(
    connection: Connection, tournament_id: UUID, round_: str, players: Collection[UUID]
) -> Sequence[HanchanAtTable]:
    """Return the hanchans of that round in which any of these players sits, with the `label` of their tables."""
    same = (TABLE.c.tournament_id == HANCHAN.c.tournament_id) & (TABLE.c.id == HANCHAN.c.table_id)
    in_round = (HANCHAN.c.tournament_id == tournament_id, HANCHAN.c.round == round_)
    sits = or_(*(HANCHAN.c[f"{seat}_id"].in_(players) for seat in SEATS))
    query = select(HANCHAN, TABLE.c.label).join(TABLE, same).where(*in_round, sits)
    return all_as(HanchanAtTable, connection.execute(query.order_by(HANCHAN.c.id)))


def with_tables(connection: Connection, tournament_id: UUID, table: UUID | None = None) -> Sequence[HanchanAtTable]:
    """Return every hanchan, or every one of a table, with the `label` of its table; by that, then by id."""
    same = (TABLE.c.tournament_id == HANCHAN.c.tournament_id) & (TABLE.c.id == HANCHAN.c.table_id)
    query = select(HANCHAN, TABLE.c.label).join(TABLE, same).where(HANCHAN.c.tournament_id == tournament_id)
    query = query if table is None else query.where(HANCHAN.c.table_id == table)
    return all_as(HanchanAtTable, connection.execute(query.order_by(TABLE.c.label, HANCHAN.c.id)))
