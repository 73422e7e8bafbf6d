"""Standings on a phone: who leads, and every line of a total, for a player who doubts it."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, send, take_part

SEATS = ("east", "south", "west", "north")
FIRST = (42300, 31200, 26500, 0)  # 62.3, 11.2, -13.5, -60.0 under the R.League's rules


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def play(hall: Hall, hanchan: str, *points: int, **more: Any) -> None:
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": dict(zip(SEATS, points, strict=True)), **more})


def second_round(hall: Hall) -> str:
    """The first table's players again, seated the other way round."""
    seats = dict(zip(SEATS, reversed(hall.players[:4]), strict=True))
    identity = str(uuid7())
    hall.call("PUT", f"hanchans/{identity}", {"table": hall.tables[0], "round": "2", "seats": seats})
    return identity


def penalise(hall: Hall, account: dict[str, str], p: int, reason: str = "by the director") -> None:
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {"account": account, "unit": "P", "amount": p, "reason": reason})


def tenths(text: str) -> int:
    """What is written on the screen, in tenths of P."""
    assert not re.match(r"−[0.]+P?$", text), text
    sign, whole, tenth = re.fullmatch(r"([−+]?)([\d,]+)(?:\.(\d))?P?", text.strip()).groups()  # type: ignore[union-attr]
    return (-1 if sign == "−" else 1) * (int(whole.replace(",", "")) * 10 + int(tenth or 0))


def values(within: Locator) -> list[int]:
    return [tenths(text) for text in within.locator("dd").all_inner_texts()]


def rows(page: Page) -> Locator:
    return page.get_by_role("list", name="Standings").get_by_role("listitem")


def test_every_line_of_a_total_adds_up(referee: Page, hall: Hall) -> None:
    play(hall, hall.hanchans[0], *FIRST)
    play(hall, second_round(hall), 30000, 30000, 20000, 20000)
    ruling = hall.rule(0, "empty-win", {"hand_shown": False})
    withdrawn = hall.rule(0, "empty-win", {"hand_shown": False})
    hall.call("PUT", f"rulings/{withdrawn}/withdrawal", {"reason": "another player"})
    penalise(hall, {"kind": "player", "id": hall.players[0]}, 3, "late again")
    referee.get_by_role("link", name="Standings").click()
    expect(rows(referee).first).to_contain_text("Chen")
    aoki = rows(referee).filter(has_text="Aoki")
    expect(aoki).to_contain_text("hanchans: 2")
    listed = tenths(aoki.locator("strong").last.inner_text())
    aoki.get_by_role("link").click()
    expect(referee.get_by_role("heading", name="Aoki")).to_be_visible()
    games = referee.get_by_role("article")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("(42,300 − 30,000) / 1,000")
    expect(games.last).to_contain_text("Uma, place 3")
    totals = []
    for game in games.all():
        delta, uma, oka, total = values(game)
        assert delta + uma + oka == total
        totals.append(total)
    *taken, together = values(referee.get_by_role("region", name="Penalty points"))
    assert sorted(taken) == [-300, -300, -30, 300]
    assert sum(taken) == together
    scored, less, final = values(referee.get_by_role("region", name="Place"))
    assert (scored, less) == (sum(totals), together)
    assert final == scored + less == listed
    expect(referee.get_by_text("late again")).to_be_visible()
    referee.get_by_role("link", name="Empty win").first.click()
    expect(referee).to_have_url(re.compile(ruling))


