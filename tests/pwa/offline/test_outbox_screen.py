"""The outbox as a person sees it: what waits, what the server may have or lost, another tab, a wrong clock."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from tests.chromium import phone
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, bare, call, eventually
from tests.pwa.screens import at_the_tables, go, send

DAY_MS = 24 * 3_600_000
TRIED = "async () => (await import('/bundle/inspect.js')).store.snapshot.outbox[0].tries > 0"
SEND_NOW = "async () => (await import('/bundle/inspect.js')).store.sendNow()"
KNOWN = "async (id) => (await import('/bundle/inspect.js')).store.snapshot.state.rulings[id]?.seq > 0"
SLOW_CLOCK = f"""(() => {{
  const real = Date;
  const now = () => real.now() - {DAY_MS} + 60_000;
  globalThis.Date = class extends real {{
    constructor(...given) {{ super(...(given.length ? given : [now()])); }}
    static now() {{ return now(); }}
  }};
}})()"""


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def outbox(page: Page) -> Locator:
    """The outbox's items."""
    go(page, "#/outbox")
    expect(page.get_by_role("heading", name="To send")).to_be_visible()
    return page.get_by_role("article")


def refused(page: Page, hall: Hall) -> str:
    """A ruling that the server refuses: its foul was misnamed."""
    return send(page, "ruling", None, call(hall, 0, "swap-caling"))


def test_what_waits_is_in_order_and_goes_when_the_network_is_back(
    telephone: BrowserContext, referee: Page, hall: Hall
) -> None:
    telephone.set_offline(True)
    for player in (0, 1, 2):
        send(referee, "ruling", None, call(hall, player, "unclear-call"))
    items = outbox(referee)
    expect(items).to_have_count(3)
    assert [name in text for name, text in zip(("Aoki", "Bernard", "Chen"), items.all_inner_texts(), strict=True)]
    expect(items.first).to_contain_text("Waiting")
    expect(referee.get_by_role("button", name="No network, 3 kept here")).to_be_visible()
    expect(referee.get_by_text("No network. Last heard from the server")).to_be_visible()
    telephone.set_offline(False)
    expect(referee.get_by_text("Everything is sent.")).to_be_visible()
    assert [one["offender"]["name"] for one in reversed(hall.rulings())] == ["Aoki", "Bernard", "Chen"]


def test_send_now_does_not_wait_for_the_next_try(telephone: BrowserContext, referee: Page, hall: Hall) -> None:
    in_an_hour = {"status": 503, "headers": {"Retry-After": "3600"}, "json": {"type": "x:not-ready", "status": 503}}
    telephone.route("**/rulings/*", lambda route: route.fulfill(**in_an_hour))
    send(referee, "ruling", None, call(hall, 0, "unclear-call"))
    items = outbox(referee)
    expect(items).to_have_count(1)
    eventually(lambda: bool(referee.evaluate(TRIED)))
    expect(items).to_contain_text("Last try:")
    telephone.unroute("**/rulings/*")
    referee.get_by_role("button", name="Send now").click()
    expect(referee.get_by_text("Everything is sent.")).to_be_visible()
    assert len(hall.rulings()) == 1


def test_a_server_that_does_not_answer_is_told_from_no_network(referee: Page, hall: Hall) -> None:
    send(referee, "ruling", None, call(hall, 0, "unclear-call"), hold=True)
    outbox(referee)
    referee.route("**/api/**", lambda route: route.abort())
    referee.get_by_role("button", name="Send now").click()
    expect(referee.locator(".status")).to_contain_text("Server not reached")
    expect(referee.get_by_text("Server not reached. Last heard from the server")).to_be_visible()


