"""A league's two evenings on a laptop, from an empty server: mistakes put right, a season that agrees with paper."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from csv import DictReader
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from services.account.links import first_path
from tests.chromium import phone
from tests.commands import run_shinpan
from tests.databases import ROOT
from tests.databases import sqlite_url as url_of_file
from tests.pwa.account.test_leagues import SEATS, UMA, heading, make_season, press, written
from tests.pwa.desk.desk import LAPTOP
from tests.pwa.event.test_setup import found_tournament, import_players, step
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go
from tests.server import forking

STATE = "async () => { const { store } = await import('/bundle/inspect.js'); return store.snapshot.state; }"
START = (45000, 33000, 25000, 17000)
SUBSTITUTE = "Zoé"
Points = dict[str, dict[str, int]]


@pytest.fixture
def page(browser: Browser, named: str) -> Iterator[Page]:
    """A director's laptop."""
    with phone(browser, named, CUT_OFF, **LAPTOP) as context:
        yield context.new_page()


def state_of(page: Page) -> dict[str, Any]:
    state: dict[str, Any] = page.evaluate(STATE)
    return state


def hanchan(page: Page, round_: str, table: str) -> dict[str, Any]:
    """The game of a round at a table."""
    state = state_of(page)
    (place,) = [one["id"] for one in state["tables"].values() if one["label"] == table]
    found: dict[str, Any] = next(
        one for one in state["hanchans"].values() if (one["round"], one["table"]) == (round_, place)
    )
    return found


def seat(page: Page, rounds: int) -> None:
    """So many rounds, proposed and taken."""
    step(page, "Tables and rounds").get_by_role("link", name="Seat rounds").click()
    while int(page.locator(".stepper output").inner_text()) > rounds:
        press(page, "One round fewer")
    page.get_by_role("switch", name="Set the starts now").uncheck()
    press(page, "Propose seating")
    press(page, f"Seat these rounds ({rounds})")
    page.wait_for_url("**/#/setup")


def confirm(page: Page, reason: str, yes: str) -> None:
    """Look at what follows, say why, and have it done."""
    dialog = page.get_by_role("dialog")
    usual = dialog.get_by_role("button", name=reason, exact=True)
    expect(usual.or_(dialog.get_by_label("Reason")).first).to_be_visible()
    if usual.count():
        usual.click()
    else:
        dialog.get_by_label("Reason").fill(reason)
    dialog.get_by_role("button", name=yes, exact=True).click()
    expect(dialog).to_have_count(0)


def correct_the_name(page: Page) -> None:
    page.locator(".rail").get_by_role("link", name="People").click()
    page.locator(".data-table").get_by_role("link", name="Playr 07").click()
    page.get_by_role("link", name="Correct…").click()
    page.get_by_label("Name", exact=True).fill("Player 07")
    press(page, "See what follows")
    confirm(page, "Misspelt", "Correct it")
    expect(page.locator(".data-table").get_by_role("link", name="Player 07")).to_be_visible()


def seats(page: Page) -> Locator:
    return page.get_by_label("Seats").locator(".seats li")


def bring_a_substitute(page: Page) -> str:
    """Round 1, table 1: west falls ill; the points count for the team. Who was replaced."""
    game = hanchan(page, "1", "1")
    go(page, f"#/correct/hanchan/{game['id']}")
    away: str = state_of(page)["players"][game["seats"]["west"]]["name"]
    seats(page).nth(2).get_by_role("button").click()
    press(page, f"Somebody else for {away}")
    page.get_by_label("Or by name").fill(SUBSTITUTE)
    press(page, f"Add {SUBSTITUTE}")
    confirm(page, "Ill", "Seat them")
    expect(seats(page).nth(2)).to_contain_text(f"for {away}")
    return away


def swap_two(page: Page) -> None:
    """Round 1, table 2: east and south sat otherwise."""
    go(page, f"#/correct/hanchan/{hanchan(page, '1', '2')['id']}")
    seats(page).nth(0).get_by_role("button").click()
    seats(page).nth(1).get_by_role("button").click()
    confirm(page, "They sat otherwise", "Swap")


def points_at(round_: int, table: int) -> dict[str, int]:
    """Another order of seats in each round and at each table; no two have the same points."""
    first = (round_ + table) % 4
    points = [START[0] + 100 * table, *START[1:3], START[3] - 100 * table]
    return {SEATS[(first + place) % 4]: score for place, score in enumerate(points)}


