"""By which address phones reach this server: the one that every link and code carries."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import psutil

EVERYWHERE = "0.0.0.0"  # noqa: S104 -- what it is called; the server binds to it only when told
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has (RFC 5737): whoever asks for the way there sends nothing
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet")  # networks within this machine


class Listener(NamedTuple):
    """Where the server waits for connections."""

    host: str
    port: int


@dataclass(frozen=True)
class Addresses:
    """The address that links carry, `used`, and the others that this machine has in its networks, likeliest first.

    `cure`: the setting to start the server with, where phones can open none before.
    """

    used: str
    candidates: tuple[str, ...] = ()
    cure: str | None = None

    @property
    def is_local_only(self) -> bool:
        """Whether nothing but this machine can open the address."""
        return is_local(self.used)


def find_addresses(public: str, asked: str, listener: Listener) -> Addresses:
    """Find the address for links: the one that was set, `public`; else that by which the server was `asked`.

    Where this is only the machine itself, it is an address that the machine has in its network.
    """
    if public or not is_local(asked):
        return Addresses(public or asked)
    if listener.host != EVERYWHERE:
        return Addresses(asked, cure=f"HOST={EVERYWHERE}")
    found = tuple(f"http://{address}:{listener.port}" for address in _own_addresses())
    return Addresses(found[0] if found else asked, found)


def is_local(address: str) -> bool:
    """Return whether this address means the machine itself, wherever it is opened."""
    host = urlsplit(address).hostname or ""
    with suppress(ValueError):
        return ip_address(host).is_loopback or ip_address(host).is_unspecified
    return host == "localhost" or host.endswith(".localhost")


def serialise(found: Addresses) -> dict[str, Any]:
    """Return the answer about addresses."""
    return {
        **_described(found.used),
        "is_local_only": found.is_local_only,
        "candidates": [_described(address) for address in found.candidates],
        "cure": found.cure,
    }


def _described(address: str) -> dict[str, Any]:
    host = urlsplit(address).hostname or ""
    works_for = "machine" if is_local(address) else "everybody"
    with suppress(ValueError):
        if works_for == "everybody" and ip_address(host).is_private:
            works_for = "network"
    return {"url": address, "https": address.startswith("https:"), "works_for": works_for}


def _own_addresses() -> list[IPv4Address]:
    """List this machine's addresses, first that by which it leaves its network."""
    leaving = _leaving()
    return sorted(set(_addresses_of_interfaces()), key=lambda own: (str(own) != leaving, not own.is_private, own))


def _addresses_of_interfaces() -> Iterator[IPv4Address]:
    states = psutil.net_if_stats()
    for name, addresses in psutil.net_if_addrs().items():
        if not states[name].isup or name.startswith(VIRTUAL):
            continue
        for address in addresses:
            if address.family == socket.AF_INET:
                own = IPv4Address(address.address)
                if not own.is_loopback and not own.is_link_local:
                    yield own


def _leaving() -> str | None:
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as unsent:
        unsent.connect(ELSEWHERE)
        return str(unsent.getsockname()[0])
    return None
