"""The tournament: its rulebook, its money, its time zone."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKey, Select, String, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.row_hash import row_hash, row_key, whole_row
from models.database.typed_rows import all_as, first_as, values_of
from models.database.types import JsonText, UtcDateTime
from models.event.rulebook_revisions import REVISION
from models.journal import journal as journals
from models.journal.journal import ENTRY, OF_SETTINGS, Entry, Journal, Written


class Tournament(Base):
    """One event under one composed rulebook.

    `rulebook` is the choice {id, options, readings}, `revision` what it composed to; `currency` is ISO 4217,
    `time_zone` IANA; `version` counts the changes, for ETags; `board_open`: whether everybody may see
    the hall's board; `people_open`: whether everybody may see seating and standings.
    """

    __tablename__ = "tournament"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    slug: Mapped[str] = mapped_column(String(80), unique=True)
    name: Mapped[str] = mapped_column(String(200))
    rulebook: Mapped[dict[str, Any]] = mapped_column(JsonText())
    revision: Mapped[str] = mapped_column(ForeignKey("rulebook_revision.revision"))
    currency: Mapped[str] = mapped_column(String(3))
    time_zone: Mapped[str] = mapped_column(String(64))
    version: Mapped[int]
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())
    board_open: Mapped[bool | None] = mapped_column(info={"later": True})
    people_open: Mapped[bool | None] = mapped_column(info={"later": True})


TOURNAMENT = table_of(Tournament)


class VersionConflictError(Exception):
    """The tournament was changed since the caller read it; `version` is the present one."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the tournament is at version {version} now: read it again and repeat the change")
        self.version = version


def create(connection: Connection, values: Mapping[str, Any], at: datetime) -> Journal:
    """Create a tournament (version 1) and its journal, and return the journal, open, for what comes with it.

    `values`: id, slug, name, rulebook, revision, currency, time_zone; the revision must be kept already.
    """
    row = whole_row(TOURNAMENT, {**values, "version": 1, "created_at": at})
    connection.execute(insert(TOURNAMENT), row)
    journals.start(connection, row["id"])
    journal = Journal(connection, row["id"], None, at)
    _append(journal, "tournament.created", None, row)
    return journal


def change(journal: Journal, version: int, changes: Mapping[str, Any], reason: str | None = None) -> Entry:
    """Change a tournament that is at `version`, which goes up by one. Raises VersionConflictError when it is not.

    `reason`: what the journal says of why.
    """
    present = require(journal.connection, journal.tournament_id)
    if present.version != version:
        raise VersionConflictError(present.version)
    before = values_of(present)
    changes = {**changes, "version": version + 1}
    entry = _append(journal, "tournament.changed", before, whole_row(TOURNAMENT, {**before, **changes}), reason)
    journal.connection.execute(update(TOURNAMENT).where(TOURNAMENT.c.id == journal.tournament_id).values(**changes))
    return entry


def find(connection: Connection, tournament_id: UUID) -> Tournament | None:
    """Return the tournament with that id, or None."""
    return first_as(Tournament, connection.execute(select(TOURNAMENT).where(TOURNAMENT.c.id == tournament_id)))


def require(connection: Connection, tournament_id: UUID) -> Tournament:
    """Return the tournament of a caller or a row. Raises LookupError when it does not exist."""
    row = find(connection, tournament_id)
    if row is None:
        raise LookupError(f"there is no tournament {tournament_id}")
    return row


def find_by_slug(connection: Connection, slug: str) -> Tournament | None:
    """Return the tournament with that slug, or None."""
    return first_as(Tournament, connection.execute(select(TOURNAMENT).where(TOURNAMENT.c.slug == slug)))


def had_revision(connection: Connection, tournament_id: UUID, revision: str) -> bool:
    """Return whether this tournament plays or once played under this revision: its journal says so."""
    bodies = connection.execute(settings_query(tournament_id)).scalars()
    return any(body["revision"] == revision for body in bodies)


def settings_query(tournament_id: UUID) -> Select[dict[str, Any]]:
    """Build the statement behind `had_revision`, so that a test can look at its plan."""
    return select(ENTRY.c.body).where(ENTRY.c.tournament_id == tournament_id, OF_SETTINGS)


def all_tournaments(connection: Connection) -> Sequence[Tournament]:
    """Return every tournament, by slug."""
    return all_as(Tournament, connection.execute(select(TOURNAMENT).order_by(TOURNAMENT.c.slug)))


def _append(
    journal: Journal,
    kind: str,
    before: Mapping[str, Any] | None,
    after: Mapping[str, Any],
    reason: str | None = None,
) -> Entry:
    known = before or {}
    changed = {name: value for name, value in after.items() if name != "id" and (not before or known[name] != value)}
    body = {**changed, "rulebook_content": _revision_hash(journal.connection, after["revision"])}
    why = {} if reason is None else {"reason": reason}
    old = None if before is None else row_hash(TOURNAMENT, before)
    written = Written(row_key(TOURNAMENT, after["id"]), old, row_hash(TOURNAMENT, after))
    return journal.append(kind, after["id"], {**body, **why, "revision": after["revision"]}, [written])


def _revision_hash(connection: Connection, revision: str) -> str:
    """Return the hash of the kept rulebook, so that the book itself cannot be edited unseen."""
    row = connection.execute(select(REVISION).where(REVISION.c.revision == revision)).one()
    return row_hash(REVISION, row._asdict())
