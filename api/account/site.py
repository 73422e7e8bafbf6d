"""The site that passkeys are bound to."""

from __future__ import annotations

from flask import request

from services.account.passkeys import Site


def site() -> Site:
    """Return this server as the browser names it."""
    return Site(request.host.rpartition(":")[0] or request.host, request.host_url[:-1])
