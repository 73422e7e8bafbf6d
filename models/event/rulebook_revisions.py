"""Composed rulebooks, kept for ever by revision: every ruling can be read again under the book it was made with."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, String, Text, select, type_coerce
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.types import JsonText, UtcDateTime


class RulebookRevision(Base):
    """One composed rulebook: `content` is all of it as JSON, `revision` its content hash."""

    __tablename__ = "rulebook_revision"

    revision: Mapped[str] = mapped_column(String(64), primary_key=True)
    rulebook_id: Mapped[str] = mapped_column(String(80))
    kept_at: Mapped[datetime] = mapped_column(UtcDateTime())
    content: Mapped[dict[str, Any]] = mapped_column(JsonText())


REVISION = table_of(RulebookRevision)
_KEEP = {
    "postgresql": postgresql.insert(REVISION).on_conflict_do_nothing(),
    "sqlite": sqlite.insert(REVISION).on_conflict_do_nothing(),
}


def save(connection: Connection, revision: str, rulebook_id: str, content: Any, at: datetime) -> None:
    """Store a composed rulebook unless it is there already. Call it inside `write`, before the tournament names it."""
    # One statement: two tournaments may take the same book at the same moment, and their journals are two locks.
    values = {"revision": revision, "rulebook_id": rulebook_id, "kept_at": at, "content": content}
    connection.execute(_KEEP[connection.dialect.name], values)


def content(connection: Connection, revision: str) -> Any | None:
    """Return the composed rulebook of that revision as JSON, or None."""
    return connection.execute(select(REVISION.c.content).where(REVISION.c.revision == revision)).scalar()


def content_text(connection: Connection, revision: str) -> str | None:
    """Return its content as the JSON text that is stored, and whose hash is the revision."""
    query = select(type_coerce(REVISION.c.content, Text)).where(REVISION.c.revision == revision)
    return connection.execute(query).scalar()
