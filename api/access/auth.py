"""Who calls, and whether they may: every request passes here before its view.

A browser has a session, in a cookie; a program has an API token (`Authorization: Bearer spt_…`). Both are 256 random
bits of which only the SHA-256 is stored, so they are looked up by that hash: what the search gives away in time is the
hash of a guess, which helps nobody. Somebody of another tournament, a tournament that does not exist and a missing role
get the same 403, so that nobody learns of tournaments they do not belong to.
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import NamedTuple
from uuid import UUID

from flask import Flask, g, request
from sqlalchemy import Connection

from api.access import cookies, session_rotation
from api.access.access import ROLES, Access, Table
from api.access.headers import MOST_PUBLIC_BYTES
from api.access.rate_limits import limits
from api.access.roles_at_the_time import had_role
from api.frame.problems import Problem, answer
from api.frame.store import read
from api.operations.logs import log_caller
from models.people import credentials, sessions
from models.people.api_tokens import SCOPES
from models.people.credentials import Caller
from services.account.recent_sign_in import check_recent_sign_in
from services.account.sessions import AccountCaller
from services.errors import CallerRevoked

TOURNAMENT = "tournament_id"  # the part of the address that names the tournament
CHALLENGE = 'Bearer realm="shinpan"'
WHOM = "Shinpan-Official"  # which of those that this browser was admitted as


class Credential(NamedTuple):
    """What a request shows: the hash of a token or of a session's secret, and for whom it wants to act."""

    hashed: str
    is_token: bool
    tournament: UUID
    whom: UUID | None


def official() -> Caller:
    """Return the official (or player) who calls; only in views that the table gives to roles."""
    found: Caller = g.caller
    return found


def account_caller() -> AccountCaller:
    """Return the account that calls; only in views that the table gives to accounts."""
    found: AccountCaller = g.account_caller
    return found


def caller_of(connection: Connection, tournament: UUID) -> Caller | None:
    """Whom this request's credentials stand for in that tournament; for a public view that tells some people more."""
    credential = _credential(tournament)
    if credential is None:
        return None
    now = datetime.now(UTC)
    if credential.is_token:
        caller = credentials.find_by_token(connection, credential.hashed, now)
        return caller if caller is not None and caller.tournament_id == tournament else None
    session = sessions.find(connection, credential.hashed, now)
    return None if session is None else credentials.find_by_session(connection, session, tournament, credential.whom)


def is_official_of(connection: Connection, tournament: UUID) -> bool:
    """Return whether this request's credentials stand for an official there who may read what officials read."""
    caller = caller_of(connection, tournament)
    if caller is None or not {*caller.roles} & {*ROLES}:
        return False
    return caller.scopes is None or "read" in caller.scopes


def signed_in_account(connection: Connection) -> UUID | None:
    """Return the account that is signed in to the browser that calls, or None; for a public view."""
    secret = cookies.secret()
    if not secret or "Authorization" in request.headers:
        return None
    cookies.refuse_other_sites()
    session = sessions.find(connection, sha256(secret.encode()).hexdigest(), datetime.now(UTC))
    return None if session is None else session.account_id


def check(app: Flask, table: Table) -> None:
    """Check the table. Raises LookupError naming an endpoint that it misses, or an entry that is no endpoint."""
    for endpoint in sorted(app.view_functions.keys() ^ table.keys()):
        where = (
            "api/access/permissions.py does not say who may call it"
            if endpoint in app.view_functions
            else "no endpoint"
        )
        raise LookupError(f"{endpoint}: {where}")
    for rule in app.url_map.iter_rules():
        if table[rule.endpoint].roles and TOURNAMENT not in rule.arguments:
            raise LookupError(f"{rule.endpoint} requires a role, so its address must name <uuid:{TOURNAMENT}>")


