"""A season's standings on a desk: whatever of it counts, what stands in a row adds up to its total."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import pytest
from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from models.database.engine import write
from models.journal.journal import Journal
from models.league import leagues, season_settings
from tests.engines import engines_at
from tests.pwa.desk.desk import desk_of, row
from tests.pwa.hall import SEATS, Hall, furnish

FIRST = (42300, 30200, 30200, -2700)
SECOND = (10000, 20000, 29000, 41000)


def play(hall: Hall, points: tuple[int, ...]) -> None:
    """A result, and a penalty for who was east."""
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": dict(zip(SEATS, points, strict=True))})
    account = {"kind": "player", "id": hall.players[0]}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {"account": account, "unit": "P", "amount": 30, "reason": "late"})


@pytest.fixture
def season(hall: Hall, sqlite_url: str, address: str) -> UUID:
    """Two tournaments of one season, a hanchan of each played by the same four; its id."""
    later = furnish(sqlite_url, address, name="Winter League")
    with engines_at(sqlite_url) as store, write(store) as connection:
        leagues.create(connection, uuid7(), "club", "Club League")
        league = leagues.find_by_slug(connection, "club")
        assert league is not None
        for one in (hall, later):
            leagues.join(Journal(connection, UUID(one.tournament), None, datetime.now(UTC)), league, "26/27")
        played = leagues.membership(connection, UUID(hall.tournament))
    assert played is not None
    play(hall, FIRST)
    play(later, SECOND)
    return played.season_id


def rank(sqlite_url: str, season: UUID, **ranking: Any) -> None:
    with engines_at(sqlite_url) as store, write(store) as connection:
        season_settings.change(connection, season, {"ranking": ranking})


def tenths(text: str) -> int:
    return round(float(text.replace("−", "-").replace(",", "")) * 10) if text.strip() else 0


def summands(page: Page, name: str, upto: str) -> int:
    """What of a row stands between its games and the column of the total, save what is struck out."""
    cells = row(page, name).locator(f":is([class*=of-in-], .of-taken):has(~ .of-{upto}):not(:has(.uncounted))")
    return sum(map(tenths, cells.all_inner_texts()))


@pytest.mark.parametrize(
    ("ranking", "total"),
    [
        ({}, "final"),
        ({"counted": "best", "of": "tournaments", "number": 1}, "final"),
        ({"counted": "best", "of": "hanchans", "number": 1}, "final"),
        ({"penalties": "shown"}, "final"),
        ({"total": "mean"}, "sum"),
    ],
)
def test_what_stands_in_a_row_adds_up_to_its_total(
    browser: Browser, hall: Hall, sqlite_url: str, season: UUID, ranking: dict[str, Any], total: str
) -> None:
    rank(sqlite_url, season, **ranking)
    with desk_of(browser, hall, "director") as desk:
        desk.goto(f"/#/season/{season}")
        expect(row(desk, "Aoki").locator(".of-taken")).not_to_be_empty()
        for name in ("Aoki", "Bernard", "Chen", "Dupont"):
            assert summands(desk, name, total) == tenths(row(desk, name).locator(f".of-{total}").inner_text())
        if ranking.get("total") == "mean":
            expect(row(desk, "Bernard").locator(".of-final")).not_to_have_text(
                row(desk, "Bernard").locator(".of-sum").inner_text()
            )


def test_who_was_disqualified_is_said_to_be(browser: Browser, hall: Hall, sqlite_url: str, season: UUID) -> None:
    """In one of the season's two tournaments; once that leaves them too few, this is why, and not their hanchans."""
    issued = {"penalties": [{"kind": "disqualification"}], "reason": "seen by two arbiters"}
    hall.rule(1, "cheating", issued=issued)
    with desk_of(browser, hall, "director") as desk:
        for ranking, place in (({}, "3"), ({"minimum_tournaments": 2}, "–")):
            rank(sqlite_url, season, **ranking)
            desk.goto(f"/#/season/{season}")
            desk.reload()
            bernard = row(desk, "Bernard")
            expect(bernard.locator(".of-rank strong")).to_have_text(place)
            expect(bernard.locator(".uncounted")).to_have_count(1)
            expect(bernard.locator(".of-marks .badge")).to_have_text(["Disqualified: Autumn League"])
            expect(row(desk, "Endo").locator(".of-marks")).to_have_text("Too few hanchans for a place")
        desk.get_by_role("link", name="Bernard", exact=True).click()
        expect(desk.get_by_role("heading", name="Disqualified", exact=True)).to_be_visible()
        expect(desk.get_by_text("Disqualified: no place")).to_be_visible()
        desk.set_viewport_size({"width": 390, "height": 844})
        desk.goto(f"/#/season/{season}")
        of_bernard = desk.get_by_role("listitem").filter(has_text="Bernard")
        expect(of_bernard).to_contain_text("Disqualified: Autumn League")
        expect(of_bernard).not_to_contain_text("Too few")
