"""Where the app begins, with a tournament and without."""

import re

from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall


def test_anyone_finds_fouls_comparison_books_casual_play_and_settings(page: Page) -> None:
    page.goto("/")
    for name in ("Look up a foul", "Compare rulebooks", "Rulebooks", "Casual play", "Join", "Settings"):
        page.goto("/#/")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("link", name=re.compile(f"^{name}")).click()
        expect(page).not_to_have_url(re.compile(r"/#/$"))
        expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_what_happened_is_the_loudest_with_examples_and_two_ways_on(page: Page) -> None:
    page.goto("/")
    for name, heading in (
        ("Look up a foul", "Fouls"),
        ("Ron, but no yaku", "Empty win declaration"),
        ("Riichi, not tenpai", "Noten riichi"),
        ("Wall knocked over", "Tiles revealed or knocked over"),
        ("A game at home", "Casual play"),
        ("I am a referee", "Scan a QR code"),
    ):
        page.goto("/#/")
        expect(page.get_by_role("heading", name="What happened?")).to_be_visible()
        page.get_by_role("main").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def test_without_a_tournament_it_says_how_to_join(page: Page, hall: Hall) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="New ruling")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Join a tournament").click()
    page.get_by_label("Link to join").fill(f"{hall.address}{hall.link()}")
    page.get_by_role("button", name="Join a tournament").click()
    page.wait_for_url("**/#/tables")


def test_with_a_tournament_a_new_ruling_comes_first(referee: Page) -> None:
    referee.goto("/#/")
    expect(referee.get_by_role("heading", name="Autumn League")).to_be_visible()
    first = referee.get_by_role("main").get_by_role("link").first
    expect(first).to_have_text("New ruling")
    first.click()
    expect(referee).to_have_url(re.compile("#/tables$"))


def test_an_address_that_leads_nowhere_says_so(page: Page) -> None:
    for address in ("/#/nothing", "/#/foul/nothing", "/#/book/nothing", "/#/casual/7", "/#/casual/1/nothing"):
        page.goto(address)
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
