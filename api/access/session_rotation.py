"""Session rotation: a session gets a new secret from time to time, so that a leaked one is soon useless."""

from __future__ import annotations

from datetime import datetime

from flask import request

from api.access import cookies
from api.frame.store import write
from models.people import sessions
from models.people.sessions import Session
from services.account.sessions import end_previous
from services.secrets import hash_of, new_secret


def rotate(session: Session, presented: str, now: datetime) -> None:
    """Give the browser a new secret where that is due; the old one opens the session until the new one is seen.

    Only GET requests do, so that no command waits for a second write.
    """
    if request.method != "GET":
        return
    seen = presented == session.secret_hash and session.previous_hash is not None
    if seen and now - session.rotated_at >= sessions.OVERLAP:  # until then requests may be under way with the old one
        with write() as connection:
            sessions.finish_rotation(connection, session)
    if session.before_id is not None and now - session.created_at >= sessions.OVERLAP:
        with write() as connection:
            end_previous(connection, session, now)
    if sessions.is_due(session, presented, now):
        secret = new_secret()
        with write() as connection:
            given = sessions.rotate(connection, session, presented, hash_of(secret), now)
        if given:
            cookies.set_secret(secret)
