"""A player's page: what counts, what the next offence would cost."""

from playwright.sync_api import Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.screens import go


def costs(page: Page) -> Locator:
    return page.locator("section", has_text="What the next one would cost").locator("dl > div")


def test_counts_and_the_cost_of_the_next(referee: Page, hall: Hall) -> None:
    go(referee, f"#/player/{hall.players[0]}")
    expect(referee.get_by_role("heading", name="Aoki")).to_be_visible()
    expect(referee.get_by_text("No foul counts against this player")).to_be_visible()
    unvocalised = costs(referee).filter(has_text="Call not said aloud")
    expect(unvocalised).to_contain_text("No. 1, this hanchan")
    first = unvocalised.locator("dd").inner_text()
    hall.rule(0, "unvocalised-call")
    expect(unvocalised).to_contain_text("No. 2, this hanchan")
    assert unvocalised.locator("dd").inner_text() != first
    expect(unvocalised.locator("dd")).to_have_text("3P")


def test_who_sits_nowhere_has_a_first_one_to_come(referee: Page, hall: Hall) -> None:
    go(referee, f"#/player/{hall.add('players', {'name': 'Zoé'})}")
    expect(costs(referee).filter(has_text="Call not said aloud")).to_contain_text("No. 1, this hanchan")
    expect(referee.get_by_text("No. ?")).to_have_count(0)


def test_a_withdrawn_ruling_is_listed_and_does_not_count(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    go(referee, f"#/player/{hall.players[0]}")
    counted = referee.locator("section", has_text="What counts so far")
    expect(counted).to_contain_text("Unclear or non-standard call1")
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "Heard it wrong"})
    expect(counted).to_contain_text("No foul counts")
    expect(referee.locator(".rulings li")).to_contain_text("Withdrawn")


def test_the_players_ruling_leads_here(referee: Page, hall: Hall) -> None:
    go(referee, f"#/ruling/{hall.rule(5, 'unclear-call')}")
    referee.locator(".hall-verdict").get_by_role("link", name="Fabre").click()
    expect(referee.get_by_role("heading", name="Fabre")).to_be_visible()
    expect(referee.get_by_text("ID 105")).to_be_visible()


def test_a_waiver_that_was_undone_gave_nothing_back(director: Page, hall: Hall) -> None:
    """What it let go is no longer fined, so it lets nothing go; nobody was paid anything."""
    ruling = hall.rule(0, "late", {"seconds_late": 1500})
    account = {"account": {"kind": "player", "id": hall.players[0]}, "unit": "SGD"}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**account, "amount": -700, "waives": True, "reason": "a storm"})
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "another player"})
    go(director, f"#/player/{hall.players[0]}")
    undone = director.locator("section[aria-labelledby=ledger] dl > div", has_text="waiver or credit undone")
    expect(undone).to_contain_text("Director's decision")
    expect(undone.locator("dd")).to_have_text("SGD 7.00 due again")
    expect(undone.get_by_text("given back")).to_have_count(0)
