"""The decision of a call: what to say, the steps to tick, how it was decided, what others may see."""

from playwright.sync_api import Page, expect

import rulings
from tests.pwa.calls import ISSUE, answer, open_call
from tests.pwa.hall import Hall
from tests.pwa.screens import go

LINE = ".call-verdict .call-line"


def test_the_decision_says_what_to_say_and_do_and_why(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    verdict = referee.locator(".call-verdict")
    expect(verdict).to_contain_text("“Chonbo: 30 points off the tournament score. The hand is dealt again.”")
    expect(verdict).to_contain_text("R.League 24/25 Ruleset and Penalties · Summary")
    verdict.get_by_role("button", name="Say it").click()
    aloud = referee.get_by_role("dialog")
    expect(aloud).to_contain_text("Chonbo: 30 points off the tournament score.")
    referee.keyboard.press("Escape")
    expect(aloud).to_have_count(0)
    referee.get_by_text("How it was decided").click()
    expect(referee.locator("details", has_text="How it was decided")).to_contain_text(
        "Chonbo (30P) fits Always", use_inner_text=True
    )


def test_the_decision_opens_at_its_top_and_the_way_back_at_the_foul_that_was_tapped(referee: Page, hall: Hall) -> None:
    referee.set_viewport_size({"width": 390, "height": 400})
    open_call(referee, hall)
    referee.get_by_text("Conduct", exact=True).click()
    referee.get_by_role("link", name="Breach of etiquette").click()
    expect(referee.get_by_role("heading", level=1, name="Breach of etiquette")).to_be_focused()
    referee.wait_for_function("scrollY === 0")
    referee.get_by_role("button", name="Back", exact=True).click()
    expect(referee.get_by_role("heading", level=1, name="What happened?")).to_be_visible()


def test_how_it_was_decided_is_told_in_words(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    answer(referee, "Exhaustive draw")
    answer(referee, "Noten")
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    referee.get_by_text("How it was decided").click()
    expect(referee.locator("details", has_text="How it was decided").get_by_role("listitem")).to_have_text(
        [
            "Judged if the hand ends with: the player's own win · an exhaustive draw"
            " does not fit How has the hand ended? Still going on",
            "No penalty does not fit How has the hand ended? Abortive draw by four riichi / Another player won"
            " / Dealt again (chonbo) / Another abortive draw",
            "No penalty does not fit What does the riichi hand show? Tenpai",
            "No penalty does not fit Is it noten only because the hand was ruled dead later? Yes",
            "Chonbo (30P) does not fit How has the hand ended? The player declared a win",
            "Chonbo (30P) fits What does the riichi hand show? Noten",
        ],
        use_inner_text=True,
    )


def test_a_source_of_both_row_and_rule_is_named_once(referee: Page, hall: Hall) -> None:
    hall.change({"rulebook": {"id": "wrc-2022"}})
    open_call(referee, hall, "noten-riichi")
    answer(referee, "Exhaustive draw")
    answer(referee, "Noten")
    expect(referee.locator(".source")).to_have_text("WRC Optional Rules 2022 · Mod 6.3")


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


def test_readings_that_mattered_fold_out(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "unvocalised-call")
    fold = referee.locator("details", has_text="Interpretations used here (2)")
    fold.locator("summary").click()
    expect(fold.locator("p")).to_have_count(2)
    expect(fold.locator("p strong").first).to_be_visible()


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


def test_other_rulebooks_are_folded_and_marked_as_not_this_events(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-group-call")
    books = referee.locator("details", has_text="Other rulebooks (not this event's)")
    expect(books.locator("section")).to_have_count(0)
    books.locator("summary").click()
    expect(books.locator("section")).to_have_count(len(rulings.library().books) - 1)
    expect(books.get_by_role("region", name="WRC 2022").locator(".call-line")).not_to_be_empty()


def test_a_foul_that_the_book_does_not_cover_says_so(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "all-last-sheet")
    expect(referee.locator(LINE)).to_have_text("Not covered here")
    expect(referee.locator(".call-verdict")).to_contain_text("This rulebook does not cover it here; ask the head ref")
    expect(referee.get_by_role("button", name=ISSUE)).to_have_count(0)
    expect(referee.get_by_role("button", name="Choose what to issue")).to_be_visible()


def test_where_the_book_is_silent_it_leads_to_what_it_has_near_it(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "peeking")
    expect(referee.get_by_role("heading", name="Related rules in this rulebook")).to_be_visible()
    referee.get_by_role("link", name="Obstruction").click()
    expect(referee.get_by_role("heading", level=1, name="Obstruction")).to_be_visible()
