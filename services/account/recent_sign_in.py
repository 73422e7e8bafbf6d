"""What opens an account to others wants a sign-in of just now: a browser is left open, and its cookie may be stolen."""

from __future__ import annotations

from datetime import datetime, timedelta

from services.errors import NotAllowed

LASTS = timedelta(minutes=10)


def check_recent_sign_in(signed_in_at: datetime | None, now: datetime) -> None:
    """Raise NotAllowed for an account that signed in too long ago.

    Signing in again begins another session. Whoever was admitted by a link (None) has nothing to sign in with.
    """
    if signed_in_at is not None and now - signed_in_at > LASTS:
        detail = "This needs a sign-in of the last ten minutes: sign in again, then ask the same again."
        raise NotAllowed(detail, slug="sign-in-again")
