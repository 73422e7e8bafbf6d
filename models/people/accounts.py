"""Accounts: people who sign in by themselves, with a passkey or a password. Officials of a hall need none.

An account comes by a link, which the first start of the server prints, or somebody who has an account makes.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKey, String, delete, exists, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import first_as
from models.database.types import UtcDateTime
from models.people.passkeys import CODE, PASSKEY
from models.people.sessions import SESSION


class Account(Base):
    """A person. `handle`: what they sign in with, lower case; `password_hash`: argon2's, None where passkeys do."""

    __tablename__ = "account"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    handle: Mapped[str] = mapped_column(String(80), unique=True)
    name: Mapped[str] = mapped_column(String(200))
    password_hash: Mapped[str | None] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())


class AccountLink(Base):
    """A link that makes one account; `secret_hash` is sha256 (hex). `maker_id`: None for the first start's."""

    __tablename__ = "account_link"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    maker_id: Mapped[UUID | None] = mapped_column(ForeignKey("account.id"))
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime())
    account_id: Mapped[UUID | None] = mapped_column(ForeignKey("account.id"))


ACCOUNT = table_of(Account)
LINK = table_of(AccountLink)


def has_any(connection: Connection) -> bool:
    """Return whether there is an account at all."""
    return bool(connection.execute(select(exists().select_from(ACCOUNT))).scalar_one())


def create_link(connection: Connection, values: Mapping[str, Any]) -> None:
    """Store a link. `values`: id, secret_hash, maker_id, expires_at. The first start's replaces the one before."""
    if values["maker_id"] is None:
        unused = (LINK.c.maker_id.is_(None), LINK.c.account_id.is_(None))
        connection.execute(update(LINK).where(*unused).values(expires_at=datetime.fromtimestamp(0).astimezone()))
    connection.execute(insert(LINK), dict(values))


def find_link(connection: Connection, secret_hash: str) -> AccountLink | None:
    """Find the link with that secret, however it stands, or None."""
    return first_as(AccountLink, connection.execute(select(LINK).where(LINK.c.secret_hash == secret_hash)))


def create(connection: Connection, values: Mapping[str, Any], link: UUID) -> bool:
    """Store an account and use up its link; return False where somebody else has used the link meanwhile.

    Raises sqlalchemy.exc.IntegrityError for a handle that is taken.
    """
    connection.execute(insert(ACCOUNT), dict(values))
    unused = (LINK.c.id == link, LINK.c.account_id.is_(None))
    return connection.execute(update(LINK).where(*unused).values(account_id=values["id"])).rowcount == 1


def find(connection: Connection, identity: UUID) -> Account | None:
    """Find the account with that id, or None."""
    return first_as(Account, connection.execute(select(ACCOUNT).where(ACCOUNT.c.id == identity)))


def hold(connection: Connection, identity: UUID) -> None:
    """Make whatever else holds this account wait until the transaction ends."""
    connection.execute(select(ACCOUNT.c.id).where(ACCOUNT.c.id == identity).with_for_update())


def find_by_handle(connection: Connection, handle: str) -> Account | None:
    """Find the account that signs in by that name, or None."""
    return first_as(Account, connection.execute(select(ACCOUNT).where(ACCOUNT.c.handle == handle)))


def set_password(connection: Connection, identity: UUID, password_hash: str | None) -> None:
    """Set the account's password; None for none."""
    connection.execute(update(ACCOUNT).where(ACCOUNT.c.id == identity).values(password_hash=password_hash))


def close(connection: Connection, identity: UUID, at: datetime) -> int:
    """Close an account: end its sign-in methods, sessions and links. Return how many sessions ended."""
    set_password(connection, identity, None)
    for way_in in (PASSKEY, CODE):
        connection.execute(delete(way_in).where(way_in.c.account_id == identity))
    unused = (LINK.c.maker_id == identity, LINK.c.account_id.is_(None), LINK.c.expires_at > at)
    connection.execute(update(LINK).where(*unused).values(expires_at=at))
    open_ones = (SESSION.c.account_id == identity, SESSION.c.ended_at.is_(None))
    return connection.execute(update(SESSION).where(*open_ones).values(ended_at=at)).rowcount
