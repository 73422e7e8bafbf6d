"""Who tries passwords and codes is slowed down: by name and address together, and for each of them alone.

Nobody can lock somebody else out for longer than an hour's allowance by trying in their name from everywhere.
"""

from __future__ import annotations

import math

from flask import Flask, current_app, request

from api.access.rate_limits import Allowance, network_of
from api.frame.problems import Problem

KEY = "shinpan.guessing"
RATES = {
    "address": "30/minute",
    "pair": "5/minute",
    "handle": "100/hour",
    "account": "10/minute",
    "challenge": "60/minute",
    "invitation": "60/hour",
}


def begin(app: Flask) -> None:
    """Count from nothing."""
    app.extensions[KEY] = {name: Allowance(rate) for name, rate in RATES.items()}


def spend(handle: str) -> None:
    """Count one try to sign in. Raises a 429 problem when it comes too early.

    What an address has used up costs the name nothing: else one address could keep somebody out.
    """
    address = _address()
    for name, counted in (("address", address), ("pair", f"{address} {handle}"), ("handle", handle)):
        _spend(name, counted, "Too many tries to sign in: wait a little, or use a passkey.")


def spend_account() -> None:
    """Count one try to make an account. Raises a 429 problem when it comes too early."""
    _spend("account", _address(), "Too many tries to make an account: wait a little.")


def spend_challenge() -> None:
    """Count one question for a passkey, which writes. Raises a 429 problem when it comes too early."""
    _spend("challenge", _address(), "Too many tries to sign in: wait a little.")


def spend_admission(invitation: str) -> None:
    """Count one who comes by an invitation without end. Raises a 429 problem when it comes too early."""
    _spend("invitation", invitation, "Too many come by this link: wait a little.")


def _spend(name: str, counted: str, detail: str) -> None:
    early = current_app.extensions[KEY][name].spend(counted)
    if early:
        raise Problem(429, detail, headers={"Retry-After": str(math.ceil(early))})


def _address() -> str:
    return network_of(request.environ.get("REMOTE_ADDR", ""))
