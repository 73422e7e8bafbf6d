"""A call from the seat to the decision: what the screens ask, what they know, what they show."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from playwright.sync_api import Page, expect

from tests.pwa.calls import ISSUE, answer, began, open_call, planned
from tests.pwa.hall import Hall
from tests.pwa.screens import go, overflow

LINE = ".call-verdict .call-line"
ENDED = "How has the hand ended?"
STILL = re.compile("Is it still this hand")
SHOWS = "What does the riichi hand show?"


def test_earlier_offences_stand_there_before_the_foul_is_chosen(referee: Page, hall: Hall) -> None:
    hall.rule(1, "unvocalised-call")
    hall.rule(1, "unvocalised-call")
    hall.rule(1, "empty-group-call")
    go(referee, f"#/table/{hall.tables[0]}")
    referee.get_by_role("link", name="South Bernard").click()
    expect(referee.get_by_role("heading", name="What happened?")).to_be_focused()
    who = referee.get_by_role("region", name="Player")
    expect(who).to_contain_text("Bernard")
    expect(who).to_contain_text("Table 7 · East 1")
    expect(who).to_contain_text("Call not said aloud × 2")
    who.locator("summary").click()
    expect(who.get_by_role("listitem")).to_have_count(3)
    expect(who.get_by_role("listitem").nth(1)).to_contain_text("3P Call not said aloud")


def test_a_seat_without_any_says_so(referee: Page, hall: Hall) -> None:
    open_call(referee, hall)
    expect(referee.get_by_role("region", name="Player")).to_contain_text("No earlier rulings")


def test_a_record_stays_with_the_chair_when_the_winds_move(referee: Page, hall: Hall) -> None:
    """In East 2 who was South is East; the new South has no part in what the old one did."""
    hall.rule(1, "empty-group-call", seat="south")
    open_call(referee, hall, seat="south")
    who = referee.get_by_role("region", name="Player")
    expect(who).to_contain_text("Empty call for a group × 1")
    expect(who).not_to_contain_text("this seat")
    hall.call("PUT", "hand-ends/01980000-0000-7000-8000-000000000001", _end(hall))
    hall.rule(0, "unclear-call", seat="north", hand={"wind": "east", "number": 2, "counters": 0})
    expect(who).to_contain_text("Chen")
    expect(who).to_contain_text("No earlier rulings")
    expect(who).not_to_contain_text("this seat")
    open_call(referee, hall, seat="east")
    expect(who).to_contain_text("Bernard")
    expect(who).to_contain_text("Empty call for a group × 1")


def _end(hall: Hall) -> dict[str, object]:
    hand = {"wind": "east", "number": 1, "counters": 0}
    return {"table": hall.tables[0], "hanchan": hall.hanchans[0], "hand": hand, "how": "exhaustive-draw"}


def test_a_declared_dead_hand_is_a_badge_until_the_hand_ends(referee: Page, hall: Hall) -> None:
    place = {"table": hall.tables[0], "hanchan": hall.hanchans[0], "hand": {"wind": "east", "number": 1, "counters": 0}}
    hall.call("PUT", "dead-hands/01980000-0000-7000-8000-000000000002", {**place, "seat": "south", "reason": "Seen"})
    open_call(referee, hall, "dead-hand-call")
    who = referee.get_by_role("region", name="Player")
    expect(who).to_contain_text("Dead hand")
    facts = referee.get_by_role("region", name="Answers")
    expect(facts).to_contain_text("Had the hand been formally declared dead?Yes")
    expect(facts).to_contain_text("from the log")
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    already = referee.get_by_text("This hand is already dead, since")
    expect(already).to_have_count(0)
    open_call(referee, hall, "swap-calling")
    expect(referee.locator(LINE)).to_have_text("Dead hand")
    expect(already).to_be_visible()
    open_call(referee, hall, "dead-hand-call")
    hall.call("PUT", "hand-ends/01980000-0000-7000-8000-000000000003", _end(hall))
    expect(who).not_to_contain_text("Dead hand")
    expect(facts).to_contain_text("Had the hand been formally declared dead?No")


def test_after_eight_minutes_it_is_asked_whether_it_is_still_that_hand(referee: Page, hall: Hall) -> None:
    called = datetime.now(UTC) - timedelta(minutes=9)
    hall.rule(1, "swap-calling", device_at=called.isoformat(), clock_offset_ms=0)
    open_call(referee, hall, "dead-hand-call")
    time = called.astimezone(ZoneInfo("Europe/Paris"))
    asked = re.compile(rf"Declared dead at .*{time:%H:%M} · East 1\. Is it still this hand\?")
    expect(referee.get_by_role("heading", name=asked)).to_be_visible()
    answer(referee, re.compile("^No What happened"))
    expect(referee.get_by_role("heading", name="What happened?")).to_be_visible()
    win = referee.locator(".pick", has_text="Empty win declaration")
    expect(win).to_contain_text("Is it still this hand?")
    expect(win.get_by_role("link", name="Yes Chonbo")).to_be_visible()
    win.get_by_role("link", name="No Chonbo").click()
    expect(referee.get_by_role("heading", name="Empty win declaration")).to_be_visible()
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    hall.rule(2, "unclear-call")
    open_call(referee, hall, "dead-hand-call")
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")


def test_in_another_hand_a_dead_hand_is_charged_nothing(referee: Page, hall: Hall) -> None:
    """The call is what it would be anyway, and not one with a hand that was not declared dead."""
    hall.rule(1, "swap-calling", device_at=(datetime.now(UTC) - timedelta(minutes=9)).isoformat(), clock_offset_ms=0)
    go(referee, f"#/call/{hall.tables[0]}/south/dead-hand-call?facts=%7B%22what_called%22%3A%22group%22%7D")
    expect(referee.get_by_role("heading", name=STILL)).to_be_visible()
    answer(referee, "No Empty call for a group")
    expect(referee.get_by_role("heading", name="Empty call for a group")).to_be_visible()
    expect(referee.locator(LINE)).to_have_text("Dead hand")


def test_what_the_log_knows_is_filled_in_and_can_be_changed(referee: Page, hall: Hall) -> None:
    hall.rule(1, "unvocalised-call")
    hall.rule(1, "unvocalised-call")
    open_call(referee, hall, "unvocalised-call")
    expect(referee.locator(LINE)).to_have_text("5P")
    expect(referee.locator(".call-verdict")).to_contain_text("3rd time · this hanchan")
    facts = referee.get_by_role("region", name="Answers")
    expect(facts).to_contain_text("3rd time")
    facts.get_by_role("link").click()
    expect(referee.get_by_role("heading", name="Which time is it for this player?")).to_be_focused()
    first = referee.get_by_role("button", name=re.compile("^1 ?1P"))
    expect(first).to_be_visible()
    answer(referee, "4 or more")
    expect(referee.locator(LINE)).to_have_text("7P")
    expect(facts).not_to_contain_text("from the log")


def test_one_question_at_a_time_each_answer_with_its_outcomes(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    expect(referee.get_by_role("heading", name=ENDED)).to_be_visible()
    expect(referee.get_by_role("button", name="Exhaustive draw No penalty / Chonbo (30P)")).to_be_visible()
    answer(referee, "Exhaustive draw")
    expect(referee.get_by_role("heading", name=SHOWS)).to_be_focused()
    expect(referee.get_by_role("button", name="Noten Chonbo (30P)")).to_be_visible()
    answer(referee, "Noten")
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    expect(referee.locator(LINE)).to_be_focused()


def test_going_back_changes_an_earlier_answer(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    answer(referee, "Still going on")
    referee.get_by_role("button", name="Back", exact=True).click()
    expect(referee.get_by_role("heading", name=ENDED)).to_be_visible()
    answer(referee, "Exhaustive draw")
    answer(referee, "Noten")
    referee.get_by_role("link", name=ENDED).click()
    expect(referee.get_by_role("heading", name=ENDED)).to_be_visible()
    expect(referee.get_by_role("link", name=SHOWS)).to_have_count(0)
    answer(referee, "Another player won")
    expect(referee.locator(LINE)).to_have_text("No penalty")
    expect(referee.get_by_role("link", name=SHOWS)).to_have_count(0)


def test_minutes_are_counted_from_the_planned_start_and_put_right_by_taps(referee: Page, hall: Hall) -> None:
    planned(referee, hall, timedelta(minutes=12, seconds=5))
    open_call(referee, hall)
    referee.locator(".pick", has_text="Late player").click()
    exactly = referee.get_by_label("How late exactly?")
    expect(exactly).to_have_value(re.compile("^12:"))
    referee.get_by_role("button", name="One minute less").click()
    expect(exactly).to_have_value(re.compile("^11:"))
    referee.get_by_role("button", name="One minute more").click(click_count=2)
    expect(exactly).to_have_value(re.compile("^13:"))
    referee.get_by_role("button", name="Use this time").click()
    expect(referee.locator(LINE)).to_have_text("16P")


def test_what_was_ruled_in_a_game_tells_that_it_began(referee: Page, hall: Hall) -> None:
    planned(referee, hall, timedelta(minutes=12))
    open_call(referee, hall)
    expect(referee.locator(".pick").first).to_contain_text("Late player")
    hall.rule(1, "unclear-call")
    expect(referee.get_by_role("region", name="Player")).to_contain_text("Unclear or non-standard call × 1")
    open_call(referee, hall, seat="west")
    expect(referee.locator(".pick")).to_have_count(8)
    expect(referee.locator(".pick", has_text="Late player")).to_have_count(0)
    open_call(referee, hall)
    expect(referee.locator(".pick").first).to_contain_text("Unclear or non-standard call")


def test_once_a_game_has_begun_nobody_is_taken_to_be_late(referee: Page, hall: Hall) -> None:
    began(referee, hall, planned(referee, hall, timedelta(minutes=12)))
    open_call(referee, hall)
    expect(referee.locator(".pick")).to_have_count(8)
    expect(referee.locator(".pick", has_text="Late player")).to_have_count(0)
    open_call(referee, hall, "late")
    expect(referee.get_by_label("How late exactly?")).to_have_value("")


def test_a_count_in_minutes_is_taken_to_the_second(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "late")
    exactly = referee.get_by_label("How late exactly?")
    exactly.fill("half past")
    referee.get_by_role("button", name="Use this time").click()
    expect(referee.get_by_text("Give minutes, or minutes:seconds.")).to_be_visible()
    exactly.fill("12:30")
    referee.get_by_role("button", name="Use this time").click()
    expect(referee.locator(LINE)).to_have_text("14P")
    expect(referee.get_by_role("region", name="Answers")).to_contain_text("12:30")


def test_the_context_is_folded_and_changes_the_decision(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    fold = referee.locator("details", has_text="What else happened")
    expect(fold).to_contain_text("Nothing else")
    fold.locator("summary").click()
    fold.get_by_text("Another win on this tile", exact=True).click()
    expect(referee.locator(LINE)).to_have_text("The chonbo is void")
    expect(fold.locator("summary")).to_contain_text("Another win on this tile")
    expect(referee.locator(".source")).to_contain_text("R.League 24/25 Ruleset and Penalties · Penalties")
    referee.reload()
    expect(referee.locator(LINE)).to_have_text("The chonbo is void")


def test_the_context_offers_nothing_that_contradicts_the_facts(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    answer(referee, "Exhaustive draw")
    fold = referee.locator("details", has_text="What else happened")
    fold.locator("summary").click()
    expect(fold.get_by_text("Exhaustive draw")).to_be_visible()
    expect(fold.get_by_text("Another win on this tile")).to_have_count(0)


def test_a_crash_returns_to_the_call(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    answer(referee, "Exhaustive draw")
    expect(referee.get_by_role("heading", name=SHOWS)).to_be_visible()
    again = referee.context.new_page()
    referee.close()
    again.goto("/")
    expect(again.get_by_role("heading", name=SHOWS)).to_be_visible()
    expect(again.get_by_role("link", name=ENDED)).to_be_visible()


def test_everything_fits_on_a_narrow_screen_in_three_languages(referee: Page, hall: Hall) -> None:
    referee.set_viewport_size({"width": 320, "height": 640})
    for lang, line in (("en", "Chonbo (30P)"), ("ja", "チョンボ（30P）"), ("fr", "Chonbo (30P)")):
        go(referee, "#/settings")
        referee.evaluate(f"async () => (await import('/bundle/inspect.js')).change({{lang: '{lang}'}})")
        for foul in ("", "/exposed-tiles", "/slow-play", "/late", "/empty-win"):
            go(referee, f"#/call/{hall.tables[0]}/south{foul}")
            expect(referee.locator(".call-who")).to_be_visible()
            assert overflow(referee) == 0, (lang, foul)
        expect(referee.locator(LINE)).to_have_text(line)


def test_an_arbiter_may_look_but_not_issue(page: Page, hall: Hall) -> None:
    page.goto(hall.link("arbiter"))
    page.wait_for_url("**/#/tables")
    open_call(page, hall, "empty-win")
    expect(page.locator(LINE)).to_have_text("Chonbo (30P)")
    expect(page.get_by_text("Your role may look this up")).to_be_visible()
    expect(page.get_by_role("button", name=ISSUE)).to_have_count(0)


def test_a_ruling_on_a_team_or_an_official_begins_in_the_tables_menu(referee: Page, hall: Hall) -> None:
    go(referee, f"#/table/{hall.tables[0]}")
    referee.get_by_role("button", name="More…").click()
    referee.get_by_role("link", name="On a team").click()
    expect(referee.get_by_role("heading", name="Which team?")).to_be_visible()
    referee.get_by_role("button", name="Back", exact=True).click()
    referee.get_by_role("button", name="More…").click()
    referee.get_by_role("link", name="On an official").click()
    expect(referee.get_by_role("heading", name="Which official?")).to_be_visible()
    referee.get_by_role("button", name="Arbiter").click()
    expect(referee.get_by_role("heading", name="What happened?")).to_be_visible()
    expect(referee.get_by_role("region", name="Player")).to_contain_text("Arbiter")


def test_a_table_or_seat_that_is_not_there_says_so(referee: Page, hall: Hall) -> None:
    go(referee, f"#/call/{hall.tables[0]}/middle")
    expect(referee.get_by_text("Nobody sits there")).to_be_visible()
    go(referee, "#/call/nowhere/east")
    expect(referee.get_by_text("Nobody sits there")).to_be_visible()
