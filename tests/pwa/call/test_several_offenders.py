"""One call on several players: a ruling for each, all of one incident, with one new deal."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.calls import TAKE_BACK, issue, open_call, outbox, sent
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go


@pytest.mark.fresh_browser
def test_two_offenders_are_ruled_and_withdrawn_together(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    steps = referee.locator(".call-steps li")
    players = referee.get_by_role("region", name="Player")
    referee.get_by_role("button", name="Players at fault: 1").click()
    referee.get_by_role("button", name="West Chen").click()
    expect(players).to_contain_text("Chen")
    referee.get_by_role("button", name="North Dupont").click()
    expect(players).to_contain_text("Dupont")
    referee.get_by_role("button", name="West Chen").click()
    expect(players).not_to_contain_text("Chen")
    referee.reload()
    expect(players).to_contain_text("Dupont")
    expect(steps.filter(has_text="Each offender is penalised")).to_have_count(1)
    issue(referee)
    referee.get_by_role("button", name=TAKE_BACK).click()
    eventually(lambda: outbox(referee) == [])
    issue(referee)
    expect(steps.filter(has_text="deal the hand again")).to_have_count(1)
    sent(referee)
    eventually(lambda: len(hall.rulings()) == 2)
    north, south = hall.rulings()
    assert [(one["seat"], one["kind"]) for one in (south, north)] == [("south", "chonbo"), ("north", "chonbo")]
    assert south["incident"] == north["incident"]
    contexts = [hall.call("GET", f"rulings/{one['id']}")["decision"]["context"] for one in (south, north)]
    assert [context["offenders"] for context in contexts] == [2, 2]
    go(referee, "#/log")
    expect(referee.get_by_text(f"with {north['offender']['name']}")).to_be_visible()
    go(referee, f"#/ruling/{north['id']}")
    expect(referee.get_by_role("heading", name="Same incident")).to_be_visible()
    referee.get_by_role("button", name="Withdraw").click()
    referee.get_by_label("Reason").fill("no win was called")
    referee.get_by_label(f"For {south['offender']['name']} too").check()
    referee.get_by_role("dialog").get_by_role("button", name="Withdraw").click()
    eventually(lambda: [one["status"] for one in hall.rulings()] == ["withdrawn"] * 2)
