"""Lists of players as directors have them: whatever stands above, beside or between, the same people."""

import json
from typing import Any

import pytest

from services.errors import Invalid
from services.spreadsheets.columns import PLAYER_SHEET
from services.spreadsheets.files.document import Source
from services.spreadsheets.formats.parse import parse
from services.spreadsheets.formats.sheet import Sheet
from tests.spreadsheets.workbooks import workbook


def take(content: bytes | str, **chosen: Any) -> Sheet:
    return parse(Source(content, **chosen), PLAYER_SHEET)


def people(sheet: Sheet) -> list[tuple[str, str, str]]:
    """Number, name and team of each."""
    return [(row.cells["id_number"], row.cells["name"], row.cells["team"]) for row in sheet.rows]


AOKI, BABA = ("7", "Aoki Taro", "Kamo"), ("8", "Baba Jiro", "Kamo")
CHEN, DOI = ("9", "Chen Li", "Sagi"), ("10", "Doi Ken", "Sagi")


@pytest.mark.parametrize(
    "text",
    [
        "No,Name,Team\n7,Aoki Taro,Kamo\n8,Baba Jiro,Kamo\n",
        "Spring Cup 2026\n\nName;;Team;No\n\nAoki Taro;;Kamo;7\n;;;\nBaba Jiro;;Kamo;8;\n",
        "7\tAoki Taro\tKamo\n8\tBaba Jiro\tKamo\n",
        "Aoki Taro|Kamo|7\nBaba Jiro|Kamo|8\n",
        "ID,Name,Affiliation\n7,Aoki Taro,Kamo\n8,Baba Jiro,Kamo\n",
        "Фамилия;ID;Имя;Команда\nTaro;7;Aoki;Kamo\nJiro;8;Baba;Kamo\n",
        "番号,姓,名,チーム\n7,Taro,Aoki,Kamo\n8,Jiro,Baba,Kamo\n",
        "Prénom;Nom;Licence;Club\nAoki;Taro;7;Kamo\nBaba;Jiro;8;Kamo\n",
        "Last Name,First Name,EMA number,Team,E-mail\nTaro,Aoki,7,Kamo,a@example.org\nJiro,Baba,8,Kamo,b@example.org\n",
        "local_id;Nick;Team name;Country\n7;Aoki Taro;Kamo;FR\n8;Baba Jiro;Kamo;FR\n",
    ],
)
def test_the_same_players_however_they_stand(text: str) -> None:
    assert people(take(text)) == [AOKI, BABA]


def test_halves_are_joined_as_their_language_does() -> None:
    assert people(take("番号,名,姓\n1,太郎,青木\n"))[0][1] == "青木 太郎"
    assert people(take("Номер;Имя;Фамилия\n1;Пётр;Иванов\n"))[0][1] == "Иванов Пётр"
    assert people(take("No,First name,Surname\n1,Zoë,Ó Briain\n"))[0][1] == "Zoë Ó Briain"
    assert people(take("Nom;N°\nÉloïse Dupont;1\n"))[0][1] == "Éloïse Dupont"


def test_merged_cells_hold_for_each_of_their_rows() -> None:
    rows = [["Spring Cup"], [], ["Team", "Player", "No"], ["Kamo", *AOKI[1::-1]], ["", *BABA[1::-1]]]
    rows += [["Sagi", *CHEN[1::-1]], ["", *DOI[1::-1]]]
    book = workbook({"Players": rows}, {"Players": ["A1:C1", "A4:A5", "A6:A7"]})
    sheet = take(book, field="file")
    assert people(sheet) == [AOKI, BABA, CHEN, DOI]
    assert (sheet.worksheet, sheet.heading_row, sheet.rows[3].places["name"]) == ("Players", 3, "B7")
    as_text = "".join(";".join(row) + "\n" for row in rows)
    assert people(take(as_text)) == [AOKI, BABA, CHEN, DOI]


def test_cells_are_read_as_they_are_seen() -> None:
    book = workbook({"a": [["Name", "No", "Team"], ["Aoki", 7.0, 2026], ["Baba", "007", True], ["Chen", 8.5, None]]})
    assert people(take(book)) == [("7", "Aoki", "2026"), ("007", "Baba", "True"), ("8.5", "Chen", "")]


def test_the_worksheet_that_fits_is_taken_and_where_several_do_one_is_asked_for() -> None:
    sheets = {"Notes": [["Bring lunch"]], "List": [["Name", "No"], ["Aoki", 7]]}
    assert take(workbook(sheets), field="file").worksheet == "List"
    sheets["Old"] = [["Name", "No"], ["Baba", 8]]
    assert take(workbook(sheets, hidden="Old"), field="file").worksheet == "List"
    book = workbook(sheets)
    with pytest.raises(Invalid) as refused:
        take(book, field="file")
    assert refused.value.members["worksheets"] == ["List", "Old"]
    assert people(take(book, field="file", worksheet="Old")) == [("8", "Baba", "")]
    with pytest.raises(Invalid) as refused:
        take(book, field="file", worksheet="New")
    assert "Notes, List, Old" in refused.value.errors[0]["message"]


def test_players_of_other_tools() -> None:
    engine = {"playerList": [{"name": "Aoki", "substitute": False}, {"name": "Baba", "substitute": True}]}
    sheet = take(json.dumps(engine))
    assert (sheet.format, [row.cells["name"] for row in sheet.rows]) == ("tournament-engine", ["Aoki", "Baba"])
    rows = [["", ""], ["seating_id", "registration_id", "name", "status"], [""]]
    rows += [[1, 501, "Aoki", "active"], [2, 502, "Baba", "dropped"], [2, 503, "Chen", "substitute", 502]]  # type: ignore[list-item]
    sheet = take(workbook({"players": rows, "seating": [["round"]]}))
    assert sheet.format == "world-riichi"
    assert people(sheet) == [("1", "Aoki", ""), ("2", "Chen", "")]
    assert [(one.row, one.why) for one in sheet.left_out] == [(5, "dropped")]


def test_columns_that_nothing_tells_are_offered_for_choice() -> None:
    with pytest.raises(Invalid) as refused:
        take("who,what\nAoki,Kamo 1\nBaba,Kamo 1\n", heading_row=1)
    assert [one["heading"] for one in refused.value.members["headings"]] == ["who", "what"]
    assert "name" in refused.value.members["lacking"]
    chosen = ["name", "id_number", "team"]
    assert people(take("a,b,c\nAoki,7,Kamo\n", heading_row=1, columns=chosen)) == [("7", "Aoki", "Kamo")]
    assert people(take("Name,No,Team\nAoki,7,Kamo\n", heading_row=0, columns=chosen))[0] == ("No", "Name", "Team")
