"""A director takes out personal data: phones forget it too, and the journal still proves itself."""

from uuid import UUID

import pytest
from playwright.sync_api import Browser, Page, expect

from models.journal.salted_hashes import pseudonym
from tests.chromium import phone
from tests.models.sample import tamper
from tests.pwa.calls import ISSUE
from tests.pwa.hall import Hall
from tests.pwa.log.test_journal import own, verify
from tests.pwa.phone import CUT_OFF, eventually, everything_sent
from tests.pwa.screens import go, hurry, take_part

KEPT = """async () => {
  const request = indexedDB.open("shinpan");
  const database = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
  const all = [...database.objectStoreNames].map((name) => new Promise((resolve) => {
    const got = database.transaction(name).objectStore(name).getAll();
    got.onsuccess = () => resolve(got.result);
  }));
  return JSON.stringify(await Promise.all(all));
}"""


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def erase(page: Page, *more: str) -> None:
    for label in more:
        page.get_by_text(label).click()
    page.get_by_role("button", name="Take out for good").click()
    page.get_by_role("dialog").get_by_role("button", name="Take out for good").click()
    expect(page.get_by_role("heading", name="Taken out before")).to_be_visible()


def test_phones_forget_and_the_journal_proves_itself(page: Page, hall: Hall, browser: Browser) -> None:
    with phone(browser, hall.address, forgiven=CUT_OFF) as context:
        referee = context.new_page()
        take_part(referee, hall, "referee")
        other_tab = context.new_page()
        other_tab.goto("/#/log")
        go(referee, f"#/call/{hall.tables[0]}/east/unclear-call")
        referee.get_by_role("button", name=ISSUE).click()
        hurry(referee)
        referee.evaluate("async () => { globalThis.store = (await import('/bundle/inspect.js')).store; }")
        everything_sent(referee)
        for one in (referee, other_tab):
            go(one, "#/log")
            expect(one.locator(".rulings")).to_contain_text("Aoki")
        assert "Aoki" in referee.evaluate(KEPT)
        take_part(page, hall)
        go(page, "#/people/erase")
        erase(page, "Also notes and reasons")
        number = pseudonym(UUID(hall.tournament), UUID(hall.players[0]))["name"]
        for one in (referee, other_tab):
            expect(one.locator(".rulings")).to_contain_text(number)
        for one in (page, referee):
            eventually(lambda one=one: "Aoki" not in one.evaluate(KEPT))
        referee.reload()
        expect(referee.locator(".rulings")).to_contain_text(number)
    go(page, "#/journal")
    expect(page.get_by_role("heading", name="Personal data taken out")).to_be_visible()
    assert all("was changed" not in line for line in verify(page))


def test_a_lie_in_the_place_of_a_name_is_found(page: Page, hall: Hall, sqlite_url: str) -> None:
    take_part(page, hall)
    go(page, "#/people/erase")
    erase(page)
    seq = next(entry["seq"] for entry in hall.journal() if entry["kind"] == "player.added")
    lie = "UPDATE journal_entry SET body = replace(body, '№ ', 'Mallory ') WHERE tournament_id = :own AND seq = :seq"
    assert tamper(sqlite_url, lie, **own(hall, sqlite_url, seq=seq))
    go(page, "#/journal")
    assert all(f"ntry {seq} was changed: its content does not give its hash" in line for line in verify(page))
