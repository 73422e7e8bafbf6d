"""A step that leads to another ruling is a button: it opens that ruling, filled in."""

from playwright.sync_api import Page, expect

from tests.pwa.calls import PAINTED, answer, open_call
from tests.pwa.hall import Hall

READ = "async () => (await import('/bundle/inspect.js')).store.loadReading()"  # which steps lead on comes with it
OBSTRUCTION = "Rule: Obstruction"


def test_a_warning_leads_to_obstruction_once_the_player_did_it_before(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "unclear-call")
    expect(referee.locator(".call-steps")).to_contain_text("ruled as obstruction")
    referee.evaluate(READ)
    referee.evaluate(PAINTED)
    expect(referee.get_by_role("button", name="Rule otherwise")).to_be_visible()
    expect(referee.get_by_role("link", name=OBSTRUCTION)).to_have_count(0)
    hall.rule(1, "unclear-call", seat="south")
    referee.get_by_role("link", name=OBSTRUCTION).click()
    expect(referee).to_have_url(
        f"{hall.address}/#/call/{hall.tables[0]}/south/obstruction?facts=%7B%22serious_or_repeated%22%3Atrue%7D"
    )
    answer(referee, "No")
    expect(referee.get_by_role("region", name="Within the range")).to_be_visible()
