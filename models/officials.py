"""Officials: who may write what in a tournament, known by the hash of a bearer token."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, String, bindparam, select
from sqlalchemy.orm import Mapped, mapped_column

from models.base import Base, Member, table_of
from models.types import JsonText, UtcDateTime


class Official(Member, Base):
    """An official; `roles` is a sorted list of director, referee, arbiter, finance.

    `token_hash` is sha256 (hex) of the bearer token, which itself is never stored.
    """

    __tablename__ = "official"

    name: Mapped[str] = mapped_column(String(200))
    roles: Mapped[list[str]] = mapped_column(JsonText())
    token_hash: Mapped[str] = mapped_column(String(64), unique=True, info={"secret": True})
    revoked_at: Mapped[datetime | None] = mapped_column(UtcDateTime())


OFFICIAL = table_of(Official)
_BY_TOKEN = select(OFFICIAL).where(OFFICIAL.c.token_hash == bindparam("token_hash"), OFFICIAL.c.revoked_at.is_(None))


def find_by_token(connection: Connection, token_hash: str) -> Row[Any] | None:
    """The official whose token has that sha256 (hex) and was not revoked, or None."""
    return connection.execute(_BY_TOKEN, {"token_hash": token_hash}).first()


def is_last_director(connection: Connection, row: Row[Any]) -> bool:
    """Whether nobody else in the tournament of the official `row` is a director with a token."""
    others = select(OFFICIAL.c.roles).where(
        OFFICIAL.c.tournament_id == row.tournament_id, OFFICIAL.c.id != row.id, OFFICIAL.c.revoked_at.is_(None)
    )
    return "director" in row.roles and not any("director" in roles for roles in connection.execute(others).scalars())
