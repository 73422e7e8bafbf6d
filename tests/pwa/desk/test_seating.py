"""Seating on a desk: another evening of the same players is not seated the same."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.pwa.desk.desk import desk_of
from tests.pwa.hall import Hall, furnish


def proposed(page: Page, button: str) -> tuple[int, list[Any]]:
    """The seed that was sent, and who is to sit together, by number."""
    with page.expect_response(re.compile("/seating/proposal$")) as answer:
        page.get_by_role("button", name=button).click()
    expect(page.get_by_role("region", name="Proposed seating").get_by_text("Aoki").first).to_be_visible()
    return answer.value.request.post_data_json["seed"], answer.value.json()["rounds"]


def test_another_evening_of_the_same_players_is_not_seated_the_same(
    browser: Browser, hall: Hall, sqlite_url: str, address: str
) -> None:
    first = []
    for evening in (hall, furnish(sqlite_url, address, name="Evening 2")):
        numbers = {player: number for number, player in enumerate(evening.players)}
        with desk_of(browser, evening, "director") as desk:
            desk.goto("/#/rounds")
            for _ in range(3):
                desk.get_by_role("button", name="One round more").click()
            seed, rounds = proposed(desk, "Propose seating")
            following, _ = proposed(desk, "Another one")
            assert following == seed + 1
        seats = [[numbers[who] for table in one["tables"] for who in table["seats"].values()] for one in rounds]
        first.append((seed, seats))
    (seed, seats), (other, otherwise) = first
    assert seed != other
    assert seats != otherwise
