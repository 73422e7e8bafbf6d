"""Links that make an account: the first one of a server, or another by somebody who has one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from uuid import UUID

from sqlalchemy import Connection

from models.database import schema
from models.database.engine import make_engine, read, write
from models.people import accounts
from services.secrets import ACCOUNT_PREFIX, hash_of, new_secret
from services.tournament.create import new_id

LINK_LASTS = timedelta(days=2)


def new_link(connection: Connection, maker: UUID | None, expires: datetime) -> str:
    """Store a new link that makes an account; return its secret."""
    secret = new_secret(ACCOUNT_PREFIX)
    link = {"id": new_id(), "secret_hash": hash_of(secret), "maker_id": maker, "expires_at": expires}
    accounts.create_link(connection, link)
    return secret


def account_path(secret: str) -> str:
    """Return the path of an account's link. The secret stands behind the #, so that no log has it."""
    return f"/#/account/{secret}"


def first_path(database_url: str) -> str | None:
    """Return the path of a link for the first account, in place of the one before.

    None where there is an account, or no database yet.
    """
    engines = make_engine(database_url)
    try:
        with read(engines) as connection:
            if not schema.is_current(connection) or accounts.has_any(connection):
                return None
        with write(engines) as connection:
            return account_path(new_link(connection, None, datetime.now(UTC) + LINK_LASTS))
    finally:
        engines.dispose()
