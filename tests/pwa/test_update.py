"""A new version of the app comes: never into a call, never at the cost of what waits to be sent."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.chromium import phone
from tests.pwa.axe import AXE_SCRIPT, axe
from tests.pwa.calls import SNAPSHOT, answer, open_call, outbox
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, send
from tests.pwa.wire import Wire
from tests.pwa.worker import STATES, WAITS, status, until

STYLE = "/css/base.css"
COLOUR = "rgb(0, 128, 0)"
STYLED = f"body {{ color: {COLOUR} }}".encode()
NEWS = {"en": "Tables can be merged.", "ja": "卓をまとめられます。", "fr": "Les tables se regroupent."}
TAKE = {"en": "Open it now", "ja": "今すぐ切り替える", "fr": "L'ouvrir maintenant"}
CHANGE = "async (changed) => (await import('/js/app/settings.js')).change(changed)"
TAKEN_UP = "document.dispatchEvent(new Event('visibilitychange'))"
# A page that is loaded again has forgotten it.
MARK = "globalThis.marked = true"
MARKED = "globalThis.marked === true"
LINE = ".call-verdict .call-line"


@pytest.fixture
def telephone(browser: Browser, wire: Wire, hall: Hall) -> Iterator[BrowserContext]:
    """A phone behind the wire; what it rules does not arrive."""
    wire.cut |= {f"/api/v1/tournaments/{hall.tournament}/{part}" for part in ("rulings/", "live")}
    with phone(browser, wire.address, forgiven=CUT_OFF) as context:
        yield context


@pytest.fixture
def referee(page: Page, hall: Hall) -> Page:
    """Joined, ready offline, with a ruling and its withdrawal to send."""
    page.goto(hall.link())
    page.wait_for_url("**/#/tables")
    expect(page.get_by_text("Ready offline", exact=True)).to_be_visible(timeout=20_000)
    ruling = send(page, "ruling", None, call(hall, 2, "unclear-call"))
    send(page, "withdrawal", ruling, {"reason": "Heard it wrong"})
    return page


def offer(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("button", name=TAKE[lang])


def release(page: Page, wire: Wire) -> str:
    """Tomorrow's version is there, and the phone is taken up again; returns when the version waits."""
    version = wire.release(STYLE, STYLED)
    wire.changed["/whats-new.json"] = json.dumps({"changes": [NEWS]}).encode()
    page.evaluate(TAKEN_UP)
    until(page, WAITS)
    return version


def is_new(page: Page) -> None:
    """The page was opened again, with the new version's style."""
    expect(page.locator("body")).to_have_css("color", COLOUR)


def in_call(page: Page, hall: Hall) -> None:
    """A call with two answers and a ticked step."""
    go(page, f"#/table/{hall.tables[0]}")
    expect(page.get_by_role("heading", name="Table 7")).to_be_visible()
    open_call(page, hall, "noten-riichi")
    answer(page, "Exhaustive draw")
    answer(page, "Noten")
    page.locator(".call-steps").get_by_role("checkbox").first.check()
    goes_on(page)


def goes_on(page: Page) -> None:
    """The call is as it was left."""
    expect(page.locator(LINE)).to_have_text("Chonbo (30P)")
    expect(page.get_by_role("region", name="Answers")).to_contain_text("Exhaustive draw")
    expect(page.locator(".call-steps").get_by_role("checkbox").first).to_be_checked()


def waiting(page: Page) -> list[tuple[object, ...]]:
    """What the outbox holds, whatever was tried with it."""
    return [tuple(json.dumps(item[name]) for name in ("id", "kind", "state", "body")) for item in outbox(page)]


def test_a_call_is_left_alone_and_the_outbox_survives(referee: Page, wire: Wire, hall: Hall) -> None:
    in_call(referee, hall)
    old, before = status(referee)["version"], waiting(referee)
    assert len(before) == 2
    referee.evaluate(MARK)
    new = release(referee, wire)
    referee.wait_for_timeout(1500)
    expect(offer(referee)).to_have_count(0)
    assert referee.evaluate(MARKED), "reloaded in a call"
    goes_on(referee)
    referee.reload()
    goes_on(referee)
    assert status(referee)["version"] == old
    expect(offer(referee)).to_have_count(0)
    go(referee, f"#/table/{hall.tables[0]}")
    expect(offer(referee)).to_be_visible()
    assert waiting(referee) == before
    offer(referee).click()
    is_new(referee)
    assert status(referee)["version"] == new
    assert referee.evaluate(STATES) == ["active"]
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    expect(offer(referee)).to_have_count(0)
    assert waiting(referee) == before
    wire.cut.clear()
    referee.evaluate(
        f"async () => {{ await ({SNAPSHOT})(); await (await import('/js/data/index.js')).hall.sendNow(); }}"
    )
    until(referee, f"async () => (await ({SNAPSHOT})()).outbox.length === 0")
    assert [one["status"] for one in hall.rulings()] == ["withdrawn"]


def test_the_offer_says_what_changes_in_each_language(referee: Page, wire: Wire) -> None:
    release(referee, wire)
    referee.evaluate(AXE_SCRIPT)
    for lang, take in TAKE.items():
        referee.evaluate(CHANGE, {"lang": lang})
        expect(referee.get_by_role("status").filter(has_text=NEWS[lang])).to_contain_text(take)
        assert axe(referee) == []


def test_a_phone_that_stays_open_finds_the_update_within_the_hour(page: Page, wire: Wire) -> None:
    page.clock.install()
    page.goto("/")
    expect(page.get_by_text("Ready offline", exact=True)).to_be_visible(timeout=20_000)
    wire.release(STYLE, STYLED)
    page.clock.fast_forward("59:00")
    page.wait_for_timeout(500)
    assert page.evaluate(STATES) == ["active"]
    page.clock.fast_forward("01:00")
    expect(offer(page)).to_be_visible()


def test_what_another_tab_takes_waits_here_until_the_call_is_over(referee: Page, wire: Wire, hall: Hall) -> None:
    other = referee.context.new_page()
    other.goto("/#/tables")
    in_call(referee, hall)
    referee.evaluate(MARK)
    new = release(other, wire)
    offer(other).click()
    is_new(other)
    assert status(referee)["version"] == new
    assert referee.evaluate(MARKED), "reloaded in a call"
    goes_on(referee)
    go(referee, f"#/table/{hall.tables[0]}")
    is_new(referee)
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    assert not referee.evaluate(MARKED)
