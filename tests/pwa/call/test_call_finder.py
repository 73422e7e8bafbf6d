"""Finding the foul: what is likely stands first, and the search is in sight."""

from playwright.sync_api import Page, expect

from tests.pwa.calls import SNAPSHOT, open_call
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually


def test_what_this_player_did_before_stands_first(referee: Page, hall: Hall) -> None:
    for _ in range(2):
        hall.rule(1, "unclear-call")
    eventually(lambda: len(referee.evaluate(f"async () => Object.keys((await ({SNAPSHOT})()).state.rulings)")) == 2)
    open_call(referee, hall, seat="south")
    common = referee.get_by_role("list", name="Most used here").get_by_role("link")
    expect(common.first).to_have_text("Unclear or non-standard callWarning× 2")
    expect(referee.get_by_role("searchbox", name="Search all fouls")).to_be_in_viewport()
