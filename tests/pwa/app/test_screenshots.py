"""Pictures of the main screens in shots/, for a person to look at, in two looks.

Each has its heading and fits the phone's width.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, noten_riichi, overflow, send, take_part

pytestmark = pytest.mark.nightly
SHOTS = Path(__file__).parents[1] / "shots"
LOOKS = [("light", "en"), ("dark", "ja")]
CHANGE = "async (changed) => (await import('/bundle/inspect.js')).change(changed)"
SILENT = "async () => (await import('/bundle/inspect.js')).say('')"
STILL = "() => !document.querySelector('.waiting progress')"


class Camera:
    """Takes the screen that a page shows, in each look."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def take(self, name: str, **headings: str) -> None:
        """The picture `name`. Fails when the heading is another or something reaches beyond the screen."""
        for theme, lang in LOOKS:
            self.page.evaluate(CHANGE, {"theme": theme, "lang": lang})
            expect(self.page.get_by_role("heading", name=headings[lang], exact=True).first).to_be_visible()
            self.page.wait_for_function(STILL)
            self.page.screenshot(path=SHOTS / f"{name}-{theme}-{lang}.png")
            assert overflow(self.page) == 0, f"{name} ({theme}, {lang}) is wider than the screen"

    def at(self, place: str, name: str, **headings: str) -> None:
        """Go there and take it."""
        go(self.page, place)
        self.take(name, **headings)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def camera(page: Page, hall: Hall) -> Camera:
    """A referee's phone in a hall where something has happened."""
    SHOTS.mkdir(exist_ok=True)
    hall.rule(0, "unvocalised-call")
    hall.rule(5, "empty-win")
    hall.rule(2, "swap-calling")
    noten_riichi(hall)
    take_part(page, hall, "referee")
    page.evaluate(SILENT)
    expect(page.locator(".toast")).to_have_count(0)  # it would lie over every picture
    return Camera(page)


def test_the_screens_of_the_hall(camera: Camera, hall: Hall) -> None:
    table, player = hall.tables[0], hall.players[0]
    camera.at("#/tables", "tables", en="Autumn League", ja="Autumn League")
    camera.at(f"#/table/{table}", "table", en="Table 7", ja="7卓")
    camera.at("#/log", "log", en="Log", ja="記録")
    camera.at(f"#/player/{player}", "player", en="What counts so far", ja="これまでの反則")
    send(camera.page, "ruling", None, call(hall, 0, "swap-caling"))
    camera.at("#/outbox", "outbox", en="To resolve", ja="要対応")


def test_the_screens_of_a_call(camera: Camera, hall: Hall) -> None:
    start = f"#/call/{hall.tables[0]}/south"
    camera.at(start, "call-fouls", en="What happened?", ja="何がありましたか？")
    camera.at(f"{start}/noten-riichi", "call-facts", en="How has the hand ended?", ja="この局はどう終わりましたか？")
    tiles = {"en": "Tiles revealed or knocked over", "ja": "見せ牌・山崩し"}
    camera.at(f"{start}/exposed-tiles", "call-usual", **tiles)
    go(camera.page, f"{start}/empty-win")
    camera.take("call-decision", en="Chonbo (30P)", ja="チョンボ（30P）")
    camera.page.locator(".call-issue").click()
    camera.take("call-issued", en="Issued", ja="裁定しました")


def test_the_screens_for_anyone(camera: Camera) -> None:
    win = {"en": "Empty win declaration", "ja": "誤ロン・誤ツモ"}
    camera.at("#/fouls", "fouls", en="Fouls", ja="反則")
    camera.at("#/foul/empty-win", "foul", **win)
    camera.at("#/compare", "compare", en="Compare rulebooks", ja="規則の比較")
    camera.at("#/book/r-league-24-25", "book", en="R.League 24/25", ja="R.League 24/25")
    camera.at("#/casual", "casual", en="Casual play", ja="カジュアル対局")
    arrows = {"en": f"Player 2: {win['en']}", "ja": f"プレイヤー2: {win['ja']}"}
    camera.at("#/casual/1/empty-win", "casual-arrows", **arrows)
    camera.at("#/settings", "settings", en="Settings", ja="設定")
