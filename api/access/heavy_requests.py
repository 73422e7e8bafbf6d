"""What takes long is made a few at a time in each process, so that reports never keep a ruling waiting."""

from __future__ import annotations

from threading import BoundedSemaphore

from flask import Flask, current_app, g, request

from api.frame.problems import Problem

KEY = "shinpan.dear"
DEAR = frozenset({"audit", "exports", "printables", "reports"})  # blueprints
CHEAP = "exports.export_journal"  # read by and by, as fast as its reader is
AT_ONCE = 2
PATIENCE = 2  # seconds


def begin(app: Flask) -> None:
    """Free every place."""
    app.extensions[KEY] = BoundedSemaphore(AT_ONCE)


def install(app: Flask) -> None:
    """Give places to whoever was let in; so after api.auth."""
    app.before_request(_enter)
    app.teardown_request(_leave)


def _enter() -> None:
    if request.blueprint not in DEAR or request.endpoint == CHEAP:
        return
    if not current_app.extensions[KEY].acquire(timeout=PATIENCE):
        detail = "Other reports are being made just now: ask for this one again in a moment."
        raise Problem(503, detail, headers={"Retry-After": "5"})
    g.dear = True


def _leave(_: BaseException | None) -> None:
    if g.pop("dear", False):
        current_app.extensions[KEY].release()
