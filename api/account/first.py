"""The first start: a link that makes the first account, printed once the server runs. There is no default password."""

from __future__ import annotations

from datetime import UTC, datetime

from api.account.accounts import LINK_LASTS, account_path, new_link
from models import accounts, schema
from models.engine import make_engine, read, write


def first_path(database_url: str) -> str | None:
    """Where the app makes the first account; None where there is one, or no database yet. The link before is void."""
    engines = make_engine(database_url)
    try:
        with read(engines) as connection:
            if not schema.is_current(connection) or accounts.any_of(connection):
                return None
        with write(engines) as connection:
            return account_path(new_link(connection, None, datetime.now(UTC) + LINK_LASTS))
    finally:
        engines.dispose()
