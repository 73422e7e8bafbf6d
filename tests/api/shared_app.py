"""One app of each worker for many tests, since most of a short test was the wiring of its addresses.

Each test gives it another database and begins anew what an app keeps in memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import Any

from flask import Flask
from sqlalchemy import make_url

from api.frame.store import engines
from app import begin, create_app
from config import Config
from services.rulebook_folder import use_folder
from tests.api.answers import CheckedClient
from tests.engines import engines_at


class SharedApp:
    """An app for all databases of one kind, one after another."""

    def __init__(self, url: str) -> None:
        self._free = True
        self._app = create_app(Config(database_url=url))
        self._app.test_client_class = CheckedClient

    @contextmanager
    def at(self, url: str, **settings: Any) -> Iterator[Flask]:
        """The app on this database, with these of the settings that it begins with."""
        assert self._free, "one test has it already: make another app with create_app"
        self._free = False
        try:
            with engines_at(url) as own:
                begin(self._app, Config(database_url=url, **settings), own)
                yield self._app
        finally:
            use_folder(None)  # the next test's app is of the same process
            self._free = True


@contextmanager
def own_app(config: Config, **wiring: Any) -> Iterator[Flask]:
    """An app that no other test has; its connections are closed afterwards."""
    app = create_app(config, **wiring)
    try:
        yield app
    finally:
        engines(app).dispose()


@cache
def shared_app(kind: str) -> SharedApp:
    """The one of this process for "sqlite" or "postgresql"."""
    return SharedApp(f"{kind}:///nowhere")


def app_at(url: str, **settings: Any) -> AbstractContextManager[Flask]:
    """A context in which the app is on the database at `url`."""
    return shared_app(make_url(url).get_backend_name()).at(url, **settings)
