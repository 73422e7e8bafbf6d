"""The address of this server that links carry (`services.addresses`), as the request at hand finds it."""

from __future__ import annotations

from typing import Any

from flask import Flask, current_app, request

from services.addresses import Addresses, Listener, find_addresses

KEY = "shinpan.public-url"


def begin(app: Flask, public_url: str) -> None:
    """Give the app the address that its owner has set; empty for none."""
    app.extensions[KEY] = public_url


def addresses() -> Addresses:
    """Return the addresses of this server."""
    host, port = request.server or ("", None)
    listener = Listener(host, port or 0)
    return find_addresses(current_app.extensions[KEY], request.host_url.rstrip("/"), listener)


def origin() -> str:
    """Return the address that links carry."""
    return addresses().used


def add_link(answer: dict[str, Any]) -> dict[str, Any]:
    """Add the whole link to an answer with the path of one, `join`."""
    return {**answer, "link": f"{origin()}{answer['join']}"} if "join" in answer else answer
