"""A tournament that is made from the page of a season without one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.account.test_leagues import make_empty_season
from tests.pwa.accounts import heading, press, sign_up
from tests.pwa.phone import CUT_OFF


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def open_empty_season(page: Page) -> str:
    """The page of a season without a tournament; its id."""
    make_empty_season(page)
    page.get_by_role("link", name="26/27").click()
    expect(heading(page, "Season 26/27")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_a_tournament_made_from_an_empty_season_is_in_it(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    season = open_empty_season(laptop)
    laptop.get_by_role("link", name="New tournament").click()
    expect(laptop.get_by_role("switch", name="In season 26/27")).to_be_checked()
    laptop.get_by_role("textbox", name="Name", exact=True).fill("Evening 1")
    laptop.reload()
    expect(laptop.get_by_role("textbox", name="Name", exact=True)).to_have_value("Evening 1")
    expect(laptop.get_by_role("switch", name="In season 26/27")).to_be_checked()
    press(laptop, "Create the tournament")
    laptop.wait_for_url("**/#/setup")
    expect(laptop.get_by_text("It is part of the season 26/27 of Club League.")).to_be_visible()
    (league,) = laptop.context.request.get("/api/v1/account/leagues").json()["items"]
    assert [(one["id"], [own["name"] for own in one["tournaments"]]) for one in league["seasons"]] == [
        (season, ["Evening 1"])
    ]


def test_it_is_not_in_the_season_where_that_was_not_wanted(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    open_empty_season(laptop)
    laptop.get_by_role("link", name="New tournament").click()
    laptop.get_by_role("textbox", name="Name", exact=True).fill("Friendly")
    laptop.get_by_role("switch", name="In season 26/27").uncheck()
    laptop.reload()
    expect(laptop.get_by_role("switch", name="In season 26/27")).not_to_be_checked()
    press(laptop, "Create the tournament")
    laptop.wait_for_url("**/#/setup")
    (league,) = laptop.context.request.get("/api/v1/account/leagues").json()["items"]
    assert [one["tournaments"] for one in league["seasons"]] == [[]]
    laptop.goto("/#/found")
    expect(laptop.get_by_role("textbox", name="Name", exact=True)).to_have_value("")
    expect(laptop.get_by_role("switch")).to_have_count(0)
