"""Once a ruling is withdrawn or amended, the phone says what the table puts right: at once, and on its page later."""

from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Page, expect

from tests.pwa.calls import AMEND, issue
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go

PUT_RIGHT = "Put right at the table"


def lines(page: Page) -> list[str]:
    return page.get_by_role("region", name=PUT_RIGHT).get_by_role("listitem").all_inner_texts()


def test_after_a_withdrawal_the_hand_is_alive_again(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(1, "swap-calling", seat="south")
    go(referee, f"#/ruling/{ruling}")
    referee.get_by_role("button", name="Withdraw").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_role("button", name="It did not happen").click()
    sheet.get_by_role("button", name="Withdraw", exact=True).click()
    put_right = referee.get_by_role("region", name=PUT_RIGHT)
    expect(put_right.get_by_role("listitem").first).to_contain_text("If the hand is still played")
    expect(put_right).to_be_in_viewport()
    eventually(lambda: hall.rulings()[0]["status"] == "withdrawn")
    assert lines(referee) == [line["text"] for line in hall.call("GET", f"rulings/{ruling}")["corrections"]]


def test_on_the_wrong_player_it_names_whose_hand_is_alive(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(1, "swap-calling", seat="south")
    newer = hall.rule(2, "swap-calling", seat="west", amends={"ruling": ruling, "reason": "it was West"})
    go(referee, f"#/ruling/{newer}")
    put_right = referee.get_by_role("region", name=PUT_RIGHT)
    expect(put_right.get_by_role("listitem")).to_contain_text(["Bernard: If the hand is still played"])


def test_what_was_put_right_twice_is_listed_on_the_last_ruling_alone(referee: Page, hall: Hall) -> None:
    first = hall.rule(1, "swap-calling", seat="south")
    second = hall.rule(2, "swap-calling", seat="west", amends={"ruling": first, "reason": "it was West"})
    third = hall.rule(1, "swap-calling", seat="south", amends={"ruling": second, "reason": "it was South"})
    go(referee, f"#/ruling/{third}")
    put_right = referee.get_by_role("region", name=PUT_RIGHT)
    expect(put_right.get_by_role("listitem")).to_contain_text(["Chen: If the hand is still played"])
    assert hall.call("GET", f"rulings/{third}")["corrections"]
    go(referee, f"#/ruling/{second}")
    expect(referee.locator(".hall-verdict")).to_be_visible()
    expect(put_right).to_have_count(0)
    assert hall.call("GET", f"rulings/{second}")["corrections"] is None


def test_once_amended_it_says_so_at_once_and_on_its_page(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(1, "empty-win", seat="south")
    go(referee, f"#/call/{hall.tables[0]}/south/unclear-call?amends={ruling}&why=wrong-foul")
    issue(referee, AMEND)
    put_right = referee.get_by_role("region", name=PUT_RIGHT)
    expect(put_right.get_by_role("listitem").first).to_contain_text("isn't dealt again")
    said = lines(referee)
    newer = parse_qs(urlparse(referee.url).fragment.partition("?")[2])["issued"][0]
    go(referee, f"#/ruling/{newer}")
    expect(referee.locator(".hall-verdict")).to_be_visible()
    expect(put_right.get_by_role("listitem")).to_have_count(len(said))
    assert lines(referee) == said


def test_of_a_call_that_was_ruled_twice_it_says_what_the_server_says(referee: Page, hall: Hall) -> None:
    twin, ruling = (hall.rule(1, "empty-win", seat="south") for _ in range(2))
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "issued twice"})
    go(referee, f"#/ruling/{ruling}")
    put_right = referee.get_by_role("region", name=PUT_RIGHT)
    expect(put_right.get_by_role("listitem")).to_have_text(
        ["The standings correct themselves; no points move at the table."]
    )
    hall.call("PUT", f"rulings/{twin}/withdrawal", {"reason": "did not happen"})
    expect(put_right).to_contain_text("The hand isn't dealt again.")
    assert lines(referee) == [line["text"] for line in hall.call("GET", f"rulings/{ruling}")["corrections"]]
