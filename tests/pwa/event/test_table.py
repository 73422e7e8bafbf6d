"""A table's page: what is kept of it on the phone, what is in sight, and how a hand ends."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import call, eventually
from tests.pwa.screens import SEND, choose, control_hand, go, hurry, noten_riichi, second_phone, send

SECOND = 1000
NOW = "performance.timeOrigin + performance.now()"
SEND_NOW = f"async (given) => {{ const began = {NOW}; await ({SEND})(given); return began; }}"
APPEARS = f"""(text) => {{
  const list = document.querySelector("[aria-labelledby=rulings]");
  globalThis.appeared = new Promise((resolve) => {{
    const look = () => list.textContent.includes(text) && resolve({NOW});
    new MutationObserver(look).observe(list, {{ childList: true, subtree: true }});
    look();
  }});
}}"""


@pytest.fixture
def table(referee: Page, hall: Hall) -> Page:
    """The referee's phone at table 7."""
    go(referee, f"#/table/{hall.tables[0]}")
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    return referee


def seat(page: Page, name: str) -> Locator:
    return page.locator(".seats").get_by_role("link", name=name)


def hand(page: Page) -> Locator:
    return page.locator(".hall-hand")


def test_the_hand_is_kept_for_each_table_on_this_phone(table: Page, hall: Hall) -> None:
    control_hand(table, "Honba +1")
    expect(hand(table)).to_have_text("East 1-1")
    for _ in range(4):
        control_hand(table, "Next hand")
    expect(hand(table)).to_have_text("South 1-0")
    control_hand(table, "Honba +1")
    table.reload()
    expect(hand(table)).to_have_text("South 1-1")
    go(table, f"#/table/{hall.tables[1]}")
    expect(table.get_by_role("heading", name="Table 8")).to_be_visible()
    expect(hand(table)).to_have_text("East 1-0")


def test_the_drawing_turns_and_stays_turned(table: Page) -> None:
    place = table.locator(".seats li").filter(has_text="Aoki")
    expect(place).to_have_class("at-bottom")
    table.get_by_role("button", name="More…").click()
    table.get_by_role("button", name="Turn the table").click()
    table.keyboard.press("Escape")
    expect(place).to_have_class("at-right")
    table.reload()
    expect(place).to_have_class("at-right")


def test_what_another_referee_rules_appears_within_a_second(
    table: Page, browser: Browser, hall: Hall, record_property: Callable[[str, object], None]
) -> None:
    """From the other's tap until it is on this screen."""
    expect(table.locator(".status").get_by_text("Live")).to_be_visible()
    took: list[float] = []
    with second_phone(browser, hall, "director") as other:
        for player, name in enumerate(("Aoki", "Bernard", "Chen", "Dupont")):
            table.evaluate(APPEARS, name)
            began = other.evaluate(SEND_NOW, ["ruling", None, call(hall, player, "unclear-call")])
            took.append(table.evaluate("() => appeared") - began)
            expect(seat(table, name).get_by_role("img", name="Rulings: 1")).to_be_visible()
    record_property(
        "summary", "another's ruling was on the screen after " + ", ".join(f"{ms:.0f}" for ms in took) + " ms"
    )
    assert max(took) < SECOND


def test_a_ruling_can_be_taken_back_for_ten_seconds(table: Page, hall: Hall) -> None:
    send(table, "ruling", None, call(hall, 0, "unvocalised-call"), hold=True)
    expect(table.locator(".rulings li")).to_contain_text("Not sent yet")
    expect(table.get_by_text("Unsent")).to_have_count(0)  # above the rulings it would move them as it comes and goes
    expect(table.get_by_role("contentinfo")).to_contain_text("Aoki · 1P")
    expect(table.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    table.get_by_role("button", name="Undo").click()
    expect(table.get_by_text("Undone: nothing was logged")).to_be_visible()
    expect(table.get_by_text("No rulings yet")).to_be_visible()
    assert hall.rulings() == []


def test_the_end_of_the_hand_asks_only_what_waits_and_closes_it(table: Page, hall: Hall) -> None:
    ruling = noten_riichi(hall)
    expect(table.locator(".rulings")).to_contain_text("Judged later")
    expect(seat(table, "Bernard")).to_contain_text("Judged later")
    control_hand(table, "Next hand")  # asks first what waits
    sheet = table.get_by_role("dialog")
    choose(sheet, "Four riichi")
    expect(sheet).to_contain_text("Result: No penalty")
    choose(sheet, "Exhaustive draw")
    expect(sheet.get_by_role("button", name="Record the end")).to_be_disabled()
    choose(sheet, "Noten")
    expect(sheet).to_contain_text("Result: Chonbo (30P)")
    sheet.get_by_role("button", name="Record the end").click()
    expect(sheet).to_contain_text("Result: Chonbo (30P)")
    expect(sheet.get_by_role("listitem").filter(has_text="deal the hand again")).to_be_visible()
    expect(sheet.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("status").last).to_have_text("Next: East 1-0")  # dealt again
    sheet.get_by_role("button", name="Done").click()
    expect(hand(table)).to_have_text("East 1-0")
    expect(table.locator(".rulings")).to_contain_text("Chonbo (30P)")
    expect(table.get_by_text("End of East 1: Exhaustive draw")).to_be_visible()
    hurry(table)
    eventually(lambda: hall.call("GET", f"rulings/{ruling}")["status"] == "closed")
    assert hall.call("GET", f"rulings/{ruling}")["kind"] == "chonbo"
    expect(table.locator(".held")).to_have_count(0)


def test_in_discreet_mode_a_finger_shows_the_name(table: Page) -> None:
    name = seat(table, "Aoki").locator(".who")
    size = "(element) => parseFloat(getComputedStyle(element).fontSize)"
    plain = name.evaluate(size)
    table.evaluate("document.documentElement.toggleAttribute('data-discreet', true)")
    assert name.evaluate(size) < plain * 0.7
    name.hover()
    table.mouse.down()
    assert name.evaluate(size) == plain
    table.mouse.move(0, 0)
    table.mouse.up()
    table.evaluate("document.documentElement.toggleAttribute('data-discreet', false)")
