"""Push subscriptions: where the browser of an admission can be told something while the app is closed.

They are neither journalled nor kept once they have ended: whoever knows such an address knows something of a person's
phone. None outlives its admission, official, session or signing in, for `standing` asks for all of them each time.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Select,
    String,
    Text,
    Uuid,
    and_,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime
from models.people.admissions import ADMISSION
from models.people.officials import OFFICIAL
from models.people.sessions import SESSION

MOST_OF_ONE = 10  # browsers of one official or player: a phone, a laptop, …


class PushSubscription(Base):
    """A browser (`session_id`) of an admission. `endpoint`: the push service's address for it; `p256dh`, `auth`: what
    only that browser can decrypt, base64url.
    """

    __tablename__ = "push_subscription"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    tournament_id: Mapped[UUID] = mapped_column(Uuid(), ForeignKey("tournament.id"))
    admission_id: Mapped[UUID] = mapped_column(ForeignKey("admission.id"), index=True)
    session_id: Mapped[UUID] = mapped_column(ForeignKey("session.id"))
    endpoint: Mapped[str] = mapped_column(Text())
    p256dh: Mapped[str] = mapped_column(String(88))
    auth: Mapped[str] = mapped_column(String(24))
    language: Mapped[str] = mapped_column(String(2))
    made_at: Mapped[datetime] = mapped_column(UtcDateTime())

    __table_args__ = (Index("ix_push_subscription_tournament", "tournament_id", "made_at"),)


class SubscriptionOfPerson(PushSubscription):
    """A subscription with the official, and their roles, or the player whose browser it is."""

    __abstract__ = True

    official_id: UUID | None
    player_id: UUID | None
    roles: list[str] | None


SUBSCRIPTION = table_of(PushSubscription)
_JOINED = (
    SUBSCRIPTION.join(ADMISSION, ADMISSION.c.id == SUBSCRIPTION.c.admission_id)
    .join(SESSION, SESSION.c.id == SUBSCRIPTION.c.session_id)
    .outerjoin(
        OFFICIAL, and_(OFFICIAL.c.tournament_id == ADMISSION.c.tournament_id, OFFICIAL.c.id == ADMISSION.c.official_id)
    )
)
_ACTIVE = and_(
    ADMISSION.c.cut_off_at.is_(None),
    or_(ADMISSION.c.player_id.is_not(None), OFFICIAL.c.revoked_at.is_(None)),
    SESSION.c.ended_at.is_(None),
    or_(
        ADMISSION.c.session_id == SESSION.c.id,
        ADMISSION.c.session_id == SESSION.c.before_id,
        ADMISSION.c.account_id == SESSION.c.account_id,
    ),
)
_WHOSE = (ADMISSION.c.official_id, ADMISSION.c.player_id, OFFICIAL.c.roles)


def find(connection: Connection, identity: UUID) -> PushSubscription | None:
    """Find the subscription with that id, active or not."""
    return first_as(PushSubscription, connection.execute(select(SUBSCRIPTION).where(SUBSCRIPTION.c.id == identity)))


def find_active(connection: Connection, identity: UUID) -> PushSubscription | None:
    """Find the subscription with that id while its subscriber is still admitted."""
    query = select(SUBSCRIPTION).select_from(_JOINED).where(_ACTIVE, SUBSCRIPTION.c.id == identity)
    return first_as(PushSubscription, connection.execute(query))


def in_tournament(connection: Connection, tournament_id: UUID) -> Sequence[SubscriptionOfPerson]:
    """List the active ones of a tournament, the oldest first, with `official_id` or `player_id`, and the `roles`."""
    query = select(SUBSCRIPTION, *_WHOSE).select_from(_JOINED)
    own = (_ACTIVE, SUBSCRIPTION.c.tournament_id == tournament_id)
    query = query.where(*own).order_by(SUBSCRIPTION.c.made_at, SUBSCRIPTION.c.id)
    return all_as(SubscriptionOfPerson, connection.execute(query))


def add(connection: Connection, values: dict[str, Any]) -> None:
    """Store one in place of what the same browser had here; delete a person's oldest of too many. `values`: columns.

    Call it while the tournament's journal is held. Subscriptions that ended are deleted too.
    """
    _delete(connection, SUBSCRIPTION.c.id.not_in(select(SUBSCRIPTION.c.id).select_from(_JOINED).where(_ACTIVE)))
    here = SUBSCRIPTION.c.tournament_id == values["tournament_id"]
    same = or_(SUBSCRIPTION.c.endpoint == values["endpoint"], SUBSCRIPTION.c.session_id == values["session_id"])
    _delete(connection, here, same)
    connection.execute(insert(SUBSCRIPTION), values)
    of_person = SUBSCRIPTION.c.admission_id.in_(_admissions_of_same_person(values["admission_id"]))
    newest = select(SUBSCRIPTION.c.id).where(of_person)
    newest = newest.order_by(SUBSCRIPTION.c.made_at.desc(), SUBSCRIPTION.c.id.desc())
    kept = connection.execute(newest.limit(MOST_OF_ONE)).scalars().all()
    _delete(connection, of_person, SUBSCRIPTION.c.id.not_in(kept))


def move(connection: Connection, before: UUID, after: UUID) -> None:
    """Move the subscriptions of one session to the session that takes its place."""
    connection.execute(update(SUBSCRIPTION).where(SUBSCRIPTION.c.session_id == before).values(session_id=after))


def end(connection: Connection, identity: UUID, admission: UUID) -> None:
    """Delete a subscription of that admission."""
    _delete(connection, SUBSCRIPTION.c.id == identity, SUBSCRIPTION.c.admission_id == admission)


def end_for(connection: Connection, tournament_id: UUID, players: Collection[UUID]) -> int:
    """Delete the subscriptions of these players' phones; return how many."""
    theirs = select(ADMISSION.c.id).where(ADMISSION.c.player_id.in_(players))
    return _delete(connection, SUBSCRIPTION.c.tournament_id == tournament_id, SUBSCRIPTION.c.admission_id.in_(theirs))


def delete_unreachable(connection: Connection, identity: UUID, endpoint: str) -> None:
    """Delete a subscription whose push service no longer knows that address, unless it has another one by now."""
    _delete(connection, SUBSCRIPTION.c.id == identity, SUBSCRIPTION.c.endpoint == endpoint)


def _admissions_of_same_person(admission: UUID) -> Select[UUID]:
    """Select every admission as that official or player: a personal link admits one browser after another."""
    this = ADMISSION.alias()
    same = or_(ADMISSION.c.official_id == this.c.official_id, ADMISSION.c.player_id == this.c.player_id)
    here = ADMISSION.c.tournament_id == this.c.tournament_id
    return select(ADMISSION.c.id).where(here, same, this.c.id == admission)


def _delete(connection: Connection, *which: ColumnElement[bool]) -> int:
    return connection.execute(delete(SUBSCRIPTION).where(*which)).rowcount
