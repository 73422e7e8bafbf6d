"""A league by an account: from nothing to a season of two evenings, whose standings are added up here once more."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.accounts import found, heading, press, sign_up
from tests.pwa.phone import CUT_OFF

SEATS = ("east", "south", "west", "north")
NAMES = ("Aoki", "Baba", "Chen", "Doi")
UMA = (15, 5, -5, -15)
EVENINGS = (
    ((42300, 31200, 26500, 20000), (25000, 35000, 40000, 20000)),
    ((12000, 28000, 33000, 47000), (30000, 52000, 18000, 20000)),
)
PENALTIES = ((0, 30), (1, 10))  # each evening: who, P


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def put(context: BrowserContext, path: str, body: dict[str, Any]) -> None:
    answer = context.request.put(f"/api/v1/tournaments/{path}", data=body)
    assert answer.ok, answer.text()


def furnish(context: BrowserContext, tournament: str) -> None:
    put(context, f"{tournament}/tables/{uuid7()}", {"label": "1"})
    for number, name in enumerate(NAMES):
        put(context, f"{tournament}/players/{uuid7()}", {"name": name, "id_number": f"P{number}"})


def play(context: BrowserContext, tournament: str, evening: int) -> None:
    """Enter the evening's hanchans and its penalty."""
    path = f"/api/v1/tournaments/{tournament}"
    people = {one["id_number"]: one["id"] for one in context.request.get(f"{path}/players").json()["items"]}
    players = [people[f"P{number}"] for number in range(4)]
    (table,) = context.request.get(f"{path}/tables").json()["items"]
    for number, points in enumerate(EVENINGS[evening], 1):
        hanchan = uuid7()
        seats = dict(zip(SEATS, players, strict=True))
        put(context, f"{tournament}/hanchans/{hanchan}", {"table": table["id"], "round": str(number), "seats": seats})
        put(context, f"{tournament}/hanchans/{hanchan}/result", {"points": dict(zip(SEATS, points, strict=True))})
    who, amount = PENALTIES[evening]
    line = {"account": {"kind": "player", "id": players[who]}, "unit": "P", "amount": amount, "reason": "late"}
    put(context, f"{tournament}/ledger/decisions/{uuid7()}", line)


def on_paper(evening: int) -> list[Fraction]:
    """What each comes to in P, as on paper: no two have the same points."""
    sums = [Fraction(0)] * 4
    for points in EVENINGS[evening]:
        order = sorted(range(4), key=lambda seat: -points[seat])
        for place, seat in enumerate(order):
            sums[seat] += Fraction(points[seat] - 30000, 1000) + UMA[place]
    who, amount = PENALTIES[evening]
    sums[who] -= amount
    return sums


def written(value: Fraction) -> str:
    """Whole tenths, as screens show them."""
    return f"{float(value):+.1f}".replace("-", "−")


def ranks(values: list[Fraction]) -> list[int]:
    return [1 + sum(other > value for other in values) for value in values]


def make_empty_season(page: Page) -> None:
    """A league and a season in it."""
    page.goto("/#/account")
    page.get_by_role("link", name="Leagues").click()
    page.get_by_role("textbox", name="Name of the league").fill("Club League")
    press(page, "Make the league")
    press(page, "New season")
    page.get_by_role("textbox", name="Name, such as 2026/27").fill("26/27")
    press(page, "Make the season")


def make_season(page: Page) -> None:
    """A league, a season in it, and the first evening in that."""
    make_empty_season(page)
    press(page, "Set up 26/27")
    press(page, "Add Evening 1")
    expect(page.get_by_role("button", name="Take out Evening 1")).to_be_visible()


