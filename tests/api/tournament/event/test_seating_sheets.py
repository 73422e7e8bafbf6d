"""POST seating/import/preview and seating/import: hanchans from a sheet, all or none."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import mistakes
from tests.api.tournament.hall import Hall
from tests.api.tournament.spreadsheets import as_file
from tests.spreadsheets.workbooks import workbook

NAMES = "round,table,east,south,west,north,start"
FIRST = "2,1,100,101,102,103,2025-11-21 14:00"
SECOND = "2,9,104,105,106,107,"
GOOD = f"{NAMES}\n{FIRST}\n{SECOND}\n"
PATHS = ("seating/import/preview", "seating/import")


def ask(hall: Hall, path: str, text: str) -> Any:
    response = hall.call("POST", path, {"csv": text}, "director")
    assert response.status_code == 200, response.text
    return response.get_json()


def bring(hall: Hall, text: str) -> Any:
    return ask(hall, "seating/import", text)


def counts(answer: Any) -> tuple[int, int, int]:
    return answer["new"], answer["known"], answer["wrong"]


def wrong(hall: Hall, *rows: str) -> dict[str, str]:
    """Field → message, of the last row; imported, nothing is written and the row is named."""
    text = "\n".join((NAMES, *rows))
    last = ask(hall, "seating/import/preview", text)["rows"][-1]
    before = hall.journal()
    refused = mistakes(hall.call("POST", "seating/import", {"csv": text}, "director"))
    assert hall.journal() == before
    found = {error["field"]: error["message"] for error in last["errors"]}
    assert {f"rows.{last['row']}.{field}" for field in found} <= set(refused)
    assert all(error["cure"] for error in last["errors"])
    return found


def test_it_works_and_repeats(hall: Hall) -> None:
    looked = ask(hall, "seating/import/preview", GOOD)
    assert (counts(looked), looked["made"]) == ((2, 0, 0), ["9"])
    assert hall.journal() == []
    answer = bring(hall, GOOD)
    assert (counts(answer), answer["made"]) == ((2, 0, 0), ["9"])
    assert hall.kinds() == ["table.added", "hanchan.added", "hanchan.scheduled", "hanchan.added"]
    first, second = (hall.get(f"hanchans/{row['id']}") for row in answer["rows"])
    assert first["table"] == str(hall.tables[0])
    assert first["seats"] == dict(zip(SEATS, map(str, hall.players[:4]), strict=True))
    assert hall.get(f"tables/{second['table']}")["label"] == "9"
    assert first["id"] < second["id"]  # at one table the later row is the newer hanchan
    assert hall.get(f"hanchans/{first['id']}/schedule")["scheduled_at"] == "2025-11-21T13:00:00+00:00"  # Paris
    for text in (GOOD, f"{NAMES}\n{SECOND}\n2,1,100,101,102,103,\n"):
        again = bring(hall, text)
        assert (counts(again), again["made"]) == ((0, 2, 0), [])
    assert len(hall.kinds()) == 4
    assert hall.findings() == []


@pytest.mark.parametrize(
    ("headings", "time"),
    [
        ("回戦\t卓番\t東家\t南家\t西家\t北家\t開始時刻", "2025/11/21 9:05"),
        ("Ronde\tTable\tEst\tSud\tOuest\tNord\tDébut", "2025-11-21T17:05:00+09:00"),
    ],
)
def test_headings_and_times_as_people_write_them(hall: Hall, headings: str, time: str) -> None:
    answer = bring(hall, f"{headings}\n2\t2\t100\t101\t102\t103\t{time}\n")
    schedule = hall.get(f"hanchans/{answer['rows'][0]['id']}/schedule")
    assert schedule["scheduled_at"] == "2025-11-21T08:05:00+00:00"


@pytest.mark.parametrize(
    ("row", "field", "message"),
    [
        (",1,100,101,102,103,", "round", "empty"),
        (f"2,{'x' * 5000},100,101,102,103,", "table", "5000 characters"),
        ("2,1,100,101,102,=1,", "north", "No player has the number '=1'"),
        ("2,1,100,101,102,,", "north", "empty"),
        ("2,1,100,101,102,101,", "north", "sits south too"),
        ("2,1,100,101,102,103,14:00", "scheduled_at", "no day and time"),
        ("2,1,100,101,102,103,03/04/2026 14:00", "scheduled_at", "no day and time"),
        ("2,1,100,101,102,103,2025-02-30 14:00", "scheduled_at", "in the calendar"),
        ("2,1,100,101,102,103,1960-01-01 14:00", "scheduled_at", "between 1970 and 2200"),
        ("1,1,104,105,106,107,", "table", "others sit at table '1' already"),
        ("1,2,104,105,106,100,", "north", "'Player 0' sits at table '1'"),
        ("1,1,100,101,102,103,2025-11-21 14:00", "scheduled_at", "there already, without a time"),
        ("2,1,100,101,102,103,,7", "row", "8 cells for 7 columns"),
    ],
)
def test_a_row_that_is_wrong(hall: Hall, row: str, field: str, message: str) -> None:
    assert message in wrong(hall, row)[field]


def test_rows_that_contradict_each_other(hall: Hall) -> None:
    assert "before" in wrong(hall, FIRST, "2,1,104,105,106,107,")["table"]
    assert "'Player 0' sits at table '1'" in wrong(hall, FIRST, "2,2,104,105,106,100,")["north"]


def test_who_owes_a_fine_is_seated_and_named(hall: Hall) -> None:
    fine = {"account": hall.player(4), "unit": "EUR", "amount": 2000, "reason": "late"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director").status_code == 201
    for path in PATHS:
        answer = hall.call("POST", path, {"csv": f"{NAMES}\n{FIRST}\n{SECOND}"}, "director")
        assert answer.status_code == 200, answer.text
        (debt,) = answer.get_json()["debts"]
        assert (debt["name"], debt["fines"]) == ("Player 4", [{"unit": "EUR", "amount": 2000, "tournament": None}])


def seats(answer: Any) -> list[list[str]]:
    return [[row["cells"][seat] for seat in SEATS] for row in answer["rows"]]


NUMBERED = [["100", "101", "102", "103"], ["104", "105", "106", "107"], ["100", "104", "101", "105"]]


@pytest.mark.parametrize(
    ("text", "form", "named_by"),
    [
        ("100-101-102-103\n104-105-106-107\n\n100-104-101-105\n", "pantheon-prescript", "number"),
        ("1-2-3-4\n5-6-7-8\n\n1-5-2-6\n", "pantheon-prescript", "order"),
        ("0 1 2 3\n4 5 6 7\n\n0 4 1 5\n", "four-a-line", "order"),
        (
            "Player 0; player 1; PLAYER 2; 3 Player\nPlayer 4; Player 5; Player 6; Player 7\n\n"
            "Player 0; Player 4; 101; Player 5\n",
            "four-a-line",
            "name",
        ),
    ],
)
def test_seating_as_other_tools_write_it(hall: Hall, text: str, form: str, named_by: str) -> None:
    looked = ask(hall, "seating/import/preview", text.replace("\n\n", "\n\n"))
    assert (looked["format"], looked["named_by"], looked["counted"]) == (form, named_by, ["round", "table"])
    assert seats(looked) == NUMBERED
    other = text.replace("\n\n", "\nRound 3\n").replace("100-101", "Round 2\n100-101", 1)
    answer = bring(hall, f"Round 2\n{other}" if not other.startswith("Round") else other)
    assert [row["cells"]["round"] for row in answer["rows"]] == ["2", "2", "3"]
    assert [row["cells"]["table"] for row in answer["rows"]] == ["1", "2", "1"]
    assert counts(answer) == (3, 0, 0)
    assert hall.kinds().count("hanchan.added") == 3


def test_a_person_says_how_players_are_meant(hall: Hall) -> None:
    sent = {"csv": "Round 2\n101-102-103-104\n", "named_by": "order"}
    answer = hall.call("POST", "seating/import/preview", sent, "director").get_json()
    assert {error["kind"] for error in answer["rows"][0]["errors"]} == {"beyond-players"}
    sent = {"csv": "Round 2\n1-2-3-4\n", "named_by": "number"}
    answer = hall.call("POST", "seating/import/preview", sent, "director").get_json()
    assert {error["kind"] for error in answer["rows"][0]["errors"]} == {"number-unknown"}


def test_who_is_not_known_by_name_is_told_by_seat_with_who_may_be_meant(hall: Hall) -> None:
    twin = {"name": "Player 7", "id_number": "207", "team": None}
    assert hall.call("PUT", f"players/{uuid7()}", twin, "director").status_code == 201
    [row] = ask(hall, "seating/import/preview", "Round 2\nPlayer 1; Plyaer 2; Somebody; Player 7\n")["rows"]
    found = {error["field"]: (error["kind"], error["values"]) for error in row["errors"]}
    assert found["south"][0] == "name-nearly"
    assert found["west"] == ("name-unknown", {"cell": "Somebody"})
    assert found["north"] == ("seat-of-several", {"cell": "Player 7", "numbers": "107, 207"})
    assert all(error["cure"] for error in row["errors"])


def test_a_workbook_and_a_plan_for_as_many_players(hall: Hall) -> None:
    rows = [["Players: 8"], ["Hanchan 1", 1, 2, 3, 4, None, 5, 6, 7, 8], ["Hanchan 2", 1, 5, 2, 6, None, 3, 7, 4, 8]]
    sent = as_file(workbook({"2 h": rows}))
    answer = hall.call("POST", "seating/import/preview", sent, "director").get_json()
    assert (answer["format"], answer["worksheet"], answer["named_by"]) == ("world-riichi-plan", "2 h", "order")
    assert seats(answer)[2] == ["100", "104", "101", "105"]


@pytest.mark.parametrize("path", PATHS)
def test_bad_body(hall: Hall, path: str) -> None:
    for bad, field in (({}, "csv"), ({"csv": "east,west"}, "csv"), ({"csv": GOOD, "columns": [None]}, "columns")):
        assert set(mistakes(hall.call("POST", path, bad, "director"))) == {field}
