"""Two tabs of one phone, or the installed app and a tab: one ruling for one call, and nothing of it lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.axe import axe
from tests.pwa.call.test_call_photos import extras, kept, take
from tests.pwa.calls import ISSUE, TAKE_BACK, answer, issue, open_call, outbox
from tests.pwa.hall import Hall
from tests.pwa.screens import at_the_tables, go

ELSEWHERE = "Open elsewhere on this phone"
NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })"
NOTE = "The wall was short"

pytestmark = pytest.mark.fresh_browser


def another(page: Page, place: str = "#/tables") -> Page:
    """Another tab of the same phone."""
    tab = page.context.new_page()
    tab.goto(f"/{place}")
    return tab


def chonbo(page: Page, hall: Hall) -> None:
    """A call with answers, a ticked step, a note and a photo."""
    open_call(page, hall, "noten-riichi")
    answer(page, "Exhaustive draw")
    answer(page, "Noten")
    page.locator(".call-steps").get_by_role("checkbox").first.check()
    fold = extras(page)
    fold.get_by_label("Note").fill(NOTE)
    take(fold)
    goes_on(page)


def goes_on(page: Page) -> None:
    """All of it is there, to be issued."""
    expect(page.get_by_role("button", name=ISSUE)).to_be_visible()
    expect(page.get_by_role("region", name="Answers")).to_contain_text("Exhaustive draw")
    expect(page.locator(".call-steps").get_by_role("checkbox", checked=True)).to_have_count(1)
    fold = page.locator("details", has_text="Note or photo")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    expect(fold.get_by_label("Note")).to_have_value(NOTE)
    expect(fold.get_by_role("img", name="Photo 1")).to_have_js_property("complete", True)
    assert fold.get_by_role("img", name="Photo 1").evaluate("(image) => image.decode().then(() => image.naturalWidth)")


def is_elsewhere(page: Page) -> None:
    """It says so, and offers nothing to rule with."""
    expect(page.get_by_role("heading", name=ELSEWHERE)).to_be_focused()
    expect(page.get_by_role("button", name=ISSUE)).to_have_count(0)
    expect(page.locator("main").get_by_role("button")).to_have_count(0)


def go_on_here(page: Page) -> None:
    page.get_by_role("button", name="Go on here").click()


def issued(page: Page) -> list[object]:
    return [one["body"]["note"] for one in outbox(page) if one["kind"] == "ruling"]  # type: ignore[index]


def at_the_table(page: Page) -> None:
    expect(page.get_by_role("heading", name="Table 7")).to_be_visible()


def test_a_call_goes_over_to_the_tab_that_takes_it_and_is_issued_once(referee: Page, hall: Hall) -> None:
    chonbo(referee, hall)
    other = another(referee, "")
    is_elsewhere(other)
    assert axe(other) == []
    goes_on(referee)
    go_on_here(other)
    goes_on(other)
    is_elsewhere(referee)
    go_on_here(referee)
    goes_on(referee)
    is_elsewhere(other)
    other.reload()
    is_elsewhere(other)
    issue(referee)
    # What is issued is over: the tab that had it before comes to the table, and can't issue it again.
    go_on_here(other)
    at_the_table(other)
    expect(other.locator(".rulings")).to_contain_text("Bernard")
    assert issued(other) == [NOTE]
    referee.get_by_role("button", name=TAKE_BACK).click()
    goes_on(referee)
    issue(referee)
    assert [one["kind"] for one in outbox(referee)] == ["ruling", "photo"]


def test_leaving_a_call_that_another_tab_has_lets_go_of_nothing(referee: Page, hall: Hall) -> None:
    chonbo(referee, hall)
    other = another(referee, "")
    is_elsewhere(other)
    go(other, f"#/table/{hall.tables[0]}")
    at_the_table(other)
    other.reload()
    at_the_table(other)
    goes_on(referee)
    referee.reload()
    goes_on(referee)
    assert len(kept(referee)) == 1
    # Taken over and left there, it is left.
    go(other, f"#/call/{hall.tables[0]}/south")
    go_on_here(other)
    goes_on(other)
    go(other, "#/tables")
    at_the_tables(other)
    go_on_here(referee)
    at_the_table(referee)
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    assert issued(referee) == []


def test_a_tab_that_slept_while_its_call_was_issued_in_another_does_not_issue_it_again(
    referee: Page, hall: Hall
) -> None:
    """Phones throw away what lies in the background, and load it anew when it is taken up again."""
    chonbo(referee, hall)
    asleep = referee
    asleep.goto("about:blank")
    other = another(asleep, "")
    goes_on(other)
    issue(other)
    asleep.go_back()
    at_the_table(asleep)
    expect(asleep.locator(".rulings")).to_contain_text("Bernard")
    assert issued(asleep) == [NOTE]


def test_a_tab_that_slept_while_its_call_went_on_in_another_comes_to_where_it_stands(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    answer(referee, "Exhaustive draw")
    expect(referee.get_by_role("region", name="Answers")).to_contain_text("Exhaustive draw")
    referee.goto("about:blank")
    other = another(referee, "")
    answer(other, "Noten")
    expect(other.get_by_role("button", name=ISSUE)).to_be_visible()
    other.close()
    referee.go_back()
    expect(referee.get_by_role("button", name=ISSUE)).to_be_visible()


def test_a_new_offence_on_the_same_seat_is_ruled_while_another_tab_still_shows_the_last(
    referee: Page, hall: Hall
) -> None:
    open_call(referee, hall, "empty-win")
    issue(referee)
    other = another(referee)
    at_the_tables(other)
    open_call(other, hall, "empty-win")
    issue(other)
    expect(referee.get_by_role("heading", name="Issued")).to_be_visible()
    assert len([one for one in outbox(referee) if one["kind"] == "ruling"]) == 2


def test_two_calls_in_two_tabs_do_not_mix(referee: Page, hall: Hall) -> None:
    chonbo(referee, hall)
    other = another(referee)
    at_the_tables(other)
    open_call(other, hall, "empty-win", "west")
    expect(other.locator("details", has_text="Note or photo").locator(".badge")).to_have_count(0)
    referee.reload()
    goes_on(referee)
    issue(other)
    other.get_by_role("button", name="Back to the table").click()
    at_the_table(other)
    referee.reload()
    goes_on(referee)


def test_where_there_are_no_locks_a_call_is_kept_and_issued_all_the_same(referee: Page, hall: Hall) -> None:
    """Such a page is not secure: it came without TLS."""
    referee.context.add_init_script(NO_LOCKS)
    referee.reload()
    at_the_tables(referee)
    assert referee.evaluate("navigator.locks === undefined")
    chonbo(referee, hall)
    referee.reload()
    goes_on(referee)
    issue(referee)
    assert issued(referee) == [NOTE]
