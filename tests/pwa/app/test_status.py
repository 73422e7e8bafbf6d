"""What every screen says of the phone: what is wrong and where to mend it; aloud and in tones only what has changed."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.calls import issue, open_call
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call, eventually
from tests.pwa.screens import send

NEARLY_FULL = """(() => {
  if (navigator.storage) navigator.storage.estimate = async () => ({ usage: 95e6, quota: 100e6 });
})()"""
FULL = """() => {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
    if (mode === "readwrite") throw new DOMException("The disk is full", "QuotaExceededError");
    return transaction.call(this, stores, mode, ...more);
  };
}"""
LISTENING = """() => {
  globalThis.tones = [];
  globalThis.buzzes = 0;
  globalThis.OscillatorNode = class extends OscillatorNode {
    start() {
      tones.push(this.frequency.value);
      super.start();
    }
  };
  navigator.vibrate = () => (buzzes += 1);
}"""
HEARD = "() => [tones, buzzes]"
SAID = """() => {
  globalThis.said = [];
  const region = document.querySelector(".changes");
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => said.push(region.textContent)).observe(region, changes);
}"""
ON_THE_WAY_BACK = {"Online", "Server not reached"}  # on a busy machine the link passes these
SETTINGS = "async (changed) => (await import('/bundle/inspect.js')).change(changed)"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return (*CUT_OFF, "Failed to fetch", "The disk is full")


@pytest.mark.fresh_browser
def test_a_phone_that_is_nearly_full_says_so_at_the_tables(telephone: BrowserContext, hall: Hall) -> None:
    telephone.add_init_script(NEARLY_FULL)
    page = telephone.new_page()
    page.goto(hall.link())
    page.wait_for_url("**/#/tables")
    page.get_by_role("link", name="Phone nearly full").click()
    expect(page.get_by_text("nearly full").last).to_be_visible()
    expect(page.get_by_role("heading", name="Kept on this phone")).to_be_visible()


def test_a_phone_that_can_keep_nothing_says_so_at_the_tables(referee: Page, hall: Hall) -> None:
    referee.evaluate(FULL)
    hall.rule(0, "unclear-call")
    referee.get_by_role("link", name="Nothing can be saved").click()
    expect(referee.get_by_text("This phone can't save anything just now")).to_contain_text("The disk is full")


def test_only_what_has_changed_is_said_aloud(telephone: BrowserContext, referee: Page, hall: Hall) -> None:
    expect(referee.locator(".status")).to_contain_text("Ready offline")
    expect(referee.locator(".status")).to_contain_text("Live")
    referee.evaluate(SAID)
    telephone.set_offline(True)
    expect(referee.locator(".status")).to_contain_text("No network")
    send(referee, "ruling", None, call(hall, 0, "swap-caling"))
    telephone.set_offline(False)
    expect(referee.get_by_role("link", name="1 to resolve")).to_be_visible()
    parts = "() => said.flatMap((text) => text.split(' · '))"  # what changes at once is said at once
    eventually(lambda: {"1 to resolve", "Live"} <= set(referee.evaluate(parts)))
    first, *others = referee.evaluate(parts)
    assert (first, others.count("1 to resolve")) == ("No network", 1)
    assert set(others) - ON_THE_WAY_BACK == {"1 to resolve", "Live"}


def test_a_tone_and_a_buzz_tell_what_is_done_and_what_is_refused(referee: Page, hall: Hall) -> None:
    referee.evaluate(LISTENING)
    referee.evaluate(SETTINGS, {"sound": True, "haptics": False})
    open_call(referee, hall, "unclear-call")
    issue(referee)
    eventually(lambda: referee.evaluate(HEARD) == [[880], 0])
    referee.evaluate(SETTINGS, {"sound": False, "haptics": True})
    open_call(referee, hall, "empty-win")
    issue(referee)
    eventually(lambda: referee.evaluate(HEARD) == [[880], 1])
    referee.evaluate(SETTINGS, {"sound": True})
    send(referee, "ruling", None, call(hall, 0, "swap-caling"))
    expect(referee.get_by_role("link", name="1 to resolve")).to_be_visible()
    eventually(lambda: referee.evaluate(HEARD) == [[880, 220], 1])


def test_nothing_stands_in_the_header_while_all_is_well_and_a_long_wait_is_red(
    telephone: BrowserContext, referee: Page, hall: Hall
) -> None:
    mark = referee.locator(".mark")
    expect(mark).to_have_count(0)
    telephone.set_offline(True)
    send(referee, "ruling", None, call(hall))
    mark.get_by_text("No network, 1 kept here").click()
    sheet = referee.get_by_role("dialog")
    for said in ("1 waiting to send", "No network", "Ready offline", "synced", "R.League 24/25"):
        expect(sheet).to_contain_text(said)
    sheet.get_by_role("button", name="Close").click()
    referee.evaluate("() => { const now = Date.now; Date.now = () => now() + 3_700_000; }")
    send(referee, "ruling", None, call(hall))
    referee.get_by_role("link", name="2 kept here").click()
    expect(referee.get_by_role("heading", name="To send")).to_be_visible()
    telephone.set_offline(False)
    expect(mark).to_have_count(0)
