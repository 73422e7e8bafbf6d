"""How often one client may ask: generous, since a whole hall may stand behind one address.

Counted in the memory of each process (docs/decisions/).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from threading import Lock
from time import monotonic

from flask import Flask, current_app, request
from limits import parse

from api.frame.problems import Problem

KEY = "shinpan.limits"
MOST_CLIENTS = 20_000  # remembered at once; those who have their whole allowance again are forgotten first


class Allowance:
    """So many requests per time for each client, given back evenly ("600/minute": a burst of 600, then 10 a second)."""

    def __init__(self, rate: str, clock: Callable[[], float] = monotonic) -> None:
        limit = parse(rate)
        self._period = float(limit.get_expiry())
        self._interval = self._period / limit.amount
        self._clock = clock
        self._whole_again: dict[str, float] = {}  # client → when the whole allowance is back
        self._lock = Lock()

    def spend(self, client: str) -> float:
        """Count one request; 0, or how many seconds too early it came (and then it does not count)."""
        now = self._clock()
        with self._lock:
            whole_again = max(self._whole_again.get(client, now), now) + self._interval
            too_early = whole_again - now - self._period
            if too_early > 1e-9:
                return too_early
            if len(self._whole_again) >= MOST_CLIENTS:
                self._forget(now)
            self._whole_again[client] = whole_again
        return 0.0

    def _forget(self, now: float) -> None:
        spending = {client: at for client, at in self._whole_again.items() if at > now}
        # A flood from everywhere: forgetting everyone is kinder than running out of memory.
        self._whole_again = spending if len(spending) < MOST_CLIENTS else {}


class Limits:
    """Two allowances: one per address for anonymous calls, one per official for those with a valid token."""

    def __init__(self, per_address: str, per_official: str) -> None:
        self._addresses = Allowance(per_address)
        self._officials = Allowance(per_official)

    def spend_address(self) -> None:
        """Count this request against its address; raises a 429 problem when the allowance is spent."""
        _refuse_when_early(self._addresses.spend(network_of(request.environ.get("REMOTE_ADDR", ""))))

    def spend_official(self, official: str) -> None:
        """Count this request against its official, so that nobody else in the hall can use up a referee's allowance."""
        _refuse_when_early(self._officials.spend(official))


def begin(app: Flask, per_address: str, per_official: str) -> None:
    """Count from nothing."""
    app.extensions[KEY] = Limits(per_address, per_official)


def limits() -> Limits:
    """Return the allowances of the app that serves this request."""
    found: Limits = current_app.extensions[KEY]
    return found


def _refuse_when_early(seconds: float) -> None:
    if seconds:
        raise Problem(429, headers={"Retry-After": str(math.ceil(seconds))})


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the IPv4 address, or the /64 network of an IPv6 address: one home or hall has all of it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address  # a Unix socket has none
    return f"{parsed.exploded[:19]}/64" if isinstance(parsed, IPv6Address) else address