def test_what_the_server_may_have_is_withdrawn_rather_than_given_up(referee: Page, hall: Hall) -> None:
    """The answer was lost."""
    referee.route("**/changes?*", lambda route: route.abort())
    referee.route("**/rulings/*", lambda route: (hall.rulings() or route.fetch(), route.abort()))
    identity = send(referee, "ruling", None, call(hall, 0, "unclear-call"))
    item = outbox(referee)
    eventually(lambda: len(hall.rulings()) == 1)
    expect(item).to_contain_text("Last try: Server not reached")
    item.get_by_role("button", name="Discard").click()
    asked = referee.get_by_role("dialog")
    expect(asked).to_contain_text("The server may have it already")
    asked.get_by_role("link", name="Withdraw").click()
    referee.get_by_role("button", name="Withdraw").press("Enter")  # passing words lie over it
    asked.get_by_label("Reason").fill("Heard it wrong")
    asked.get_by_role("button", name="Withdraw").click()
    referee.unroute("**/rulings/*")
    referee.evaluate(SEND_NOW)
    eventually(lambda: hall.call("GET", f"rulings/{identity}")["status"] == "withdrawn")


@pytest.mark.fresh_browser
def test_what_another_tab_did_with_it_meanwhile_is_not_said_to_be_done_here(
    telephone: BrowserContext, referee: Page, hall: Hall
) -> None:
    telephone.add_init_script("delete globalThis.BroadcastChannel")  # it does not hear the other
    referee.reload()
    at_the_tables(referee)
    wrong = refused(referee, hall)
    item = outbox(referee)
    expect(item).to_contain_text("Refused")
    assert bare(telephone).evaluate("(id) => store.discard(id)", wrong) is True
    item.get_by_role("button", name="Try again").click()
    expect(item.get_by_role("alert")).to_have_text("It has been sent or discarded meanwhile.")
    item.get_by_role("button", name="Discard").click()
    asked = referee.get_by_role("dialog")
    asked.get_by_role("button", name="Discard").click()
    expect(asked.get_by_role("alert")).to_have_text("It has been sent or discarded meanwhile.")


def test_what_the_server_lost_is_told(referee: Page, hall: Hall) -> None:
    """The server came back from a backup: its journal is shorter now, and lacks the ruling."""
    journal = hall.journal()
    identity = send(referee, "ruling", None, call(hall, 0, "unclear-call"))
    eventually(lambda: bool(referee.evaluate(KNOWN, identity)))
    head = {name: journal[-1][name] for name in ("seq", "hash")}

    def older(route: Route) -> None:
        since = int(route.request.url.split("since=")[1].split("&")[0])
        route.fulfill(json={"items": journal[since:], "next": None, "head": head})

    referee.route("**/changes?*", older, times=2)
    notice = outbox(referee).filter(has_text="The server lost 1 that it had from you")
    referee.evaluate(SEND_NOW)
    expect(referee.get_by_role("heading", name="The end of the log is gone")).to_be_visible()
    referee.get_by_role("button", name="Understood, go on").click()
    notice.get_by_role("button", name="I have seen it").click()
    expect(referee.get_by_text("Everything is sent.")).to_be_visible()


def test_a_clock_a_day_behind_is_said_and_corrected(browser: Browser, hall: Hall) -> None:
    with phone(browser, hall.address) as context:
        context.add_init_script(SLOW_CLOCK)
        page = context.new_page()
        page.goto(hall.link("referee"))
        page.wait_for_url("**/#/tables")
        outbox(page)
        expect(page.get_by_text("clock is 23 h 59 min behind; times are corrected")).to_be_visible()


@pytest.mark.fresh_browser
def test_when_the_clock_was_compared_is_said_after_a_start_without_a_network(
    telephone: BrowserContext, referee: Page
) -> None:
    expect(referee.locator(".status")).to_contain_text("Ready offline")
    outbox(referee)
    telephone.set_offline(True)
    referee.reload()
    expect(referee.get_by_text(re.compile(r"last compared with the server's: \d\d:\d\d\."))).to_be_visible()


def test_how_the_phone_keeps_its_store_is_said(referee: Page) -> None:
    outbox(referee)
    expect(referee.get_by_text("The browser ")).to_be_visible()
    expect(referee.get_by_text("MB used of")).to_be_visible()
