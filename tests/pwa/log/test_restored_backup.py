"""A disk is lost in the middle of an evening: the owner restores a backup, and phones bring back what it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from tests.commands import run_shinpan
from tests.databases import copy_sqlite
from tests.databases import sqlite_url as url_of_file
from tests.pwa.hall import Hall, furnish
from tests.pwa.killable_server import KillableServer, killable_server
from tests.pwa.log.test_witnesses import sign
from tests.pwa.phone import call, eventually
from tests.pwa.screens import go, second_phone, send
from tests.server import environment

WITHIN = 20_000  # ms
ANOTHER = re.compile("^The (end of the log is gone|log was changed)$")  # what others sent again may be in its place
SEND_NOW = "async () => (await import('/bundle/inspect.js')).store.sendNow()"


@pytest.fixture
def database(sqlite_template: Path, tmp_path: Path) -> Path:
    path = tmp_path / "disk" / "shinpan.sqlite3"
    path.parent.mkdir()
    copy_sqlite(sqlite_template, path)
    return path


@pytest.fixture
def server(database: Path, tmp_path: Path) -> Iterator[KillableServer]:
    with killable_server(url_of_file(database), tmp_path / "server.log") as server:
        yield server


@pytest.fixture
def hall(database: Path, server: KillableServer) -> Hall:
    return furnish(url_of_file(database), server.address)


def shinpan(hall: Hall, *words: str, code: int = 0) -> str:
    """What the owner's command prints."""
    done = run_shinpan(words, environment(hall.database_url), Path(hall.database_url.partition("///")[2]).parent)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def head(hall: Hall) -> str:
    last = hall.call("GET", "journal/head")
    return f"{last['seq']}:{last['hash']}"


def test_phones_bring_back_what_the_backup_lacks(
    browser: Browser, hall: Hall, server: KillableServer, database: Path, tmp_path: Path
) -> None:
    slug, file = "autumn-league", tmp_path / "backup.sqlite3"
    with ExitStack() as stack:
        referee, director = (stack.enter_context(second_phone(browser, hall, role)) for role in ("referee", "director"))
        first = send(referee, "ruling", None, call(hall, 0))
        arrive(hall, first)
        for page in (referee, director):
            sign(page, hall)
        shinpan(hall, "backup", str(file))
        noted = head(hall)

        second = send(referee, "ruling", None, call(hall, 1))
        third = send(director, "ruling", None, call(hall, 4, "empty-win"))
        send(referee, "withdrawal", second, {"reason": "wrong player"})
        eventually(lambda: {one["id"]: one["status"] for one in hall.rulings()}.get(second) == "withdrawn", 20)
        arrive(hall, third)
        hall.call("PUT", f"players/{uuid7()}", {"name": "Ida", "id_number": "109"})  # from no phone
        for page in (referee, director):
            sign(page, hall)
        lost, rulings = head(hall), hall.rulings()

        server.kill()
        for path in database.parent.iterdir():
            path.unlink()
        said = shinpan(hall, "restore", "--yes", str(file))
        assert f"head {noted}" in said
        assert "There is no database now." in said
        assert "the journal and all it wrote" in shinpan(hall, "audit", "verify", slug, "--head", noted)
        assert "does not hold entry" in shinpan(hall, "audit", "verify", slug, "--head", lost, code=1)
        server.start()

        for page, count in ((referee, 2), (director, 1)):
            page.evaluate(SEND_NOW)
            is_warned(page, count)
        eventually(lambda: len(hall.rulings()) == len(rulings), 20)
        eventually(lambda: hall.call("GET", f"rulings/{second}")["status"] == "withdrawn", 20)
        again = {one["id"]: without_entry(one) for one in hall.rulings()}
        assert again == {one["id"]: without_entry(one) for one in rulings}
        assert [one["name"] for one in hall.call("GET", "players")["items"]].count("Ida") == 0
        assert "are as they were written" in shinpan(hall, "audit", "verify", slug, "--head", noted)


def arrive(hall: Hall, ruling: str) -> None:
    eventually(lambda: ruling in [one["id"] for one in hall.rulings()], 20)


def is_warned(page: Page, count: int) -> None:
    """That the log is another one; and how much the server had lost of what this phone had sent."""
    expect(page.get_by_role("heading", name=ANOTHER)).to_be_visible(timeout=WITHIN)
    page.get_by_role("button", name="Understood, go on").click()
    go(page, "#/outbox")
    expect(page.get_by_text(f"The server lost {count} that it had from you")).to_be_visible(timeout=WITHIN)


def without_entry(ruling: dict[str, object]) -> dict[str, object]:
    """A ruling in the list, but for its entry: phones have their own order, and no ruling is later than its entry."""
    return {name: value for name, value in ruling.items() if name not in ("seq", "ruled_at")}