def install(app: Flask, table: Table, unlimited: frozenset[str]) -> None:
    """Guard every endpoint registered so far; `unlimited` ones are not counted against the rate limits."""
    check(app, table)

    @app.before_request
    def guard() -> None:
        endpoint = request.endpoint
        if endpoint is None or table[endpoint].is_public:
            request.max_content_length = MOST_PUBLIC_BYTES
            if endpoint not in unlimited:
                limits().spend_address()
        elif table[endpoint].account:
            limits().spend_address()
            g.account_caller = _signed_in(recently=table[endpoint].fresh)
        else:
            _admit(table[endpoint])

    app.after_request(cookies.send)
    app.register_error_handler(CallerRevoked, lambda _: answer(_unknown()))


def _admit(access: Access) -> None:
    credential = _credential((request.view_args or {})[TOURNAMENT])
    caller = None if credential is None else _caller(credential)
    if caller is None:
        limits().spend_address()
        raise _unknown()
    log_caller(caller.id)
    limits().spend_official(str(caller.id))
    if caller.tournament_id != credential.tournament or not had_role(caller, access):  # type: ignore[union-attr]
        detail = f"This needs an official of this tournament who is {' or '.join(sorted(access.roles))}."
        raise Problem(403, detail, headers={"WWW-Authenticate": f'{CHALLENGE}, error="insufficient_scope"'})
    needed = SCOPES.keys() if access.lets_in else {access.scope}
    if caller.scopes is not None and not caller.scopes.issuperset(needed):
        wanted = " and ".join(sorted(map(str, needed)))
        raise Problem(403, f"This token is not for that: it needs the scope {wanted}.", slug="scope")
    g.caller = caller


def _signed_in(recently: bool) -> AccountCaller:
    """Return the account that is signed in. Raises a 401 problem for none, NotAllowed when that was not `recently`."""
    secret = cookies.secret()
    cookies.refuse_other_sites()
    if secret:
        hashed, now = sha256(secret.encode()).hexdigest(), datetime.now(UTC)
        with read() as connection:
            session = sessions.find(connection, hashed, now)
        if session is not None and session.account_id is not None:
            log_caller(session.account_id)
            session_rotation.rotate(session, hashed, now)
            if recently:
                check_recent_sign_in(session.created_at, now)
            return AccountCaller(session.account_id, session.id)
    raise Problem(401, "Sign in first.", slug="not-signed-in", headers={"WWW-Authenticate": CHALLENGE})


def _unknown() -> Problem:
    if "Authorization" not in request.headers:
        detail = "This browser was not admitted here, or it was cut off: a director gives a new link."
        return Problem(401, detail if cookies.secret() else "", headers={"WWW-Authenticate": CHALLENGE})
    bearer, token = _sent_token()
    detail = "This token is unknown, or it was revoked or has expired: a director of the tournament gives a new one."
    detail = detail if bearer and token else ""
    return Problem(401, detail, headers={"WWW-Authenticate": f'{CHALLENGE}, error="invalid_token"'})


def _sent_token() -> tuple[bool, str]:
    """Return whether the request's credentials are a bearer's, and the token."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return scheme.lower() == "bearer", token.strip()


def _credential(tournament: UUID) -> Credential | None:
    if "Authorization" in request.headers:
        bearer, token = _sent_token()
        return Credential(sha256(token.encode()).hexdigest(), True, tournament, None) if bearer and token else None
    secret = cookies.secret()
    if not secret:
        return None
    cookies.refuse_other_sites()
    return Credential(sha256(secret.encode()).hexdigest(), False, tournament, _whom())


def _whom() -> UUID | None:
    try:
        return UUID(request.headers[WHOM]) if WHOM in request.headers else None
    except ValueError:
        raise Problem(400, f"The header {WHOM} must hold the id of an official.", slug="bad-header") from None


def _caller(credential: Credential) -> Caller | None:
    now = datetime.now(UTC)
    return _by_token(credential, now) if credential.is_token else _by_session(credential, now)


def _by_token(credential: Credential, now: datetime) -> Caller | None:
    with read() as connection:
        return credentials.find_by_token(connection, credential.hashed, now)


def _by_session(credential: Credential, now: datetime) -> Caller | None:
    with read() as connection:
        session = sessions.find(connection, credential.hashed, now)
        if session is None:
            return None
        caller = credentials.find_by_session(connection, session, credential.tournament, credential.whom)
    if caller is not None:
        session_rotation.rotate(session, credential.hashed, now)
    return caller
