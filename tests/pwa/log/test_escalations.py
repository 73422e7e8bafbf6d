"""A ruling that is escalated, from the referee's phone to the director's final decision and back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.calls import AMEND
from tests.pwa.hall import SEATS, Hall
from tests.pwa.phone import CUT_OFF, call, eventually
from tests.pwa.screens import ANOTHER_READING, go, hurry, second_phone, send, take_part

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


def escalated(hall: Hall, player: int = 0, foul: str = "unclear-call", **more: Any) -> str:
    """A ruling that lies with whoever is above a referee; its id."""
    ruling = hall.rule(player, foul, **more)
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "The player does not agree"}, "referee")
    return ruling


def step(hall: Hall, ruling: str, what: str, role: str = "director", **body: Any) -> Any:
    path = f"rulings/{ruling}/escalation/{what}/{uuid7()}"
    return hall.call("PUT", path, {"reason": "Heard both sides", **body}, role)


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


def test_a_ruling_with_a_note_is_amended_by_a_decision_which_has_none(director: Page, hall: Hall) -> None:
    ruling = escalated(hall, 0, "empty-win", note="South heard it too")
    go(director, f"#/escalation/{ruling}")
    director.get_by_role("link", name="Amend", exact=True).click()
    director.get_by_role("link", name="Another foul").click()
    director.get_by_role("link", name="Call not said aloud").first.click()
    director.get_by_text("Note or photo").click()
    expect(director.get_by_role("main").get_by_text("Add a photo")).to_be_visible()
    expect(director.get_by_label("Note", exact=True)).to_have_count(0)
    say_why(director, "Amend", "A sound is not a call")
    hurry(director)
    eventually(lambda: stage(hall, ruling) == ("final", "director"))


def test_the_queue_has_the_oldest_first_and_below_it_what_is_decided(director: Page, hall: Hall) -> None:
    first, second, third = (escalated(hall, player) for player in (0, 1, 2))
    step(hall, first, "decisions", outcome="overturned")
    go(director, "#/escalations")
    expect(rows(director, "To be decided: 2")).to_contain_text(["Bernard", "Chen"])
    expect(rows(director, "To be decided: 2").first).to_contain_text("Table 7 · Referee · ")
    expect(rows(director, "Decided")).to_contain_text(["Overturned"])
    link = rows(director, "To be decided: 2").last.get_by_role("link")
    expect(link).to_have_attribute("href", f"#/escalation/{third}")
    assert second != third


def test_a_decision_without_a_network_is_laid_over_the_log_and_arrives_once(
    referee: Page, director: Page, hall: Hall
) -> None:
    ruling = escalated(hall, 0, "empty-win")
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


def test_nobody_is_offered_what_the_server_refuses(referee: Page, head_referee: Page, hall: Hall) -> None:
    own = send(head_referee, "ruling", None, call(hall, 1, "unclear-call"))
    eventually(lambda: own in [one["id"] for one in hall.rulings()])
    hall.add_official("head-referee", "Hiro")
    hall.call("PUT", f"rulings/{own}/escalation", {"reason": "Who said so?"}, "referee")
    go(head_referee, f"#/escalation/{own}")
    expect(head_referee.get_by_text("You made this ruling yourself")).to_be_visible()
    theirs = escalated(hall, 2)
    go(referee, f"#/escalation/{theirs}")
    expect(referee.get_by_text("Waiting for a decision")).to_be_visible()
    expect(referee.get_by_role("button", name="Uphold")).to_have_count(0)
    new = str(uuid7())
    amended = {"outcome": "amended", "call": {"foul": "unvocalised-call", "facts": {}}, "reason": "Not unclear"}
    hall.call("PUT", f"rulings/{theirs}/escalation/decisions/{new}", amended, "head-referee")
    go(referee, f"#/ruling/{new}")
    expect(referee.get_by_role("link", name="To the escalation")).to_be_visible()
    expect(referee.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(referee.get_by_role("button", name="Escalate")).to_have_count(0)


def test_an_appeal_that_waits_for_the_last_game_is_offered_after_it(referee: Page, hall: Hall) -> None:
    hall.change({"rulebook": {"id": "rrc-1-5"}})
    hall.add_official("head-referee", "Hana")
    game = f"hanchans/{hall.hanchans[0]}"
    begun = datetime.now(UTC) - timedelta(minutes=30)
    hall.call("PUT", f"{game}/schedule", {"scheduled_at": begun.isoformat(), "minutes": 75})
    ruling = escalated(hall, foul="wrong-draw", facts={"tile_provable": False})
    step(hall, ruling, "decisions", "head-referee", outcome="upheld")
    go(referee, f"#/escalation/{ruling}")
    expect(referee.get_by_text("takes appeals after the event's last game")).to_be_visible()
    expect(referee.get_by_role("button", name="Appeal")).to_have_count(0)
    hall.call("PUT", f"{game}/result", {"points": dict.fromkeys(SEATS, 30_000), "deposits": 0}, "arbiter")
    expect(referee.get_by_role("button", name="Appeal")).to_be_visible()


def test_what_another_decided_meanwhile_is_explained(director: Page, hall: Hall) -> None:
    ruling = escalated(hall)
    go(director, f"#/escalation/{ruling}")
    expect(director.get_by_role("button", name="Uphold")).to_be_visible()
    director.context.set_offline(True)
    say_why(director, "Uphold", "As I saw it")
    step(hall, ruling, "decisions", outcome="overturned")
    director.context.set_offline(False)
    expect(director.get_by_text("The server refused what you sent about this")).to_be_visible()
    director.get_by_role("link", name="This needs you").click()
    expect(director.get_by_text("The escalation has moved on meanwhile")).to_be_visible()


def test_the_dossier_tells_the_players_past_and_how_the_foul_was_ruled(director: Page, hall: Hall) -> None:
    hall.rule(0, "empty-win")
    hall.rule(
        4, "slow-play", {"serious_or_repeated": True}, issued={"penalties": [{"kind": "warning"}], "reason": "Late"}
    )
    facts = {"serious_or_repeated": True}
    issued = {"penalties": [{"kind": "warning"}], "reason": "Third reminder"}
    ruling = escalated(hall, 0, "slow-play", facts=facts, issued=issued)
    go(director, f"#/escalation/{ruling}")
    expect(rows(director, "Other rulings on Aoki")).to_contain_text(["Empty win declaration"])
    expect(rows(director, "This foul before, at this event")).to_contain_text(["Same facts"])
    expect(rows(director, "Precedents")).to_contain_text(["Late"])
    expect(director.get_by_role("main")).to_contain_text("R.League 24/25")


def test_a_precedent_from_before_another_rulebook_is_marked_so(director: Page, hall: Hall) -> None:
    issued = {"penalties": [{"kind": "warning"}], "reason": "Under the first book"}
    hall.rule(4, "slow-play", {"serious_or_repeated": True}, issued=issued)
    go(director, "#/precedents")
    found = director.locator(".precedents li")
    expect(found).to_have_count(1)
    expect(found.get_by_text("The rulebook has changed since")).to_have_count(0)
    hall.change(ANOTHER_READING)
    hall.rule(5, "slow-play", {"serious_or_repeated": True}, issued={**issued, "reason": "Under the second"})
    go(director, "#/log")
    go(director, "#/precedents")
    expect(found).to_contain_text(["Under the second", "Under the first book"])
    expect(found.first.get_by_text("The rulebook has changed since")).to_have_count(0)
    expect(found.last.get_by_text("The rulebook has changed since")).to_be_visible()


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
