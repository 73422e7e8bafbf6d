"""Answers that break off, or are not what was asked for."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Route
from uuid_utils.compat import uuid7

from tests.chromium import phone
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call, everything_sent, joined, rule, ruled, snapshot, until
from tests.pwa.proxy import Proxy


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_a_rulebook_that_is_not_what_its_revision_says_is_refused(telephone: BrowserContext, hall: Hall) -> None:
    def forged(route: Route) -> None:
        headers = route.request.headers
        book = json.loads(urlopen(Request(route.request.url, headers=headers), timeout=30).read())  # noqa: S310 -- our own
        route.fulfill(json={**book, "values": {**book["values"], "chonbo": 99}})

    script = """async (revision) => {
      const { pinnedBook, core, database } = await import('/bundle/inspect.js');
      await (await database()).clear('books');
      const { revision: got, status } = await pinnedBook(null, null, revision, core.joined).catch((error) => error);
      return { got: got ?? null, status: status ?? null, kept: await (await database()).count('books') };
    }"""
    page = joined(telephone, hall)
    revision = snapshot(page, "state", "revision")
    page.route("**/revisions/*", forged)
    assert page.evaluate(script, revision) == {"got": None, "status": 502, "kept": 0}
    page.unroute("**/revisions/*")
    assert page.evaluate(script, revision) == {"got": revision, "status": None, "kept": 1}


def test_a_network_that_breaks_off_in_long_answers_brings_the_journal_in_shorter_ones(
    browser: Browser, proxy: Proxy, hall: Hall
) -> None:
    for number in range(80):
        hall.call("PUT", f"players/{uuid7()}", {"name": "N", "id_number": f"N{number}"})
    changes = f"/api/v1/tournaments/{hall.tournament}/changes"
    proxy.most[changes] = 20_000
    proxy.cut.add(f"/api/v1/tournaments/{hall.tournament}/live")
    with phone(browser, proxy.address, forgiven=CUT_OFF) as context:
        page = joined(context, hall)
        assert snapshot(page, "state", "seq") == len(hall.journal())
    limits = [int(path.split("limit=")[1]) for path in proxy.asked if path.startswith(changes)]
    assert limits[:3] == [500, 125, 32]


def test_what_a_proxy_says_while_the_server_is_changed_makes_no_task(
    browser: Browser, proxy: Proxy, hall: Hall
) -> None:
    sent = []
    with phone(browser, proxy.address, forgiven=CUT_OFF) as context:
        page = joined(context, hall)
        for status in (401, 403, 404, 413):
            proxy.stopped["/api/"] = status
            sent.append(rule(page, call(hall)))
            until(page, "s.outbox[0]?.trouble?.status === a", status)
            assert [snapshot(page, "outbox", "0", "state"), snapshot(page, "signedOut")] == ["waiting", False]
            proxy.stopped.clear()
            everything_sent(page)
            assert ruled(hall) == sent
