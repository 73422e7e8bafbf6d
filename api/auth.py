"""Who may call what. Every view says so itself, with `@public` or `@require("director", "referee")`.

An app with a view that says neither does not start.

A token is 256 random bits and only its SHA-256 is stored, so it is looked up by that hash: what the search gives away
in time is the hash of a guess, which helps nobody. A token of another tournament, a tournament that does not exist and
a missing role get the same 403, so that a token tells nothing about tournaments it does not belong to.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

from flask import Flask, g, request
from sqlalchemy import Row

from api.limits import Limits
from api.problems import Problem
from api.store import read
from models.officials import find_by_token

View = TypeVar("View", bound=Callable[..., Any])

ROLES = ("director", "referee", "arbiter", "finance")
PUBLIC: frozenset[str] = frozenset()
MARK = "shinpan_access"
TOURNAMENT = "tournament_id"  # the part of the address that names the tournament
CHALLENGE = 'Bearer realm="shinpan"'
REMEMBERED = 4096  # tokens seen lately


def public(view: View) -> View:
    """Anyone may call this view, without a token."""
    return _mark(view, PUBLIC, {"security": []})


def require(*roles: str) -> Callable[[View], View]:
    """Only officials of the tournament in the address with one of these roles (`require(*ROLES)`: every official)."""
    unknown = set(roles) - set(ROLES)
    if unknown or not roles:
        raise ValueError(f"require() takes roles out of {', '.join(ROLES)}; got {sorted(roles)}")

    def decorator(view: View) -> View:
        return _mark(view, frozenset(roles), {"security": [{"official": []}], "x-roles": sorted(roles)})

    return decorator


def checked_again(view: View) -> View:
    """This view looks, in the transaction that writes, whether its official still stands (`refuse_revoked`).

    So the token may be known from an earlier request: one transaction less for each call that is written.
    """
    view.shinpan_checked_again = True  # type: ignore[attr-defined]
    return view


def refuse_revoked(stands: bool) -> None:
    """Refuse an official who was revoked since the token was seen."""
    if not stands:
        raise _unknown()


def official() -> Row[Any]:
    """The official who calls (id, tournament_id, name, roles); only in views behind `require`."""
    found: Row[Any] = g.official
    return found


def access_table(app: Flask) -> dict[str, frozenset[str]]:
    """Endpoint → roles, PUBLIC for everyone. Raises LookupError naming the view that does not say who may call it."""
    table = {}
    for endpoint, view in app.view_functions.items():
        table[endpoint] = getattr(view, MARK, None)
        if table[endpoint] is None:
            raise LookupError(f"{endpoint} does not say who may call it: mark it with @public or @require(...)")
    for rule in app.url_map.iter_rules():
        if table[rule.endpoint] != PUBLIC and TOURNAMENT not in rule.arguments:
            raise LookupError(f"{rule.endpoint} requires a role, so its address must name <uuid:{TOURNAMENT}>")
    return table


def install(app: Flask, limits: Limits, unlimited: frozenset[str]) -> None:
    """Guard every endpoint registered so far; `unlimited` ones are not counted against the rate limits."""
    table = access_table(app)
    again = {name for name, view in app.view_functions.items() if getattr(view, "shinpan_checked_again", False)}
    remembered: dict[str, Row[Any]] = {}

    @app.before_request
    def guard() -> None:
        endpoint = request.endpoint
        if endpoint is None or table[endpoint] is PUBLIC:
            if endpoint not in unlimited:
                limits.spend_address()
        else:
            _admit(table[endpoint], limits, remembered, endpoint in again)


def _admit(roles: frozenset[str], limits: Limits, remembered: dict[str, Row[Any]], again: bool) -> None:
    caller = _caller(remembered, again)
    if caller is None:
        limits.spend_address()
        raise _unknown()
    limits.spend_official(str(caller.id))
    if caller.tournament_id != (request.view_args or {})[TOURNAMENT] or roles.isdisjoint(caller.roles):
        detail = f"This needs an official of this tournament who is {' or '.join(sorted(roles))}."
        raise Problem(403, detail, headers={"WWW-Authenticate": f'{CHALLENGE}, error="insufficient_scope"'})
    g.official = caller


def _unknown() -> Problem:
    if "Authorization" not in request.headers:
        return Problem(401, headers={"WWW-Authenticate": CHALLENGE})
    bearer, token = _sent_token()
    detail = "This token is unknown, or it was revoked: a director of the tournament gives a new one."
    detail = detail if bearer and token else ""
    return Problem(401, detail, headers={"WWW-Authenticate": f'{CHALLENGE}, error="invalid_token"'})


def _sent_token() -> tuple[bool, str]:
    """Whether the request's credentials are a bearer's, and the token."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return scheme.lower() == "bearer", token.strip()


def _caller(remembered: dict[str, Row[Any]], again: bool) -> Row[Any] | None:
    bearer, token = _sent_token()
    if not bearer or not token:
        return None
    hashed = sha256(token.encode()).hexdigest()
    if again and hashed in remembered:
        return remembered.get(hashed)
    with read() as connection:
        found = find_by_token(connection, hashed)
    if found is not None:
        if len(remembered) >= REMEMBERED:
            remembered.clear()
        remembered[hashed] = found
    return found


def _mark(view: View, roles: frozenset[str], documentation: dict[str, Any]) -> View:
    setattr(view, MARK, roles)
    described: dict[str, Any] = getattr(view, "_apidoc", {})
    view._apidoc = {**described, "manual_doc": {**described.get("manual_doc", {}), **documentation}}  # type: ignore[attr-defined]
    return view
