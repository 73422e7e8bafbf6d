"""Signing a browser in: in a new session, whose secret nobody can have planted."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

from flask import g, request
from sqlalchemy import Connection, Row

from api.access import cookies
from api.operations.logs import note_who
from models.people import admissions, push_subscriptions, sessions
from services.secrets import hash_of, new_secret
from services.tournament.create import new_id


def session_here(connection: Connection, at: datetime) -> Row[Any] | None:
    """The session of the browser that calls, or None."""
    secret = cookies.secret()
    return None if secret is None else sessions.find(connection, hash_of(secret), at)


def sign_in(connection: Connection, account: UUID, at: datetime) -> None:
    """The browser that calls is this account's from now on, in a new session.

    The session before stays as it was, for the answer that brings the new one may be lost; whom it was let in as, the
    new one is too.
    """
    note_who(account)
    before = session_here(connection, at)
    if before is not None and before.before_id is not None:
        admissions.move(connection, before.before_id, before.id)
    if before is not None:
        sessions.sign_in(connection, before.id, None)
    secret, identity = new_secret(), new_id()
    agent = request.headers.get("User-Agent", "")
    sessions.begin(connection, identity, hash_of(secret), agent, at, None if before is None else before.id)
    sessions.sign_in(connection, identity, account)
    if before is not None:
        push_subscriptions.move(connection, before.id, identity)
    cookies.give(secret)


def account_id() -> UUID:
    """The account that calls; only in views that the table gives to accounts."""
    found: UUID = g.session.account_id
    return found


def session_id() -> UUID:
    """The session that calls; only in views that the table gives to accounts."""
    found: UUID = g.session.id
    return found
