"""Passkeys of accounts, the challenges that browsers sign with them, and recovery codes for who has lost them all."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKey, LargeBinary, String, delete, func, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime


class Passkey(Base):
    """A public key whose private one never leaves somebody's device. `credential`: its id there, base64url."""

    __tablename__ = "passkey"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("account.id"), index=True)
    credential: Mapped[str] = mapped_column(String(1400), unique=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary())
    sign_count: Mapped[int]
    label: Mapped[str] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())
    used_at: Mapped[datetime | None] = mapped_column(UtcDateTime())


class Challenge(Base):
    """Random bytes that a passkey is to sign, once and soon; `account_id`: whose new passkey, None for signing in."""

    __tablename__ = "passkey_challenge"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    challenge: Mapped[bytes] = mapped_column(LargeBinary())
    account_id: Mapped[UUID | None] = mapped_column(ForeignKey("account.id"))
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime(), index=True)


class RecoveryCode(Base):
    """A code that signs in once; `code_hash` is sha256 (hex)."""

    __tablename__ = "recovery_code"

    account_id: Mapped[UUID] = mapped_column(ForeignKey("account.id"), primary_key=True)
    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)


PASSKEY = table_of(Passkey)
MOST_COUNT = 2**31 - 1  # what the column holds; a count goes twice as far, and beyond this any is taken for a later one
CHALLENGE = table_of(Challenge)
CODE = table_of(RecoveryCode)


def create_challenge(
    connection: Connection, identity: UUID, challenge: bytes, account: UUID | None, expires_at: datetime
) -> None:
    """Store a challenge, and delete those that expired an hour before this one will."""
    row = {"id": identity, "challenge": challenge, "account_id": account, "expires_at": expires_at}
    connection.execute(insert(CHALLENGE), row)


def delete_expired(connection: Connection, now: datetime) -> None:
    """Delete every challenge that expired."""
    connection.execute(delete(CHALLENGE).where(CHALLENGE.c.expires_at < now))


def use_challenge(connection: Connection, identity: UUID, account: UUID | None, now: datetime) -> bytes | None:
    """Find a challenge and delete it, so that nobody uses it twice; None where there is none, or it has expired."""
    row = connection.execute(select(CHALLENGE).where(CHALLENGE.c.id == identity)).first()
    gone = connection.execute(delete(CHALLENGE).where(CHALLENGE.c.id == identity)).rowcount
    fits = row is not None and gone == 1 and row.expires_at > now and row.account_id == account
    return bytes(row.challenge) if row is not None and fits else None


def add(connection: Connection, values: Mapping[str, Any]) -> None:
    """Store a passkey. Raises sqlalchemy.exc.IntegrityError for one that is known."""
    connection.execute(insert(PASSKEY), {**values, "sign_count": min(values["sign_count"], MOST_COUNT)})


def find(connection: Connection, credential: str) -> Passkey | None:
    """Find the passkey with that credential id (base64url), or None."""
    return first_as(Passkey, connection.execute(select(PASSKEY).where(PASSKEY.c.credential == credential)))


def of_account(connection: Connection, account: UUID) -> Sequence[Passkey]:
    """Return an account's passkeys, by id."""
    query = select(PASSKEY).where(PASSKEY.c.account_id == account)
    return all_as(Passkey, connection.execute(query.order_by(PASSKEY.c.id)))


def record_use(connection: Connection, identity: UUID, sign_count: int, at: datetime) -> None:
    """Record that a passkey signed somebody in."""
    values = {"sign_count": min(sign_count, MOST_COUNT), "used_at": at}
    connection.execute(update(PASSKEY).where(PASSKEY.c.id == identity).values(**values))


def remove(connection: Connection, account: UUID, identity: UUID) -> None:
    """Delete a passkey."""
    connection.execute(delete(PASSKEY).where(PASSKEY.c.account_id == account, PASSKEY.c.id == identity))


def set_codes(connection: Connection, account: UUID, hashes: Iterable[str]) -> None:
    """Replace an account's recovery codes."""
    connection.execute(delete(CODE).where(CODE.c.account_id == account))
    connection.execute(insert(CODE), [{"account_id": account, "code_hash": one} for one in hashes])


def use_code(connection: Connection, account: UUID, code_hash: str) -> bool:
    """Use up a recovery code. Return whether it was one of the account's."""
    own = (CODE.c.account_id == account, CODE.c.code_hash == code_hash)
    return connection.execute(delete(CODE).where(*own)).rowcount == 1


def count_codes(connection: Connection, account: UUID) -> int:
    """Count the recovery codes that are left."""
    return connection.execute(select(func.count()).where(CODE.c.account_id == account)).scalar_one()
