"""What opens an account to others wants a sign-in of just now: a browser is left open, and its cookie may be stolen."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from api.frame.problems import Problem

LASTS = timedelta(minutes=10)


def refuse_stale(signed_in_at: datetime) -> None:
    """Raises a 403 problem where it was longer ago. Signing in again begins another session, so its beginning tells."""
    if datetime.now(UTC) - signed_in_at > LASTS:
        detail = "This needs a sign-in of the last ten minutes: sign in again, then ask the same again."
        raise Problem(403, detail, slug="sign-in-again")
