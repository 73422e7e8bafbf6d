"""What takes long or much memory is done a few at a time in each process, so that it never keeps a ruling waiting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore

from flask import Flask, current_app, g, request

from api.frame.problems import Problem

KEY = "shinpan.heavy"
REPORTS = frozenset({"audit", "exports", "printables", "reports"})  # blueprints
STREAMED = "exports.export_journal"  # read by and by, as fast as its reader is
AT_ONCE = {"reports": 2, "files": 1, "passwords": 1, "seating": 1}
"""A photo takes up to 150 MB, a password 64 MB, a workbook 30 MB."""
MOST_WAITING = 2  # for each: they hold threads, and turns of their address
PATIENCE = 2  # seconds
DETAILS = {
    "reports": "Other reports are being made just now: ask for this one again in a moment.",
    "files": "Other photos or sheets are being read just now: send this one again in a moment.",
    "passwords": "Many sign in just now: try again in a moment.",
    "seating": "Another seating is being worked out just now: ask for this one again in a moment.",
}


class _Places:
    """Places for one kind of work, and for those who wait for one."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.free = BoundedSemaphore(AT_ONCE[kind])
        self._waiting = BoundedSemaphore(MOST_WAITING)

    def take(self) -> None:
        """Take a place, waiting for it a little. Raises Problem where there is none."""
        if self.free.acquire(blocking=False):
            return
        taken = False
        if self._waiting.acquire(blocking=False):
            try:
                taken = self.free.acquire(timeout=PATIENCE)
            finally:
                self._waiting.release()
        if not taken:
            raise Problem(503, DETAILS[self.kind], headers={"Retry-After": "5"})


def begin(app: Flask) -> None:
    """Free every place."""
    app.extensions[KEY] = {kind: _Places(kind) for kind in AT_ONCE}


def install(app: Flask) -> None:
    """Give places for reports to whoever was let in; so after api.auth."""
    app.before_request(_enter)
    app.teardown_request(_leave)


@contextmanager
def place_for(kind: str) -> Iterator[None]:
    """Hold a place for this kind of work; once the body was read, for a slow sender would keep it. Raises Problem."""
    places: _Places = current_app.extensions[KEY][kind]
    places.take()
    try:
        yield
    finally:
        places.free.release()


def _enter() -> None:
    if request.blueprint not in REPORTS or request.endpoint == STREAMED:
        return
    current_app.extensions[KEY]["reports"].take()
    g.makes_a_report = True


def _leave(_: BaseException | None) -> None:
    if g.pop("makes_a_report", False):
        current_app.extensions[KEY]["reports"].free.release()
