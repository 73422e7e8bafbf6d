"""The overview of all tables: forty of them, of several tournaments, and on several phones at once."""

import pytest
from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall, furnish
from tests.pwa.screens import noten_riichi, overflow, second_phone, send, take_part


def test_another_referees_ruling_shows_within_a_second(referee: Page, hall: Hall) -> None:
    expect(referee.locator(".status").get_by_text("Live")).to_be_visible()
    noten_riichi(hall)
    expect(referee.get_by_role("link", name="Table 7")).to_contain_text("Judged later 1", timeout=1000)


def test_forty_tables_are_in_order_and_found(page: Page, hall: Hall) -> None:
    for number in range(9, 47):
        hall.call("PUT", f"tables/{uuid7()}", {"label": str(number)})
    page.goto(hall.link("referee"))
    cards = page.locator(".tables").get_by_role("link")
    expect(cards).to_have_count(40)
    assert [text.split()[1] for text in cards.all_inner_texts()] == [str(number) for number in range(7, 47)]
    assert overflow(page) == 0
    find = page.get_by_label("Find a table or player")
    find.fill("4")
    expect(cards).to_have_count(7)  # 40 to 46
    find.fill("hans")
    expect(cards).to_have_count(1)
    find.fill("nobody")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_one_phone_changes_between_its_tournaments(referee: Page, hall: Hall) -> None:
    other = furnish(hall.database_url, hall.address, name="Winter Cup")
    take_part(referee, other)
    referee.get_by_role("button", name="Change tournament").click()
    referee.get_by_role("dialog").get_by_role("link", name="Autumn League").click()
    expect(referee.get_by_role("heading", level=1)).to_have_text("Autumn League")
    expect(referee.get_by_role("link", name="Table 7")).to_be_visible()


def test_two_phones_see_the_same(referee: Page, browser: Browser, hall: Hall) -> None:
    with second_phone(browser, hall) as other:
        send(other, "dead-hand", None, {"table": hall.tables[0], "seat": "west"})
        expect(referee.get_by_role("link", name="Table 7")).to_contain_text("Dead hand", timeout=3000)
        assert "shinpan.hand." not in other.evaluate("Object.keys(localStorage).join()")


AT_FIRST_SIGHT = """new MutationObserver((_, watching) => {
  if (!document.querySelector(".table-card")) return;
  watching.disconnect();
  location.hash = "#/log";
}).observe(document, { childList: true, subtree: true })"""


@pytest.mark.fresh_browser
def test_who_goes_on_before_the_tables_are_painted_is_not_left_behind(referee: Page) -> None:
    referee.add_init_script(AT_FIRST_SIGHT)
    referee.reload()
    expect(referee.get_by_role("heading", name="Log", exact=True)).to_be_visible()
