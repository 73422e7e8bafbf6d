"""What a person wants of this phone, and what it keeps."""

import pytest
from playwright.sync_api import Browser, Page, expect

import rulings
from tests.pwa.hall import Hall
from tests.pwa.phone import BARE, CUT_OFF, call
from tests.pwa.reused_phone import another_phone
from tests.pwa.screens import send

WRITTEN = """async ([tag, lang]) => {
  Object.defineProperty(navigator, 'languages', { value: [tag] });
  localStorage.setItem('shinpan.settings', JSON.stringify({ lang }));
  const { clockTime } = await import('/bundle/inspect.js');
  return clockTime('2026-03-31T12:00:00Z', 'UTC');
}"""


@pytest.mark.parametrize(("language", "lang", "title"), [("日本語", "ja", "設定"), ("Français", "fr", "Réglages")])
def test_a_language_holds_at_once_and_the_next_time(page: Page, language: str, lang: str, title: str) -> None:
    page.goto("/#/settings")
    page.get_by_text(language, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize("address", ["/#/foul/noten-riichi", "/#/tables"])
def test_the_rules_speak_it_on_whatever_screen_the_app_begins(page: Page, address: str) -> None:
    page.goto("/#/settings")
    page.get_by_text("Français", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.goto(address)
    page.reload()
    expect(page.locator(".screen")).to_be_visible()
    page.evaluate("location.hash = '#/foul/noten-riichi'")
    expect(page.get_by_role("heading", level=1)).to_have_text("Riichi noten")


def test_theme_hand_and_discreet_mode_are_told_to_the_page(page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_text("Dark", exact=True).click()
    page.get_by_text("the left hand", exact=True).click()
    page.get_by_role("switch", name="Discreet mode").check()
    page.reload()
    expect(page.get_by_role("switch", name="Discreet mode")).to_be_checked()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-hand", "left")
    expect(root).to_have_attribute("data-discreet", "")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 24, 28)"


def test_it_says_what_is_kept_and_how_much(page: Page) -> None:
    page.goto("/#/settings")
    kept = page.locator("section", has=page.get_by_role("heading", name="Kept on this phone"))
    expect(kept.locator("div", has_text="Rulebooks")).to_contain_text(str(len(rulings.library().books)))
    expect(kept.locator("div", has_text="Storage")).to_contain_text("B of ")
    expect(kept.locator("div", has_text="Not sent yet")).to_contain_text("0")


@pytest.mark.parametrize(
    ("tag", "lang", "written"),
    [
        ("en-US", "en", "3/31/26 12:00"),
        ("en-GB", "en", "31/03/2026 12:00"),
        ("fr-CH", "fr", "31.03.26 12:00"),
        ("en-GB", "ja", "2026/03/31 12:00"),
        ("frr", "fr", "31/03/2026 12:00"),
        ("en-US@posix", "en", "3/31/26 12:00"),
    ],
)
def test_a_date_is_written_as_in_the_phones_country(page: Page, tag: str, lang: str, written: str) -> None:
    page.route("**/bare", lambda route: route.fulfill(content_type="text/html", body=BARE))
    page.goto("/bare")
    assert page.evaluate(WRITTEN, [tag, lang]) == written
    page.unroute("**/bare")


def test_leaving_with_something_unsent_warns(browser: Browser, hall: Hall) -> None:
    with another_phone(browser, hall.address, CUT_OFF) as page:
        page.goto(hall.link())
        page.wait_for_url("**/#/tables")
        page.goto("/#/settings")
        expect(page.get_by_role("button", name="Leave the tournament")).to_be_visible()
        page.context.set_offline(True)
        send(page, "ruling", None, call(hall))
        page.get_by_role("button", name="Leave the tournament").click()
        expect(page.get_by_role("dialog")).to_contain_text("Not sent yet: 1.")
