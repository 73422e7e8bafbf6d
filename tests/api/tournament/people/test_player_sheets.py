"""POST players/import/preview and players/import: players from a sheet, all or none."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uuid_utils.compat import uuid7

from services.spreadsheets.columns import PLAYERS, recognised
from tests.api.answers import details, mistakes
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall
from tests.api.tournament.seasons import join
from tests.api.tournament.spreadsheets import as_file
from tests.spreadsheets.workbooks import workbook

NAMES = "name,id_number,team"
GOOD = f"{NAMES}\nAoki,201,Kamo\nBernard,202,Sagi\nChen,203,\n"
PATHS = ("players/import/preview", "players/import")


def preview(hall: Hall, text: str, **more: Any) -> Any:
    response = hall.call("POST", "players/import/preview", {"csv": text, **more}, "director")
    assert response.status_code == 200, response.text
    return response.get_json()


def bring(hall: Hall, text: str, **more: Any) -> Any:
    response = hall.call("POST", "players/import", {"csv": text, **more}, "director")
    assert response.status_code == 200, response.text
    return response.get_json()


def counts(answer: Any) -> tuple[int, int, int]:
    return answer["new"], answer["known"], answer["wrong"]


def wrong(hall: Hall, *rows: str) -> dict[str, str]:
    """Field → message, of the last row; imported, nothing is written and the row is named."""
    text = "\n".join((NAMES, *rows))
    last = preview(hall, text)["rows"][-1]
    before = hall.journal()
    refused = mistakes(hall.call("POST", "players/import", {"csv": text}, "director"))
    assert hall.journal() == before
    found = {error["field"]: error["message"] for error in last["errors"]}
    assert {f"rows.{last['row']}.{field}" for field in found} <= set(refused)
    assert all(error["cure"] for error in last["errors"])
    return found


def test_it_works_and_repeats(hall: Hall) -> None:
    before = hall.journal()
    looked = preview(hall, GOOD)
    assert counts(looked) == (3, 0, 0)
    assert looked["made"] == ["Sagi"]
    cells = {"name": "Aoki", "id_number": "201", "team": "Kamo"}
    assert looked["rows"][0] == {
        "row": 2,
        "status": "new",
        "id": None,
        "cells": cells,
        "before": {},
        "similar": [],
        "errors": [],
    }
    assert hall.journal() == before
    answer = bring(hall, GOOD)
    assert counts(answer) == (3, 0, 0)
    assert hall.kinds() == ["team.added"] + ["player.added"] * 3
    stored = [hall.get(f"players/{row['id']}") for row in answer["rows"]]
    assert [player["name"] for player in stored] == ["Aoki", "Bernard", "Chen"]
    assert stored[0]["team"] == str(hall.team)
    assert hall.get(f"teams/{stored[1]['team']}")["name"] == "Sagi"
    assert stored[2]["team"] is None
    for text in (GOOD, f"{NAMES}\nChen,203\nBernard,202,\nAoki,201,Kamo\n"):
        again = bring(hall, text)
        assert (counts(again), again["made"]) == ((0, 3, 0), [])
    assert len(hall.kinds()) == 4
    assert hall.findings() == []


@pytest.mark.parametrize(
    "text",
    [
        "\ufeffName;ID number;Team\r\nÉloïse;301;Les Grues\r\n",
        "N°\tNom du joueur\tÉquipe\n301\tÉloïse\tLes Grues\n",
        "登録番号,氏名,チーム名,備考\n301,Éloïse,Les Grues,たばこ\n",
        '\nteam,"Player",no\n,,\n"Les Grues", Éloïse ,"301"\n',
    ],
)
def test_the_same_sheet_however_it_was_saved(hall: Hall, text: str) -> None:
    answer = bring(hall, text)
    assert answer["made"] == ["Les Grues"]
    assert answer["rows"][0]["cells"] == {"name": "Éloïse", "id_number": "301", "team": "Les Grues"}


def test_a_workbook(hall: Hall) -> None:
    """Its second worksheet fits too, so one is to be named; then it says how it was read."""
    rows = [["The cranes' cup"], [], ["Last name", "First name", "Licence"], ["Aoki", "Éloïse", 201]]
    sent = as_file(workbook({"Players": rows, "Referees": [["Name", "No"], ["Baba", 1]]}))
    problem = details(hall.call("POST", "players/import/preview", sent, "director"), 422)
    assert problem["worksheets"] == ["Players", "Referees"]
    response = hall.call("POST", "players/import", {**sent, "worksheet": "Players"}, "director")
    answer = response.get_json()
    assert answer["rows"][0]["cells"] == {"name": "Éloïse Aoki", "id_number": "201", "team": ""}
    assert (answer["format"], answer["worksheet"], answer["heading_row"]) == ("columns", "Players", 3)
    assert answer["left_out"] == [{"row": 1, "why": "title"}]
    assert hall.get(f"players/{answer['rows'][0]['id']}")["name"] == "Éloïse Aoki"


def test_a_text_file_says_which_encoding_it_was_read_in(hall: Hall) -> None:
    sent = as_file("Nom;N°\nÉloïse;301\n".encode("cp1252"))
    answer = hall.call("POST", "players/import/preview", sent, "director").get_json()
    assert (answer["encoding"], answer["rows"][0]["cells"]["name"]) == ("cp1252", "Éloïse")


def test_columns_are_chosen_where_their_headings_say_nothing(hall: Hall) -> None:
    text = "who,what,id\nAoki,201,Sagi\n"
    problem = details(hall.call("POST", "players/import/preview", {"csv": text}, "director"), 422)
    assert "name" in problem["errors"][0]["message"]
    assert problem["lacking"] == ["name"]
    assert [one["column"] for one in problem["headings"]] == [None, None, "id_number"]
    answer = bring(hall, text, columns=["name", "id_number", None])
    assert answer["rows"][0]["cells"] == {"name": "Aoki", "id_number": "201", "team": ""}
    assert answer["columns"][2] == {"heading": "id", "column": None}


def test_all_rows_or_none(hall: Hall) -> None:
    text = f"{GOOD},204,\n"
    assert counts(preview(hall, text)) == (3, 0, 1)
    assert set(mistakes(hall.call("POST", "players/import", {"csv": text}, "director"))) == {"rows.5.name"}
    assert hall.journal() == []


@pytest.mark.parametrize(
    ("row", "field", "message"),
    [
        (",201,", "name", "empty"),
        (f"{'x' * 5000},201,", "name", "5000 characters"),
        (f"Aoki,{'9' * 41},", "id_number", "41 characters"),
        (f"Aoki,201,{'x' * 201}", "team", "201 characters"),
        ("Aoki,201,Kamo,7", "row", "4 cells for 3 columns"),
    ],
)
def test_a_row_that_is_wrong(hall: Hall, row: str, field: str, message: str) -> None:
    assert message in wrong(hall, row)[field]


def test_a_mistake_has_a_kind_and_what_it_names_for_who_speaks_another_language(hall: Hall) -> None:
    [mistake] = preview(hall, f"{NAMES}\nAoki,9,\nAoki,9,\n")["rows"][1]["errors"]
    assert (mistake["kind"], mistake["values"]) == ("number-twice", {"name": "Aoki", "number": "9"})


def test_a_number_that_is_twice_in_the_sheet(hall: Hall) -> None:
    assert wrong(hall, "Aoki,201,", "Bernard,201,") == {"id_number": "'Aoki' has the number 201 in this sheet too."}


def test_names_without_numbers_are_numbered_once(hall: Hall) -> None:
    text = "Name\nAoki\nBernard\n"
    looked = preview(hall, text)
    assert [row["cells"]["id_number"] for row in looked["rows"]] == ["108", "109"]
    answer = bring(hall, text)
    assert [hall.get(f"players/{row['id']}")["id_number"] for row in answer["rows"]] == ["108", "109"]
    assert counts(bring(hall, text)) == (0, 2, 0)
    assert wrong(hall, "Chen,,", "Chen,,") == {"name": "'Chen' is in this sheet twice, without a number."}
    bring(hall, f"{NAMES}\nAoki,1,\nAoki,108,\n")
    assert "2 players are called 'Aoki'" in wrong(hall, "Aoki,,")["id_number"]


@pytest.mark.postgresql
def test_whoever_played_in_the_league_before_keeps_their_number(hall: Hall, league: Hall) -> None:
    bring(hall, f"{NAMES}\nAoki Jun,P77,\nBernard,P78,\nBernard,P79,\nNew One,P80,\n")
    assert preview(league, "Name\nJun AOKI\n")["rows"][0]["cells"]["id_number"] == "108"
    join(hall, "24/25")
    join(league, "25/26")
    bring(league, f"{NAMES}\nDupont,P80,\n")
    rows = preview(league, "Name\nJun AOKI\nBernard\nNew One\nEve\n")["rows"]
    assert [row["cells"]["id_number"] for row in rows] == ["P77", "108", "109", "110"]
    added = league.call("PUT", f"players/{uuid7()}", {"name": "aoki jun"}, "director")
    assert added.get_json()["id_number"] == "P77"


def test_of_joined_entries_the_one_that_counts_tells_the_number(hall: Hall, league: Hall) -> None:
    one, other = (row["id"] for row in bring(hall, f"{NAMES}\nAoki Jun,P77,\nAoki Jun,108,\n")["rows"])
    assert hall.call("PUT", f"players/{other}/merge", {"into": one, "reason": TYPO}, "director").status_code == 200
    join(hall, "24/25")
    join(league, "24/25")
    rows = preview(league, "Name\nEve\nAoki Jun\n")["rows"]
    assert [row["cells"]["id_number"] for row in rows] == ["109", "P77"]


CHANGES = f"{NAMES}\nAoki,100,\nPlayer 1,901,Sagi\nPlayer 2,,Kamo\nPlayer 3,103,\nPlayer 4,110,\nNew One,,\n"


@pytest.mark.postgresql
def test_whoever_is_otherwise_is_changed_for_a_reason(hall: Hall) -> None:
    looked = preview(hall, CHANGES)
    assert [looked[status] for status in ("new", "known", "changed", "wrong")] == [1, 1, 4, 0]
    assert [(row["status"], row["before"]) for row in looked["rows"]] == [
        ("changed", {"name": "Player 0"}),
        ("changed", {"id_number": "101", "team": ""}),
        ("changed", {"team": ""}),
        ("known", {}),
        ("changed", {"id_number": "104"}),
        ("new", {}),
    ]
    assert [row["cells"]["id_number"] for row in looked["rows"]] == ["100", "901", "102", "103", "110", "902"]
    assert looked["made"] == ["Sagi"]
    assert [one["id_number"] for one in looked["missing"]] == ["105", "106", "107"]
    refused = mistakes(hall.call("POST", "players/import", {"csv": CHANGES}, "director"))
    assert set(refused) == {"reason"}
    assert hall.journal() == []
    bring(hall, CHANGES, reason="the club's list")
    assert hall.kinds() == ["team.added", *["player.changed"] * 4, "player.added"]
    first = hall.journal()[1]["body"]
    assert (first["name"], first["before"], first["reason"]) == ("Aoki", {"name": "Player 0"}, "the club's list")
    assert counts(bring(hall, CHANGES)) == (0, 6, 0)
    assert len(hall.get("players?limit=500")["items"]) == 9, "nobody is removed"
    assert hall.findings() == []


def test_a_name_that_another_row_means_is_a_new_player(hall: Hall) -> None:
    """The father has the number; a son of the same name comes with another one."""
    answer = bring(hall, f"{NAMES}\nPlayer 1,999,\nPlayer 1,101,\n")
    assert [row["status"] for row in answer["rows"]] == ["new", "known"]


def test_who_is_called_almost_so_is_named_beside_a_new_row(hall: Hall) -> None:
    looked = preview(hall, f"{NAMES}\nplayer 1,901,\nPlayer 2,902,\nPlayer 22,,\nSomebody,,\n")
    assert [[one["id_number"] for one in row["similar"]] for row in looked["rows"]] == [["101"], [], [], []]
    looked = preview(hall, f"{NAMES}\nPlayers 1,901,\n")
    assert "Player 1" in [one["name"] for one in looked["rows"][0]["similar"]]


def test_whoever_was_withdrawn_is_not_missed(hall: Hall) -> None:
    change = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "ill"}
    hall.call("PATCH", f"players/{hall.players[7]}", change, "director")
    rows = "".join(f"Player {number},10{number},\n" for number in range(6))
    assert [one["name"] for one in preview(hall, f"{NAMES}\n{rows}")["missing"]] == ["Player 6"]


def test_what_looks_like_a_formula_stays_text(hall: Hall) -> None:
    text = f'{NAMES}\n"=HYPERLINK(""http://x"")",+201,@Sagi\n<b>&amp;,-1,\n'
    answer = bring(hall, text)
    assert answer["rows"][0]["cells"] == {"name": '=HYPERLINK("http://x")', "id_number": "+201", "team": "@Sagi"}
    assert hall.get(f"players/{answer['rows'][1]['id']}")["name"] == "<b>&amp;"


@pytest.mark.parametrize(
    ("sent", "field", "message"),
    [
        ({"csv": NAMES}, "csv", "0 rows"),
        ({"csv": "\n".join([NAMES, *["Aoki,201,"] * 1001])}, "csv", "1001 rows"),
        ({"csv": "a,b,c\n1,2,3\n4,5,6"}, "csv", "was taken for name"),
        ({"csv": f'{NAMES}\n"{"x" * 140_000}"'}, "csv", "140,002 characters"),
        ({"csv": "x" * 200_001}, "csv", "Longer than"),
        ({"csv": " "}, "csv", "Shorter than"),
        ({"csv": f"{NAMES}\nA\0B,1,"}, "csv", "U+0000"),
        ({"csv": GOOD, "columns": ["name", "id_number"]}, "columns", "2 for 3 headings"),
        ({"csv": GOOD, "columns": ["name", "id_number", "name"]}, "columns", "twice"),
        ({"csv": GOOD, "columns": ["name", "id_number", "seat"]}, "columns.2", "Must be one of"),
        ({"csv": GOOD, "roles": ["director"]}, "roles", "Unknown field"),
        ({"csv": GOOD, "reason": " "}, "reason", "Shorter than"),
        ({}, "csv", "Missing data"),
        ({"csv": GOOD, "file": "QQ=="}, "file", "text as well"),
        ({"file": "é"}, "file", "base64"),
        ({"file": ""}, "file", "between 1 and"),
        (as_file(b"\x00\x01"), "file", "neither a workbook nor text"),
        ({"csv": GOOD, "format": "bridge"}, "format", "Must be one of"),
        ({"csv": GOOD, "format": "world-riichi"}, "csv", "taken for world-riichi"),
        ({**as_file(GOOD.encode()), "encoding": "latin-9"}, "encoding", "Must be one of"),
    ],
)
@pytest.mark.parametrize("path", PATHS)
def test_what_is_no_such_sheet(hall: Hall, path: str, sent: Any, field: str, message: str) -> None:
    found = mistakes(hall.call("POST", path, sent, "director"))
    assert set(found) == {field}
    assert message in found[field][0]


@given(st.lists(st.one_of(st.text(max_size=8), st.sampled_from(["Nom", "氏名", "ID", "Équipe"])), max_size=6))
def test_whatever_the_headings_are_a_column_is_found_once(headings: list[str]) -> None:
    found = recognised(headings, PLAYERS)
    named = [column for column in found if column]
    assert len(found) == len(headings)
    assert len(named) == len(set(named))
