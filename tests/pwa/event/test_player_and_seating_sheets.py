"""Players and seating from a sheet on a director's screen: columns told or chosen, looked at, then added whole."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.all_screens import CHANGE
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go, overflow
from tests.spreadsheets.workbooks import workbook

PLAYERS = 'Nom;Numéro;Équipe;E-mail\n"Éloïse; dite ""L""";201;Grues;x@example.org\nAoki;100;;\n'
RUSSIAN = 'Имя;Номер;Команда;E-mail\n"Ольга; она же ""Ёж""";201;Журавли;x@example.org\nAoki;100;;\n'
WORKBOOK = workbook(
    {
        "Players": [
            ["The cup"],
            [],
            ["Family name", "First name", "No", "Team", "E-mail"],
            ["Lefèvre", "Éloïse", 201, "Grues", "x@example.org"],
            ["", "Aoki", 100],
        ],
        "Referees": [["Name", "No"], ["Baba", 1]],
    }
)
SAME = ["There already, the same: 1"]
SEATING = "回戦\t卓\t東\t南\t西\t北\t開始\n2\t9\t100\t101\t102\t103\t2025-11-21 14:00\n2\t7\t104\t105\t106\t999\t\n"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def director(director: Page) -> Page:
    """At the import of players."""
    director.get_by_role("link", name="Import players and seating").first.click()
    expect(director.get_by_role("heading", name="Import players")).to_be_visible()
    return director


def look(page: Page) -> None:
    page.get_by_role("button", name="Check each row").click()


def paste(page: Page, text: str) -> None:
    page.get_by_label("Or paste the sheet here").fill(text)


def added(hall: Hall, kind: str) -> int:
    return [entry["kind"] for entry in hall.journal()].count(f"{kind}.added")


def give(page: Page, name: str, content: bytes) -> None:
    file: Any = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    page.locator("input[type=file]").set_input_files(files=[file])


@pytest.mark.parametrize(
    ("name", "content", "read", "player", "club"),
    [
        ("joueurs.csv", PLAYERS.encode("cp1252"), "headings in row 1 · cp1252", 'Éloïse; dite "L"', "Grues"),
        ("игроки.csv", RUSSIAN.encode("cp1251"), "headings in row 1 · cp1251", 'Ольга; она же "Ёж"', "Журавли"),
        ("cup.xlsx", WORKBOOK, "worksheet Players · headings in row 3", "Éloïse Lefèvre", "Grues"),
    ],
)
def test_a_file_as_a_spreadsheet_saves_it(
    director: Page, hall: Hall, name: str, content: bytes, read: str, player: str, club: str
) -> None:
    give(director, name, content)
    removal = director.get_by_role("button", name=f"Remove {name}")
    expect(removal).to_contain_text(name)
    removal.click()
    expect(director.locator("textarea")).to_be_visible()
    give(director, name, content)
    button = director.get_by_role("button", name="Check each row")
    assert button.evaluate("(button) => button.offsetHeight") < 80
    look(director)
    if name == "cup.xlsx":
        expect(button).to_have_count(0)
        director.get_by_role("button", name="Players", exact=True).click()
    expect(director.get_by_role("heading", level=2)).to_have_text(["To be added: 1", *SAME])
    expect(director.get_by_text("Read as: columns")).to_be_visible()
    expect(director.get_by_text(read)).to_be_visible()
    expect(director.get_by_text(f"New teams: {club}")).to_be_visible()
    expect(director.get_by_role("listitem").first).to_contain_text(player)
    director.get_by_text("Read it otherwise").click()
    expect(director.get_by_label("E-mail")).to_have_value("")
    if name == "cup.xlsx":
        expect(director.get_by_label("First name")).to_have_value("first_name")
    before = added(hall, "player")
    director.get_by_role("button", name="Import: 1").click()
    expect(director.get_by_role("status").filter(has_text="Added: 1. There before: 1.")).to_be_visible()
    assert (added(hall, "player"), added(hall, "team")) == (before + 1, 1)
    assert overflow(director) == 0


