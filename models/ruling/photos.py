"""Photos: what a referee saw, attached to a ruling."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    Connection,
    ForeignKeyConstraint,
    Index,
    LargeBinary,
    String,
    bindparam,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, table_of
from models.database.types import UtcDateTime
from models.journal.journal import Entry, Journal


class Photo(Member, Base):
    """A photo of a ruling: `image` as it is kept, its media `type`, how many `bytes` and their `sha256` (hex).

    `sent_sha256`: the same of the image as it was sent, before it was written anew.
    """

    __tablename__ = "photo"

    ruling_id: Mapped[UUID]
    official_id: Mapped[UUID]
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    type: Mapped[str] = mapped_column(String(10))
    bytes: Mapped[int]
    sha256: Mapped[str] = mapped_column(String(64))
    sent_sha256: Mapped[str] = mapped_column(String(64))
    image: Mapped[Any] = mapped_column(LargeBinary())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "ruling_id"], ["ruling.tournament_id", "ruling.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        CheckConstraint("type IN ('image/jpeg', 'image/png', 'image/webp')", name="type"),
        Index("ix_photo_ruling", "tournament_id", "ruling_id"),
    )


class AttachedPhoto(NamedTuple):
    """A photo without its image."""

    id: UUID
    type: str
    bytes: int
    sha256: str


PHOTO = table_of(Photo)
DETAILS = ("type", "bytes", "sha256")
_OF_RULING = (
    select(PHOTO.c.id, PHOTO.c.type, PHOTO.c.bytes, PHOTO.c.sha256)
    .where(
        PHOTO.c.tournament_id == bindparam("tournament"),
        PHOTO.c.ruling_id == bindparam("ruling"),
        PHOTO.c.image != b"",
    )
    .order_by(PHOTO.c.id)
)


def attach(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a photo, entry `photo.attached`.

    `values`: id, ruling_id, type, bytes, sha256, sent_sha256, image.
    """
    row = {**values, "official_id": journal.who, "server_at": journal.at}
    details = {"ruling": values["ruling_id"], **{name: values[name] for name in DETAILS}}
    return register.add(journal, Photo, "photo.attached", row, details)


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> Photo | None:
    """Find the photo with that id, all columns, or None."""
    return register.find(connection, Photo, tournament_id, identity)


def of_ruling(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> Sequence[AttachedPhoto]:
    """Return the photos of a ruling by id (oldest first), but for erased ones."""
    rows = connection.execute(_OF_RULING, {"tournament": tournament_id, "ruling": ruling_id})
    return [AttachedPhoto(*row) for row in rows]
