"""A player's page: what counts, what the next offence would cost."""

from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.screens import go


def test_counts_and_the_cost_of_the_next(referee: Page, hall: Hall) -> None:
    go(referee, f"#/player/{hall.players[0]}")
    expect(referee.get_by_role("heading", name="Aoki")).to_be_visible()
    expect(referee.get_by_text("No foul counts against this player")).to_be_visible()
    costs = referee.locator("section", has_text="What the next one would cost").locator("dl > div")
    unvocalised = costs.filter(has_text="Call not said aloud")
    expect(unvocalised).to_contain_text("No. 1, this hanchan")
    first = unvocalised.locator("dd").inner_text()
    hall.rule(0, "unvocalised-call")
    expect(unvocalised).to_contain_text("No. 2, this hanchan")
    assert unvocalised.locator("dd").inner_text() != first
    expect(unvocalised.locator("dd")).to_have_text("3P")
