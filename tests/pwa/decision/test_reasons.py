"""Nobody types at a table: a ruling on the wrong player is put right in three taps."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.calls import AMEND, issue, sent
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go


@pytest.mark.fresh_browser
def test_the_wrong_player_is_put_right_in_three_taps(referee: Page, hall: Hall) -> None:
    hall.rule(2, "unvocalised-call", seat="west")
    ruling = hall.rule(1, "unvocalised-call", seat="south")
    go(referee, f"#/ruling/{ruling}")
    referee.get_by_text("Wrong player").click()
    referee.get_by_role("link", name="West Chen").click()
    expect(referee.get_by_role("region", name="Player")).to_contain_text("Chen")
    expect(referee.locator(".call-verdict")).to_contain_text("2nd")
    expect(referee.get_by_role("button", name=AMEND)).to_contain_text("Chen")
    issue(referee, AMEND)
    sent(referee)
    eventually(lambda: [one["offender"]["name"] for one in hall.rulings() if one["status"] == "issued"] == ["Chen"] * 2)
    assert hall.rulings()[0]["seat"] == "west"
    assert "Wrong player" in str(hall.call("GET", f"rulings/{ruling}"))
