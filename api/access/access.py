"""What the table of permissions is made of: roles, and who may call an endpoint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from models.people.api_tokens import SCOPES

ROLES = ("director", "head-referee", "referee", "arbiter", "finance")
"""What an official can be; one may be several."""
OFFICES = (*ROLES, "reader")
"""The same, with who may look at the board alone: the hall's big screen, while the board is not open to everybody."""


class Access(NamedTuple):
    """Who may call an endpoint: `roles` in the tournament of the address; empty for everybody.

    `scope`: what an API token must have beside. `account`: it needs somebody signed in, whatever their roles; `fresh`:
    a few minutes ago (`recent_sign_in`). `late`: what arrives late is judged by the roles of the time when it was made
    (`roles_at_the_time`). `lets_in`: who may do that can get any role, so a token needs every scope for it.
    """

    roles: frozenset[str] = frozenset()
    scope: str | None = None
    account: bool = False
    fresh: bool = False
    late: bool = False
    lets_in: bool = False

    @property
    def is_public(self) -> bool:
        """Whether it needs no credentials at all."""
        return not self.roles and not self.account


PUBLIC = Access()
Table = Mapping[str, Access]


def everybody(*endpoints: str) -> dict[str, Access]:
    """Let these be called without credentials."""
    return dict.fromkeys(endpoints, PUBLIC)


def allow(roles: tuple[str, ...], scope: str, *endpoints: str) -> dict[str, Access]:
    """Whoever has one of these roles in the tournament of the address. Raises ValueError for unknown ones."""
    unknown = {*roles} - {*ROLES, "player"} or {scope} - SCOPES.keys()
    if unknown or not roles:
        raise ValueError(f"there is no {', '.join(sorted(unknown)) or 'role given'}")
    return dict.fromkeys(endpoints, Access(frozenset(roles), scope))


def signed_in(*endpoints: str) -> dict[str, Access]:
    """Whoever is signed in with an account; each looks at and changes their own alone."""
    return dict.fromkeys(endpoints, Access(account=True))


def recent_sign_in(table: dict[str, Access]) -> dict[str, Access]:
    """Require a recent sign-in, for what shows or changes how an account is signed in to."""
    return {endpoint: access._replace(fresh=True) for endpoint, access in table.items()}


def access_grants(table: dict[str, Access]) -> dict[str, Access]:
    """Mark what lets somebody in or gives them roles."""
    return {endpoint: access._replace(lets_in=True) for endpoint, access in table.items()}


def late(table: dict[str, Access]) -> dict[str, Access]:
    """Mark what phones send with the device's time."""
    return {endpoint: access._replace(late=True) for endpoint, access in table.items()}


def whole(*parts: dict[str, Access]) -> Table:
    """Join the parts into one table. Raises ValueError for an endpoint that is in two of them."""
    table: dict[str, Access] = {}
    for part in parts:
        twice = part.keys() & table.keys()
        if twice:
            raise ValueError(f"{', '.join(sorted(twice))}: twice in the table of permissions")
        table |= part
    return table
