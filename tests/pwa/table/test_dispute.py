"""A disputed call as it goes at a table, by thumb and without a network.

East's ron is questioned, South wins on the same tile, West's hand is dead and West called it too.
"""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import hurry
from tests.pwa.thumb import Thumb

LINE = ".call-verdict .call-line"
SAME = "Shown or not: the same"
WIN = "Another win on this tile"
WIN_VOID = "A win declared by an offender is void."
CHONBO_VOID = "The chonbo is void: no penalty for it."
DEAL_AGAIN = "Give back this hand's riichi sticks; shuffle and deal the hand again."


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return (*CUT_OFF, "Failed to fetch", "ERR_INTERNET_DISCONNECTED")


@pytest.fixture
def cut_off(telephone: BrowserContext, referee: Page, hall: Hall) -> Page:
    """The referee's phone at the tables, without a network; West's hand was declared dead."""
    hall.rule(2, "swap-calling", seat="west")
    expect(referee.locator(".table-card", has_text="Dead hand")).to_be_visible()
    expect(referee.locator(".status")).to_contain_text("Ready offline", timeout=20_000)
    telephone.set_offline(True)
    return referee


def expect_ruling(page: Page, line: str, *to_do: str) -> None:
    """What the band says and what is to be done, in order."""
    expect(page.locator(LINE)).to_have_text(line)
    expect(page.locator(".call-steps li")).to_have_text(list(to_do))


def test_a_disputed_win_is_ruled_as_it_unfolds(cut_off: Page, telephone: BrowserContext, hall: Hall) -> None:
    thumb = Thumb(cut_off)
    thumb.begin("Aoki")
    thumb.pick("Empty win declaration")
    check_first = "Check first whether somebody wins on the same tile."
    expect_ruling(cut_off, "Chonbo (30P)", check_first, WIN_VOID, DEAL_AGAIN)
    expect(cut_off.get_by_text(SAME)).to_be_visible()

    thumb.switch(WIN)
    score = "Score the valid win; winds and honba move as for any win."
    expect_ruling(cut_off, "The chonbo is void", WIN_VOID, CHONBO_VOID, score)
    expect(cut_off.get_by_text(SAME)).to_be_visible()
    expect(cut_off.locator(".call-verdict").get_by_role("status")).to_have_text(f"Now: {CHONBO_VOID}")

    thumb.switch("Players at fault: 1")
    thumb.switch("West Chen")
    expect(cut_off.get_by_role("region", name="Player")).to_contain_text("Dead hand")
    expect_ruling(cut_off, "The chonbo is void", WIN_VOID, CHONBO_VOID, score)

    thumb.switch(WIN)  # South's win does not count after all
    once = "Each offender is penalised; the hand is dealt again once at most."
    expect_ruling(cut_off, "Chonbo (30P)", check_first, WIN_VOID, once, DEAL_AGAIN)
    thumb.issue("Chonbo (30P) · 2 players")
    expect(cut_off.get_by_role("heading", name="Issued")).to_be_visible()
    expect_ruling(cut_off, "Chonbo (30P)", check_first, WIN_VOID, once, DEAL_AGAIN)
    expect(cut_off.locator(".call-verdict")).to_contain_text("Chen · Chonbo (30P)")
    assert thumb.letters == 0

    hurry(cut_off)
    telephone.set_offline(False)
    eventually(lambda: len(hall.rulings()) == 3, patience=30)
    ruled = [one for one in hall.rulings() if one["foul"] == "empty-win"]
    assert {(one["seat"], one["kind"]) for one in ruled} == {("east", "chonbo"), ("west", "chonbo")}
    assert len({one["incident"] for one in ruled}) == 1


def test_what_a_dead_hand_calls_comes_first(cut_off: Page) -> None:
    thumb = Thumb(cut_off)
    thumb.begin("Chen")
    expect(cut_off.locator(".pick").first).to_contain_text("Calling with a dead hand")
    thumb.pick("Empty win declaration")
    expect(cut_off.get_by_role("heading", name="Calling with a dead hand")).to_be_visible()
    expect(cut_off.locator(LINE)).to_have_text("Chonbo (30P)")
    expect(cut_off.get_by_role("button", name="Issue: Chonbo (30P) · Chen")).to_be_enabled()