def test_lateness_leads_to_its_clock_and_a_players_page_to_the_lines(referee: Page, hall: Hall) -> None:
    play(hall, hall.hanchans[0], *FIRST)
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", {"scheduled_at": "2025-11-21T19:30:00+08:00"})
    for what, at in (("absent", "19:30:00"), ("arrived", "19:35:30")):
        body = {"hanchan": hall.hanchans[0], "what": what, "person": {"kind": "player", "id": hall.players[1]}}
        hall.call("PUT", f"timings/{uuid7()}", {**body, "device_at": f"2025-11-21T{at}+08:00"})
    second_round(hall)
    go(referee, f"#/player/{hall.players[1]}")
    referee.get_by_role("link", name="Place and score, line by line").click()
    expect(referee.get_by_role("region", name="Penalty points")).to_contain_text("−5P")
    referee.get_by_role("link", name="Late", exact=True).click()
    expect(referee.get_by_role("region", name="Bernard")).to_contain_text("Arrived at")


def test_places_that_are_shared_missing_or_lost(referee: Page, hall: Hall) -> None:
    play(hall, hall.hanchans[0], 30000, 30000, 20000, 20000, unranked=["north"])
    issued = {"penalties": [{"kind": "disqualification"}], "reason": "seen by two arbiters"}
    hall.rule(2, "cheating", issued=issued)
    go(referee, "#/standings")
    expect(rows(referee).first).to_contain_text("shared place")
    expect(rows(referee).filter(has_text="Chen")).to_contain_text("Disqualified")
    expect(rows(referee).filter(has_text="Dupont")).to_contain_text("No hanchan counts")
    referee.get_by_text("Without a result: 1").click()
    expect(referee.get_by_text("Round 1 · Table 8")).to_be_visible()
    expect(referee.get_by_role("link", name="Round 1 · Table 8")).to_have_count(0)
    rows(referee).filter(has_text="Dupont").get_by_role("link").click()
    expect(referee.get_by_role("article")).to_contain_text("counts for nobody")
    assert values(referee.get_by_role("region", name="No hanchan counts")) == [0, 0, 0]


def test_without_a_network_the_last_ones_are_shown_with_their_time(page: Page, hall: Hall) -> None:
    play(hall, hall.hanchans[0], *FIRST)
    take_part(page, hall, "arbiter")
    go(page, "#/standings")
    expect(rows(page).first).to_contain_text("62.3")
    rows(page).first.get_by_role("link").click()
    expect(page.get_by_role("article")).to_have_count(1)
    page.context.set_offline(True)
    play(hall, hall.hanchans[1], *FIRST)
    points = dict(zip(SEATS, (0, 26500, 31200, 42300), strict=True))
    send(
        page,
        "result",
        hall.hanchans[0],
        {"points": points, "deposits": 0, "unranked": [], "corrects": {"number": 1, "reason": "x"}},
    )
    page.reload()
    expect(page.get_by_role("status").filter(has_text="These are the standings of")).to_contain_text("No network")
    expect(page.get_by_role("article")).to_have_count(1)
    go(page, "#/standings")
    expect(rows(page).first).to_contain_text("62.3")
    expect(page.get_by_role("link", name="Results that wait to be sent")).to_be_visible()
    go(page, f"#/standings/{hall.players[3]}")
    expect(page.get_by_text("connect to the network once")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("region", name="Place 1")).to_contain_text("62.3", timeout=15_000)
    expect(page.get_by_text("These are the standings of")).to_have_count(0)


def test_it_grows_as_results_come_and_is_saved_for_a_spreadsheet(referee: Page, hall: Hall, tmp_path: Path) -> None:
    go(referee, "#/standings")
    expect(referee.get_by_text("nobody has a place")).to_be_visible()
    play(hall, hall.hanchans[0], *FIRST)
    expect(rows(referee)).to_have_count(8)
    with referee.expect_download() as saving:
        referee.get_by_role("button", name="Save as CSV").click()
    assert saving.value.suggested_filename == "standings-players.csv"
    saving.value.save_as(tmp_path / "standings.csv")
    assert (tmp_path / "standings.csv").read_text("utf-8").splitlines()[1].startswith("1,Aoki,100,,1,62.3,0,62.3")