def import_results(page: Page, points: Points) -> None:
    """All of an evening from one sheet."""
    lines = ["round,table," + ",".join(SEATS)]
    lines += [",".join([*place.split("/"), *(str(score[seat]) for seat in SEATS)]) for place, score in points.items()]
    go(page, "#/import")
    sheet = {"name": "results.csv", "mimeType": "text/csv", "buffer": "\n".join(lines).encode()}
    page.locator("input[type=file]").set_input_files([sheet])
    press(page, "Check each row")
    press(page, f"Import results: {len(points)}")
    expect(page.get_by_role("status").filter(has_text=f"Imported: {len(points)}.")).to_be_visible()


def correct_a_result(page: Page, right: dict[str, int]) -> None:
    game = hanchan(page, "1", "3")
    players = state_of(page)["players"]
    go(page, f"#/result/{game['id']}")
    press(page, "Correct the result")
    for seat_, score in right.items():
        page.get_by_role("textbox", name=players[game["seats"][seat_]]["name"]).fill(str(score))
    page.get_by_label("Reason").fill("two games were mixed up")
    press(page, "Correct the result")
    expect(page.get_by_role("heading", name="Points at the end")).to_be_visible()


def take_out(page: Page, game: dict[str, Any], act: str, scope: str | None, reason: str, yes: str) -> None:
    """A game, or more of them, does not count or is not played."""
    go(page, f"#/correct/hanchan/{game['id']}")
    press(page, act)
    if scope:
        page.get_by_role("dialog").get_by_text(scope).click()
    confirm(page, reason, yes)


def teams_of(page: Page, away: str) -> dict[str, str]:
    """Whose points count for which team; a substitute's for that of who was replaced."""
    state = state_of(page)
    teams = {one["name"]: state["teams"][one["team"]]["name"] for one in state["players"].values() if one["team"]}
    return {**teams, SUBSTITUTE: teams[away]}


def on_paper(page: Page, points: Points) -> dict[str, Fraction]:
    """What each comes to in P; whom nothing was counted for is not named."""
    sums: dict[str, Fraction] = defaultdict(Fraction)
    players = {one["id"]: one["name"] for one in state_of(page)["players"].values()}
    for place, score in points.items():
        seats_ = hanchan(page, *place.split("/"))["seats"]
        for rank, seat_ in enumerate(sorted(SEATS, key=lambda one: -score[one])):
            sums[players[seats_[seat_]]] += Fraction(score[seat_] - 30000, 1000) + UMA[rank]
    return sums


def account_of(page: Page, name: str) -> Locator:
    """What somebody owes and has paid."""
    (player,) = [one["id"] for one in state_of(page)["players"].values() if one["name"] == name]
    go(page, f"#/fines/player/{player}")
    return page.get_by_role("region", name="Points and fines")


def take(page: Page, unit: str, amount: str, act: str) -> None:
    """Points or money, decided by the director."""
    press(page, "Give or take…")
    dialog = page.get_by_role("dialog")
    if unit != "P":
        dialog.get_by_text(f"Money ({unit})").click()
    dialog.get_by_label(f"Amount ({unit})").fill(amount)
    confirm(page, "Conduct", act)


def waive_one_fine_and_refund_another(page: Page) -> None:
    """The second was paid: it is given back in the books, then in fact."""
    ledger = account_of(page, "Player 07")
    take(page, "EUR", "20", "Fine EUR 20.00")
    page.get_by_role("button", name="Waive…").first.click()
    confirm(page, "Not their fault", "Waive EUR 20.00")
    take(page, "EUR", "15", "Fine EUR 15.00")
    press(page, "Take a payment…")
    press(page, "Take EUR 15.00")
    expect(ledger).to_contain_text("EUR 0.00 to pay")
    ledger.get_by_role("term").filter(has_text="Conduct").last.get_by_role("button", name="Put right…").click()
    confirm(page, "Not their fault", "Withdraw")
    press(page, "Pay back…")
    confirm(page, "The fine was overturned", "EUR 15.00 handed back")
    expect(ledger).to_contain_text("EUR 0.00 to pay")


