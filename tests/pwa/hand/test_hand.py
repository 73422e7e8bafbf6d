"""The hand inspector, by taps on drawn tiles."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.screens import go

NAMES = {"m": "{} of characters", "p": "{} of circles", "s": "{} of bamboo"}
HONOURS = ("east", "south", "west", "north", "white dragon", "green dragon", "red dragon")
TENPAI = ["2m", "3m", "4m", "5p", "6p", "7p", "6s", "7s", "8s", "1z", "1z", "2z", "2z"]


@pytest.fixture
def inspector(page: Page) -> Page:
    page.goto("/#/hand")
    return page


def name(tile: str) -> str:
    digit, suit = tile
    return HONOURS[int(digit) - 1] if suit == "z" else NAMES[suit].format(digit)


def tap(page: Page, *tiles: str, to: str | None = None) -> None:
    """Lay tiles down by the keyboard."""
    if to:
        page.get_by_role("radio", name=to, exact=True).click()
    for tile in tiles:
        page.locator(".keys").get_by_role("button", name=name(tile), exact=True).click()


def choose(page: Page, group: str, answer: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_text(answer, exact=True).click()


def use_rules(page: Page, book: str) -> None:
    page.get_by_role("button", name="Rules in use").click()
    page.get_by_role("dialog").get_by_label("Rulebook", exact=True).select_option(label=book)
    page.get_by_role("button", name="Use these rules").click()


def expect_tiles(page: Page, place: str, *tiles: str) -> None:
    expect(page.locator(place).get_by_role("img")).to_have_count(len(tiles))
    for at, tile in enumerate(tiles):
        expect(page.locator(place).get_by_role("img").nth(at)).to_have_accessible_name(name(tile))


def row(page: Page, meld: str) -> Locator:
    """A meld on the table."""
    return page.locator(".hand-row").filter(has_text=meld)


def test_the_answer_stays_in_sight_far_down(inspector: Page) -> None:
    inspector.set_viewport_size({"width": 390, "height": 844})
    still = inspector.locator(".hand-still")
    tap(inspector, *TENPAI)
    inspector.evaluate("scrollTo(0, 0)")
    expect(still).to_have_count(0)
    inspector.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(still).to_have_text("Tenpai")
    expect(still).to_be_in_viewport()
    tap(inspector, "2z", to="Won on")
    expect(still).to_have_text("1,300 · 1 han 40 fu")
    inspector.evaluate("scrollTo(0, 0)")
    expect(still).to_have_count(0)


def test_tenpai_and_what_a_win_pays(inspector: Page) -> None:
    tap(inspector, *TENPAI)
    expect(inspector.locator(".verdict .line")).to_have_text("Tenpai")
    expect_tiles(inspector, ".verdict", "1z", "2z")
    tap(inspector, "2z", to="Won on")
    expect(inspector.locator(".verdict .line")).to_have_text("1,300")
    expect(inspector.locator(".hand-parts").first).to_have_text("Seat wind1")
    choose(inspector, "From whom", "East")
    expect(inspector.locator(".hand-payments li")).to_have_text(["East −1,300", "South +1,300", "West 0", "North 0"])
    choose(inspector, "What else", "Riichi")
    expect(inspector.locator(".verdict .line")).to_have_text("2,600")
    choose(inspector, "Won by", "Tsumo")
    inspector.get_by_role("switch", name="The tile was mixed in").check()
    expect(inspector.locator(".verdict")).to_contain_text("3 han 30 fu")


def test_no_win_leads_to_the_foul(inspector: Page) -> None:
    tap(inspector, *["2m", "3m", "4m", "5p", "6p", "7p", "6s", "7s", "8s", "3z", "3z", "4z", "4z"])
    tap(inspector, "4z", to="Won on")
    expect(inspector.locator(".verdict .line")).to_have_text("No yaku")
    inspector.get_by_role("link", name="Rule on it: Empty win declaration").click()
    expect(inspector.get_by_role("heading", name="Empty win declaration")).to_be_visible()


def test_furiten_says_on_what_and_until_when(inspector: Page) -> None:
    tap(inspector, *TENPAI)
    tap(inspector, "9m", "1z", to="Own discards")
    note = inspector.locator(".note.warn").filter(has_text="Furiten.")
    expect(note).to_contain_text("Until the waits change.")
    choose(inspector, "What else", "Riichi")
    expect(note).to_contain_text("Until the hand ends.")
    inspector.get_by_role("button", name="Take away east").last.click()
    expect(note).to_have_count(0)


def test_an_ankan_in_riichi_shows_what_breaks(inspector: Page) -> None:
    tap(inspector, *["3m", "4m", "4m", "4m", "7s", "7s", "8s", "8s", "9s", "9s", "3z", "3z", "3z"])
    choose(inspector, "What else", "Riichi")
    tap(inspector, "4m", to="Drawn")
    note = inspector.locator(".note").filter(has_text="This ankan is not allowed")
    expect(note).to_contain_text("The waits would change.")
    expect(note.get_by_role("listitem").filter(has_text="no triplet")).to_have_count(2)
    tap(inspector, "3z", to="Drawn")
    expect(inspector.locator(".note").filter(has_text="This ankan is allowed")).to_be_visible()


def test_riichi_and_quads_hang_on_the_wall_and_the_points(inspector: Page) -> None:
    tap(inspector, "1m", "1m", "1m", "2p", "2p", "2p", "3p", "3p", "3p", "5s", "6s", "7s", "8s")
    tap(inspector, "1m", to="Drawn")
    expect(inspector.get_by_text("Riichi may be declared")).to_be_visible()
    choose(inspector, "Tiles left in the wall", "None")
    expect(inspector.get_by_text("It is the last tile")).to_be_visible()
    choose(inspector, "Tiles left in the wall", "4 or more")
    expect(inspector.get_by_text("It is the last tile")).to_have_count(0)
    use_rules(inspector, "WRC 2025")
    inspector.get_by_text("Under 1,000 points").click()
    choose(inspector, "Bankruptcy", "Used")
    expect(inspector.get_by_text("No riichi: Fewer than 1,000 points")).to_be_visible()
    inspector.get_by_text("Under 1,000 points").click()
    use_rules(inspector, "RRC 1.5")
    choose(inspector, "Tiles left in the wall", "1 to 3")
    expect(inspector.get_by_text("No riichi: Too few tiles left in the wall")).to_be_visible()
    choose(inspector, "Tiles left in the wall", "4 or more")
    expect(inspector.get_by_text("Riichi may be declared")).to_be_visible()


def test_what_the_rulebook_leaves_open_is_chosen_here(inspector: Page) -> None:
    tap(inspector, *["2m", "3m", "4m", "5m", "6m", "7m", "3p", "4p", "5p", "6p", "7p", "5s", "5s"])
    tap(inspector, "8p", to="Won on")
    choose(inspector, "What else", "Riichi")
    choose(inspector, "What else", "Ippatsu")
    expect(inspector.locator(".verdict .line")).to_have_text("8,000")
    choose(inspector, "4 han 30 fu counted as mangan", "Not used")
    expect(inspector.locator(".verdict .line")).to_have_text("7,700")


def test_melds_take_their_tiles_and_say_whose_they_were(inspector: Page) -> None:
    tap(inspector, "5z", to="Pon")
    tap(inspector, "2m", to="Chii")
    tap(inspector, "9s", to="Ankan")
    tap(inspector, "5p", "5p", "7p", "8p", to="Hand")
    expect(inspector.locator(".verdict .line")).to_have_text("Tenpai")
    expect_tiles(inspector, ".verdict", "6p", "9p")
    row(inspector, "Pon").get_by_label("From whom").select_option("West")
    called = row(inspector, "Chii").get_by_label("Tile called")
    expect(called.get_by_role("option")).to_have_text(["Tile called …", *map(name, ("2m", "3m", "4m"))])
    tap(inspector, "5z", to="Kakan")
    expect(row(inspector, "Kakan").get_by_label("From whom")).to_have_value("west")
    expect(row(inspector, "Kakan").locator(".turned .tile")).to_have_count(2)
    expect(inspector.locator(".verdict .line")).to_have_text("Tenpai")
    inspector.get_by_role("button", name="Take away this meld").nth(1).click()
    expect(inspector.locator(".verdict .line")).to_have_text("10 of 13 tiles")
    inspector.get_by_role("link", name="Who can rob this kan?").click()
    expect(inspector.get_by_role("radio", name="Kakan")).to_be_checked()
    expect(inspector.get_by_role("button", name="South", pressed=True)).to_be_visible()


def test_what_may_not_follow_a_call_hangs_on_the_tile_called(inspector: Page) -> None:
    tap(inspector, "5p", to="Chii")
    tap(inspector, *["2m", "3m", "4m", "6s", "7s", "8s", "1z", "1z", "5p", "8p", "9p"], to="Hand")
    note = inspector.locator(".note.warn").filter(has_text="Swap-calling")
    expect(note).to_have_count(0)
    row(inspector, "Chii").get_by_label("Tile called").select_option(name("5p"))
    expect_tiles(inspector, ".note.warn", "5p", "8p")
    row(inspector, "Chii").get_by_label("Tile called").select_option(name("6p"))
    expect_tiles(inspector, ".note.warn", "6p")
    note.get_by_role("link").click()
    expect(inspector.get_by_role("heading", name="Swap-calling")).to_be_visible()


def test_a_red_five_may_lie_in_a_meld(inspector: Page) -> None:
    use_rules(inspector, "R.League 24/25")
    tap(inspector, "4m", to="Chii")
    row(inspector, "Chii").get_by_role("button", name="Red five").click()
    expect(row(inspector, "Chii").get_by_role("img").nth(1)).to_have_accessible_name("red 5 of characters")
    expect(inspector.locator(".keys.reds").get_by_role("button").first).to_be_disabled()


def test_a_tile_is_there_four_times_and_the_last_can_be_taken_back(inspector: Page) -> None:
    tap(inspector, "1m", "1m", "1m", "1m")
    expect(inspector.locator(".keys").get_by_role("button", name=name("1m"), exact=True)).to_be_disabled()
    inspector.get_by_role("button", name="Take the last one back").click()
    expect(inspector.locator(".keys").get_by_role("button", name=name("1m"), exact=True)).to_be_enabled()
    inspector.get_by_role("button", name="Clear").click()
    expect(inspector.get_by_text("Tap the tiles of the hand")).to_be_visible()


def test_tiles_are_typed_linked_and_kept(inspector: Page) -> None:
    inspector.get_by_text("As text").click()
    field = inspector.get_by_label("Tiles", exact=True)
    field.press_sequentially("1122z 234m567p ")
    field.press_sequentially("kakan:5555z:west ron:1z:north")
    expect(field).to_have_value("1122z 234m567p kakan:5555z:west ron:1z:north")
    expect(inspector.locator(".verdict .line")).to_have_text("3,200")
    expect(row(inspector, "Kakan")).to_be_visible()
    field.blur()
    expect(field).to_have_value("234m567p1122z kakan:5555z:west ron:1z:north")
    inspector.reload()
    expect(inspector.locator(".verdict .line")).to_have_text("3,200")
    expect(inspector.locator(".hand-payments li").last).to_have_text("North −3,200")
    go(inspector, "#/hand/19m19p19s1234567z")
    expect(inspector.locator(".verdict").get_by_role("img")).to_have_count(13)


def test_the_menu_leads_there(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Look at a hand").click()
    tap(page, *TENPAI)
    expect(page.locator(".verdict .line")).to_have_text("Tenpai")


def test_on_a_phone_on_its_side_the_keyboard_covers_nothing(inspector: Page) -> None:
    inspector.set_viewport_size({"width": 740, "height": 360})
    tap(inspector, *TENPAI)
    answered = inspector.get_by_text("Tenpai", exact=True)
    for shown in (inspector.locator(".lying"), answered, inspector.get_by_role("button", name=name("1m"), exact=True)):
        expect(shown).to_be_in_viewport(ratio=1)
