"""Admissions: as whom a browser, or an account, was let into a tournament, until a director cuts it off."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    Connection,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    String,
    Uuid,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime
from models.event.tournaments import TOURNAMENT
from models.journal.journal import Entry, Journal
from models.people import sessions
from models.people.officials import OFFICIAL
from models.people.sessions import SESSION


class Admission(Base):
    """One browser (`session_id`) or account (`account_id`) as an official or a player of a tournament.

    `key_hash`: sha256 (hex) of what the browser proves itself with when it asks again because no answer came.
    """

    __tablename__ = "admission"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    tournament_id: Mapped[UUID] = mapped_column(Uuid())
    official_id: Mapped[UUID | None]
    player_id: Mapped[UUID | None]
    session_id: Mapped[UUID | None] = mapped_column(ForeignKey("session.id"), index=True)
    account_id: Mapped[UUID | None] = mapped_column(ForeignKey("account.id"), index=True)
    invitation_id: Mapped[UUID | None] = mapped_column(ForeignKey("invitation.id"))
    key_hash: Mapped[str | None] = mapped_column(String(64))
    admitted_at: Mapped[datetime] = mapped_column(UtcDateTime())
    cut_off_at: Mapped[datetime | None] = mapped_column(UtcDateTime())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id"], ["tournament.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "player_id"], ["player.tournament_id", "player.id"]),
        CheckConstraint("(official_id IS NULL) <> (player_id IS NULL)", name="whom"),
        CheckConstraint("(session_id IS NULL) <> (account_id IS NULL)", name="bearer"),
        Index("ix_admission_tournament", "tournament_id", "id"),
    )


class AdmittedPhone(Admission):
    """An admission with the agent of its session, and when that was last seen; None for an account's."""

    __abstract__ = True

    agent: str | None
    seen_at: datetime | None


class AccountTournament(NamedTuple):
    """A tournament that an account may enter, as whom."""

    id: UUID
    slug: str
    name: str
    official_id: UUID
    roles: list[str]
    time_zone: str


ADMISSION = table_of(Admission)
WHOM = ("official_id", "player_id")
BEARER = ("session_id", "account_id")
JOURNALED = (*WHOM, *BEARER, "invitation_id")


def admit(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Let somebody in, entry `phone.admitted`. `values`: the columns of `Admission` but for its times.

    The entry names the sessions that this lets in at once, so that the audit finds one that was slipped in.
    """
    journaled = {name: values.get(name) for name in JOURNALED}
    opening = sessions.opening(journal.connection, journaled["session_id"], journaled["account_id"])
    entry = journal.append("phone.admitted", values["id"], {**journaled, "sessions": opening})
    row = {**values, "tournament_id": journal.tournament_id, "admitted_at": journal.at}
    journal.connection.execute(insert(ADMISSION), row)
    return entry


def revoke(journal: Journal, admission: Admission) -> Entry:
    """Revoke an admission (as `find` returns it): entry `phone.revoked`."""
    journaled = {name: getattr(admission, name) for name in WHOM}
    entry = journal.append("phone.revoked", admission.id, {**journaled, "cut_off_at": journal.at})
    journal.connection.execute(update(ADMISSION).where(ADMISSION.c.id == admission.id).values(cut_off_at=journal.at))
    return entry


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> AdmittedPhone | None:
    """Find the admission with that id, with `agent` and `seen_at` of its session, or None."""
    return first_as(AdmittedPhone, connection.execute(_listed(tournament_id).where(ADMISSION.c.id == identity)))


def page(connection: Connection, tournament_id: UUID, after: UUID | None, limit: int) -> Sequence[AdmittedPhone]:
    """List at most `limit` admissions with ids above `after`, by id, as `find` gives them."""
    query = _listed(tournament_id)
    query = query if after is None else query.where(ADMISSION.c.id > after)
    return all_as(AdmittedPhone, connection.execute(query.order_by(ADMISSION.c.id).limit(limit)))


def move(connection: Connection, before: UUID, after: UUID) -> None:
    """Give one session the admissions of another in its place."""
    own = ADMISSION.c.session_id == before
    connection.execute(update(ADMISSION).where(own).values(session_id=after))


def of_account(connection: Connection, account: UUID) -> Sequence[AccountTournament]:
    """List each tournament that an account may enter, newest first."""
    official = (OFFICIAL.c.tournament_id == ADMISSION.c.tournament_id) & (OFFICIAL.c.id == ADMISSION.c.official_id)
    joined = ADMISSION.join(OFFICIAL, official).join(TOURNAMENT, TOURNAMENT.c.id == ADMISSION.c.tournament_id)
    columns = (
        TOURNAMENT.c.id,
        TOURNAMENT.c.slug,
        TOURNAMENT.c.name,
        OFFICIAL.c.id.label("official_id"),
        OFFICIAL.c.roles,
        TOURNAMENT.c.time_zone,
    )
    own = (ADMISSION.c.account_id == account, ADMISSION.c.cut_off_at.is_(None), OFFICIAL.c.revoked_at.is_(None))
    query: Any = select(*columns).select_from(joined).where(*own).order_by(TOURNAMENT.c.created_at.desc())
    return [AccountTournament(*row) for row in connection.execute(query)]


def accounts_of(connection: Connection, tournament_id: UUID) -> dict[UUID, set[UUID]]:
    """Return official → the accounts that are admitted as them."""
    own = (ADMISSION.c.tournament_id == tournament_id, ADMISSION.c.cut_off_at.is_(None))
    both = (ADMISSION.c.official_id.is_not(None), ADMISSION.c.account_id.is_not(None))
    found: dict[UUID, set[UUID]] = {}
    for official, account in connection.execute(
        select(ADMISSION.c.official_id, ADMISSION.c.account_id).where(*own, *both)
    ):
        found.setdefault(official, set()).add(account)
    return found


def bearing(connection: Connection, of_sessions: Collection[UUID], account: UUID) -> dict[UUID, UUID | None]:
    """Return where one of these sessions or the account is admitted: tournament → which official, None for players."""
    bears = or_(ADMISSION.c.account_id == account, ADMISSION.c.session_id.in_(of_sessions))
    query = select(ADMISSION.c.tournament_id, ADMISSION.c.official_id).where(bears, ADMISSION.c.cut_off_at.is_(None))
    return {row.tournament_id: row.official_id for row in connection.execute(query.order_by(ADMISSION.c.tournament_id))}


def _listed(tournament_id: UUID) -> Any:
    joined = ADMISSION.outerjoin(SESSION, SESSION.c.id == ADMISSION.c.session_id)
    query = select(ADMISSION, SESSION.c.agent, SESSION.c.seen_at).select_from(joined)
    return query.where(ADMISSION.c.tournament_id == tournament_id)
