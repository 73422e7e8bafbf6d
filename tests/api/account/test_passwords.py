"""Weighing a password takes its time, in which others write."""

from threading import Thread
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from flask import Flask
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import write
from services.account import passwords
from tests.api.account.test_accounts import OTHER_WORDS, WORDS, link, sign_in


class Watched(PasswordHasher):
    """Hashes, and notes whether somebody else could write meanwhile."""

    def __init__(self, app: Flask) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self._app = app
        self.free: list[bool] = []

    def hash(self, password: str | bytes, **more: Any) -> str:
        self._look()
        return super().hash(password, **more)

    def verify(self, *of: Any) -> Literal[True]:
        self._look()
        return super().verify(*of)

    def _look(self) -> None:
        other = Thread(target=self._write, daemon=True)
        other.start()
        other.join(2)
        self.free.append(not other.is_alive())

    def _write(self) -> None:
        with write(engines(self._app)):
            pass


@pytest.mark.postgresql
def test_nobody_waits_for_the_writer_while_a_password_is_weighed(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = Watched(app)
    monkeypatch.setattr(passwords, "HASHER", hasher)
    body = {"link": link(app), "handle": "ana", "name": "Ana", "password": WORDS}
    path, browser = f"/api/v1/accounts/{uuid7()}", app.test_client()
    codes = [browser.put(path, json=body).get_json()["recovery_codes"] for _ in range(2)]
    assert sign_in(browser, handle="ana").status_code == 200
    changed = browser.put("/api/v1/account/password", json={"password": OTHER_WORDS, "current": WORDS})
    recovered = browser.post("/api/v1/account/recovery", json={"handle": "ana", "code": codes[1][0], "password": WORDS})
    assert (changed.status_code, recovered.status_code) == (200, 200)
    assert len(hasher.free) >= 7
    assert all(hasher.free)
