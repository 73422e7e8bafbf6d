"""A wired app that has answered a first visit: what each server of the browser's tests is a copy of."""

from __future__ import annotations

import gc
from contextlib import ExitStack
from dataclasses import replace
from multiprocessing.connection import Connection
from threading import Thread

from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST
from flask import Flask

from api.frame.store import LIVE
from api.phone_app.files import kept
from app import begin, create_app
from config import Config
from models.database.schema import newest
from services.account import passwords
from tests.engines import engines_at

PLAIN = Config(database_url="sqlite:///nowhere")
VISIT = ("/precache.js", "/sw.js", "/push.js", *kept())


def _wired() -> Flask:
    app = create_app(PLAIN)
    client = app.test_client()
    for path in VISIT:
        assert client.get(path, headers={"Accept-Encoding": "br"}).status_code == 200
    newest()
    return app


APP = _wired()
passwords.HASHER = PasswordHasher.from_parameters(CHEAPEST)  # those of tests keep nobody out
gc.freeze()  # a copy shares the memory of what it never looks through


ORDERS: list[Connection] = []  # in a copy: where the addresses of its next databases come from


def app() -> Flask:
    """In the copy: the app on the database that its environment names."""
    config = Config.from_environment()
    same = (config.log_level, config.trusted_proxies) == (PLAIN.log_level, PLAIN.trusted_proxies)
    assert same, "these take an app of their own: use `serving`"
    served = _begin(config)
    Thread(target=_obey, args=(ORDERS[0], config, served), daemon=True).start()
    return APP


def _begin(config: Config) -> ExitStack:
    """Begin on a database; whoever closes the stack ends it."""
    served = ExitStack()
    begin(APP, config, served.enter_context(engines_at(config.database_url)))
    return served


def _obey(orders: Connection, config: Config, served: ExitStack) -> None:
    """Begin anew on each database that is named, until the tests are over."""
    while True:
        try:
            url = orders.recv()
        except EOFError:
            return
        last, live = served, APP.extensions[LIVE]
        stopping, live.stopping = live.stopping, lambda: True
        served = _begin(replace(config, database_url=url))
        APP.extensions[LIVE].stopping = stopping
        last.close()
        orders.send(url)
