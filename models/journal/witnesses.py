"""Witnesses: phones that keep the last checkpoint they saw, and sign that what came after continues it.

Each has a key of its own, which the entry `witness.joined` names; of its cosignatures the last is kept.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKeyConstraint, String, Text, func, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime
from models.journal.journal import ENTRY, Entry, Journal, JournalEntry

KIND = "witness.joined"


class Witness(Base):
    """A phone of an official that signs checkpoints. `key_id`: 8 hex digits; `vkey`: its verifier key.

    `size`, `root` (base64): of the last checkpoint it signed; `signature`: the line with its signature.
    """

    __tablename__ = "witness"

    tournament_id: Mapped[UUID] = mapped_column(primary_key=True)
    key_id: Mapped[str] = mapped_column(String(8), primary_key=True)
    official_id: Mapped[UUID]
    vkey: Mapped[str] = mapped_column(Text())
    size: Mapped[int]
    root: Mapped[str] = mapped_column(String(44))
    signature: Mapped[str] = mapped_column(Text())
    signed_at: Mapped[datetime] = mapped_column(UtcDateTime())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
    )


WITNESS = table_of(Witness)


def find(connection: Connection, tournament_id: UUID, key_id: str) -> Witness | None:
    """Find the witness with that key, or None."""
    return first_as(Witness, connection.execute(select(WITNESS).where(*_one(tournament_id, key_id))))


def list_all(connection: Connection, tournament_id: UUID) -> Sequence[Witness]:
    """List every witness of the tournament, by key."""
    query = select(WITNESS).where(WITNESS.c.tournament_id == tournament_id).order_by(WITNESS.c.key_id)
    return all_as(Witness, connection.execute(query))


def count_of(connection: Connection, tournament_id: UUID, official: UUID) -> int:
    """Return how many phones of an official are witnesses."""
    own = (WITNESS.c.tournament_id == tournament_id, WITNESS.c.official_id == official)
    return connection.execute(select(func.count()).where(*own)).scalar_one()


def behind(connection: Connection, tournament_id: UUID, size: int, root: str) -> Sequence[Witness]:
    """List the witnesses whose last cosignature is of this size and root (base64), by key."""
    own = (WITNESS.c.tournament_id == tournament_id, WITNESS.c.size == size, WITNESS.c.root == root)
    return all_as(Witness, connection.execute(select(WITNESS).where(*own).order_by(WITNESS.c.key_id)))


def joinings(connection: Connection, tournament_id: UUID) -> dict[str, JournalEntry]:
    """Return the entry by which each witness joined, by the id of its key."""
    query = select(ENTRY).where(ENTRY.c.tournament_id == tournament_id, ENTRY.c.kind == KIND).order_by(ENTRY.c.seq)
    return {entry.body["key_id"]: entry for entry in all_as(JournalEntry, connection.execute(query))}


def join(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a new witness with its first cosignature, entry `witness.joined`. `values`: all other columns."""
    journal.connection.execute(insert(WITNESS), {**values, "tournament_id": journal.tournament_id})
    return journal.append(KIND, values["official_id"], {"key_id": values["key_id"], "vkey": values["vkey"]})


def renew(connection: Connection, tournament_id: UUID, key_id: str, values: Mapping[str, Any]) -> None:
    """Store a cosignature in place of one of less: `size`, `root`, `signature`, `signed_at`."""
    earlier = (*_one(tournament_id, key_id), WITNESS.c.size < values["size"])
    connection.execute(update(WITNESS).where(*earlier).values(**values))


def _one(tournament_id: UUID, key_id: str) -> tuple[Any, ...]:
    return WITNESS.c.tournament_id == tournament_id, WITNESS.c.key_id == key_id
