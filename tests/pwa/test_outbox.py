"""Nothing that a referee did is lost or sent twice: no network, a killed server, a reload, two tabs, refusals."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route
from uuid_utils.compat import uuid7

from tests.chromium import phone
from tests.pwa.hall import Hall, furnish
from tests.pwa.mortal import Mortal, mortal
from tests.pwa.phone import (
    CUT_OFF,
    bare,
    call,
    everything_sent,
    joined,
    outbox,
    reopened,
    rule,
    ruled,
    send,
    snapshot,
    until,
)

HOLD = 10_000


@pytest.fixture
def server(sqlite_url: str, tmp_path: Path) -> Iterator[Mortal]:
    with mortal(sqlite_url, tmp_path / "server.log") as running:
        yield running


@pytest.fixture
def address(server: Mortal) -> str:
    return server.address


@pytest.fixture
def hall(sqlite_url: str, address: str) -> Hall:
    return furnish(sqlite_url, address)


@pytest.fixture
def telephone(browser: Browser, address: str) -> Iterator[BrowserContext]:
    with phone(browser, address, forgiven=CUT_OFF) as context:
        yield context


@pytest.fixture
def page(telephone: BrowserContext, hall: Hall) -> Page:
    return joined(telephone, hall)


def test_a_ruling_goes_out_at_once_and_comes_back_by_the_journal(page: Page, hall: Hall) -> None:
    identity = rule(page, call(hall))
    assert snapshot(page, "state", "rulings", identity, "unsent")
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


def test_it_can_be_taken_back_for_ten_seconds_and_nobody_ever_hears_of_it(page: Page, hall: Hall) -> None:
    taken, kept = rule(page, call(hall), hold=True), rule(page, call(hall, 1), hold=True)
    assert outbox(page) == {taken: "holding", kept: "holding"}
    assert page.evaluate("(id) => hall.takeBack(id)", taken) is True
    assert outbox(page) == {kept: "holding"}
    assert taken not in snapshot(page, "state", "rulings")
    everything_sent_after = HOLD / 1000 + 10
    until(page, "s.outbox.length === 0", patience=everything_sent_after)
    assert ruled(hall) == [kept]
    assert page.evaluate("(id) => hall.takeBack(id)", kept) is False


def test_a_reload_during_the_ten_seconds_neither_loses_nor_hurries_it(page: Page, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    reopened(page)
    assert outbox(page) == {identity: "holding"}
    assert ruled(hall) == []
    until(page, "s.outbox.length === 0", patience=HOLD / 1000 + 10)
    assert ruled(hall) == [identity]


def test_taking_back_after_a_reload(page: Page, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    reopened(page)
    assert page.evaluate("(id) => hall.takeBack(id)", identity) is True
    page.wait_for_timeout(500)
    assert ruled(hall) == []


def test_the_server_dies_while_it_is_asked(page: Page, hall: Hall, server: Mortal) -> None:
    server.signal(signal.SIGSTOP)  # the request arrives, nobody reads it
    identities = [rule(page, call(hall, player)) for player in (0, 1)]
    until(page, "s.outbox[0].tries === 1")
    server.kill()
    until(page, "s.outbox[0].trouble?.status === 0")
    assert outbox(page) == dict.fromkeys(identities, "waiting")
    server.start()
    everything_sent(page)
    assert ruled(hall) == identities


def test_the_answer_is_lost_and_the_server_dies(page: Page, hall: Hall, server: Mortal) -> None:
    """It is on disk, the phone does not know: the same is sent again and stored once."""

    def stored_but_not_told(route: Route) -> None:
        route.fetch()
        server.kill()
        route.abort()

    page.route("**/rulings/*", stored_but_not_told, times=1)
    identity = rule(page, call(hall))
    until(page, "s.outbox[0].trouble?.status === 0")
    server.start()
    assert ruled(hall) == [identity]
    everything_sent(page)
    assert ruled(hall) == [identity]
    assert server.answered("PUT", "/rulings/<uuid:ruling_id>") == [201, 200]


def test_a_reload_while_sending(page: Page, hall: Hall, server: Mortal) -> None:
    server.signal(signal.SIGSTOP)
    identity = rule(page, call(hall))
    until(page, "s.outbox[0].tries === 1")
    server.signal(signal.SIGCONT)
    reopened(page)
    everything_sent(page)
    assert ruled(hall) == [identity]


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


def test_two_tabs_never_send_twice(page: Page, telephone: BrowserContext, hall: Hall, server: Mortal) -> None:
    other = bare(telephone)
    telephone.set_offline(True)
    sent = [rule(one, call(hall, player)) for player, one in enumerate((page, other, page, other))]
    until(page, "s.outbox.length === 4")
    until(other, "s.outbox.length === 4")
    telephone.set_offline(False)
    for tab in (page, other):
        tab.evaluate("() => void hall.sendNow()")
    for tab in (page, other):
        everything_sent(tab)
        until(tab, "a.every((id) => s.state.rulings[id]?.seq > 0)", sent)
    assert ruled(hall) == sent
    assert server.answered("PUT", "/rulings/<uuid:ruling_id>") == [201] * 4


def test_another_tab_sends_what_a_closed_one_left(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    other = bare(telephone)
    identity = rule(page, call(hall), hold=True)
    page.close()
    until(other, "s.outbox.length === 0", patience=HOLD / 1000 + 10)
    assert ruled(hall) == [identity]


def test_a_revoked_official_keeps_everything_until_a_new_link(
    page: Page, hall: Hall, telephone: BrowserContext
) -> None:
    me = snapshot(page, "official", "id")
    hall.call("PUT", f"officials/{me}/revocation")
    identity = rule(page, call(hall))
    until(page, "s.signedOut && s.outbox[0]?.trouble?.status === 401")
    assert outbox(page) == {identity: "waiting"}
    hall.tokens["second"] = hall.call("PUT", f"officials/{uuid7()}", {"name": "Riko", "roles": ["referee"]})["token"]
    page.evaluate("([id, token]) => hall.join(id, token)", [hall.tournament, hall.tokens["second"]])
    everything_sent(page)
    assert ruled(hall) == [identity]
    assert snapshot(page, "official", "name") == "Riko"


def test_a_busy_server_is_asked_again_when_it_said(page: Page, hall: Hall) -> None:
    tries: list[str] = []

    def busy(route: Route) -> None:
        tries.append(route.request.url)
        route.fulfill(status=503, headers={"Retry-After": "2"}, json={"type": "x:not-ready", "status": 503})

    page.route("**/rulings/*", busy, times=1)
    identity = rule(page, call(hall))
    until(page, "s.outbox[0]?.trouble?.status === 503")
    page.wait_for_timeout(1200)
    assert outbox(page) == {identity: "waiting"}
    assert len(tries) == 1
    everything_sent(page)
    assert ruled(hall) == [identity]
