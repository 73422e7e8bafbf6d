"""Sessions: browsers that were let in, each known by the hash of the secret in its cookie.

A session is nobody by itself: what it may do follows from its admissions, and from those of the account signed in.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, ForeignKey, String, insert, or_, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime

ROTATED_EVERY = timedelta(days=1)
UNUSED_FOR = timedelta(days=90)  # and then it is over
LASTS = timedelta(days=366)
OVERLAP = timedelta(minutes=1)  # in which the answer that brings the new secret may still be on its way


class Session(Base):
    """A browser. `secret_hash`: sha256 (hex) of its secret; `previous_hash`: of the last, until the new one is seen.

    `before_id`: the session of the same browser before it signed in; what that one was admitted as, this one is too.
    `agent`: what the browser calls itself; `seen_at` is kept to the day.
    """

    __tablename__ = "session"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    previous_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    rotated_at: Mapped[datetime] = mapped_column(UtcDateTime())
    account_id: Mapped[UUID | None] = mapped_column(ForeignKey("account.id"), index=True)
    before_id: Mapped[UUID | None]
    agent: Mapped[str] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())
    seen_at: Mapped[datetime] = mapped_column(UtcDateTime())
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime())


SESSION = table_of(Session)


def begin(
    connection: Connection, identity: UUID, secret_hash: str, agent: str, at: datetime, before: UUID | None = None
) -> None:
    """Store a new session. It may do what the one before it may, and nothing else yet."""
    times = {"rotated_at": at, "created_at": at, "seen_at": at}
    own = {"id": identity, "secret_hash": secret_hash, "agent": agent[:200], "before_id": before}
    connection.execute(insert(SESSION), {**own, **times})


def opening(connection: Connection, session: UUID | None, account: UUID | None) -> dict[str, dict[str, UUID | None]]:
    """Return the open sessions that open an admission of this session or account: id → where each comes from."""
    bears = SESSION.c.account_id == account  # an admission has one of the two
    if session is not None:
        bears = or_(SESSION.c.id == session, SESSION.c.before_id == session)
    query = select(SESSION.c.id, SESSION.c.account_id, SESSION.c.before_id)
    rows = connection.execute(query.where(bears, SESSION.c.ended_at.is_(None)))
    return {str(row.id): {"account_id": row.account_id, "before_id": row.before_id} for row in rows}


def find(connection: Connection, secret_hash: str, at: datetime) -> Session | None:
    """Find the session whose secret, or the one before, has that hash; None when there is none or it has ended."""
    known = or_(SESSION.c.secret_hash == secret_hash, SESSION.c.previous_hash == secret_hash)
    return first_as(Session, connection.execute(select(SESSION).where(known, *_open(at))))


def find_by_id(connection: Connection, identity: UUID) -> Session | None:
    """Find the session with that id; None when there is none or it has ended."""
    query = select(SESSION).where(SESSION.c.id == identity, SESSION.c.ended_at.is_(None))
    return first_as(Session, connection.execute(query))


def is_due(session: Session, secret_hash: str, at: datetime) -> bool:
    """Return whether a new secret is due, or the last one never arrived."""
    if secret_hash == session.secret_hash:
        return bool(at - session.rotated_at >= ROTATED_EVERY)
    return bool(at - session.rotated_at >= OVERLAP)


def rotate(connection: Connection, session: Session, presented_hash: str | None, new_hash: str, at: datetime) -> bool:
    """Give the session a new secret; the presented one (None: not even that) opens it until the new one is seen.

    Return False where another request rotated it since `session` was read.
    """
    changes = {"secret_hash": new_hash, "previous_hash": presented_hash, "rotated_at": at, "seen_at": at}
    same = (SESSION.c.id == session.id, SESSION.c.secret_hash == session.secret_hash)
    return connection.execute(update(SESSION).where(*same).values(**changes)).rowcount == 1


def finish_rotation(connection: Connection, session: Session) -> None:
    """Forget the previous secret: the newest one was seen."""
    same = (SESSION.c.id == session.id, SESSION.c.secret_hash == session.secret_hash)
    connection.execute(update(SESSION).where(*same).values(previous_hash=None))


def sign_in(connection: Connection, identity: UUID, account: UUID | None) -> None:
    """Sign an account in to this session; None signs out."""
    connection.execute(update(SESSION).where(SESSION.c.id == identity).values(account_id=account))


def end(connection: Connection, identity: UUID, at: datetime) -> None:
    """End a session."""
    open_one = (SESSION.c.id == identity, SESSION.c.ended_at.is_(None))
    connection.execute(update(SESSION).where(*open_one).values(ended_at=at))


def forget_previous(connection: Connection, identity: UUID) -> None:
    """Let a session open nothing any more that the one before it was let in to."""
    connection.execute(update(SESSION).where(SESSION.c.id == identity).values(before_id=None))


def of_account(connection: Connection, account: UUID, at: datetime) -> Sequence[Session]:
    """List the open sessions of an account, newest first."""
    own = (SESSION.c.account_id == account, *_open(at))
    return all_as(Session, connection.execute(select(SESSION).where(*own).order_by(SESSION.c.created_at.desc())))


def _open(at: datetime) -> tuple[ColumnElement[bool], ...]:
    """Build the condition: neither ended, nor unused for long, nor old."""
    return SESSION.c.ended_at.is_(None), SESSION.c.seen_at > at - UNUSED_FOR, SESSION.c.created_at > at - LASTS
