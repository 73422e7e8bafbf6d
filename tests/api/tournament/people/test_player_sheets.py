"""POST players/import/preview and players/import: players from a sheet, all or none."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.spreadsheets.columns import PLAYERS, recognised
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

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
    assert looked["rows"][0] == {"row": 2, "status": "new", "id": None, "cells": cells, "errors": []}
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


def test_columns_are_chosen_where_their_headings_say_nothing(hall: Hall) -> None:
    text = "who,what,name\nAoki,201,Sagi\n"
    problem = details(hall.call("POST", "players/import/preview", {"csv": text}, "director"), 422)
    assert "id_number" in problem["errors"][0]["message"]
    assert problem["lacking"] == ["id_number"]
    assert [one["column"] for one in problem["headings"]] == [None, None, "name"]
    answer = bring(hall, text, columns=["name", "id_number", None])
    assert answer["rows"][0]["cells"] == {"name": "Aoki", "id_number": "201", "team": ""}
    assert answer["columns"][2] == {"heading": "name", "column": None}


def test_all_rows_or_none(hall: Hall) -> None:
    text = f"{GOOD},204,\n"
    assert counts(preview(hall, text)) == (3, 0, 1)
    assert set(mistakes(hall.call("POST", "players/import", {"csv": text}, "director"))) == {"rows.5.name"}
    assert hall.journal() == []


@pytest.mark.parametrize(
    ("row", "field", "message"),
    [
        (",201,", "name", "empty"),
        ("Aoki", "id_number", "empty"),
        (f"{'x' * 5000},201,", "name", "5000 characters"),
        (f"Aoki,{'9' * 41},", "id_number", "41 characters"),
        (f"Aoki,201,{'x' * 201}", "team", "201 characters"),
        ("Aoki,201,Kamo,7", "row", "4 cells for 3 columns"),
        ("Aoki,100,", "id_number", "'Player 0' has the number 100"),
        ("Player 0,100,Kamo", "team", "without a team"),
    ],
)
def test_a_row_that_is_wrong(hall: Hall, row: str, field: str, message: str) -> None:
    assert message in wrong(hall, row)[field]


def test_a_mistake_has_a_kind_and_what_it_names_for_who_speaks_another_language(hall: Hall) -> None:
    [mistake] = preview(hall, f"{NAMES}\nAoki,100,\n")["rows"][0]["errors"]
    assert (mistake["kind"], mistake["values"]) == ("number-taken", {"name": "Player 0", "number": "100"})


def test_a_number_that_is_twice_in_the_sheet(hall: Hall) -> None:
    assert wrong(hall, "Aoki,201,", "Bernard,201,") == {"id_number": "'Aoki' has the number 201 in this sheet too."}


def test_what_looks_like_a_formula_stays_text(hall: Hall) -> None:
    text = f'{NAMES}\n"=HYPERLINK(""http://x"")",+201,@Sagi\n<b>&amp;,-1,\n'
    answer = bring(hall, text)
    assert answer["rows"][0]["cells"] == {"name": '=HYPERLINK("http://x")', "id_number": "+201", "team": "@Sagi"}
    assert hall.get(f"players/{answer['rows'][1]['id']}")["name"] == "<b>&amp;"


@pytest.mark.parametrize(
    ("sent", "field", "message"),
    [
        ({"csv": NAMES}, "csv", "0 rows"),
        ({"csv": "\n".join([NAMES, *["Aoki,201,"] * 501])}, "csv", "501 rows"),
        ({"csv": "Aoki,201,Kamo"}, "csv", "name, id_number"),
        ({"csv": f'{NAMES}\n"{"x" * 140_000}"'}, "csv", "can't be read"),
        ({"csv": "x" * 200_001}, "csv", "Longer than"),
        ({"csv": " "}, "csv", "Shorter than"),
        ({"csv": f"{NAMES}\nA\0B,1,"}, "csv", "U+0000"),
        ({"csv": GOOD, "columns": ["name", "id_number"]}, "columns", "2 for 3 headings"),
        ({"csv": GOOD, "columns": ["name", "id_number", "name"]}, "columns", "twice"),
        ({"csv": GOOD, "columns": ["name", "id_number", "seat"]}, "columns.2", "Must be one of"),
        ({"csv": GOOD, "roles": ["director"]}, "roles", "Unknown field"),
        ({}, "csv", "Missing data"),
    ],
)
@pytest.mark.parametrize("path", PATHS)
def test_what_is_no_such_sheet(hall: Hall, path: str, sent: Any, field: str, message: str) -> None:
    found = mistakes(hall.call("POST", path, sent, "director"))
    assert set(found) == {field}
    assert message in found[field][0]


@pytest.mark.parametrize("path", PATHS)
def test_wrong_role_and_other_tournament(hall: Hall, league: Hall, path: str) -> None:
    checks.only_for(hall, "POST", path, {"csv": GOOD}, "director")
    checks.closed_to_others(hall, league, "POST", path, {"csv": GOOD})
    assert league.journal() == []


@given(st.lists(st.one_of(st.text(max_size=8), st.sampled_from(["Nom", "氏名", "ID", "Équipe"])), max_size=6))
def test_whatever_the_headings_are_a_column_is_found_once(headings: list[str]) -> None:
    found = recognised(headings, PLAYERS)
    named = [column for column in found if column]
    assert len(found) == len(headings)
    assert len(named) == len(set(named))
