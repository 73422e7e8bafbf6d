"""The key pair by which push services know this server (VAPID): one for the whole database, made when first needed."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Connection, String, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.types import UtcDateTime

ONLY = 1


class PushKey(Base):
    """The one row. `private_key`: the 32 bytes of the private key, base64url; the public one follows from it."""

    __tablename__ = "push_key"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    private_key: Mapped[str] = mapped_column(String(43))
    made_at: Mapped[datetime] = mapped_column(UtcDateTime())

    __table_args__ = (CheckConstraint(f"id = {ONLY}", name="only"),)


PUSH_KEY = table_of(PushKey)
_KEEP = {
    "postgresql": postgresql.insert(PUSH_KEY).on_conflict_do_nothing(),
    "sqlite": sqlite.insert(PUSH_KEY).on_conflict_do_nothing(),
}


def find(connection: Connection) -> str | None:
    """Find the private key, or None where none was ever needed."""
    return connection.execute(select(PUSH_KEY.c.private_key)).scalar_one_or_none()


def save(connection: Connection, private_key: str, at: datetime) -> None:
    """Store the key unless another process was quicker: read it again afterwards."""
    connection.execute(_KEEP[connection.dialect.name], {"id": ONLY, "private_key": private_key, "made_at": at})
