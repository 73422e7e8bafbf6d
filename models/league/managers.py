"""Who manages a league: accounts, each by an invitation of another, the first by making it."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Connection, ForeignKey, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.types import UtcDateTime
from models.people.accounts import ACCOUNT


class LeagueManager(Base):
    """An account that manages a league, until `removed_at`."""

    __tablename__ = "league_manager"

    league_id: Mapped[UUID] = mapped_column(ForeignKey("league.id"), primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("account.id"), primary_key=True, index=True)
    added_at: Mapped[datetime] = mapped_column(UtcDateTime())
    removed_at: Mapped[datetime | None] = mapped_column(UtcDateTime())


class NamedManager(NamedTuple):
    """A manager with the name of the account."""

    id: UUID
    name: str
    added_at: datetime


MANAGER = table_of(LeagueManager)
_PRESENT = MANAGER.c.removed_at.is_(None)


def add(connection: Connection, league_id: UUID, account: UUID, at: datetime) -> None:
    """Make an account a manager, perhaps once more."""
    own = (MANAGER.c.league_id == league_id, MANAGER.c.account_id == account)
    again = update(MANAGER).where(*own).values(added_at=at, removed_at=None)
    if not connection.execute(again).rowcount:
        connection.execute(insert(MANAGER), {"league_id": league_id, "account_id": account, "added_at": at})


def remove(connection: Connection, league_id: UUID, account: UUID, at: datetime) -> None:
    """End it."""
    own = (MANAGER.c.league_id == league_id, MANAGER.c.account_id == account)
    connection.execute(update(MANAGER).where(*own, _PRESENT).values(removed_at=at))


def of_league(connection: Connection, league_id: UUID) -> Sequence[NamedManager]:
    """List a league's managers, who came first first."""
    joined = MANAGER.join(ACCOUNT, ACCOUNT.c.id == MANAGER.c.account_id)
    query = select(ACCOUNT.c.id, ACCOUNT.c.name, MANAGER.c.added_at).select_from(joined)
    query = query.where(MANAGER.c.league_id == league_id, _PRESENT).order_by(MANAGER.c.added_at, ACCOUNT.c.id)
    return [NamedManager(*row) for row in connection.execute(query)]


def leagues_of(connection: Connection, account: UUID) -> set[UUID]:
    """Return the leagues that an account manages."""
    query = select(MANAGER.c.league_id).where(MANAGER.c.account_id == account, _PRESENT)
    return set(connection.execute(query).scalars())
