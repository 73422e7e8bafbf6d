"""The decision's screen: what changes the ruling beside it, what the button does, and that nothing moves."""

from playwright.sync_api import Locator, Page, expect

from tests.pwa.calls import ISSUE, answer, issue, open_call, sent
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually

LINE = ".call-verdict .call-line"
WIN = "Another win on this tile"


def top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["y"]


def test_a_win_on_the_same_tile_is_one_tap_below_the_ruling(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    switches = referee.get_by_role("region", name="What changes the ruling")
    expect(switches.get_by_role("button")).to_have_text([WIN, "Exhaustive draw", "Players at fault: 1"])
    assert top(referee.locator(LINE)) < top(switches) < top(referee.get_by_role("heading", name="Do 0/3"))
    switches.get_by_role("button", name=WIN).click()
    expect(referee.locator(LINE)).to_have_text("The chonbo is void")
    expect(switches.get_by_role("button", name=WIN, pressed=True)).to_be_visible()
    expect(referee.locator(".call-verdict").get_by_role("status")).to_contain_text("Now: ")
    switches.get_by_role("button", name=WIN).click()
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    expect(referee.locator(".call-verdict").get_by_role("status")).to_contain_text("Now: Chonbo: 30 points off")


def test_a_switch_that_changes_nothing_is_not_there(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "unvocalised-call")
    expect(referee.get_by_role("button", name="Players at fault: 1")).to_be_visible()
    expect(referee.get_by_role("button", name=WIN)).to_have_count(0)
    expect(referee.get_by_role("button", name="Exhaustive draw")).to_have_count(0)


def test_the_sentence_is_the_way_to_say_it_large(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.get_by_role("button", name="“Chonbo: 30 points off the tournament score.").click()
    expect(referee.get_by_role("dialog")).to_contain_text("The hand is dealt again.")


def test_the_button_says_what_it_does_and_stands_alone(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    footer = referee.locator("footer").get_by_role("button")
    expect(footer).to_have_text(["Issue: Chonbo (30P) · Bernard"], use_inner_text=True)
    referee.get_by_role("button", name="Players at fault: 1").click()
    referee.get_by_role("button", name="West Chen").click()
    expect(footer).to_have_text(["Issue: Chonbo (30P) · 2 players"], use_inner_text=True)
    referee.evaluate("document.documentElement.toggleAttribute('data-discreet', true)")
    expect(footer).to_have_text(["Issue"], use_inner_text=True)
    referee.evaluate("document.documentElement.toggleAttribute('data-discreet', false)")


def test_one_of_what_the_book_leaves_open_is_a_tap_and_needs_no_letter(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "obstruction")
    answer(referee, "No")
    answer(referee, "No")
    choices = referee.get_by_role("region", name="Within the range").get_by_role("button")
    choices.filter(has_text="Warning").click()
    expect(referee.locator(LINE)).to_have_text("Warning")
    expect(referee.locator(".call-verdict")).to_have_class("call-verdict warning")
    expect(referee.get_by_role("button", name=ISSUE)).to_have_text("Issue: Warning · Bernard", use_inner_text=True)
    issue(referee)
    sent(referee)
    (ruling,) = hall.rulings()
    assert ruling["kind"] == "warning"
    reason = hall.call("GET", f"rulings/{ruling['id']}")["issued"]["reason"]
    assert reason == "Chosen from what the rulebook leaves to the referee"


def test_nothing_moves_when_the_ten_seconds_are_over(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    issue(referee)
    below = referee.locator(".call-steps li, details:has-text('Stays as it is'), main > .button")
    places = [top(thing) for thing in below.all()]
    sent(referee)
    eventually(lambda: len(hall.rulings()) == 1)
    assert [top(thing) for thing in below.all()] == places


def test_on_a_phone_on_its_side_the_switches_stand_beside_the_ruling(referee: Page, hall: Hall) -> None:
    referee.set_viewport_size({"width": 740, "height": 360})
    open_call(referee, hall, "empty-win")
    for text in (WIN, "Exhaustive draw"):
        expect(referee.get_by_role("button", name=text)).to_be_in_viewport(ratio=1)
    expect(referee.locator(LINE)).to_be_in_viewport(ratio=1)