def test_seating_of_another_tool_is_told_and_may_be_read_otherwise(director: Page, hall: Hall) -> None:
    director.get_by_role("link", name="Import seating").click()
    expect(director.get_by_role("heading", name="Import seating")).to_be_visible()
    give(director, "seating.txt", b"1-2-3-4\n5-6-7-8\n\n1-5-2-6\n3-7-4-8\n")
    expect(director.locator("textarea")).to_have_value("1-2-3-4\n5-6-7-8\n\n1-5-2-6\n3-7-4-8\n")
    look(director)
    expect(director.get_by_text("Read as: Pantheon's seating")).to_be_visible()
    told = "rounds counted · tables counted · players in order of number"
    expect(director.get_by_text(told)).to_be_visible()
    director.get_by_text("Read it otherwise").click()
    director.get_by_label("How players are named").select_option("players by number")
    expect(director.get_by_role("listitem").first).to_contain_text("No player has the number 1")
    paste(director, "Round 8\nTable 1: aoki; Nobody; Chen; Bernard\n")
    look(director)
    expect(director.get_by_text("Read as: four players a line")).to_be_visible()
    expect(director.get_by_role("listitem").first).to_contain_text("South · B2 No player is called “Nobody”")


def test_mistakes_come_first_and_nothing_is_added_before_they_are_mended(director: Page, hall: Hall) -> None:
    director.get_by_role("link", name="Import seating").click()
    expect(director.get_by_role("heading", name="Import seating")).to_be_visible()
    paste(director, SEATING)
    look(director)
    expect(director.get_by_role("heading", level=2)).to_have_text(["Mistakes, in rows: 1", "To be added: 1"])
    first = director.get_by_role("listitem").first
    expect(first).to_contain_text("Row 3")
    expect(first).to_contain_text("North · F3 No player has the number 999: import the players first")
    for lang, said in (
        ("ja", "北 · F3 番号 999 の選手はいません。"),
        ("fr", "Nord · F3 Aucun joueur n'a le numéro 999"),
    ):
        director.evaluate(CHANGE, {"lang": lang})
        expect(first).to_contain_text(said)
    director.evaluate(CHANGE, {"lang": "en"})
    expect(director.get_by_role("listitem").nth(1)).to_contain_text("East 100 Aoki")
    expect(director.get_by_role("button", name="Import: 1")).to_be_disabled()
    before = added(hall, "hanchan")
    paste(director, SEATING.replace("999", "107"))
    director.context.set_offline(True)
    look(director)
    expect(director.get_by_role("alert")).to_contain_text("No network. Your sheet stays here.")
    director.context.set_offline(False)
    director.reload()
    look(director)
    director.get_by_role("button", name="Import: 2").click()
    expect(director.get_by_role("status").filter(has_text="Added: 2.")).to_be_visible()
    assert added(hall, "hanchan") == before + 2
    go(director, "#/tables")
    expect(director.get_by_role("link", name="Table 9")).to_be_visible()


def test_a_long_sheet_leaves_its_success_in_sight_and_says_where_to_go_on(director: Page) -> None:
    rows = "".join(f"Player {number},{number}\n" for number in range(500, 540))
    paste(director, f"name,number\n{rows}")
    look(director)
    director.get_by_role("button", name="Import: 40").click()
    expect(director.get_by_role("status").filter(has_text="Added: 40")).to_be_in_viewport()
    expect(director.get_by_role("link", name="Seat rounds")).to_be_in_viewport()
    director.get_by_role("link", name="Go on setting up").click()
    expect(director).to_have_url(re.compile("#/setup$"))


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("empty.csv", b"", "empty.csv is empty."),
        ("blank.csv", b" \n\n", "blank.csv is empty."),
        ("text.xlsx", b"\x89PNG not a spreadsheet", "text.xlsx is no Excel file, whatever its name says."),
    ],
)
def test_a_file_that_holds_no_sheet_says_so(director: Page, name: str, content: bytes, said: str) -> None:
    give(director, name, content)
    expect(director.get_by_role("alert")).to_contain_text(said)
    paste(director, "name\nZoe\n")
    expect(director.get_by_role("alert")).to_have_count(0)
