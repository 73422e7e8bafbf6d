"""Officials: who may do what in a tournament, in which roles."""

from datetime import datetime
from hashlib import sha256
from uuid import UUID

from sqlalchemy import Connection, String, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import ENTRY, OF_ROLES, Entry, Journal


class Official(Member, Base):
    """An official; `roles` is a sorted list of roles, held since `roles_since` (None: always).

    `player_id`: whom they play as in this tournament; `conflicts`: players about whom they are not impartial.
    `token_hash` has opened nothing since there are sessions, and need only differ; it is in the hashes of old rows.
    """

    __tablename__ = "official"

    name: Mapped[str] = mapped_column(String(200))
    roles: Mapped[list[str]] = mapped_column(JsonText())
    token_hash: Mapped[str] = mapped_column(String(64), unique=True, info={"secret": True})
    revoked_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    roles_since: Mapped[datetime | None] = mapped_column(UtcDateTime(), info=LATER)
    player_id: Mapped[UUID | None] = mapped_column(info=LATER)
    conflicts: Mapped[list[str] | None] = mapped_column(JsonText(), info=LATER)


OFFICIAL = table_of(Official)


def add(journal: Journal, identity: UUID, name: str, roles: list[str]) -> Entry:
    """Add an official, entry `official.invited`."""
    journaled = {"name": name, "roles": sorted(roles), "revoked_at": None}
    return register.add(
        journal,
        Official,
        "official.invited",
        {**journaled, "id": identity, "token_hash": sha256(journal.tournament_id.bytes + identity.bytes).hexdigest()},
        journaled,
    )


def roles_at(connection: Connection, tournament_id: UUID, identity: UUID, at: datetime) -> frozenset[str]:
    """Return the roles that an official had then; those of the beginning for a time before it."""
    of_them = (ENTRY.c.tournament_id == tournament_id, ENTRY.c.subject == identity, OF_ROLES)
    query = select(ENTRY.c.at, ENTRY.c.body).where(*of_them).order_by(ENTRY.c.seq)
    entries = [entry for entry in connection.execute(query) if "roles" in entry.body]
    held = [entry.body["roles"] for entry in entries if entry.at <= at] or [entries[0].body["roles"]]
    return frozenset(held[-1])


def first_director(connection: Connection, tournament_id: UUID) -> Official | None:
    """Return the oldest director of the tournament who was not revoked, or None."""
    own = (OFFICIAL.c.tournament_id == tournament_id, OFFICIAL.c.revoked_at.is_(None))
    rows = all_as(Official, connection.execute(select(OFFICIAL).where(*own).order_by(OFFICIAL.c.id)))
    return next((row for row in rows if "director" in row.roles), None)


def is_last_director(connection: Connection, row: Official) -> bool:
    """Return whether nobody else in the tournament of the official `row` is a director who was not revoked."""
    others = select(OFFICIAL.c.roles).where(
        OFFICIAL.c.tournament_id == row.tournament_id, OFFICIAL.c.id != row.id, OFFICIAL.c.revoked_at.is_(None)
    )
    return "director" in row.roles and not any("director" in roles for roles in connection.execute(others).scalars())
