"""The key with which a tournament's log is signed: one Ed25519 key each, whose public half the journal names.

It is made at the founding, or when a tournament from before there were keys is first asked for a checkpoint.
"""

from datetime import datetime
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import Connection, ForeignKey, String, Uuid, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.types import UtcDateTime
from models.journal.checkpoint import VerifierKey, from_base64, to_base64, verifier_key
from models.journal.journal import Entry, Journal

KIND = "log.key-made"


class LogKey(Base):
    """The key of a tournament's log. `private_key`: its 32 bytes, base64."""

    __tablename__ = "log_key"

    tournament_id: Mapped[UUID] = mapped_column(Uuid(), ForeignKey("tournament.id"), primary_key=True)
    private_key: Mapped[str] = mapped_column(String(44))
    made_at: Mapped[datetime] = mapped_column(UtcDateTime())


LOG_KEY = table_of(LogKey)


def origin(tournament_id: UUID) -> str:
    """Return what the log calls itself, wherever it is served."""
    return f"shinpan/{tournament_id}"


def vkey(key: Ed25519PrivateKey, tournament_id: UUID) -> VerifierKey:
    """Return by what its signatures are verified."""
    return verifier_key(key, origin(tournament_id))


def make(journal: Journal) -> Entry:
    """Make the key of a tournament that has none, entry `log.key-made`."""
    key = Ed25519PrivateKey.generate()
    row = {"private_key": to_base64(key.private_bytes_raw()), "made_at": journal.at}
    journal.connection.execute(insert(LOG_KEY), {**row, "tournament_id": journal.tournament_id})
    return journal.append(KIND, journal.tournament_id, {"vkey": str(vkey(key, journal.tournament_id))})


def find(connection: Connection, tournament_id: UUID) -> Ed25519PrivateKey | None:
    """Return the key, or None where none was made yet. Raises ValueError for a row that holds no key."""
    kept = connection.execute(select(LOG_KEY.c.private_key).where(LOG_KEY.c.tournament_id == tournament_id)).scalar()
    return None if kept is None else Ed25519PrivateKey.from_private_bytes(from_base64(kept))
