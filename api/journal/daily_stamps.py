"""The stamps that the app which serves a request asks for."""

from __future__ import annotations

from pathlib import Path

from flask import Flask, current_app

from api.frame.store import TREES, engines
from services.proofs.stamps import Authority, DailyStamps

KEY = "shinpan.daily-stamps"


def begin(app: Flask, address: str, roots: Path | None) -> None:
    """Give the app its authority. A thread starts with the first stamp."""
    app.extensions[KEY] = DailyStamps(engines(app), app.extensions[TREES], Authority(address, roots))


def daily_stamps() -> DailyStamps:
    """Return those of the app that serves this request."""
    found: DailyStamps = current_app.extensions[KEY]
    return found
