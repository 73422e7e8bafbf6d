"""A new version of the app comes: never into a call, never at the cost of what waits to be sent."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from api.phone_app.files import PWA
from tests.chromium import phone
from tests.pwa.axe import axe
from tests.pwa.calls import ISSUE, SNAPSHOT, answer, open_call, outbox
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.proxy import Proxy
from tests.pwa.screens import go, send
from tests.pwa.service_worker import STATES, WAITS, give_way, status, until

STYLE = "/bundle/app.css"
COLOUR = "rgb(0, 128, 0)"
STYLED = f"body {{ color: {COLOUR} }}".encode()
WHATS_NEW = "/whats-new.json"
KNOWN: list[dict[str, Any]] = json.loads((PWA / "whats-new.json").read_text("utf-8"))["changes"]
NEWS = {"en": "Tables can be merged.", "ja": "卓をまとめられます。", "fr": "Les tables se regroupent."}
TAKE = {"en": "Open it now", "ja": "今すぐ切り替える", "fr": "L'ouvrir maintenant"}
CHANGE = "async (changed) => (await import('/bundle/inspect.js')).change(changed)"
TAKEN_UP = "document.dispatchEvent(new Event('visibilitychange'))"
LISTEN = "addEventListener('storage', ({ key }) => { globalThis.touched = key; })"
# A page that is loaded again has forgotten it.
MARK = "globalThis.marked = true"
NOTE = "The wall was short"
MARKED = "globalThis.marked === true"
# A newer app was here, and is closed again.
RAISED = """() => new Promise((done) => {
  const opening = indexedDB.open("shinpan", 99);
  opening.onsuccess = () => (opening.result.close(), done());
})"""
# A tab that the browser put to sleep does not hear that it should let go.
HOLD = """() => new Promise((done) => {
  const opening = indexedDB.open("shinpan");
  opening.onsuccess = () => done((globalThis.held = opening.result) && null);
})"""
LINE = ".call-verdict .call-line"

pytestmark = pytest.mark.fresh_browser


@pytest.fixture
def telephone(browser: Browser, proxy: Proxy, hall: Hall) -> Iterator[BrowserContext]:
    """A phone behind the proxy; what it rules does not arrive."""
    proxy.cut |= {f"/api/v1/tournaments/{hall.tournament}/{part}" for part in ("rulings/", "live")}
    with phone(browser, proxy.address, forgiven=CUT_OFF) as context:
        yield context


@pytest.fixture
def referee(page: Page, hall: Hall) -> Page:
    """Joined, ready offline, with a ruling and its withdrawal to send."""
    page.goto(hall.link())
    page.wait_for_url("**/#/tables")
    expect(page.locator(".status")).to_contain_text("Ready offline", timeout=20_000)
    ruling = send(page, "ruling", None, call(hall, 2, "unclear-call"))
    send(page, "withdrawal", ruling, {"reason": "Heard it wrong"})
    return page


def offer(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("button", name=TAKE[lang])


def release(page: Page, proxy: Proxy, changed: dict[str, bytes] | None = None) -> str:
    """Tomorrow's version is there, and the phone is taken up again; returns when the version waits."""
    news = json.dumps({"changes": [{"number": len(KNOWN) + 1, **NEWS}, *KNOWN]}).encode()
    version = proxy.release({STYLE: STYLED, WHATS_NEW: news, **(changed or {})})
    until(page, f"() => ({TAKEN_UP}, ({WAITS})())")  # a look of the browser's own, begun before, is taken for the same
    return version


def another_database() -> dict[str, bytes]:
    """What opens the phone's database, which a next version of the app makes another one."""
    name = "/bundle/app.js"
    source = (PWA / name[1:]).read_text("utf-8")
    opening = re.compile(r"`shinpan`,(\d+),\{upgrade\((\w+),(\w+)\)\{")
    [(now, _, had)] = opening.findall(source)
    made = opening.sub(rf"`shinpan`,{int(now) + 1},{{upgrade(\2,\3){{if({had}==={now})return;", source)
    return {name: made.encode()}


def take(page: Page) -> None:
    """Tap the offer, and open again with what was offered."""
    offer(page).click()
    give_way(page)


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


def test_a_call_is_left_alone_and_the_outbox_survives(referee: Page, proxy: Proxy, hall: Hall) -> None:
    in_call(referee, hall)
    old, before = status(referee)["version"], waiting(referee)
    assert len(before) == 2
    referee.evaluate(MARK)
    new = release(referee, proxy)
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
    take(referee)
    is_new(referee)
    assert status(referee)["version"] == new
    assert referee.evaluate(STATES) == ["active"]
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    expect(offer(referee)).to_have_count(0)
    assert waiting(referee) == before
    proxy.cut.clear()
    referee.evaluate(
        f"async () => {{ await ({SNAPSHOT})(); await (await import('/bundle/inspect.js')).store.sendNow(); }}"
    )
    until(referee, f"async () => (await ({SNAPSHOT})()).outbox.length === 0")
    assert [one["status"] for one in hall.rulings()] == ["withdrawn"]


