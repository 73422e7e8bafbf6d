"""How often one client may ask: generous, since a whole hall may stand behind one address.

Counted in the memory of each process (docs/decisions.md).
"""

from __future__ import annotations

import math
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import time

from flask import request
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from api.problems import Problem


class Limits:
    """Two allowances: one per address for anonymous calls, one per official for those with a valid token."""

    def __init__(self, per_address: str, per_official: str) -> None:
        self._window = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._per_address = parse(per_address)
        self._per_official = parse(per_official)

    def spend_address(self) -> None:
        """Count this request against its address; raises a 429 problem when the allowance is spent."""
        self._spend(self._per_address, _network(request.remote_addr or ""))

    def spend_official(self, official: str) -> None:
        """Count this request against its official, so that nobody else in the hall can use up a referee's allowance."""
        self._spend(self._per_official, official)

    def _spend(self, allowance: RateLimitItem, who: str) -> None:
        if not self._window.hit(allowance, who):
            wait = math.ceil(self._window.get_window_stats(allowance, who).reset_time - time())
            raise Problem(429, headers={"Retry-After": str(max(wait, 1))})


@lru_cache(maxsize=4096)
def _network(address: str) -> str:
    """One home or hall: the IPv4 address, or the /64 network of an IPv6 address, whose owner has all of it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address  # a Unix socket has none
    return f"{parsed.exploded[:19]}/64" if isinstance(parsed, IPv6Address) else address
