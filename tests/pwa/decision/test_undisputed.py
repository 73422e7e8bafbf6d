"""What players argue about although it changes nothing stands below the ruling, and nowhere where it does change it."""

from playwright.sync_api import Page, expect

from tests.pwa.calls import answer, open_call
from tests.pwa.hall import Hall

SAME = "Shown or not: the same"


def test_shown_or_not_is_the_same_where_the_book_does_not_ask(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    expect(referee.locator(".call-verdict")).to_contain_text("Chonbo")
    expect(referee.get_by_text(SAME)).to_be_visible()


def test_it_is_not_said_where_it_changes_the_ruling(referee: Page, hall: Hall) -> None:
    hall.change({"rulebook": {"id": "rrc-1-5"}})
    open_call(referee, hall, "empty-win")
    expect(referee.get_by_text("Was the hand shown?")).to_be_visible()
    expect(referee.get_by_text(SAME)).to_have_count(0)
    answer(referee, "Hand shown")
    expect(referee.locator(".call-verdict")).to_contain_text("Chonbo")
    expect(referee.get_by_role("button", name="Rule otherwise")).to_be_visible()
    expect(referee.get_by_text(SAME)).to_have_count(0)


def test_a_foul_without_a_dispute_has_no_such_line(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "unvocalised-call")
    expect(referee.locator(".call-verdict")).to_be_visible()
    expect(referee.get_by_role("button", name="Call a director")).to_be_visible()
    expect(referee.get_by_text(": the same")).to_have_count(0)
