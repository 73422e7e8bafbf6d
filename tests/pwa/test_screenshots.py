"""Pictures of the main screens in shots/, for a person to look at: each has its heading and fits the phone's width."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, noten_riichi, overflow, send, take_part

SHOTS = Path(__file__).parent / "shots"
LOOKS = [("light", "en"), ("dark", "ja")]
CHANGE = "async (changed) => (await import('/bundle/inspect.js')).change(changed)"
STILL = "() => !document.querySelector('.waiting progress')"


class Camera:
    """Takes the screen that a page shows, in one theme and language."""

    def __init__(self, page: Page, theme: str, lang: str) -> None:
        self.page = page
        self._lang = lang
        self._look = f"{theme}-{lang}"
        page.evaluate(CHANGE, {"theme": theme, "lang": lang})
        expect(page.locator(".toast")).to_have_count(0, timeout=10_000)  # it would lie over every picture

    def take(self, name: str, en: str, ja: str, fr: str) -> None:
        """The picture `name`. Fails when the heading is another or something reaches beyond the screen."""
        heading = {"en": en, "ja": ja, "fr": fr}[self._lang]
        expect(self.page.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
        self.page.wait_for_function(STILL)
        self.page.screenshot(path=SHOTS / f"{name}-{self._look}.png")
        assert overflow(self.page) == 0, f"{name} ({self._look}) is wider than the screen"

    def at(self, place: str, name: str, en: str, ja: str, fr: str) -> None:
        """Go there and take it."""
        go(self.page, place)
        self.take(name, en, ja, fr)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture(params=LOOKS, ids="-".join)
def camera(request: pytest.FixtureRequest, page: Page, hall: Hall) -> Camera:
    """A referee's phone in a hall where something has happened."""
    SHOTS.mkdir(exist_ok=True)
    hall.rule(0, "unvocalised-call")
    hall.rule(5, "empty-win")
    hall.rule(2, "swap-calling")
    noten_riichi(hall)
    take_part(page, hall, "referee")
    return Camera(page, *request.param)


def test_the_screens_of_the_hall(camera: Camera, hall: Hall) -> None:
    table, player = hall.tables[0], hall.players[0]
    camera.at("#/tables", "tables", *["Autumn League"] * 3)
    camera.at(f"#/table/{table}", "table", "Table 7", "7卓", "Table 7")
    camera.at("#/log", "log", "Log", "記録", "Journal")
    camera.at(f"#/player/{player}", "player", "What counts so far", "これまでの反則", "Ce qui compte jusqu'ici")
    send(camera.page, "ruling", None, call(hall, 0, "swap-caling"))
    camera.at("#/outbox", "outbox", "To resolve", "要対応", "À régler")


def test_the_screens_of_a_call(camera: Camera, hall: Hall) -> None:
    start = f"#/call/{hall.tables[0]}/south"
    camera.at(start, "call-fouls", "What happened?", "何がありましたか？", "Que s'est-il passé ?")
    facts = ("Did it happen during the deal?", "配牌中のことですか？", "Est-ce arrivé pendant la donne ?")
    camera.at(f"{start}/exposed-tiles", "call-facts", *facts)
    go(camera.page, f"{start}/empty-win")
    expect(camera.page.locator(".call-other")).to_have_count(5)
    camera.take("call-decision", "Chonbo (30P)", "チョンボ（30P）", "Chonbo (30P)")
    camera.page.locator(".call-issue").click()
    camera.take("call-issued", "Issued", "裁定しました", "Prononcé")


def test_the_screens_for_anyone(camera: Camera) -> None:
    win = ("Empty win declaration", "誤ロン・誤ツモ", "Annonce à vide d'une victoire")
    camera.at("#/fouls", "fouls", "Fouls", "反則", "Fautes")
    camera.at("#/foul/empty-win", "foul", *win)
    camera.at("#/compare", "compare", "Compare rulebooks", "規則の比較", "Comparer les règlements")
    camera.at("#/book/r-league-24-25", "book", *["R.League 24/25"] * 3)
    camera.at("#/casual", "casual", "Casual play", "カジュアル対局", "Partie amicale")
    asked = zip(("Player 2", "プレイヤー2", "Joueur 2"), win, strict=True)
    camera.at("#/casual/1/empty-win", "casual-arrows", *(f"{player}: {foul}" for player, foul in asked))
    camera.at("#/settings", "settings", "Settings", "設定", "Réglages")
