"""Tables: the places where hanchans are played, each with a code on paper that nobody can guess."""

from collections.abc import Collection
from hmac import compare_digest
from uuid import UUID

from sqlalchemy import Connection, Index, String, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import THERE, Base, Member, Removable, table_of
from models.database.typed_rows import first_as
from models.journal.journal import ENTRY


class PlayingTable(Removable, Member, Base):
    """A table; its label ("7", "B2") is unique in the tournament, its id anywhere."""

    __tablename__ = "playing_table"

    label: Mapped[str] = mapped_column(String(40))

    __table_args__ = (
        Index(
            "ix_playing_table_label", "tournament_id", "label", unique=True, sqlite_where=THERE, postgresql_where=THERE
        ),
        Index("ix_playing_table_id", "id", unique=True),
    )


TABLE = table_of(PlayingTable)
DIGITS = 32  # of the hash in a code: 128 bits that follow from all that happened before, and that officials alone see


def find_by_label(connection: Connection, tournament_id: UUID, label: str) -> PlayingTable | None:
    """Return the table with that label in the tournament, or None."""
    query = select(TABLE).where(TABLE.c.tournament_id == tournament_id, TABLE.c.label == label, THERE)
    return first_as(PlayingTable, connection.execute(query))


def find_anywhere(connection: Connection, identity: UUID) -> PlayingTable | None:
    """Return the table with that id in whatever tournament, removed or not, or None."""
    return first_as(PlayingTable, connection.execute(select(TABLE).where(TABLE.c.id == identity)))


def codes(connection: Connection, tournament_id: UUID, tables: Collection[UUID]) -> dict[UUID, str]:
    """Return table → what its code on paper says beside its id: where its first entry stands, and the entry's hash."""
    own = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.subject.in_(tables))
    query = select(ENTRY.c.subject, ENTRY.c.seq, ENTRY.c.hash).where(*own).order_by(ENTRY.c.seq.desc())
    return {row.subject: f"{row.seq}-{row.hash[:DIGITS]}" for row in connection.execute(query)}


def has_code(connection: Connection, table: PlayingTable, code: str) -> bool:
    """Return whether that is the code of the table."""
    seq, _, digits = code.partition("-")
    if not (seq.isascii() and seq.isdecimal() and len(seq) < 10):
        return False
    named = (ENTRY.c.tournament_id == table.tournament_id, ENTRY.c.seq == int(seq), ENTRY.c.subject == table.id)
    known = connection.execute(select(ENTRY.c.hash).where(*named)).scalar_one_or_none()
    return known is not None and compare_digest(str(known)[:DIGITS].encode(), digits.encode())