def first_tournament(page: Page) -> tuple[str, dict[str, Fraction]]:
    """Who was replaced, and what everybody comes to after all that went wrong was put right."""
    import_players(page, typo=True)
    seat(page, 3)
    correct_the_name(page)
    away = bring_a_substitute(page)
    swap_two(page)
    points = {f"{round_}/{table}": points_at(round_, table) for round_ in (1, 2) for table in range(1, 9)}
    import_results(page, {**points, "1/3": dict(zip(SEATS, (42300, 31200, 26500, 20000), strict=True))})
    correct_a_result(page, points["1/3"])
    take_out(page, hanchan(page, "2", "8"), "Does not count…", None, "Could not be finished", "It does not count")
    take_out(page, hanchan(page, "3", "1"), "Cancel the game…", "The whole round", "Too few players", "Cancel the game")
    del points["2/8"]
    waive_one_fine_and_refund_another(page)
    account_of(page, "Player 09")
    take(page, "P", "30", "Take 30P off")
    totals = on_paper(page, points)
    totals["Player 09"] -= 30
    return away, totals


def second_tournament(page: Page) -> dict[str, Fraction]:
    """The next one, copied from the first by three taps and one for the substitute."""
    page.goto("/#/account")
    page.get_by_role("link", name="The next from Evening 1").click()
    page.get_by_role("switch", name=SUBSTITUTE).check()
    press(page, "Create the tournament")
    page.wait_for_url("**/#/setup")
    expect(step(page, "Players and teams")).to_contain_text("Players: 33. Teams: 8.")
    step(page, "Tables and rounds").get_by_role("link", name="Seat rounds").click()
    expect(page.get_by_text("Substitutes: 1")).to_be_visible()
    page.go_back()
    seat(page, 2)
    points = {f"{round_}/{table}": points_at(round_ + 1, table) for round_ in (1, 2) for table in range(1, 9)}
    import_results(page, points)
    return on_paper(page, points)


def table(page: Page, season: str, of: str, server: str = "") -> dict[str, dict[str, str]]:
    """The season's standings as a spreadsheet has them: name → row. `server`: another than the page's."""
    answer = page.context.request.get(f"{server}/api/v1/seasons/{season}/exports/standings.csv?of={of}")
    assert answer.ok, answer.text()
    return {row["Name"]: row for row in DictReader(StringIO(answer.text().removeprefix("\ufeff")))}


def restored(database_url: str, folder: Path) -> str:
    """Another database, from a backup of this one."""
    new = url_of_file(folder / "restored.sqlite3")
    file = folder / "backup.sqlite3"
    for url, command in ((database_url, ("backup", str(file))), (new, ("restore", "--yes", str(file)))):
        done = run_shinpan(command, {**os.environ, "SHINPAN_DATABASE_URL": url}, ROOT)
        assert done.returncode == 0, done.stderr
    return new


def test_two_tournaments_of_a_season(page: Page, sqlite_url: str, tmp_path: Path) -> None:
    path = first_path(sqlite_url)
    assert path is not None
    found_tournament(page, path)
    away, first = first_tournament(page)
    make_season(page)
    second = second_tournament(page)
    teams = teams_of(page, away)
    page.goto("/#/league")
    page.get_by_role("link", name="26/27").click()
    expect(heading(page, "Season 26/27")).to_be_visible()
    season = page.url.rpartition("/")[2]
    totals: dict[str, Fraction] = defaultdict(Fraction)
    by_team: dict[str, Fraction] = defaultdict(Fraction)
    for name, total in ((name, total) for evening in (first, second) for name, total in evening.items()):
        by_team[teams[name]] += total
        totals[name] += total
    del totals[SUBSTITUTE]  # who counts for the team alone
    for of, expected in (("players", totals), ("teams", by_team)):
        found = {name: Fraction(row["Final"]) for name, row in table(page, season, of).items() if row["Rank"]}
        assert found == expected, of
    best = max(by_team, key=lambda name: by_team[name])
    row = page.get_by_role("table", name="Season standings").locator("tbody tr").first
    expect(row).to_contain_text(best)
    expect(row.locator("strong").last).to_have_text(written(by_team[best]))
    page.get_by_text("Players", exact=True).last.click()
    page.get_by_role("table", name="Season standings").get_by_role("link", name=SUBSTITUTE).click()
    expect(heading(page, SUBSTITUTE)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("radio", name="Players")).to_be_checked()
    with forking(restored(sqlite_url, tmp_path)) as address:
        for of in ("players", "teams"):
            assert table(page, season, of, address.replace("127.0.0.1", "localhost")) == table(page, season, of)
