"""Write docs/roles.md: who may do what, from api/access/permissions.py and the descriptions of the endpoints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flask import Flask

from api.access.access import ROLES, Access
from api.access.permissions import TABLE
from api.frame.openapi import description
from app import create_app
from config import Config
from models.people.api_tokens import SCOPES

ROLES_PAGE = Path(__file__).parents[1] / "docs" / "roles.md"
MANY = ("GET", "POST", "PUT", "PATCH", "DELETE")
TITLES = {role: role.replace("-", " ") for role in (*ROLES, "player")}
WIDTH = 120
INTRODUCTION = """# Roles

Written from `api/access/permissions.py` by `make roles`. What each endpoint does: `openapi.yaml`, or `/docs`.

- A role belongs to one tournament. A caller without a role there gets 403, whether the tournament exists or not.
- An official with several roles may do what any of them may. A player sees own matters only.
- A late request is checked against the roles held when it was made.
- An API token acts for one official and may do no more; its scopes (in *italics* below) can only narrow that.
- Letting in, creating or becoming a director, and API tokens that write, need a sign-in within the last ten minutes."""
SCOPES_TITLE = "## Scopes of API tokens"
IN_TOURNAMENTS = "## In a tournament\n\nEvery path begins with `/api/v1/tournaments/{tournament_id}`."
ELSEWHERE = "## Without a role"
WITHOUT = {
    Access(): "Everybody",
    Access(account=True): "Whoever is signed in, about their own account",
    Access(account=True, fresh=True): "Whoever signed in within the last ten minutes, about their own account",
}
"""Access that needs no role → who has it."""
BEGINNING = "/api/v1/tournaments/{tournament_id}"


def page(app: Flask) -> str:
    """Write the whole page: endpoints grouped by who may call them, the widest group first."""
    groups: dict[Access, list[str]] = {}
    for method, address, access in _described(app):
        path = address if not access.roles else address.removeprefix(BEGINNING) or "/"
        key = Access(access.roles, access.scope) if access.roles else access
        groups.setdefault(key, []).append(f"`{method} {path}`")
    scopes = "\n".join(f"- *{scope}*: {opens}" for scope, opens in SCOPES.items())
    parts = [INTRODUCTION, f"{SCOPES_TITLE}\n\n{scopes}", IN_TOURNAMENTS, *_in_tournaments(groups), ELSEWHERE]
    parts += [f"### {title}\n\n{_wrapped(groups[access])}" for access, title in WITHOUT.items()]
    return "\n\n".join(parts) + "\n"


def _in_tournaments(groups: dict[Access, list[str]]) -> Iterator[str]:
    by_roles: dict[frozenset[str], dict[str, list[str]]] = {}
    for access, endpoints in groups.items():
        if access.roles:
            by_roles.setdefault(access.roles, {})[str(access.scope)] = endpoints
    for roles, scopes in sorted(by_roles.items(), key=lambda group: (-len(group[0]), _title(group[0]))):
        lines = [_wrapped([f"- *{scope}*:", *endpoints]) for scope, endpoints in scopes.items()]
        yield f"### {_title(roles)}\n\n" + "\n".join(lines)


def _title(roles: frozenset[str]) -> str:
    return ", ".join(title for role, title in TITLES.items() if role in roles).capitalize()


def _wrapped(words: list[str]) -> str:
    """Wrap words to lines of some length; none is broken, though it holds a space."""
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(word) < WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(f"  {word}")
    return "\n".join(lines)


def _described(app: Flask) -> Iterator[tuple[str, str, Access]]:
    """Return method, address and access of everything in openapi.yaml, in its order."""
    paths: dict[str, Any] = description(app)["paths"]
    endpoints = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule), method): rule.endpoint
        for rule in app.url_map.iter_rules()
        for method in rule.methods or ()
    }
    for address, methods in paths.items():
        for method in MANY:
            if method.lower() in methods:
                yield method, address, TABLE[endpoints[address, method]]


if __name__ == "__main__":
    ROLES_PAGE.write_text(page(create_app(Config())), encoding="utf-8")
