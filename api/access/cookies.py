"""The session's cookie: a secret that no script can read and no other site can make the browser send."""

from __future__ import annotations

from flask import Response, g, request

from api.frame.problems import Problem
from services.account.sessions import Browser

PLAIN, SECURE = "shinpan", "__Host-shinpan"
A_YEAR = 365 * 24 * 3600
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def secret() -> str | None:
    """Return the secret that the browser sent, or None."""
    return request.cookies.get(SECURE if request.is_secure else PLAIN)


def browser() -> Browser:
    """Return the browser that calls."""
    return Browser(secret(), request.headers.get("User-Agent", ""))


def set_secret(new: str) -> None:
    """Send the browser this secret with the answer to this request."""
    g.new_secret = new


def send(response: Response) -> Response:
    """Set the cookie, after each request, where the session has a new secret."""
    new: str | None = g.get("new_secret")
    if new is not None:
        name = SECURE if request.is_secure else PLAIN
        response.set_cookie(
            name, new, max_age=A_YEAR, path="/", secure=request.is_secure, httponly=True, samesite="Strict"
        )
    return response


def refuse_other_sites() -> None:
    """Raise a 403 problem when another site makes the browser write here, should it ever send the cookie along."""
    if request.method in SAFE:
        return
    said = request.headers.get("Sec-Fetch-Site")
    here = request.host_url.rstrip("/")
    # Older browsers, and pages without TLS, say where the page comes from; a proxy may have renamed this server.
    same = request.headers.get("Origin", here) == here if said is None else said in ("same-origin", "none")
    if not same:
        raise Problem(403, "Another site made this request: it is not carried out.", slug="cross-site")
