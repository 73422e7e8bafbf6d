"""Nothing that a referee did is lost or sent twice: no network, a killed server, a reload, two tabs, refusals."""

from __future__ import annotations

import shutil
import signal
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.databases import copy_sqlite
from tests.databases import sqlite_url as url_of_file
from tests.pwa.hall import Hall, furnish
from tests.pwa.killable_server import KillableServer, killable_server
from tests.pwa.phone import (
    PHOTO,
    bare,
    call,
    everything_sent,
    outbox,
    reopened,
    rule,
    ruled,
    send,
    snapshot,
    until,
)
from tests.pwa.reused_phone import ReusedPhone

NUMBERS = count(1)
ALMOST_OVER = """async (id) => {
  const { changeItem, touched } = await import('/bundle/inspect.js');
  await changeItem(id, (item) => ({ ...item, sendAfter: Date.now() + 1000 }));
  await touched();
}"""


@pytest.fixture(scope="module")
def database(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every test has a tournament of its own in it."""
    path = tmp_path_factory.mktemp("outbox") / "shinpan.sqlite3"
    copy_sqlite(sqlite_template, path)
    return path


@pytest.fixture(scope="module")
def running(database: Path) -> Iterator[KillableServer]:
    with killable_server(url_of_file(database), database.parent / "server.log") as server:
        yield server


@pytest.fixture(scope="module")
def reused(browser: Browser, running: KillableServer) -> Iterator[ReusedPhone]:
    """The server has an address of its own."""
    shared = ReusedPhone(browser, running.address)
    yield shared
    shared.close()


@pytest.fixture
def server(running: KillableServer) -> Iterator[KillableServer]:
    running.forget_answers()
    yield running
    if not running.lives:
        running.start()


@pytest.fixture
def sqlite_url(database: Path) -> str:
    return url_of_file(database)


@pytest.fixture
def address(server: KillableServer) -> str:
    return server.address


@pytest.fixture
def hall(sqlite_url: str, address: str) -> Hall:
    return furnish(sqlite_url, address, name=f"League {next(NUMBERS)}")


def test_a_ruling_goes_out_at_once_and_comes_back_by_the_journal(page: Page, hall: Hall) -> None:
    identity, unsent = page.evaluate(
        """async (body) => {
          const { id } = await store.send("ruling", null, body);
          return [id, store.snapshot.state.rulings[id].unsent];
        }""",
        call(hall),
    )
    assert unsent
    everything_sent(page)
    until(page, "s.state.rulings[a].seq > 0", identity)
    assert snapshot(page, "state", "rulings", identity, "unsent") is None
    assert ruled(hall) == [identity]


def test_cut_off_everything_waits_in_order_and_goes_out_when_the_network_is_back(
    page: Page, telephone: BrowserContext, hall: Hall
) -> None:
    telephone.set_offline(True)
    sent = [rule(page, call(hall, player), hold=False) for player in (0, 1, 2, 5)]
    send(page, "withdrawal", sent[1], {"reason": "wrong player"})
    until(page, "s.live === 'offline' && s.outbox[0]?.trouble?.status === 0")
    assert set(outbox(page).values()) == {"waiting"}
    assert snapshot(page, "state", "rulings", sent[1], "status") == "withdrawn"
    assert ruled(hall) == []
    telephone.set_offline(False)
    everything_sent(page)
    assert ruled(hall) == sent
    assert [entry["subject"] for entry in hall.journal() if entry["kind"] == "ruling.withdrawn"] == [sent[1]]


def test_the_server_dies_while_it_is_asked(page: Page, hall: Hall, server: KillableServer) -> None:
    server.signal(signal.SIGSTOP)  # the request arrives, nobody reads it
    identities = [rule(page, call(hall, player)) for player in (0, 1)]
    until(page, "s.outbox[0].tries === 1")
    server.kill()
    until(page, "s.outbox[0].trouble?.status === 0")
    assert outbox(page) == dict.fromkeys(identities, "waiting")
    server.start()
    everything_sent(page)
    assert ruled(hall) == identities


def test_the_answer_is_lost_and_the_server_dies(page: Page, hall: Hall, server: KillableServer) -> None:
    """It is on disk, the phone does not know: the same is sent again and stored once."""

    def stored_without_answer(route: Route) -> None:
        route.fetch()
        server.kill()
        route.abort()

    page.route("**/rulings/*", stored_without_answer, times=1)
    identity = rule(page, call(hall))
    until(page, "s.outbox[0].trouble?.status === 0")
    server.start()
    assert ruled(hall) == [identity]
    everything_sent(page)
    assert ruled(hall) == [identity]
    assert server.answered("PUT", "/rulings/<uuid:ruling_id>") == [201, 200]


def test_a_reload_while_sending(page: Page, hall: Hall, server: KillableServer) -> None:
    server.signal(signal.SIGSTOP)
    identity = rule(page, call(hall))
    until(page, "s.outbox[0].tries === 1")
    server.signal(signal.SIGCONT)
    reopened(page)
    everything_sent(page)
    assert ruled(hall) == [identity]


@pytest.mark.fresh_browser
def test_the_browser_is_closed_and_opened_a_day_later(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    telephone.set_offline(True)
    page.close()
    telephone.set_offline(False)
    later = bare(telephone)
    later.close()
    telephone.clock.install()
    telephone.clock.fast_forward("24:00:00")
    everything_sent(bare(telephone))
    assert ruled(hall) == [identity]


def test_two_tabs_never_send_twice(page: Page, telephone: BrowserContext, hall: Hall, server: KillableServer) -> None:
    other = bare(telephone)
    telephone.set_offline(True)
    sent = [rule(one, call(hall, player)) for player, one in enumerate((page, other, page, other))]
    until(page, "s.outbox.length === 4")
    until(other, "s.outbox.length === 4")
    telephone.set_offline(False)
    for tab in (page, other):
        tab.evaluate("() => void store.sendNow()")
    for tab in (page, other):
        everything_sent(tab)
        until(tab, "a.every((id) => s.state.rulings[id]?.seq > 0)", sent)
    assert ruled(hall) == sent
    assert server.answered("PUT", "/rulings/<uuid:ruling_id>") == [201] * 4


def test_another_tab_sends_what_a_closed_one_left(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    other = bare(telephone)
    identity = rule(page, call(hall), hold=True)
    page.close()
    until(other, "s.outbox[0]?.state === 'holding'")
    other.evaluate(ALMOST_OVER, identity)
    everything_sent(other)
    assert ruled(hall) == [identity]


def test_a_server_that_came_back_from_an_older_backup_gets_the_rest_again(
    page: Page, hall: Hall, server: KillableServer, database: Path
) -> None:
    first = rule(page, call(hall))
    everything_sent(page)
    backup = kept_aside(server, database)
    second, third = rule(page, call(hall, 1)), rule(page, call(hall, 2))
    send(page, "withdrawal", second, {"reason": "wrong player"})
    photo = page.evaluate(PHOTO, third)
    until(page, "s.outbox.length === 0 && s.state.photos[a] && !s.state.photos[a].unsent", photo)
    put_back(server, database, backup)
    assert ruled(hall) == [first]
    page.evaluate("() => void store.sendNow()")
    until(page, "s.outbox.length === 1 && s.outbox[0].kind === 'restored'")
    assert snapshot(page, "outbox", "0", "count") == 4
    assert ruled(hall) == [first, second, third]
    assert hall.call("GET", f"rulings/{second}")["status"] == "withdrawn"
    assert [one["id"] for one in hall.call("GET", f"rulings/{third}")["photos"]] == [photo]
    assert page.evaluate("(id) => store.discard(id)", snapshot(page, "outbox", "0", "id")) is True
    assert snapshot(page, "outbox") == []


def test_what_the_server_lost_before_the_phone_read_its_journal_is_sent_again(
    page: Page, hall: Hall, server: KillableServer, database: Path
) -> None:
    backup = kept_aside(server, database)
    page.route("**/changes?*", lambda route: route.abort())
    identity = rule(page, call(hall))
    everything_sent(page)
    put_back(server, database, backup)
    assert ruled(hall) == []
    page.unroute("**/changes?*")
    page.evaluate("() => void store.sendNow()")
    until(page, "s.state.rulings[a]?.seq > 0", identity)
    assert ruled(hall) == [identity]
    until(page, "s.outbox.length === 1 && s.outbox[0].count === 1")


def kept_aside(server: KillableServer, database: Path) -> Path:
    """A backup; the server was stopped for it."""
    server.kill()
    aside = database.parent / "backup"
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir()
    for path in database.parent.glob(f"{database.name}*"):
        shutil.copy(path, aside)
    server.start()
    return aside


def put_back(server: KillableServer, database: Path, aside: Path) -> None:
    server.kill()
    for path in database.parent.glob(f"{database.name}*"):
        path.unlink()
    for path in aside.iterdir():
        shutil.copy(path, database.parent)
    server.start()


def test_a_busy_server_is_asked_again_when_it_said(page: Page, hall: Hall) -> None:
    tries: list[float] = []

    def busy(route: Route) -> None:
        tries.append(time.monotonic())
        if len(tries) > 1:
            return route.continue_()
        return route.fulfill(status=503, headers={"Retry-After": "2"}, json={"type": "x:not-ready", "status": 503})

    page.route("**/rulings/*", busy)
    identity = rule(page, call(hall))
    until(page, "s.outbox[0]?.trouble?.status === 503")
    everything_sent(page)
    first, second = tries
    assert second - first > 1.5, "by itself it tries again after 1 s"
    assert ruled(hall) == [identity]
