"""An official who is not impartial is warned before issuing, and it is seen ever after."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.calls import ISSUE
from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import everything_sent, until
from tests.pwa.screens import go, hurry, take_part

WARNINGS = [
    ({"player": 0}, 0, "You play at this table, or you are the offender."),
    ({"conflicts": [1]}, 1, "conflict of interest with the offender"),
    ({"conflicts": [1, 5]}, 0, "conflict of interest with somebody at this table"),
]


def declare(page: Page, hall: Hall, player: int | None = None, conflicts: tuple[int, ...] = ()) -> None:
    """The director says so; the phone hears of it."""
    [official] = [one["id"] for one in hall.call("GET", "officials")["items"] if one["name"] == "Referee"]
    partial = {"player": None if player is None else hall.players[player]}
    partial["conflicts"] = [hall.players[number] for number in conflicts]
    hall.call("PATCH", f"officials/{official}", {**partial, "replaces": {"player": None, "conflicts": []}})
    page.evaluate("async () => { globalThis.store = (await import('/bundle/inspect.js')).store; }")
    until(page, "s.official?.player_id !== undefined || s.official?.conflicts")


@pytest.mark.parametrize(("partial", "offender", "warning"), WARNINGS)
def test_who_is_not_impartial_is_warned(
    referee: Page, hall: Hall, partial: dict[str, Any], offender: int, warning: str
) -> None:
    declare(referee, hall, **partial)
    go(referee, f"#/call/{hall.tables[0]}/{('east', 'south')[offender]}/unclear-call")
    expect(referee.get_by_text(warning)).to_be_visible()


def test_at_another_table_nobody_is_warned(referee: Page, hall: Hall) -> None:
    declare(referee, hall, player=4, conflicts=(5,))
    warned = referee.get_by_text("Let somebody else rule")
    for table, times in ((1, 1), (0, 0)):
        go(referee, f"#/call/{hall.tables[table]}/east/unclear-call")
        expect(referee.get_by_role("region", name="Player")).to_contain_text(f"Table {'78'[table]}")
        expect(warned).to_have_count(times)


def test_a_ruling_says_so_ever_after(referee: Page, hall: Hall) -> None:
    declare(referee, hall, conflicts=(0,))
    go(referee, f"#/call/{hall.tables[0]}/east/unclear-call")
    referee.get_by_role("button", name=ISSUE).click()
    hurry(referee)
    everything_sent(referee)
    [ruling] = hall.rulings()
    assert ruling["conflict"] == "offender"
    go(referee, "#/log")
    expect(referee.locator(".rulings li")).to_contain_text("conflict")
    go(referee, f"#/ruling/{ruling['id']}")
    expect(referee.get_by_text("had a declared conflict of interest with the offender")).to_be_visible()


def test_a_book_may_leave_the_own_table_to_another_referee(page: Page, hall: Hall, sqlite_url: str) -> None:
    cup = furnish(sqlite_url, hall.address, "rrc-1-5", "Cup")
    ruling = cup.rule(0, "wrong-tile-count")
    take_part(page, cup, "referee")
    declare(page, cup, player=1)
    issue = page.get_by_role("button", name=ISSUE)
    for table, times in ((1, 1), (0, 0)):
        go(page, f"#/call/{cup.tables[table]}/east/wrong-tile-count")
        expect(issue).to_have_count(times)
    expect(page.get_by_text("under this rulebook another referee rules there")).to_be_visible()
    go(page, f"#/ruling/{ruling}")
    expect(page.get_by_text("under this rulebook another referee rules there")).to_be_visible()
    for button, times in (("Withdraw", 0), ("Escalate", 1)):
        expect(page.get_by_role("button", name=button, exact=True)).to_have_count(times)


def test_a_panel_is_not_offered_to_who_ruled_at_the_event(page: Page, hall: Hall, sqlite_url: str) -> None:
    cup = furnish(sqlite_url, hall.address, "rrc-1-5", "Cup")
    ruling = str(uuid7())
    cup.call("PUT", f"rulings/{ruling}", wrong_count(cup), "referee")
    cup.call("PUT", f"rulings/{ruling}/escalation", {"reason": "The player does not agree"}, "referee")
    take_part(page, cup)
    go(page, f"#/escalation/{ruling}")
    uphold = page.get_by_role("button", name="Uphold")
    expect(uphold).to_be_visible()
    cup.call("PUT", f"rulings/{uuid7()}", wrong_count(cup), "director")
    expect(page.get_by_text("You refereed at this event")).to_be_visible()
    expect(uphold).to_have_count(0)


def wrong_count(hall: Hall) -> dict[str, Any]:
    """A call at the second table."""
    offender = {"kind": "player", "id": hall.players[5]}
    return {"table": hall.tables[1], "foul": "wrong-tile-count", "facts": {}, "context": {}, "offender": offender}