def test_what_a_season_has_are_rows_with_a_small_button_at_the_end(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    found(laptop.context, name="Evening 1", slug="evening-1")
    make_season(laptop)
    dialog = laptop.get_by_role("dialog")
    row = dialog.get_by_role("listitem").filter(has_text="Evening 1")
    name, leave = (one.bounding_box() for one in (row.get_by_text("Evening 1"), row.get_by_role("button")))
    whole = row.bounding_box()
    assert name is not None
    assert leave is not None
    assert whole is not None
    assert leave["width"] < whole["width"] / 2, "it fills the row"
    assert leave["x"] > name["x"], "it is not at the end"
    assert abs(name["y"] + name["height"] / 2 - leave["y"] - leave["height"] / 2) < 2, "they are not on one line"


def copy_first(page: Page) -> str:
    """The second evening from the first, by three taps; its id."""
    page.goto("/#/account")
    page.get_by_role("link", name="The next from Evening 1").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Evening 2")
    expect(page.get_by_role("switch", name="In season 26/27 as well")).to_be_checked()
    press(page, "Create the tournament")
    page.wait_for_url("**/#/setup")
    own = page.context.request.get("/api/v1/account").json()["tournaments"]
    return str(next(one["id"] for one in own if one["name"] == "Evening 2"))


def look(page: Page, evenings: list[list[Fraction]]) -> None:
    """The season's standings, against what was added up here."""
    totals = [before + after for before, after in zip(*evenings, strict=True)]
    now, before = ranks(totals), ranks(evenings[0])
    assert now != before
    rows = page.get_by_role("list", name="Season standings").get_by_role("listitem")
    expect(rows).to_have_count(4)
    for number, name in enumerate(NAMES):
        row = rows.filter(has_text=name)
        expect(row.locator("strong").first).to_have_text(str(now[number]))
        expect(row.locator("strong").last).to_have_text(written(totals[number]))
        moved = before[number] - now[number]
        said = f"Up by {moved}" if moved > 0 else f"Down by {-moved}"
        expect(row.get_by_role("img", name=said)).to_have_count(0 if moved == 0 else 1)


def test_from_nothing_to_a_season_of_two_evenings(laptop: Page, sqlite_url: str) -> None:
    context = laptop.context
    sign_up(context, sqlite_url)
    first = found(context, name="Evening 1", slug="evening-1")
    furnish(context, first)
    make_season(laptop)
    play(context, first, 0)
    play(context, copy_first(laptop), 1)
    laptop.goto("/#/league")
    laptop.get_by_role("link", name="26/27").click()
    expect(heading(laptop, "Season 26/27")).to_be_visible()
    evenings = [on_paper(0), on_paper(1)]
    look(laptop, evenings)
    laptop.get_by_role("link", name="Baba").click()
    expect(heading(laptop, "Baba")).to_be_visible()
    for number, evening in enumerate(evenings, 1):
        title = laptop.get_by_role("heading", name=f"Evening {number}")
        part = laptop.locator("section").filter(has=title)
        expect(part.locator(".season-sum strong")).to_have_text(written(evening[1]))
        part.locator("summary").click()
        expect(part.locator("dd")).to_have_count(2 + (PENALTIES[number - 1][0] == 1))


def test_another_manager_comes_by_a_link_and_a_stranger_by_a_code(laptop: Page, other: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    sign_up(other.context, sqlite_url, "ben", "Ben Ito")
    laptop.goto("/#/league")
    laptop.get_by_role("textbox", name="Name of the league").fill("Club League")
    press(laptop, "Make the league")
    press(laptop, "Invite a manager")
    link = laptop.get_by_role("dialog").get_by_role("textbox").input_value()
    other.goto(f"/#{link.partition('#')[2]}")
    expect(other.get_by_text("This browser is signed in as Ben Ito (ben).")).to_be_visible()
    press(other, "Manage it as Ben Ito")
    expect(other.get_by_text("Managed by Ana Kaneda, Ben Ito")).to_be_visible()
    assert "spl_" not in other.url


def test_a_league_and_a_season_are_put_right(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.goto("/#/league")
    laptop.get_by_role("textbox", name="Name of the league").fill("Clubb League")
    press(laptop, "Make the league")
    press(laptop, "Rename Clubb League")
    dialog = laptop.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Club League")
    dialog.get_by_role("button", name="Rename").click()
    expect(laptop.get_by_role("heading", name="Club League", exact=True)).to_be_visible()
    for name in ("26/27", "27/28"):
        press(laptop, "New season")
        dialog.get_by_role("textbox").fill(name)
        press(laptop, "Make the season")
    press(laptop, "New season")
    dialog.get_by_role("textbox").fill("26/27")
    press(laptop, "Make the season")
    expect(dialog.get_by_text("another one has it")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    press(laptop, "Set up 27/28")
    a_season_is_put_right(laptop)

    (season,) = (one for one in seasons(laptop) if one["name"] == "2027/28")
    assert (season["starts_on"], season["ends_on"], season["standings_open"]) == ("2027-09-01", None, True)
    assert (season["ranking"]["ties"], season["ranking"]["minimum_hanchans"]) == (["best-hanchan"], 3)


def a_season_is_put_right(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).fill("26/27")
    press(page, "Save")
    expect(dialog.get_by_text("another one has it")).to_be_visible()
    dialog.get_by_label("Name", exact=True).fill("2027/28")
    dialog.get_by_label("From", exact=True).fill("2027-09-01")
    press(page, "Save")
    expect(dialog.get_by_role("button", name="Save")).to_have_count(0)
    dialog.get_by_label("To", exact=True).fill("2027-08-01")
    press(page, "Save")
    expect(dialog.get_by_text("It ends before it starts")).to_be_visible()
    dialog.get_by_label("To", exact=True).fill("")
    dialog.get_by_role("switch", name="Everybody may see the standings").dblclick()
    dialog.get_by_role("switch", name="Everybody may see the standings").check()
    expect(dialog.get_by_text("It ends before it starts")).to_have_count(0)
    more = dialog.get_by_role("group", name="Fewest hanchans for a place").get_by_role("button", name="More")
    more.dblclick()
    dialog.get_by_label("Equal totals").select_option("Fewer penalties")
    dialog.get_by_label("Then by").first.select_option("The best hanchan")
    expect(dialog.get_by_label("Then by")).to_have_count(2)
    dialog.get_by_label("Equal totals").select_option("Nothing: they share the rank")
    expect(dialog.get_by_label("Equal totals")).to_have_value("best-hanchan")
    press(page, "Save")
    expect(dialog.get_by_role("button", name="Save")).to_have_count(0)


def seasons(page: Page) -> list[dict[str, Any]]:
    (league,) = page.context.request.get("/api/v1/account/leagues").json()["items"]
    assert league["name"] == "Club League"
    return list(league["seasons"])


def test_an_empty_season_leads_on_and_open_standings_have_an_address(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    found(laptop.context, name="Evening 1", slug="evening-1")
    make_empty_season(laptop)
    laptop.get_by_role("link", name="26/27").click()
    expect(laptop.get_by_text("Club League · Tournaments played: 0")).to_be_visible()
    expect(laptop.get_by_role("link", name="New tournament")).to_be_visible()
    press(laptop, "Add Evening 1")
    expect(laptop.get_by_role("link", name="The next from Evening 1")).to_be_visible()

    laptop.goto("/#/league")
    press(laptop, "Set up 26/27")
    dialog = laptop.get_by_role("dialog")
    dialog.get_by_role("switch", name="Everybody may see the standings").check()
    expect(dialog.get_by_role("textbox", name="Address of the standings")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Save")).to_be_in_viewport()
    press(laptop, "Save")
    address = dialog.get_by_role("textbox", name="Address of the standings").input_value()
    path = address.partition("/#/season/")[2]
    assert laptop.context.request.get(f"/api/v1/seasons/{path}/standings").json()["season"]["standings_open"]
    dialog.get_by_role("link", name="See the standings").click()
    expect(heading(laptop, "Season 26/27")).to_be_visible()


def test_setting_up_says_which_season_it_is_in(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    tournament = found(laptop.context, name="Evening 1", slug="evening-1")
    make_season(laptop)
    (own,) = laptop.context.request.get("/api/v1/account").json()["tournaments"]
    laptop.goto(f"/#/account/enter/{tournament}/{own['official_id']}")
    expect(laptop.get_by_role("heading", level=1)).to_have_text("Evening 1")
    laptop.goto("/#/setup")
    expect(laptop.get_by_text("It is part of the season 26/27 of Club League.")).to_be_visible()
    expect(laptop.get_by_text("Add it to a league's season")).to_have_count(0)
    laptop.get_by_role("link", name="Season 26/27").click()
    expect(heading(laptop, "Season 26/27")).to_be_visible()
