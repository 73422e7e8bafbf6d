"""Looking up a foul, and choosing the rules it is looked up in."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import rulings
from tests.pwa.hall import Hall

FOULS = rulings.library().catalogue["fouls"]


def found(page: Page, query: str) -> Locator:
    """The fouls that a query finds, best first."""
    page.goto("/#/fouls")
    page.get_by_label("What happened?").fill(query)
    return page.get_by_role("main").get_by_role("listitem").get_by_role("link")


def choose(page: Page, book: str) -> Locator:
    """The sheet in which the rules are chosen, with this book."""
    page.get_by_role("button", name="Rules in use").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Rulebook", exact=True).select_option(label=book)
    return sheet


@pytest.mark.parametrize(
    ("query", "foul"),
    [
        ("chombo noten reach", "noten-riichi"),
        ("flase ron", "empty-win"),
        ("ノーテンリーチ", "noten-riichi"),
        ("遅刻", "late"),
    ],
)
def test_any_word_finds_it_typos_and_japanese_too(page: Page, query: str, foul: str) -> None:
    found(page, query).and_(page.locator(f"[href='#/foul/{foul}']")).first.click()
    expect(page).to_have_url(re.compile(f"#/foul/{foul}$"))


def test_a_query_that_names_two_things_asks_which(page: Page) -> None:
    found(page, "open riichi")
    expect(page.get_by_role("heading", name="names two things")).to_be_visible()
    page.get_by_role("link", name="The foul - riichi declared although the hand is open").click()
    expect(page).to_have_url(re.compile("#/foul/open-hand-riichi$"))


def test_what_is_not_there_says_what_else_to_try(page: Page) -> None:
    expect(found(page, "xqzwv")).to_have_text(re.compile("Not on the list"))
    expect(page.get_by_text("Nothing found. Try one word of it")).to_be_visible()


@pytest.mark.fresh_browser
def test_categories_hold_every_foul_and_the_way_back_finds_the_query_again(page: Page) -> None:
    page.goto("/#/fouls")
    expect(page.locator("summary")).to_have_count(8)
    for category in page.locator("summary").all():
        category.click()
    listed = len(FOULS) - 1  # what is not on the list is the last row
    expect(page.locator("summary + .rows > li")).to_have_count(listed)
    assert sum(map(int, page.locator("summary .badge").all_inner_texts())) == listed
    expect(page.locator(".stack > .rows > li")).to_contain_text(["Not on the list"])
    page.get_by_label("What happened?").fill("furiten")
    page.get_by_role("main").get_by_role("listitem").get_by_role("link").first.click()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_label("What happened?")).to_have_value("furiten")


def test_chosen_rules_are_remembered_on_this_phone(page: Page) -> None:
    page.goto("/#/fouls")
    sheet = choose(page, "WRC 2022")
    sheet.get_by_role("switch", name="Lower penalties").check()
    sheet.get_by_text("Interpretations", exact=False).filter(has_text=re.compile(r"^Interpretations \d+$")).click()
    sheet.get_by_label("When does a minute of lateness count?").select_option(label="As soon as it has begun")
    sheet.get_by_role("button", name="Use these rules").click()
    page.reload()
    chosen = page.get_by_role("button", name="Rules in use")
    expect(chosen).to_contain_text("WRC 2022 · Lower penalties · interpretations changed: 1")


def test_options_that_contradict_each_other_are_refused_in_the_engines_words(page: Page) -> None:
    page.goto("/#/fouls")
    sheet = choose(page, "WRC 2022")
    sheet.get_by_role("switch", name="Lower penalties").check()
    sheet.get_by_role("switch", name="Higher penalties").check()
    refused = sheet.get_by_role("alert")
    expect(refused).to_contain_text("One lowers penalties and the other raises them.")
    expect(refused).to_contain_text("Keep 'higher-penalties' or 'lower-penalties'.")
    expect(sheet.get_by_role("button", name="Use these rules")).to_be_disabled()
    sheet.get_by_role("switch", name="Lower penalties").uncheck()
    expect(refused).to_have_count(0)
    expect(sheet.get_by_role("button", name="Use these rules")).to_be_enabled()


def test_an_uma_and_a_yakitori_are_typed_and_checked(page: Page) -> None:
    page.goto("/#/fouls")
    sheet = choose(page, "WRC 2022")
    sheet.get_by_role("switch", name="Another uma").check()
    for place, points in enumerate(("20", "10", "-10", "-30"), start=1):
        sheet.get_by_label(f"Place {place}").fill(points)
    expect(sheet.get_by_role("alert")).to_contain_text("The uma sums to -10.")
    sheet.get_by_label("Place 4").fill("−20")
    expect(sheet.get_by_role("alert")).to_have_count(0)
    sheet.get_by_role("switch", name="Yakitori").check()
    sheet.get_by_label("Yakitori (points)").fill("9050")
    expect(sheet.get_by_role("alert")).to_contain_text("9050 is no whole number of hundreds.")
    sheet.get_by_label("Yakitori (points)").fill("12000")
    sheet.get_by_role("button", name="Use these rules").click()
    page.goto("/#/books")
    page.get_by_role("link", name="Rules in use").click()
    page.locator("summary", has_text="Rule points").click()
    points = page.locator(".facts")
    expect(points.locator("div", has_text=re.compile("^Uma"))).to_contain_text("+20 / +10 / -10 / -20")
    expect(points.locator("div", has_text=re.compile("^Yakitori"))).to_contain_text("12,000")


def test_in_a_tournament_its_own_rules_hold_until_others_are_chosen(referee: Page, hall: Hall) -> None:
    referee.goto("/#/fouls")
    expect(referee.get_by_role("button", name="Rules in use")).to_contain_text("R.League 24/25")
    choose(referee, "EMA 2016").get_by_role("button", name="Use these rules").click()
    expect(referee.get_by_role("button", name="Rules in use")).to_contain_text("EMA 2016")
    expect(referee.get_by_text("Only parts of this book were read")).to_be_visible()
