"""An evening of casual play: penalties paid at the table, added up, undone, settled."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.screens import go


@pytest.fixture
def casual(page: Page) -> Page:
    """Four people at a table under WRC 2022."""
    page.goto("/#/casual")
    page.get_by_role("button", name="Names").click()
    for number, name in enumerate(("Ann", "Ben", "Cho", "Dan"), start=1):
        page.get_by_role("dialog").get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Done").click()
    return page


def commit(page: Page, name: str, foul: str) -> None:
    """Somebody commits a foul; its screen is open."""
    page.get_by_role("link", name=name).click()
    page.get_by_label("What happened?").fill(foul)
    page.get_by_role("main").get_by_role("listitem").get_by_role("link", name=foul).first.click()


def expect_sums(page: Page, *amounts: str) -> None:
    """What each has gained or lost, Ann first."""
    expect(page.locator(".table-figure g:not(.arrow) text:not(.name)")).to_have_text(list(amounts))


def expect_paid(page: Page, *lines: str) -> None:
    """What is paid, in words; an arrow is drawn for each."""
    expect(page.locator(".table-figure li")).to_have_text(list(lines))
    expect(page.locator(".arrow")).to_have_count(len(lines))


def answer_all(page: Page) -> None:
    """Every question's first answer, until the decision is there."""
    answered = page.get_by_role("heading", name="Source")
    question = page.locator(".question").first
    expect(question.or_(answered).first).to_be_visible()
    while not answered.is_visible():
        question.get_by_role("button").first.click()


def test_rules_are_made_casual_by_themselves(casual: Page) -> None:
    expect(casual.get_by_role("button", name="Rules in use")).to_contain_text("WRC 2022 · No tournament score")


def test_whoever_is_tapped_on_the_drawn_table_committed_the_foul(casual: Page) -> None:
    casual.locator(".table-figure rect").nth(2).tap()
    expect(casual.get_by_role("heading", name="Cho: which foul?")).to_be_visible()
    casual.go_back()
    casual.get_by_role("link", name="Dan ±0").press("Enter")
    expect(casual.get_by_role("heading", name="Dan: which foul?")).to_be_visible()


def test_a_chonbo_is_paid_to_three_with_arrows_and_in_words(casual: Page) -> None:
    commit(casual, "Ben", "Empty win declaration")
    expect_paid(casual, "Ben → Ann: 6,000 points", "Ben → Cho: 6,000 points", "Ben → Dan: 6,000 points")
    expect(casual.locator(":text('6,000'):not(.unseen *)")).to_have_count(3 + 1)  # on the arrows, and in one line
    casual.get_by_role("button", name="Note it").click()
    expect(casual.get_by_role("heading", level=1)).to_have_text("Casual play")
    expect_sums(casual, "+6,000", "−18,000", "+6,000", "+6,000")


def test_who_is_east_counts_where_the_dealer_gets_more(casual: Page) -> None:
    casual.get_by_role("button", name="Rules in use").click()
    casual.get_by_role("dialog").get_by_label("Rulebook", exact=True).select_option(label="EMA 2016")
    casual.get_by_role("button", name="Use these rules").click()
    casual.get_by_role("group", name="Who is East now?").get_by_text("Cho").click()
    commit(casual, "Ben", "Empty win declaration")
    casual.locator(".answer", has_text="Chonbo").click()
    expect_paid(casual, "Ben → Cho: 4,000 points", "Ben → Dan: 2,000 points", "Ben → Ann: 2,000 points")
    expect(casual.get_by_text("This book names no payment; it is borrowed from EMA Riichi Rules 2025")).to_be_visible()


def test_the_evening_is_kept_added_up_undone_and_settled(casual: Page) -> None:
    for name in ("Ben", "Dan"):
        commit(casual, name, "Empty win declaration")
        casual.get_by_role("button", name="Note it").click()
    casual.reload()
    expect_sums(casual, "+12,000", "−12,000", "+12,000", "−12,000")
    casual.get_by_role("button", name="Undo").click()
    expect_sums(casual, "+6,000", "−18,000", "+6,000", "+6,000")
    casual.get_by_role("button", name="Settle").click()
    sheet = casual.get_by_role("dialog")
    payments = ["Ben → Ann: 6,000 points", "Ben → Cho: 6,000 points", "Ben → Dan: 6,000 points"]
    expect(sheet.locator(".bullets li")).to_have_text(payments)
    expect(sheet).to_contain_text("Then nobody pays again")
    sheet.get_by_role("button", name="Settled: start at zero").click()
    expect_sums(casual, "±0", "±0", "±0", "±0")
    casual.get_by_role("button", name="Undo").click()
    expect_sums(casual, "+6,000", "−18,000", "+6,000", "+6,000")


def test_what_was_looked_for_before_is_in_nobodys_way(casual: Page) -> None:
    casual.goto("/#/fouls")
    field = casual.get_by_label("What happened?")
    field.fill("riichi")
    for person in (0, 1):
        go(casual, f"#/casual/{person}")
        expect(casual.get_by_role("heading", level=1)).to_contain_text("which foul?")
        expect(field).to_have_value("")
        field.fill("win")
    casual.locator("main .rows a").first.click()
    expect(field).to_have_count(0)
    casual.go_back()
    expect(field).to_have_value("win")


def test_a_double_tap_pays_once(casual: Page) -> None:
    commit(casual, "Ben", "Empty win declaration")
    casual.get_by_role("button", name="Note it").dblclick()
    expect_sums(casual, "+6,000", "−18,000", "+6,000", "+6,000")
    expect(casual.get_by_text("Ben: Empty win declaration")).to_have_count(1)


def test_a_small_penalty_lies_on_the_table_until_somebody_wins(casual: Page) -> None:
    casual.get_by_role("button", name="Rules in use").click()
    casual.get_by_role("switch", name="Higher penalties").check()
    casual.get_by_role("button", name="Use these rules").click()
    casual.goto("/#/casual/2/unclear-call")
    answer_all(casual)
    expect_paid(casual, "Cho → the table: 1,000 points")
    casual.get_by_role("button", name="Note it").click()
    pot = casual.locator("section", has=casual.get_by_role("heading", name="On the table: 1,000"))
    pot.get_by_role("button", name="Ann").click()
    expect_sums(casual, "+1,000", "±0", "−1,000", "±0")
    expect(pot).to_have_count(0)


def test_what_is_the_referees_discretion_is_the_tables_choice(casual: Page) -> None:
    casual.goto("/#/casual/0/obstruction")
    answer_all(casual)
    casual.get_by_role("group", name="The table decides").get_by_text("Chonbo (30P)").click()
    expect_paid(casual, "Ann → Ben: 6,000 points", "Ann → Cho: 6,000 points", "Ann → Dan: 6,000 points")


def test_what_belongs_to_a_tournament_is_not_offered(casual: Page) -> None:
    casual.get_by_role("link", name="Ann").click()
    casual.get_by_label("What happened?").fill("late player")
    expect(casual.locator("a[href$='/late']")).to_have_count(0)
