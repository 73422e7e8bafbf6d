"""What is tapped twice is done once, and the second tap does nothing to what the first one brought under the finger."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.pwa.calls import ISSUE, TAKE_BACK, issue, open_call, outbox
from tests.pwa.hall import Hall

# Two taps, 150 ms apart by their own time, however slow the machine is; the second once the screen has changed.
TWICE = """async (first) => {
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = () => document.elementFromPoint(x, y);
  const tap = (at) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y });
    Object.defineProperty(click, 'timeStamp', { value: at });
    there().dispatchEvent(click);
  };
  tap(10000);
  while (first.isConnected) await new Promise(requestAnimationFrame);
  tap(10150);
}"""
# Both before anything could change.
AT_ONCE = "(first) => { first.click(); first.click(); }"


def tap_twice(thing: Locator) -> None:
    thing.evaluate(TWICE)


def kinds(page: Page) -> list[object]:
    return [one["kind"] for one in outbox(page)]


def test_issue_issues_once_and_stays_where_it_can_be_taken_back(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    tap_twice(referee.get_by_role("button", name=ISSUE))
    expect(referee.get_by_role("heading", name="Issued")).to_be_visible()
    expect(referee.get_by_role("button", name=TAKE_BACK)).to_be_visible()
    assert kinds(referee) == ["ruling"]


def test_issue_twice_at_once_issues_once(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.get_by_role("button", name=ISSUE).evaluate(AT_ONCE)
    expect(referee.get_by_role("heading", name="Issued")).to_be_visible()
    assert kinds(referee) == ["ruling"]


def test_take_back_takes_back_once(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    issue(referee)
    referee.get_by_role("button", name=TAKE_BACK).evaluate(AT_ONCE)
    expect(referee.locator(".toast")).to_contain_text("Undone: nothing was logged")
    expect(referee.get_by_role("button", name=ISSUE)).to_be_visible()
    assert kinds(referee) == []


def test_an_answer_does_not_answer_the_next_question_too(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    tap_twice(referee.get_by_role("button", name="Exhaustive draw"))
    expect(referee.get_by_role("heading", name="What does the riichi hand show?")).to_be_visible()
    expect(referee.get_by_role("region", name="Answers").get_by_role("listitem")).to_have_count(1)


def test_a_foul_does_not_answer_its_first_question_too(referee: Page, hall: Hall) -> None:
    open_call(referee, hall)
    tap_twice(referee.get_by_role("link", name="Noten riichi"))
    expect(referee.get_by_role("heading", name="How has the hand ended?")).to_be_visible()
    expect(referee.get_by_role("region", name="Answers")).to_have_count(0)
