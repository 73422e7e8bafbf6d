"""The next evening from the last: who does not come is asked about, and officials get codes to print."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.account.test_leagues import furnish, make_season, put
from tests.pwa.accounts import found, heading, press, sign_up
from tests.pwa.phone import CUT_OFF


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def players(page: Page, tournament: str) -> dict[str, Any]:
    answer = page.context.request.get(f"/api/v1/tournaments/{tournament}/players").json()
    return {one["name"]: one for one in answer["items"]}


def newest(page: Page) -> str:
    own = page.context.request.get("/api/v1/account").json()["tournaments"]
    return str(next(one["id"] for one in own if one["name"] == "Evening 2"))


def withdraw(page: Page, tournament: str, name: str) -> None:
    body = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "left"}
    path = f"/api/v1/tournaments/{tournament}/players/{players(page, tournament)[name]['id']}"
    assert page.context.request.patch(path, data=body).ok


def test_the_next_evening_is_made_from_set_up_with_whom_the_director_brings(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    first = found(laptop.context, name="Evening 1", slug="evening-1")
    furnish(laptop.context, first)
    put(laptop.context, f"{first}/officials/{uuid7()}", {"name": "Rei", "roles": ["referee"]})
    for name in ("Baba", "Doi"):
        withdraw(laptop, first, name)
    make_season(laptop)
    laptop.goto("/#/account")
    laptop.get_by_role("link", name="Evening 1").first.click()
    laptop.get_by_role("link", name="The next from this evening").click()
    expect(laptop.get_by_role("group", name="These do not come")).to_contain_text("Baba")
    laptop.get_by_role("switch", name="Doi").check()
    press(laptop, "Create the tournament")
    expect(heading(laptop, "Codes of the officials")).to_be_visible()
    expect(laptop.get_by_role("img", name="Rei")).to_be_visible()
    assert set(players(laptop, newest(laptop))) == {"Aoki", "Chen", "Doi"}
    press(laptop, "Enter the tournament")
    laptop.wait_for_url("**/#/setup")
    laptop.set_viewport_size({"width": 1280, "height": 800})
    press(laptop, "Evening 2: change tournament")
    laptop.get_by_role("dialog").get_by_role("link", name="The next from this evening").click()
    expect(laptop.get_by_role("textbox", name="Name")).to_have_value("Evening 3")
    laptop.go_back()
    laptop.get_by_role("link", name="Leagues and seasons").click()
    laptop.get_by_role("link", name="26/27").click()
    laptop.get_by_role("link", name="The next from Evening 2").click()
    expect(laptop.get_by_role("textbox", name="Name")).to_have_value("Evening 3")


def test_a_league_without_a_name_is_asked_for_one(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.goto("/#/league")
    press(laptop, "Make the league")
    name = laptop.get_by_role("textbox", name="Name of the league")
    expect(name).to_have_attribute("aria-invalid", "true")
    name.fill("Club League")
    expect(name).not_to_have_attribute("aria-invalid", "true")


def test_what_was_wrong_is_said_until_it_is_put_right_and_the_zone_is_of_the_last(
    laptop: Page, sqlite_url: str
) -> None:
    sign_up(laptop.context, sqlite_url)
    found(laptop.context, name="Evening 1", slug="evening-1", time_zone="Asia/Tokyo")
    laptop.goto("/#/account")
    laptop.get_by_role("link", name="New tournament").click()
    expect(laptop.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    name = laptop.get_by_role("textbox", name="Name", exact=True)
    name.fill("Evening 1")
    press(laptop, "Create the tournament")
    slug = laptop.get_by_role("textbox", name="Short name in addresses")
    expect(slug).to_have_attribute("aria-invalid", "true")
    name.fill("Evening 2")
    expect(slug).not_to_have_attribute("aria-invalid", "true")
