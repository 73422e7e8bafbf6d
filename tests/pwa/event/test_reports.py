"""Reports and printouts: made by the server, saved by a tap, told when something goes wrong."""

import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pypdfium2
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.tournament.pdf import words
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import choose, go, second_phone, take_part

REFEREES = [
    *("Seating by table", "Seating by name", "Foul card", "What each foul costs", "Table codes", "Score slips"),
    "Standings",
]


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name, exact=True))


def saved(page: Page, name: str, folder: Path) -> tuple[str, bytes]:
    """The file's name and content, made and saved."""
    card(page, name).get_by_role("button", name="Make the file").click()
    with page.expect_download() as saving:
        card(page, name).get_by_role("link", name="Save").click()
    saving.value.save_as(folder / "saved")
    return saving.value.suggested_filename, (folder / "saved").read_bytes()


def until(page: Page, held: list[Route]) -> None:
    """Wait until a request is held."""
    for _ in range(1000):
        if held:
            return
        page.wait_for_timeout(10)
    raise AssertionError("the file was never asked for")


def test_a_director_saves_every_file(director: Page, hall: Hall, tmp_path: Path) -> None:
    hall.rule(0, "empty-win")
    seats = dict(zip(SEATS, hall.players[:4], strict=True))
    hall.call("PUT", f"hanchans/{uuid7()}", {"table": hall.tables[0], "round": "2", "seats": seats})
    director.get_by_role("link", name="QR codes to print").click()
    director.get_by_role("link", name="Reports and printouts").click()
    choose(card(director, "Score slips").get_by_role("group", name="Round"), "1")
    for name, file in (
        ("Seating by table", "autumn-league-seating-by-table.pdf"),
        ("Seating by name", "autumn-league-seating-by-name.pdf"),
        ("Score slips", "autumn-league-score-slips.pdf"),
        ("Standings", "autumn-league-standings.pdf"),
        ("Lateness", "autumn-league-lateness.pdf"),
        ("Foul card", "autumn-league-foul-card.pdf"),
        ("What each foul costs", "autumn-league-penalties.pdf"),
        ("Table codes", "autumn-league-tables.pdf"),
        ("Event report", "autumn-league-report.pdf"),
    ):
        called, body = saved(director, name, tmp_path)
        assert called == file
        pypdfium2.PdfDocument(BytesIO(body)).close()
        expect(card(director, name).get_by_role("link", name="Open")).to_have_attribute("target", "_blank")
    for name in ("All rulings", "Escalations", "Penalties by player", "Payments and receipts"):
        called, body = saved(director, name, tmp_path)
        assert re.fullmatch(r"autumn-league-\w+\.xlsx", called)
        assert "xl/workbook.xml" in ZipFile(BytesIO(body)).namelist()
    assert saved(director, "Standings of the teams", tmp_path)[0] == "autumn-league-standings-teams.xlsx"
    director.get_by_text("Text (CSV)").click()
    called, body = saved(director, "All rulings", tmp_path)
    assert called == "autumn-league-rulings.csv"
    assert "Empty win declaration" in body.decode("utf-8-sig")
    for name, file, begins in (
        ("EMA report", "ema.csv", b"\xef\xbb\xbfPlace,First Name"),
        ("Penalty list", "penalty-list.csv", b"\xef\xbb\xbfround,table,seat"),
        ("World Riichi", "world-riichi.csv", b"\xef\xbb\xbfworksheet,round"),
        ("RiichiNomi", "riichi-nomi.csv", b"\xef\xbb\xbfRound ID"),
        ("Pantheon", "pantheon.jsonl", b""),
        ("Calendar of the rounds", "calendar.ics", b"BEGIN:VCALENDAR"),
    ):
        called, body = saved(director, name, tmp_path)
        assert called == f"autumn-league-{file}"
        assert body.startswith(begins)
    called, body = saved(director, "The whole journal", tmp_path)
    assert called == "autumn-league-journal.jsonl"
    assert body.count(b"\n") == len(hall.journal())


def test_a_player_has_all_rulings_on_paper(director: Page, hall: Hall, tmp_path: Path) -> None:
    hall.rule(0, "empty-win")
    go(director, f"#/player/{hall.players[0]}")
    called, body = saved(director, "All rulings on paper", tmp_path)
    assert called == "autumn-league-player-100.pdf"
    assert "Rulings on Aoki" in words(body)[0]


def test_a_ruling_has_its_report_in_the_phones_language(director: Page, hall: Hall, tmp_path: Path) -> None:
    ruling = hall.rule(0, "empty-win")
    go(director, f"#/ruling/{ruling}")
    director.evaluate("import('/bundle/inspect.js').then((module) => module.change({ lang: 'fr' }))")
    report = director.get_by_role("listitem").filter(has_text="Rapport d'incident")
    report.get_by_role("button").click()
    with director.expect_download() as saving:
        report.get_by_role("link", name="Enregistrer").click()
    saving.value.save_as(tmp_path / "report.pdf")
    assert "Annonce à vide" in words((tmp_path / "report.pdf").read_bytes())[0]


def test_it_tells_that_it_is_being_made_and_what_went_wrong(director: Page) -> None:
    go(director, "#/reports")
    held: list[Route] = []
    director.route("**/report.pdf?*", lambda route: held.append(route))
    event = card(director, "Event report")
    event.get_by_role("button").click()
    expect(event.get_by_role("progressbar")).to_be_visible()
    expect(event.get_by_role("button")).to_be_disabled()
    until(director, held)
    held.pop().abort()
    expect(event.get_by_role("alert")).to_be_visible()
    director.unroute("**/report.pdf?*")
    director.context.set_offline(True)
    event.get_by_role("button").click()
    expect(event.get_by_role("alert")).to_contain_text("No network")
    director.context.set_offline(False)
    event.get_by_role("button").click()
    expect(event.get_by_role("link", name="Save")).to_be_focused()
    expect(event.get_by_role("status")).to_contain_text("Ready")


def test_each_sees_what_the_role_allows(page: Page, browser: Browser, hall: Hall) -> None:
    hall.add_official("finance", "Fumi")
    take_part(page, hall, "finance")
    go(page, "#/fines")
    page.get_by_role("link", name="Reports and printouts").click()
    expect(card(page, "Penalties by player")).to_be_visible()
    expect(card(page, "All rulings")).to_have_count(0)
    expect(card(page, "Event report")).to_have_count(0)
    with second_phone(browser, hall, "referee") as other:
        go(other, "#/reports")
        expect(other.get_by_role("heading", level=3)).to_have_text(REFEREES)
