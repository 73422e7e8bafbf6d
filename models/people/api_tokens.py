"""API tokens: what a program of somebody else's signs in with, as an official, for some things, until a day."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKeyConstraint, Index, String, Uuid, insert, or_, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal

SCOPES = {
    "read": "whatever an official may look at",
    "people": "officials, exams, invitations, phones and tokens",
    "hall": "players, teams, tables, hanchans, schedules and the tournament itself",
    "rulings": "rulings, photos, escalations and what happens to hands",
    "clocks": "who is late, and extra time",
    "ledger": "payments, and points and fines by decision",
    "results": "results, and how they are scored",
    "erasures": "personal data, to be taken out for good",
}
"""What an API token can be limited to: name → what that opens."""


class ApiToken(Base):
    """A token of an official; `scopes` limits what it opens. Only its sha256 (hex) is stored."""

    __tablename__ = "api_token"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    tournament_id: Mapped[UUID] = mapped_column(Uuid())
    official_id: Mapped[UUID]
    made_by: Mapped[UUID | None]
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(200))
    scopes: Mapped[list[str]] = mapped_column(JsonText())
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime())
    revoked_at: Mapped[datetime | None] = mapped_column(UtcDateTime())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        Index("ix_api_token_tournament", "tournament_id", "id"),
    )


API_TOKEN = table_of(ApiToken)
JOURNALED = ("official_id", "name", "scopes", "expires_at", "token_hash")


def issue(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a token, entry `token.issued`. `values`: id, token_hash, and the columns of `JOURNALED`."""
    entry = journal.append("token.issued", values["id"], {name: values[name] for name in JOURNALED})
    row = {**values, "made_by": journal.who, "tournament_id": journal.tournament_id, "created_at": journal.at}
    journal.connection.execute(insert(API_TOKEN), row)
    return entry


def revoke(journal: Journal, identity: UUID) -> Entry:
    """Revoke a token: entry `token.revoked`."""
    entry = journal.append("token.revoked", identity, {"revoked_at": journal.at})
    journal.connection.execute(update(API_TOKEN).where(API_TOKEN.c.id == identity).values(revoked_at=journal.at))
    return entry


def revoke_for(journal: Journal, official: UUID) -> None:
    """Revoke the tokens that act as an official who was revoked, or that they made."""
    theirs = or_(API_TOKEN.c.made_by == official, API_TOKEN.c.official_id == official)
    own = (API_TOKEN.c.tournament_id == journal.tournament_id, API_TOKEN.c.revoked_at.is_(None), theirs)
    for identity in journal.connection.execute(select(API_TOKEN.c.id).where(*own)).scalars().all():
        revoke(journal, identity)


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> ApiToken | None:
    """Find the token with that id, or None."""
    own = (API_TOKEN.c.tournament_id == tournament_id, API_TOKEN.c.id == identity)
    return first_as(ApiToken, connection.execute(select(API_TOKEN).where(*own)))


def page(connection: Connection, tournament_id: UUID, after: UUID | None, limit: int) -> Sequence[ApiToken]:
    """List at most `limit` tokens with ids above `after`, by id."""
    query = select(API_TOKEN).where(API_TOKEN.c.tournament_id == tournament_id)
    query = query if after is None else query.where(API_TOKEN.c.id > after)
    return all_as(ApiToken, connection.execute(query.order_by(API_TOKEN.c.id).limit(limit)))
