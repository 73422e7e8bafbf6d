"""What arrives late is judged by the rights of the time when it was made: a phone may have had no network for hours.

So it is for what referees and arbiters do at tables (`late` in `api.access.permissions`), for two days. Whoever lost
a role could say that anything was made before, so power over others always goes by the roles of now.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Any

from flask import request

from api.access.access import Access
from api.frame.store import read
from models.people.credentials import Caller
from models.people.officials import roles_at

LONGEST = timedelta(days=2)


def had_role(caller: Caller, access: Access) -> bool:
    """Return whether the caller may call this, now, or where it may arrive late when what is sent was made."""
    return not access.roles.isdisjoint(roles_held(caller) if access.late else caller.roles)


def roles_held(caller: Caller) -> Collection[str]:
    """Return the caller's roles when what is sent was made.

    Most officials never change their roles: then it is the roles they have.
    """
    if caller.roles_since is None:
        return caller.roles
    made = _made_at()
    if made is None or made >= caller.roles_since or made < datetime.now(UTC) - LONGEST:
        return caller.roles
    with read() as connection:
        return roles_at(connection, caller.tournament_id, caller.id, made)


def _made_at() -> datetime | None:
    """Return the device's corrected time of what is sent; None where it says none, or what the view will refuse."""
    sent: Any = request.get_json(silent=True) if request.is_json else None
    try:
        made = datetime.fromisoformat(sent["device_at"])
        return (made + timedelta(milliseconds=int(sent.get("clock_offset_ms", 0)))).astimezone(UTC)
    except (TypeError, KeyError, ValueError, OverflowError):
        return None