def test_teams_have_what_their_members_have(referee: Page, hall: Hall) -> None:
    team, mate = str(uuid7()), str(uuid7())
    hall.call("PUT", f"teams/{team}", {"name": "Cranes"})
    hall.call("PUT", f"players/{mate}", {"name": "Iris", "id_number": "900", "team": team})
    seats = dict(zip(SEATS, [mate, *hall.players[1:4]], strict=True))
    hanchan = str(uuid7())
    hall.call("PUT", f"hanchans/{hanchan}", {"table": hall.tables[0], "round": "2", "seats": seats})
    play(hall, hanchan, *FIRST)
    penalise(hall, {"kind": "team", "id": team}, 40)
    go(referee, "#/standings")
    referee.get_by_text("Teams", exact=True).click()
    rows(referee).filter(has_text="Cranes").get_by_role("link").click()
    expect(referee.get_by_role("article").get_by_role("link", name="Iris")).to_be_visible()
    assert values(referee.get_by_role("region", name="Place 1")) == [623, -400, 223]


def test_where_the_rulebook_is_silent_the_director_says_it(page: Page, hall: Hall) -> None:
    take_part(page, hall)
    hall.change({"rulebook": {"id": "ema-2016"}})
    go(page, f"#/result/{hall.hanchans[0]}")
    expect(page.get_by_text("No result can be entered until a director sets")).to_be_visible()
    go(page, "#/standings")
    for name, text in (("Starting points", "25,000"), ("Goal", "30000"), ("Oka", "20000"), ("Uma", "20 10 −10 −10")):
        page.get_by_label(name).fill(text)
    page.get_by_role("button", name="Score by these").click()
    expect(page.get_by_text("The uma sums to 10.")).to_be_visible()
    page.get_by_label("Uma").fill("20 10 −10 −20")
    page.get_by_label("Yakitori").fill("-5")
    page.get_by_role("button", name="Score by these").click()
    expect(page.get_by_role("alert")).to_contain_text("Between 0 and 1,000,000.")
    expect(page.get_by_role("alert")).not_to_contain_text("/docs")
    page.get_by_label("Yakitori").fill("9,000")
    page.get_by_role("button", name="Score by these").click()
    expect(page.get_by_text("nobody has a place")).to_be_visible()
    scoring = hall.call("GET", "scoring")
    assert (scoring["uma"], scoring["yakitori"]) == ([20, 10, -10, -20], 9000)
    page.get_by_text("How hanchans are scored").click()
    expect(page.get_by_text("20P / 10P / −10P / −20P")).to_be_visible()
    page.get_by_text("Nobody", exact=True).click()
    page.get_by_role("button", name="Score by these").click()
    eventually(lambda: hall.call("GET", "scoring")["substitute_points"] == "nobody")
    expect(page.get_by_text("A substitute's points count for")).to_have_count(1)


def test_after_results_it_is_scored_otherwise_after_a_look_at_what_follows(page: Page, hall: Hall) -> None:
    play(hall, hall.hanchans[0], *FIRST, winless=["north"])
    take_part(page, hall)
    go(page, "#/standings")
    page.get_by_text("How hanchans are scored").click()
    page.get_by_label("Yakitori").fill("9,000")
    page.get_by_role("button", name="Score by these").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status", name="What follows")).to_contain_text("Dupont")
    expect(dialog.locator(".facts").first).to_contain_text("0 → 9,000")
    assert hall.call("GET", "scoring")["yakitori"] == 0
    dialog.get_by_role("button", name="Score by these").click()
    expect(dialog.get_by_role("textbox", name="Reason")).to_have_attribute("aria-invalid", "true")
    dialog.get_by_role("textbox", name="Reason").fill("as the invitation says")
    dialog.get_by_role("button", name="Score by these").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".facts")).to_contain_text("Yakitori9,000")
    assert hall.call("GET", "scoring")["yakitori"] == 9000
    (entry,) = (one for one in hall.journal() if one["kind"] == "scoring.chosen")
    assert entry["body"]["reason"] == "as the invitation says"
