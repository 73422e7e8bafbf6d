"""What the app that serves a request pushes to phones."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask, current_app

from api.frame.store import engines
from services.push.push_services import Services
from services.push.sender import PushSender

KEY = "shinpan.push"


def begin(app: Flask, contact: str, services: Iterable[str]) -> None:
    """Give the app its sender. The sender's thread starts with the first message."""
    app.extensions[KEY] = PushSender(engines(app), Services(services), contact)


def push_sender() -> PushSender:
    """Return the sender of the app that serves this request."""
    found: PushSender = current_app.extensions[KEY]
    return found
