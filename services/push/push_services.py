"""Which addresses this server sends to: those of push services that it knows, and nothing inside its own network.

A phone names the address, so without this anybody who was let in could have the server call anything it can reach.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

LONGEST = 2000
_ENDPOINT = re.compile(r"https?://[\x21-\x7e]+")


class Unsafe(Exception):
    """Nothing is sent there. The message says why, without the address."""


class Target(NamedTuple):
    """Where a message goes: the addresses of `host`, any of which will do."""

    scheme: str
    host: str
    port: int
    addresses: tuple[str, ...]
    path: str
    origin: str


class Services:
    """The push services that are sent to.

    `names`: hosts (`*.` before one stands for anything), which are spoken to by TLS and only where they lead out of
    this network; or whole origins, `http://127.0.0.1:8090`, which the machine's owner vouches for.
    """

    def __init__(self, names: Iterable[str]) -> None:
        every = frozenset(names)
        self._origins = frozenset(name for name in every if "://" in name)
        self._hosts = every - self._origins

    def know(self, endpoint: str) -> bool:
        """Return whether it is an address of one of them."""
        parts = _split(endpoint)
        return parts is not None and (self._is_trusted(parts) or self._is_named(parts))

    def target(self, endpoint: str) -> Target:
        """Return the way there. Raises Unsafe, and OSError where the name leads nowhere."""
        parts = _split(endpoint)
        if parts is None or not self.know(endpoint):
            raise Unsafe("the address is none of a known push service")
        host, port = str(parts.hostname), parts.port or (443 if parts.scheme == "https" else 80)
        addresses = _addresses(host, port)
        if not self._is_trusted(parts) and not all(ip_address(address).is_global for address in addresses):
            raise Unsafe("the push service's name leads into a private network")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Target(parts.scheme, host, port, addresses, path, _origin(parts))

    def _is_trusted(self, parts: SplitResult) -> bool:
        return _origin(parts) in self._origins

    def _is_named(self, parts: SplitResult) -> bool:
        if parts.scheme != "https" or parts.port not in (None, 443):
            return False
        host = str(parts.hostname)
        return any(host.endswith(name[1:]) if name.startswith("*.") else host == name for name in self._hosts)


def _split(endpoint: str) -> SplitResult | None:
    """Split an address; None for what is no plain one."""
    if len(endpoint) > LONGEST or not _ENDPOINT.fullmatch(endpoint) or "\\" in endpoint:
        return None
    try:
        parts = urlsplit(endpoint)
        plain = parts.username is None and parts.password is None and not parts.fragment and parts.port != 0
    except ValueError:
        return None
    return parts if plain and parts.hostname else None


def _origin(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _addresses(host: str, port: int) -> tuple[str, ...]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(address[0]) for *_, address in found))