def test_the_offer_says_what_changes_in_each_language(referee: Page, proxy: Proxy) -> None:
    """Only what this version lacks; without a network too."""
    for lang in (*TAKE, "en"):
        referee.evaluate(CHANGE, {"lang": lang})
    release(referee, proxy)
    proxy.cut.add("/")
    referee.reload()
    for lang in TAKE:
        referee.evaluate(CHANGE, {"lang": lang})
        offered = referee.get_by_role("status").filter(has=offer(referee, lang))
        expect(offered.get_by_role("listitem")).to_have_text([NEWS[lang]])
        assert axe(referee) == []


def test_a_phone_that_stays_open_finds_the_update_within_the_hour(page: Page, proxy: Proxy) -> None:
    page.clock.install()
    page.goto("/")
    expect(page.locator(".status")).to_contain_text("Ready offline", timeout=20_000)
    proxy.release({STYLE: STYLED})
    page.clock.fast_forward("59:00")
    page.wait_for_timeout(500)
    assert page.evaluate(STATES) == ["active"]
    page.clock.fast_forward("01:00")
    expect(offer(page)).to_be_visible()


def test_what_another_tab_takes_waits_here_until_the_call_is_over(referee: Page, proxy: Proxy, hall: Hall) -> None:
    other = referee.context.new_page()
    other.goto("/#/tables")
    in_call(referee, hall)
    referee.evaluate(MARK)
    new = release(other, proxy)
    take(other)
    is_new(other)
    assert status(referee)["version"] == new
    assert referee.evaluate(MARKED), "reloaded in a call"
    goes_on(referee)
    go(referee, f"#/table/{hall.tables[0]}")
    is_new(referee)
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    assert not referee.evaluate(MARKED)


def test_a_call_whose_database_another_tab_takes_is_opened_again_and_goes_on(
    referee: Page, proxy: Proxy, hall: Hall
) -> None:
    other = referee.context.new_page()
    other.goto("/#/tables")
    in_call(referee, hall)
    fold = referee.locator("details", has_text="Note or photo")
    fold.locator("summary").click()
    fold.get_by_label("Note").fill(NOTE)
    referee.evaluate(MARK)
    release(other, proxy, another_database())
    take(other)
    is_new(other)
    expect(referee.get_by_text("this page can't save anything")).to_be_visible()
    assert referee.evaluate(MARKED), "reloaded in a call"
    goes_on(referee)
    offer(referee).click()
    is_new(referee)
    goes_on(referee)
    fold.locator("summary").click()
    expect(fold.get_by_label("Note")).to_have_value(NOTE)
    answer(referee, ISSUE)  # the new version's style is too short for a tap
    expect(referee.get_by_role("heading", name="Issued")).to_be_visible()
    issued = outbox(referee)[-1]
    assert (issued["kind"], issued["body"]["note"]) == ("ruling", NOTE)


def test_another_tab_that_starts_elsewhere_leaves_the_call_its_ticks_and_its_note(referee: Page, hall: Hall) -> None:
    other = referee.context.new_page()
    other.goto("/#/tables")
    in_call(referee, hall)
    referee.evaluate(LISTEN)
    other.reload()
    expect(other.locator(".table-card").first).to_be_visible()
    assert referee.evaluate("globalThis.touched") is None
    referee.reload()
    goes_on(referee)


def test_outside_a_call_a_page_whose_database_another_tab_takes_opens_again_at_once(
    referee: Page, proxy: Proxy
) -> None:
    other = referee.context.new_page()
    other.goto("/#/tables")
    referee.evaluate(MARK)
    release(other, proxy, another_database())
    take(other)
    is_new(referee)
    assert not referee.evaluate(MARKED)


def test_a_page_that_is_older_than_what_is_kept_says_so_once_and_takes_the_update(referee: Page, proxy: Proxy) -> None:
    loads: list[Page] = []
    referee.on("load", lambda page: loads.append(page))
    newer = referee.context.new_page()
    newer.goto("/manifest.webmanifest")
    newer.evaluate(RAISED)
    expect(referee.get_by_role("alert")).to_contain_text("this older one can't read what it keeps")
    assert axe(referee) == []
    release(referee, proxy)
    expect(offer(referee)).to_be_visible()
    assert len(loads) == 1, "it went on opening itself"


def test_a_page_whose_database_an_old_tab_holds_says_which_to_close_and_goes_on(referee: Page, proxy: Proxy) -> None:
    old = referee.context.new_page()
    old.goto("/manifest.webmanifest")
    old.evaluate(HOLD)
    release(referee, proxy, another_database())
    take(referee)
    expect(referee.get_by_role("status").filter(has_text="Close this app's other tabs")).to_be_visible()
    old.close()
    expect(referee.locator(".table-card").first).to_be_visible()
    expect(referee.get_by_role("button", name="2 kept here")).to_be_visible()


def test_what_a_page_can_not_keep_because_a_newer_app_is_open_is_said_to_be_so(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.evaluate("() => new Promise((done) => { indexedDB.open('shinpan', 99).onsuccess = () => done(); })")
    referee.get_by_role("button", name=ISSUE).click()
    expect(referee.get_by_text("A newer version is open elsewhere")).to_be_visible()
