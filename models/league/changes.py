"""What was changed in a league, by whom: rows that are only ever added. Of tournaments their journals tell."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKey, String, func, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.types import JsonText, UtcDateTime
from models.league.leagues import hold
from models.people.accounts import ACCOUNT


class LeagueChange(Base):
    """Change number `number` of a league. `account_id`: None for the owner, on the command line."""

    __tablename__ = "league_change"

    league_id: Mapped[UUID] = mapped_column(ForeignKey("league.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(UtcDateTime())
    account_id: Mapped[UUID | None] = mapped_column(ForeignKey("account.id"))
    kind: Mapped[str] = mapped_column(String(40))
    body: Mapped[dict[str, Any]] = mapped_column(JsonText())


CHANGE = table_of(LeagueChange)


def note(
    connection: Connection, league_id: UUID, account: UUID | None, at: datetime, kind: str, body: Mapping[str, Any]
) -> None:
    """Note a change under the league's next number; two at once wait for each other."""
    hold(connection, league_id)
    last = connection.execute(select(func.max(CHANGE.c.number)).where(CHANGE.c.league_id == league_id)).scalar_one()
    row = {"league_id": league_id, "number": (last or 0) + 1, "at": at, "account_id": account}
    connection.execute(insert(CHANGE), {**row, "kind": kind, "body": dict(body)})


def newest(connection: Connection, league_id: UUID, limit: int) -> Sequence[Mapping[str, Any]]:
    """List the latest changes, the newest first: number, at, kind, body, and the name of the account (`who`)."""
    joined = CHANGE.outerjoin(ACCOUNT, ACCOUNT.c.id == CHANGE.c.account_id)
    columns = (CHANGE.c.number, CHANGE.c.at, CHANGE.c.kind, CHANGE.c.body, ACCOUNT.c.name.label("who"))
    query = select(*columns).select_from(joined).where(CHANGE.c.league_id == league_id)
    return [row._asdict() for row in connection.execute(query.order_by(CHANGE.c.number.desc()).limit(limit))]
