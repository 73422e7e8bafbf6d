"""How many taps and letters a call takes, from the list of tables to the issued ruling."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.calls import planned
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import hurry
from tests.pwa.thumb import Thumb

Played = Callable[[Thumb, Hall], None]


def empty_win(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.pick("Empty win declaration")
    thumb.issue("Chonbo (30P) · Bernard")


def small_hand(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.tap(thumb.page.locator(".pick", has_text="Too many or too few tiles").get_by_role("link", name="No Chonbo"))
    thumb.issue("Chonbo (30P) · Bernard")


def dead_hand(thumb: Thumb, hall: Hall) -> None:
    hall.rule(1, "swap-calling", seat="south")
    expect(thumb.page.locator(".table-card", has_text="Dead hand")).to_be_visible()
    thumb.begin()
    thumb.pick("Calling with a dead hand")
    thumb.issue("Chonbo (30P) · Bernard")


def noten_riichi(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.pick("Noten riichi")
    thumb.answer("Exhaustive draw")
    thumb.answer("Noten")
    thumb.issue("Chonbo (30P) · Bernard")


def another_wins(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.pick("Empty win declaration")
    thumb.switch("Another win on this tile")
    thumb.issue("The chonbo is void · Bernard")


def third_unturned_tile(thumb: Thumb, hall: Hall) -> None:
    for _ in range(2):
        hall.rule(1, "riichi-tile-not-turned")
    thumb.begin()
    thumb.find("Riichi", "Riichi tile not turned")
    thumb.issue("No penalty · Bernard")


def twelve_minutes_late(thumb: Thumb, hall: Hall) -> None:
    planned(thumb.page, hall, timedelta(minutes=12, seconds=5))
    thumb.begin()
    thumb.pick("Late player")
    thumb.switch("Use this time")
    thumb.issue("14P · Bernard")


def wall_knocked_over(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.pick("Tiles revealed or knocked over")
    thumb.switch("Live wall")
    thumb.tap(thumb.page.get_by_role("group", name="Can the wall be rebuilt?").get_by_role("button", name="No"))
    thumb.issue("Chonbo (30P) · Bernard")


def exposed_tiles(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.pick("Tiles revealed or knocked over")
    thumb.switch("Warning")
    thumb.issue("Warning · Bernard")


def two_at_fault(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.pick("Empty win declaration")
    thumb.switch("Players at fault: 1")
    thumb.switch("North Dupont")
    thumb.issue("Chonbo (30P) · 2 players")


def insult(thumb: Thumb, hall: Hall) -> None:
    thumb.begin()
    thumb.find("Conduct", "etiquette")
    thumb.issue("Warning · Bernard")


CALLS: list[tuple[str, int, Played]] = [
    ("empty win", 4, empty_win),
    ("small hand", 4, small_hand),
    ("call with a dead hand", 4, dead_hand),
    ("noten riichi", 6, noten_riichi),
    ("another's win on the same tile", 5, another_wins),
    ("unturned tile the third time", 5, third_unturned_tile),
    ("12 minutes late", 5, twelve_minutes_late),
    ("two at fault", 6, two_at_fault),
    ("wall knocked over", 6, wall_knocked_over),
    ("insult", 5, insult),
    ("exposed tiles", 5, exposed_tiles),
]


@pytest.mark.parametrize(("call", "most", "played"), CALLS, ids=[call for call, _, _ in CALLS])
def test_a_call_takes_few_taps_and_no_letters(
    referee: Page,
    hall: Hall,
    call: str,
    most: int,
    played: Played,
    record_property: Callable[[str, object], None],
) -> None:
    thumb = Thumb(referee)
    played(thumb, hall)
    expect(referee.get_by_role("heading", name="Issued")).to_be_visible()
    record_property("summary", f"{call}: {thumb.taps} taps (at most {most}), {thumb.letters} letters")
    assert thumb.taps <= most
    assert thumb.letters == 0


def test_a_ruling_on_the_wrong_player_is_put_right_in_three_taps(
    referee: Page, hall: Hall, record_property: Callable[[str, object], None]
) -> None:
    empty_win(Thumb(referee), hall)
    thumb = Thumb(referee)
    thumb.tap(referee.locator("summary", has_text="Wrong player"), referee.get_by_role("link", name="West Chen"))
    thumb.tap(referee.get_by_role("button", name="Amend: Chonbo (30P) · Chen"))
    expect(referee.get_by_role("heading", name="Amended")).to_be_visible()
    hurry(referee)
    eventually(lambda: "Chen" in [one["offender"]["name"] for one in hall.rulings() if one["status"] == "issued"])
    record_property("summary", f"wrong player: {thumb.taps} taps (at most 3), {thumb.letters} letters")
    assert (thumb.taps, thumb.letters) == (3, 0)
