"""Links by which somebody becomes a league's manager, once, and codes by which tournaments join a season."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Connection, ForeignKey, String, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime


class LeagueInvitation(Base):
    """A link for one manager, or (with `season_id`) a code for any tournaments, until it expires or is revoked.

    `secret_hash`: sha256 (hex) of the secret; `made_by` and `used_by` are accounts.
    """

    __tablename__ = "league_invitation"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    league_id: Mapped[UUID] = mapped_column(ForeignKey("league.id"), index=True)
    season_id: Mapped[UUID | None] = mapped_column(ForeignKey("season.id"))
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    made_by: Mapped[UUID] = mapped_column(ForeignKey("account.id"))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime())
    used_by: Mapped[UUID | None] = mapped_column(ForeignKey("account.id"))
    revoked_at: Mapped[datetime | None] = mapped_column(UtcDateTime())

    __table_args__ = (CheckConstraint("used_by IS NULL OR season_id IS NULL", name="used"),)


INVITATION = table_of(LeagueInvitation)


def create(connection: Connection, values: Mapping[str, Any]) -> None:
    """Store an invitation: all columns but those of its end."""
    connection.execute(insert(INVITATION), dict(values))


def find(connection: Connection, league_id: UUID, identity: UUID) -> LeagueInvitation | None:
    """Find the invitation with that id, or None."""
    own = (INVITATION.c.league_id == league_id, INVITATION.c.id == identity)
    return first_as(LeagueInvitation, connection.execute(select(INVITATION).where(*own)))


def find_by_secret(connection: Connection, secret_hash: str) -> LeagueInvitation | None:
    """Find the invitation with that secret, however it stands, or None."""
    query = select(INVITATION).where(INVITATION.c.secret_hash == secret_hash)
    return first_as(LeagueInvitation, connection.execute(query))


def list_open(connection: Connection, league_id: UUID, at: datetime) -> Sequence[LeagueInvitation]:
    """List the league's invitations that are open, oldest first."""
    query = select(INVITATION).where(INVITATION.c.league_id == league_id).order_by(INVITATION.c.id)
    return [row for row in all_as(LeagueInvitation, connection.execute(query)) if is_open(row, at)]


def is_open(row: LeagueInvitation, at: datetime) -> bool:
    """Return whether somebody may come by it."""
    return row.revoked_at is None and row.used_by is None and row.expires_at > at


def use(connection: Connection, row: LeagueInvitation, account: UUID, at: datetime) -> bool:
    """Use a manager's link; return False where it is not open, or somebody else has used it meanwhile."""
    unused = (INVITATION.c.id == row.id, INVITATION.c.used_by.is_(None), INVITATION.c.revoked_at.is_(None))
    used = update(INVITATION).where(*unused).values(used_by=account)
    return is_open(row, at) and connection.execute(used).rowcount == 1


def revoke(connection: Connection, identity: UUID, at: datetime) -> None:
    """Revoke an invitation."""
    connection.execute(update(INVITATION).where(INVITATION.c.id == identity).values(revoked_at=at))
