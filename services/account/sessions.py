"""The session of a browser, and signing an account in: in a new session, whose secret nobody can have planted."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from models.people import admissions, push_subscriptions, sessions
from models.people.sessions import Session
from services.secrets import hash_of, new_secret
from services.tournament.create import new_id


class Browser(NamedTuple):
    """The browser that calls: the secret of its session (None: it has none), and what it calls itself."""

    secret: str | None
    agent: str


class AccountCaller(NamedTuple):
    """The account that calls, and the session in which it is signed in."""

    account_id: UUID
    session_id: UUID


class NewSession(NamedTuple):
    """A session that just began; the browser has to keep its secret."""

    id: UUID
    secret: str


def find_session(connection: Connection, browser: Browser, at: datetime) -> Session | None:
    """Return the session of the browser, or None."""
    return None if browser.secret is None else sessions.find(connection, hash_of(browser.secret), at)


def begin_session(connection: Connection, browser: Browser, at: datetime, before: UUID | None = None) -> NewSession:
    """Begin a session, in place of the one `before`, which stays open."""
    new = NewSession(new_id(), new_secret())
    sessions.begin(connection, new.id, hash_of(new.secret), browser.agent, at, before)
    return new


def sign_in(connection: Connection, browser: Browser, account: UUID, at: datetime) -> str:
    """Sign an account in to this browser, in a new session; return the session's secret.

    The session before stays until the new one is seen, for the answer that brings it may be lost; whom it was admitted
    as, the new one is too. Each tournament that the new session opens has an entry `session.began`.
    """
    before = find_session(connection, browser, at)
    journals = _journals(connection, before, account, at)
    if before is not None:
        if before.before_id is not None:
            admissions.move(connection, before.before_id, before.id)
        sessions.sign_in(connection, before.id, None)
    new = begin_session(connection, browser, at, None if before is None else before.id)
    sessions.sign_in(connection, new.id, account)
    for journal in journals:
        journal.append("session.began", new.id, {"account_id": account, "before_id": before and before.id})
    if before is not None:
        push_subscriptions.move(connection, before.id, new.id)
    return new.secret


def _journals(connection: Connection, before: Session | None, account: UUID, at: datetime) -> list[Journal]:
    """Open the journal of each tournament in which the account, or this browser by a link, is admitted."""
    bearers = [] if before is None else [one for one in (before.id, before.before_id) if one is not None]
    admitted = admissions.bearing(connection, bearers, account)
    return [Journal(connection, tournament, official, at) for tournament, official in admitted.items()]


def end_previous(connection: Connection, session: Session, at: datetime) -> None:
    """End the session of this browser before it signed in; what that one was admitted as, `session` is from now on."""
    assert session.before_id is not None, "asked by whoever saw it"  # noqa: S101 -- for the type checker
    admissions.move(connection, session.before_id, session.id)
    sessions.end(connection, session.before_id, at)
    sessions.forget_previous(connection, session.id)


def sign_out(connection: Connection, caller: AccountCaller) -> None:
    """Sign the account out of this session, which stays whom it was admitted as by links."""
    sessions.sign_in(connection, caller.session_id, None)


def end_all(connection: Connection, account: UUID, at: datetime, but: UUID | None = None) -> None:
    """End every session of an account, `but` this one."""
    for session in sessions.of_account(connection, account, at):
        if session.id != but:
            sessions.end(connection, session.id, at)
