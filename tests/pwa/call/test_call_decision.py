"""The decision of a call: where it opens, the steps to tick, what others may see."""

from playwright.sync_api import Page, expect

from tests.pwa.calls import open_call
from tests.pwa.hall import Hall
from tests.pwa.screens import go

LINE = ".call-verdict .call-line"


def test_the_decision_opens_at_its_top_and_the_way_back_at_the_foul_that_was_tapped(referee: Page, hall: Hall) -> None:
    referee.set_viewport_size({"width": 390, "height": 400})
    open_call(referee, hall)
    referee.get_by_text("Conduct", exact=True).click()
    referee.get_by_role("link", name="Breach of etiquette").click()
    expect(referee.get_by_role("heading", level=1, name="Breach of etiquette")).to_be_focused()
    referee.wait_for_function("scrollY === 0")
    referee.get_by_role("button", name="Back", exact=True).click()
    expect(referee.get_by_role("heading", level=1, name="What happened?")).to_be_visible()


def test_in_discreet_mode_nothing_that_names_the_penalty_is_large(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    texts = [
        referee.locator(LINE),
        referee.get_by_text("“Chonbo: 30 points off the tournament score. The hand is dealt again.”"),
    ]
    size = "(element) => parseFloat(getComputedStyle(element).fontSize)"
    plain = [text.evaluate(size) for text in texts]
    referee.evaluate("document.documentElement.toggleAttribute('data-discreet', true)")
    assert [text.evaluate(size) for text in texts] == [12, 12]
    texts[1].hover()
    referee.mouse.down()
    assert [text.evaluate(size) for text in texts] == plain
    referee.mouse.up()
    go(referee, "#/foul/empty-win")
    for text in (referee.locator(".verdict .line"), referee.locator(".verdict .say")):
        assert text.evaluate(size) == 12


def test_all_steps_of_a_chonbo_are_seen_at_once_and_stay_in_their_place(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    steps = referee.locator(".call-steps li")
    expect(steps).to_have_count(3)
    stays = referee.locator("details", has_text="Stays as it is")
    expect(stays.get_by_role("listitem")).to_have_count(0)
    stays.locator("summary").click()
    expect(stays.get_by_role("listitem")).to_have_count(4)
    steps.first.scroll_into_view_if_needed()
    room = referee.evaluate(
        "document.querySelector('footer').getBoundingClientRect().top"
        " - document.querySelector('header').getBoundingClientRect().bottom"
    )
    whole = referee.locator(".call-steps").bounding_box()
    assert whole
    assert whole["height"] < room
    assert min(box["height"] for step in steps.all() if (box := step.bounding_box())) >= 48
    places = [step.bounding_box() for step in steps.all()]
    steps.nth(0).get_by_role("checkbox").check()
    expect(referee.get_by_role("heading", name="Do 1/3")).to_be_visible()
    assert [step.bounding_box() for step in steps.all()] == places


def test_ticked_steps_survive_a_reload_and_end_with_the_call(referee: Page, hall: Hall) -> None:
    go(referee, f"#/table/{hall.tables[0]}")
    expect(referee.get_by_role("link", name="South Bernard")).to_be_visible()
    open_call(referee, hall, "empty-win")
    step = referee.get_by_label("Shuffle and deal the hand again.")
    step.check()
    referee.reload()
    expect(step).to_be_checked()
    referee.get_by_role("button", name="Back", exact=True).click()
    expect(referee.get_by_role("link", name="South Bernard")).to_be_visible()
    open_call(referee, hall, "empty-win")
    expect(step).not_to_be_checked()
