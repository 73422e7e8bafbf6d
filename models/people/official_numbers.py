"""The numbers that a league knows its officials by, so that they are the same people in each of its tournaments."""

from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, ForeignKeyConstraint, Index, Select, String, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, table_of
from models.journal.journal import Entry, Journal
from models.people.officials import OFFICIAL


class OfficialNumber(Member, Base):
    """The number of the official whose id this bears; who was revoked and invited anew bears the same one twice."""

    __tablename__ = "official_number"

    number: Mapped[str] = mapped_column(String(40))

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "id"], ["official.tournament_id", "official.id"]),
        Index("ix_official_number_number", "tournament_id", "number"),
    )


class NumberHolder(NamedTuple):
    """The official who bears a number."""

    id: UUID
    name: str


NUMBER = table_of(OfficialNumber)


def assign(journal: Journal, official: UUID, number: str) -> Entry:
    """Record by which number the league knows this official, entry `official.numbered`."""
    return register.add(journal, OfficialNumber, "official.numbered", {"id": official, "number": number})


def numbers(connection: Connection, tournament_id: UUID) -> dict[UUID, str]:
    """List every official's number, of those who have one."""
    query = select(NUMBER.c.id, NUMBER.c.number).where(NUMBER.c.tournament_id == tournament_id)
    return {row.id: row.number for row in connection.execute(query)}


def holder(connection: Connection, tournament_id: UUID, number: str) -> NumberHolder | None:
    """Return the official (id, name) who bears this number in the tournament and is not revoked, or None."""
    stands = OFFICIAL.c.revoked_at.is_(None)
    borne = (NUMBER.c.tournament_id == OFFICIAL.c.tournament_id) & (NUMBER.c.id == OFFICIAL.c.id)
    query: Select[Any] = select(OFFICIAL.c.id, OFFICIAL.c.name).join(NUMBER, borne)
    named = (NUMBER.c.tournament_id == tournament_id, NUMBER.c.number == number)
    row = connection.execute(query.where(*named, stands)).first()
    return None if row is None else NumberHolder(*row)
