"""Invitations: a secret, in a link or a QR code, that lets somebody in; how often, until when, and as whom."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    Connection,
    ForeignKeyConstraint,
    Index,
    String,
    Uuid,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal
from models.people.admissions import ADMISSION


class Invitation(Base):
    """Admits an existing official (`official_id`) or player (`player_id`), or new officials with `roles`.

    `uses_left`: how many more may come by it; None for any number. `secret_hash`: sha256 (hex) of the secret.
    """

    __tablename__ = "invitation"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    tournament_id: Mapped[UUID] = mapped_column(Uuid())
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    label: Mapped[str] = mapped_column(String(200))
    roles: Mapped[list[str]] = mapped_column(JsonText())
    official_id: Mapped[UUID | None]
    player_id: Mapped[UUID | None]
    made_by: Mapped[UUID | None]
    uses: Mapped[int | None]
    uses_left: Mapped[int | None]
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())
    expires_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    revoked_at: Mapped[datetime | None] = mapped_column(UtcDateTime())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "player_id"], ["player.tournament_id", "player.id"]),
        CheckConstraint("uses_left >= 0", name="uses_left"),
        Index("ix_invitation_tournament", "tournament_id", "id"),
    )


INVITATION = table_of(Invitation)
JOURNALED = ("label", "roles", "official_id", "player_id", "uses", "expires_at", "secret_hash")


def create(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store an invitation, entry `invitation.made`. `values`: id, secret_hash, and the columns of `JOURNALED`."""
    row = {**values, "tournament_id": journal.tournament_id, "uses_left": values["uses"], "created_at": journal.at}
    row["made_by"] = journal.who
    entry = journal.append("invitation.made", values["id"], {name: values[name] for name in JOURNALED})
    journal.connection.execute(insert(INVITATION), row)
    return entry


def revoke(journal: Journal, identity: UUID) -> None:
    """Revoke an invitation: entry `invitation.revoked`."""
    journal.append("invitation.revoked", identity, {"revoked_at": journal.at})
    journal.connection.execute(update(INVITATION).where(INVITATION.c.id == identity).values(revoked_at=journal.at))


def revoke_for(journal: Journal, official: UUID) -> None:
    """Revoke the invitations that an official who was revoked made, was made for, or used."""
    came = select(ADMISSION.c.invitation_id).where(
        ADMISSION.c.tournament_id == journal.tournament_id, ADMISSION.c.official_id == official
    )
    theirs = or_(INVITATION.c.made_by == official, INVITATION.c.official_id == official, INVITATION.c.id.in_(came))
    own = (INVITATION.c.tournament_id == journal.tournament_id, INVITATION.c.revoked_at.is_(None), theirs)
    for row in all_as(Invitation, journal.connection.execute(select(INVITATION).where(*own))):
        if closed_reason(row, journal.at) is None:
            revoke(journal, row.id)


def use(connection: Connection, row: Invitation) -> None:
    """Count one use of an invitation."""
    if row.uses_left is not None:
        left = INVITATION.c.uses_left - 1
        connection.execute(update(INVITATION).where(INVITATION.c.id == row.id).values(uses_left=left))


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> Invitation | None:
    """Find the invitation with that id, or None."""
    own = (INVITATION.c.tournament_id == tournament_id, INVITATION.c.id == identity)
    return first_as(Invitation, connection.execute(select(INVITATION).where(*own)))


def find_by_secret(connection: Connection, tournament_id: UUID, secret_hash: str) -> Invitation | None:
    """Find the invitation whose secret has that sha256 (hex), however it stands, or None."""
    own = (INVITATION.c.tournament_id == tournament_id, INVITATION.c.secret_hash == secret_hash)
    return first_as(Invitation, connection.execute(select(INVITATION).where(*own)))


def page(connection: Connection, tournament_id: UUID, after: UUID | None, limit: int) -> Sequence[Invitation]:
    """List at most `limit` invitations with ids above `after`, by id."""
    query = select(INVITATION).where(INVITATION.c.tournament_id == tournament_id)
    query = query if after is None else query.where(INVITATION.c.id > after)
    return all_as(Invitation, connection.execute(query.order_by(INVITATION.c.id).limit(limit)))


def closed_reason(row: Invitation, at: datetime) -> str | None:
    """Return why an invitation is closed: revoked, expired, used; None while it is open."""
    if row.revoked_at is not None:
        return "revoked"
    if row.expires_at is not None and row.expires_at <= at:
        return "expired"
    return "used" if row.uses_left == 0 else None
