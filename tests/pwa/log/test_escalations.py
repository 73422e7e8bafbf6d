"""A ruling that is escalated, from the referee's phone to the director's final decision and back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.calls import AMEND
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call, eventually
from tests.pwa.screens import go, hurry, second_phone, send, take_part

REPEAT = """async (call) => (await import('/bundle/inspect.js')).store.knownFacts(call).facts.offence_number"""


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def head_referee(referee: Page, browser: Browser, hall: Hall) -> Iterator[Page]:
    """The phone of this event's head referee."""
    hall.add_official("head-referee", "Hana")
    with second_phone(browser, hall, "head-referee") as page:
        yield page


@pytest.fixture
def director(second: Page, hall: Hall) -> Page:
    take_part(second, hall)
    return second


def escalated(hall: Hall, foul: str) -> str:
    """A ruling on Aoki that lies with whoever is above a referee; its id."""
    ruling = hall.rule(0, foul)
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "The player does not agree"}, "referee")
    return ruling


def say_why(page: Page, button: str, reason: str) -> None:
    """Tap it, and give the reason in the sheet."""
    page.get_by_role("button", name=re.compile(f"^{re.escape(button)}(: |$)")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill(reason)
    sheet.get_by_role("button", name=button, exact=True).click()
    expect(sheet).to_have_count(0)


def rows(page: Page, heading: str) -> Locator:
    """The rows below a heading."""
    return page.locator("section", has=page.get_by_role("heading", name=heading)).locator("li")


def stage(hall: Hall, ruling: str) -> tuple[str, str]:
    found = hall.call("GET", f"rulings/{ruling}/escalation")["escalation"]
    return found["status"], found["level"]


def charged(hall: Hall, player: int) -> int:
    """What the player owes in P."""
    found = hall.call("GET", "ledger/points?limit=100")["items"]
    return sum(line["amount"] for line in found if line["account"]["id"] == hall.players[player])


def escalated_offline(referee: Page, telephone: BrowserContext, hall: Hall) -> str:
    """The referee rules and escalates without a network, which then comes back; the ruling."""
    telephone.set_offline(True)
    ruling = send(referee, "ruling", None, call(hall, 0, "empty-win"))
    go(referee, f"#/ruling/{ruling}")
    referee.get_by_role("button", name="Escalate").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("He only cleared his throat")
    sheet.get_by_label("Evidence").fill("South heard it too")
    sheet.get_by_role("button", name="Escalate").click()
    expect(referee.get_by_text("Evidence: South heard it too")).to_be_visible()
    expect(referee.get_by_role("button", name="Withdraw")).to_have_count(0)
    telephone.set_offline(False)
    return ruling


def test_from_the_table_to_a_final_decision_and_back(
    referee: Page, head_referee: Page, director: Page, telephone: BrowserContext, hall: Hall
) -> None:
    ruling = escalated_offline(referee, telephone, hall)

    head_referee.get_by_role("link", name="Escalated to you: Empty win declaration, Aoki").click()
    expect(head_referee.get_by_text("Evidence: South heard it too")).to_be_visible()
    assert charged(hall, 0) == 30
    say_why(head_referee, "Uphold", "A word is a word")
    expect(head_referee.get_by_role("button", name="Appeal to the director")).to_be_visible()
    eventually(lambda: stage(hall, ruling) == ("decided", "head-referee"))

    referee.get_by_role("link", name="Upheld by the head referee: Empty win declaration, Aoki").click()
    say_why(referee, "Appeal to the director", "Nobody heard a word")
    go(referee, "#/tables")

    director.get_by_role("link", name="Escalated to you").click()
    expect(rows(director, "What happened so far")).to_have_count(3)
    director.get_by_role("link", name="Amend", exact=True).click()
    director.get_by_role("link", name="Another foul").click()
    director.get_by_role("link", name="Call not said aloud").first.click()
    director.get_by_role("button", name=AMEND).press("Enter")
    sheet = director.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("A sound is not a call")
    sheet.get_by_role("button", name="Amend").click()
    expect(director.get_by_role("heading", name="Amended")).to_be_visible()
    hurry(director)
    eventually(lambda: stage(hall, ruling) == ("final", "director"))

    referee.get_by_role("link", name="Amended by the director (final): Empty win declaration, Aoki").click()
    expect(referee.get_by_role("button", name="Seen")).to_have_count(0)
    expect(referee.locator(".both")).to_contain_text("Now in force")
    expect(referee.locator(".both")).to_contain_text("Call not said aloud")
    assert charged(hall, 0) < 30
    assert referee.evaluate(REPEAT, call(hall, 0, "unvocalised-call")) == 2


def test_a_decision_without_a_network_is_laid_over_the_log_and_arrives_once(
    referee: Page, director: Page, hall: Hall
) -> None:
    ruling = escalated(hall, "empty-win")
    go(director, f"#/escalation/{ruling}")
    expect(director.get_by_role("button", name="Overturn")).to_be_visible()
    director.get_by_role("button", name="Overturn").click()
    expect(director.get_by_role("dialog")).to_contain_text("Chonbo (30P) · Aoki. The ruling is cancelled")
    director.get_by_role("dialog").get_by_role("button", name="Close").click()
    director.context.set_offline(True)
    say_why(director, "Overturn", "It was the next table")
    expect(director.get_by_text("No ruling in force")).to_be_visible()
    expect(director.get_by_text("Overturned by the director (final)")).to_be_visible()
    director.reload()
    expect(director.get_by_text("No ruling in force")).to_be_visible()
    director.context.set_offline(False)
    eventually(lambda: stage(hall, ruling) == ("final", "director"))
    assert hall.call("GET", f"rulings/{ruling}")["status"] == "withdrawn"
    say_why(director, "Reopen", "The tape says otherwise")
    say_why(director, "Uphold", "It was this table")
    eventually(lambda: stage(hall, ruling) == ("final", "director"))
    expect(director.locator(".both")).to_contain_text("Chonbo (30P)")
    assert charged(hall, 0) == 30
    assert [entry["kind"] for entry in hall.journal()].count("escalation.decided") == 2


def test_what_another_decided_meanwhile_is_explained(director: Page, hall: Hall) -> None:
    ruling = escalated(hall, "unclear-call")
    go(director, f"#/escalation/{ruling}")
    expect(director.get_by_role("button", name="Uphold")).to_be_visible()
    director.context.set_offline(True)
    say_why(director, "Uphold", "As I saw it")
    decision = {"outcome": "overturned", "reason": "Heard both sides"}
    hall.call("PUT", f"rulings/{ruling}/escalation/decisions/{uuid7()}", decision)
    director.context.set_offline(False)
    expect(director.get_by_text("The server refused what you sent about this")).to_be_visible()
    director.get_by_role("link", name="This needs you").click()
    expect(director.get_by_text("The escalation has moved on meanwhile")).to_be_visible()


def test_precedents_are_found_by_foul_fact_and_word(director: Page, hall: Hall) -> None:
    for serious, reason in ((True, "Third reminder"), (False, "Long thoughts")):
        issued = {"penalties": [{"kind": "warning"}], "reason": reason}
        hall.rule(4, "slow-play", {"serious_or_repeated": serious}, issued=issued)
    go(director, "#/precedents")
    found = director.locator(".precedents li")
    expect(found).to_contain_text(["Long thoughts", "Third reminder"])
    director.get_by_label("Foul").select_option("slow-play")
    director.get_by_label("serious").select_option("true")
    expect(found).to_contain_text(["Third reminder"])
    director.get_by_label("serious").select_option("")
    director.get_by_label("Words in notes").fill("THOUGHTS")
    director.get_by_role("button", name="Search", exact=True).click()
    expect(found).to_contain_text(["Long thoughts"])
    expect(found).to_have_count(1)
    director.context.set_offline(True)
    director.reload()
    expect(director.get_by_text("later rulings are not among them")).to_contain_text("These are the precedents of")
