"""Write docs/roles.md: who may do what, from api/permissions.py and the descriptions of the endpoints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flask import Flask

from api.openapi import description
from api.permissions import ROLES, SCOPES, TABLE, Access
from app import create_app
from config import Config

ROLES_PAGE = Path(__file__).parents[1] / "docs" / "roles.md"
MANY = ("GET", "POST", "PUT", "PATCH", "DELETE")
COLUMNS = (*ROLES, "player")
TITLES = ("Director", "Head referee", "Referee", "Arbiter", "Finance", "Player")
INTRODUCTION = """# Who may do what

Written from `api/permissions.py` by `make roles`; a test fails when it is stale, and another one calls every endpoint
in every role, in the own tournament and in another one.

A role is held in one tournament and opens nothing in any other: whoever asks there gets the same refusal, whether it
exists or not. An official may hold several roles, and then may do what any of them may. A player comes by a personal
link, to their own things alone. What a phone sends late is judged by the roles of the time when it was made."""
TOKENS = """## API tokens

A token acts as the official it names, so it may do no more than that official; its scopes may only make it less. The
column *scope* says which one it needs.

| scope | what it opens |
|---|---|"""
ELSEWHERE = """## Without a role

These name no tournament, or nobody has to have a role there. *Signed in*: with an account, on its own things alone;
*just now*: within the last ten minutes. In a tournament too, an account must have signed in just now to let in or make
a director, or to make an API token that may do more than read.

| | address | what | who |
|---|---|---|---|"""
IN_TOURNAMENTS = "## In a tournament\n\nEvery address begins with `/api/v1/tournaments/{tournament_id}`."
BEGINNING = "/api/v1/tournaments/{tournament_id}"


def page(app: Flask) -> str:
    """The whole page."""
    described = list(_described(app))
    scopes = [f"| {scope} | {opens} |" for scope, opens in SCOPES.items()]
    free = [_free(*line) for line in described if not line[-1].roles]
    head = ("", "address", "what", *TITLES, "scope")
    rule = "|".join(["---", "---", "---", *[":-:"] * len(TITLES), "---"])
    table = [f"| {' | '.join(head)} |", f"|{rule}|", *(_held(*line) for line in described if line[-1].roles)]
    parts = (INTRODUCTION, "\n".join([IN_TOURNAMENTS, "", *table]), "\n".join([TOKENS, *scopes]))
    return "\n\n".join((*parts, "\n".join([ELSEWHERE, *free]))) + "\n"


def _described(app: Flask) -> Iterator[tuple[str, str, str, Access]]:
    """Method, address, summary and access of everything in openapi.yaml, in its order."""
    paths: dict[str, Any] = description(app)["paths"]
    endpoints = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule), method): rule.endpoint
        for rule in app.url_map.iter_rules()
        for method in rule.methods or ()
    }
    for address, methods in paths.items():
        for method in MANY:
            if method.lower() in methods:
                yield method, address, methods[method.lower()]["summary"], TABLE[endpoints[address, method]]


def _held(method: str, address: str, summary: str, access: Access) -> str:
    marks = ["✓" if role in access.roles else "" for role in COLUMNS]
    path = address.removeprefix(BEGINNING) or "/"
    return f"| {' | '.join((method, f'`{path}`', summary, *marks, str(access.scope)))} |"


def _free(method: str, address: str, summary: str, access: Access) -> str:
    signed_in = "signed in just now" if access.fresh else "signed in"
    return f"| {method} | `{address}` | {summary} | {signed_in if access.account else 'everybody'} |"


if __name__ == "__main__":
    ROLES_PAGE.write_text(page(create_app(Config())), encoding="utf-8")
