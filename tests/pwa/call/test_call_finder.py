"""Finding the foul: the eight that are likely here, the search, the categories."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.pwa.calls import SNAPSHOT, open_call
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually


def test_the_fouls_most_used_here_come_first_and_are_filled_up(referee: Page, hall: Hall) -> None:
    for foul in ("swap-calling", "unclear-call", "unclear-call"):
        hall.rule(5, foul, {}, device_at="2025-01-01T10:00:00Z", clock_offset_ms=0)
    for _ in range(3):
        hall.rule(5, "empty-win")  # what is ruled today moves nothing
    eventually(lambda: len(referee.evaluate(f"async () => Object.keys((await ({SNAPSHOT})()).state.rulings)")) == 6)
    open_call(referee, hall)
    common = referee.get_by_role("list", name="Most used here").get_by_role("listitem")
    expect(common).to_have_count(8)
    expect(common.nth(0)).to_have_text("Unclear or non-standard callWarning")
    expect(common.nth(1)).to_have_text("Swap-callingDead hand")
    expect(common.nth(2)).to_have_text("Call not said aloud1P")
    expect(common.filter(has_text="Noten riichi")).to_have_text("Noten riichidepends")
    small = common.filter(has_text="Too many or too few tiles")
    expect(small).to_contain_text("Was it before the first discard?")
    expect(small.get_by_role("link")).to_have_text(["Too many or too few tiles", "Yes depends", "No Chonbo"])


def test_what_this_player_did_before_stands_first(referee: Page, hall: Hall) -> None:
    for _ in range(2):
        hall.rule(1, "unclear-call")
    logged(referee, 2)
    open_call(referee, hall, seat="south")
    expect(picks(referee).first).to_have_text("Unclear or non-standard callWarning× 2")
    expect(referee.get_by_role("searchbox", name="Search all fouls")).to_be_in_viewport()


def test_whatever_a_dead_hand_calls_leads_to_that_foul(referee: Page, hall: Hall) -> None:
    hall.rule(2, "swap-calling", seat="west")
    logged(referee, 1)
    open_call(referee, hall, seat="west")
    expect(picks(referee).first).to_have_text("Calling with a dead handChonbo")
    picks(referee).filter(has_text="Empty win").press("Enter")
    referee.wait_for_url(re.compile("/west/dead-hand-call.*win"))
    expect(referee.get_by_role("heading", name="Calling with a dead hand")).to_be_visible()


def test_the_way_back_finds_what_was_looked_for(referee: Page, hall: Hall) -> None:
    open_call(referee, hall)
    field = referee.get_by_role("searchbox", name="Search all fouls")
    field.fill("kuikae")
    referee.get_by_role("link", name="Swap-calling").press("Enter")
    expect(referee.get_by_role("heading", name="Swap-calling", level=1)).to_be_visible()
    referee.get_by_role("button", name="Back").click()
    expect(field).to_have_value("kuikae")
    expect(referee.get_by_role("link", name="Swap-calling")).to_be_visible()


def picks(page: Page) -> Locator:
    return page.get_by_role("list", name="Most used here").get_by_role("link")


def logged(page: Page, count: int) -> None:
    eventually(lambda: len(page.evaluate(f"async () => Object.keys((await ({SNAPSHOT})()).state.rulings)")) == count)


def test_a_typo_a_japanese_word_and_nonsense(referee: Page, hall: Hall) -> None:
    open_call(referee, hall)
    field = referee.get_by_role("searchbox", name="Search all fouls")
    for query, name in (
        ("notten richi", "Noten riichi"),
        ("喰い替え", "Swap-calling"),
        ("空チー", "Empty call for a group"),
    ):
        field.fill(query)
        expect(referee.get_by_role("link", name=name).first).to_be_visible()
    field.fill("zzzzqqq")
    expect(referee.get_by_text("Nothing found. Try one word of it, in any language.")).to_be_visible()
    expect(
        referee.get_by_role("link", name="Not on the list Describe it, then choose a penalty or ask the head referee")
    ).to_be_visible()
    field.fill("")
    expect(referee.get_by_role("list", name="Most used here")).to_be_visible()


def test_an_ambiguous_word_asks_which(referee: Page, hall: Hall) -> None:
    open_call(referee, hall)
    library = "(await import('/bundle/inspect.js')).store.snapshot.library"
    ambiguity = referee.evaluate(f"async () => Object.values({library}.catalogue.ambiguities)[0]")
    referee.get_by_role("searchbox", name="Search all fouls").fill("open riichi")
    which = referee.get_by_role("group", name=ambiguity["question"])
    meaning = ambiguity["means"][0]
    which.get_by_role("link", name=meaning["text"]).click()
    referee.wait_for_url(f"**/{meaning['foul']}")


def test_categories_open_and_say_what_the_book_leaves_out(referee: Page, hall: Hall) -> None:
    hall.rule(
        1, "slow-play", {"serious_or_repeated": False}, issued={"penalties": [{"kind": "warning"}], "reason": "Slow"}
    )
    open_call(referee, hall)
    fold = referee.locator("details", has_text="Conduct")
    expect(fold.get_by_role("link")).to_have_count(0)
    fold.locator("summary").click()
    expect(fold.get_by_role("link", name="Slow play, or drawing too fast to call × 1")).to_be_visible()
    expect(fold.get_by_role("link", name="Cheating")).to_have_count(0)
    others = referee.locator("details", has_text="Not in this rulebook")
    others.locator("summary").click()
    others.get_by_role("link", name="Cheating Not covered here").press("Enter")  # a tap so soon may count as a slip
    referee.wait_for_url("**/cheating")
