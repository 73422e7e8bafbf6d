"""What takes long or much memory is done a few at a time in each process, so that it never keeps a ruling waiting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore

from flask import Flask, current_app, g, request

from api.access.access import Table
from api.frame.problems import Problem

KEY = "shinpan.heavy"
REPORTS = frozenset({"audit", "exports", "printables", "reports"})  # blueprints
STREAMED = "exports.export_journal"  # read by and by, as fast as its reader is
TOOLS = frozenset(
    {
        "cards.list_cards",
        "decisions.decide_across",
        "rule points.compare_rule_points",
        "score-sheets.inspect_score_sheet",
    }
)
"""Public questions whose longest answer takes 0.05 to 2.5 seconds of processor."""
LARGE_BODY = 32_000
"""Bytes of JSON. No phone sends a ruling with as many; up to here a body is read within milliseconds."""
AT_ONCE = {"reports": 2, "files": 1, "passwords": 1, "seating": 1, "tools": 1, "bodies": 2}
"""A photo takes up to 150 MB, a password 64 MB, a workbook 30 MB, a body of a megabyte 35 MB."""
MOST_WAITING = 2  # for each: they hold threads, and turns of their address
PATIENCE = 2  # seconds
DETAILS = {
    "reports": "Other reports are being made just now: ask for this one again in a moment.",
    "files": "Other photos or sheets are being read just now: send this one again in a moment.",
    "passwords": "Many sign in just now: try again in a moment.",
    "tools": "Others ask for something as long just now: ask for this again in a moment.",
    "bodies": "Other large bodies are being read just now: send this one again in a moment.",
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


def install(app: Flask, table: Table) -> None:
    """Give places for reports, tools and large bodies to whoever was let in; so after api.auth."""

    @app.before_request
    def enter() -> None:
        kind = _kind_of_request(table)
        if kind is not None:
            current_app.extensions[KEY][kind].take()
            g.heavy = kind

    app.teardown_request(lambda _: _give_back())


@contextmanager
def place_for(kind: str) -> Iterator[None]:
    """Hold a place for this kind of work; once the body was read, for a slow sender would keep it. Raises Problem.

    A request holds one place: that of its large body it gives back before.
    """
    _give_back()
    places: _Places = current_app.extensions[KEY][kind]
    places.take()
    try:
        yield
    finally:
        places.free.release()


def _kind_of_request(table: Table) -> str | None:
    if request.endpoint is None:
        return None
    if request.blueprint in REPORTS and request.endpoint != STREAMED:
        return "reports"
    if request.endpoint in TOOLS:
        request.get_data()  # all of it, for a slow sender would keep the place
        return "tools"
    if not _has_large_body():
        return None
    request.get_data()
    # Whoever shows no credentials never keeps an official waiting.
    return "tools" if table[request.endpoint].is_public else "bodies"


def _has_large_body() -> bool:
    if not request.is_json:
        return False  # it is refused unread, or is a photo
    if request.content_length is None:
        return "Transfer-Encoding" in request.headers
    return request.content_length > LARGE_BODY


def _give_back() -> None:
    kind = g.pop("heavy", None)
    if kind is not None:
        current_app.extensions[KEY][kind].free.release()
