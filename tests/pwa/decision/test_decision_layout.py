"""The decision's screen: what changes the ruling beside it, what the button does, and that nothing moves."""

from playwright.sync_api import Locator, Page, expect

from tests.pwa.calls import issue, open_call, sent
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
