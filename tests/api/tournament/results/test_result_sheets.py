"""POST results/preview and results: results from a sheet, row by row, all or none."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from services.errors import Invalid
from services.scoring import results_sheet as sheets
from services.spreadsheets.files.document import Source
from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall
from tests.api.tournament.spreadsheets import as_file
from tests.spreadsheets.workbooks import workbook

NAMES = "round,table,east,south,west,north"
GOOD = "1,1,42300,31200,26500,20000"
SECOND = "1,2,40000,30000,30000,20000"


@pytest.fixture
def seated(hall: Hall) -> Hall:
    """With a hanchan at the second table too."""
    seat(hall, "1", 4)
    return hall


def seat(hall: Hall, round_: str, first: int, table: int = 1) -> str:
    players = map(str, hall.players[first : first + 4])
    sent = {"table": str(hall.tables[table]), "round": round_, "seats": dict(zip(SEATS, players, strict=True))}
    identity = str(uuid7())
    assert hall.call("PUT", f"hanchans/{identity}", sent, "director").status_code == 201
    return identity


def sheet(*rows: str, names: str = NAMES) -> str:
    return "\n".join((names, *rows)) + "\n"


def preview(hall: Hall, text: str, role: str = "director") -> Any:
    response = hall.call("POST", "results/preview", {"csv": text}, role)
    assert response.status_code == 200, response.text
    return response.get_json()


def bring(hall: Hall, text: str, role: str = "director", **more: Any) -> Any:
    response = hall.call("POST", "results", {"csv": text, **more}, role)
    assert response.status_code == 200, response.text
    return response.get_json()


def counts(answer: Any) -> tuple[int, int, int]:
    return answer["new"], answer["known"], answer["wrong"]


def wrong(hall: Hall, *rows: str, names: str = NAMES) -> dict[str, str]:
    """Field → message, of the last row."""
    errors = preview(hall, sheet(*rows, names=names))["rows"][-1]["errors"]
    assert all(error["cure"] for error in errors)
    return {error["field"]: error["message"] for error in errors}


@pytest.mark.parametrize("role", ["director", "arbiter"])
def test_it_works_and_repeats(seated: Hall, role: str) -> None:
    before = seated.journal()
    looked = preview(seated, sheet(GOOD, SECOND), role)
    assert counts(looked) == (2, 0, 0)
    assert looked["rows"][0] == {
        "row": 2,
        "status": "new",
        "hanchan": str(seated.hanchan),
        "points": {"east": 42300, "south": 31200, "west": 26500, "north": 20000},
        "differs": None,
        "errors": [],
    }
    assert seated.journal() == before
    assert bring(seated, sheet(GOOD, SECOND), role) == looked
    for text in (sheet(GOOD, SECOND), sheet(SECOND, GOOD)):
        assert counts(bring(seated, text, role)) == (0, 2, 0)
    assert seated.kinds()[-2:] == ["result.entered"] * 2
    assert seated.get(f"hanchans/{seated.hanchan}/result")["scores"]["east"]["total"] == 273
    assert seated.findings() == []


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + sheet(GOOD),
        sheet(GOOD).replace(",", ";").replace("\n", "\r\n"),
        sheet(GOOD).replace(",", "\t"),
        f"\n Round , TABLE,East,South,West,North\n,,,,,\n{GOOD.replace(',', ' , ')}\n\n",
        sheet("20000,1,26500,1,31200,42300", names="north,table,west,round,south,east"),
        sheet(f"{GOOD},,,100,103", names=f"{NAMES},deposits,unranked,east_player,north_player"),
        sheet('1,1,"42300","+31200",26500,20000'),
    ],
)
def test_the_same_sheet_however_it_was_saved(hall: Hall, text: str) -> None:
    assert counts(bring(hall, text)) == (1, 0, 0)
    assert hall.get(f"hanchans/{hall.hanchan}/result")["scores"]["north"]["total"] == -250


def test_deposits_substitutes_and_totals_below_zero(hall: Hall) -> None:
    row = "1,1,\u22121000,60000,40000,20000,1000,North east"
    bring(hall, sheet(row, names=f"{NAMES},deposits,unranked"))
    found = hall.get(f"hanchans/{hall.hanchan}/result")
    assert (found["points"]["east"], found["deposits"], found["unranked"]) == (-1000, 1000, ["east", "north"])


def test_all_rows_or_none_unless_told_otherwise(seated: Hall) -> None:
    text = sheet(GOOD, "1,2,40000,30000,30000,30000", "9,9,1,2,3,4")
    before = seated.journal()
    fields = mistakes(seated.call("POST", "results", {"csv": text}, "director"))
    assert set(fields) == {"rows.3.points", "rows.4.table"} | {f"rows.4.{seat}" for seat in SEATS}
    assert seated.journal() == before
    assert counts(bring(seated, text, only_good=True)) == (1, 0, 2)
    assert seated.kinds()[-1] == "result.entered"


def test_a_row_never_corrects(hall: Hall) -> None:
    bring(hall, sheet(GOOD))
    other = "1,1,41300,32200,25500,20000,1000,east"
    assert "another result" in wrong(hall, other, names=f"{NAMES},deposits,unranked")["table"]
    (row,) = preview(hall, sheet(other, names=f"{NAMES},deposits,unranked"))["rows"]
    before = {"points": {"east": 42300, "south": 31200, "west": 26500, "north": 20000}, "deposits": 0, "unranked": []}
    points = {"east": 41300, "south": 32200, "west": 25500, "north": 20000}
    assert row["differs"] == {
        "before": {**before, "winless": None},
        "after": {"points": points, "deposits": 1000, "unranked": ["east"], "winless": None},
    }
    hall.call("PUT", f"hanchans/{hall.hanchan}/result/withdrawal", {"number": 1, "reason": "Wrong table"}, "director")
    (row,) = preview(hall, sheet("1,1,41300,32200,26500,20000"))["rows"]
    assert row["differs"] is None


@pytest.mark.parametrize(
    ("row", "field", "message"),
    [
        ("1,1,42300,31200,26500,21000", "points", "1,000 too many"),
        ("1,1,42300,31200,26500,19000", "points", "1,000 are missing"),
        ("1,1,42 300,31200,26500,20000", "east", "'42 300' is no number"),
        ("1,1,42350,31150,26500,20000", "east", "no multiple of 100"),
        ("1,1,42300,31200,26500", "north", "The cell is empty."),
        (",1,42300,31200,26500,20000", "round", "The cell is empty."),
        ("1,,42300,31200,26500,20000", "table", "The cell is empty."),
        ("1,1,42300,31200,26500,20000,7", "row", "7 cells for 6 columns"),
        ("2,1,42300,31200,26500,20000", "table", "In round '2' at table '1' there is no hanchan"),
        ("1,=1,42300,31200,26500,20000", "table", "there is no hanchan"),
    ],
)
def test_a_row_that_is_wrong(hall: Hall, row: str, field: str, message: str) -> None:
    assert message in wrong(hall, row)[field]


def test_other_things_that_are_wrong(hall: Hall) -> None:
    names = f"{NAMES},deposits,unranked,east_player"
    assert set(wrong(hall, f"{GOOD},-1000,,", names=names)) == {"deposits"}
    assert "no seat 'up'" in wrong(hall, f"{GOOD},,up,", names=names)["unranked"]
    assert "number 100, not 101" in wrong(hall, f"{GOOD},,,101", names=names)["east_player"]
    assert wrong(hall, GOOD, GOOD) == {"table": "Row 2 is of the same hanchan."}
    seat(hall, "1", 4, table=0)
    assert "2 hanchans" in wrong(hall, GOOD)["table"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (NAMES, "0 rows"),
        ("\n".join([NAMES, *[GOOD] * 1001]), "1001 rows"),
        (sheet(GOOD, names="round,table,east,south,west,noth"), "no column 'noth'"),
        (sheet(GOOD, names="round,table,east,south,west,west"), "twice"),
        (sheet(GOOD, names="round,table,east,south,west"), "north"),
        (GOOD, "no column '1'"),
        (f'{NAMES}\n"{"x" * 140_000}"', "140,002 characters"),
    ],
)
def test_what_is_no_such_sheet(hall: Hall, text: str, message: str) -> None:
    for path in ("results/preview", "results"):
        errors = details(hall.call("POST", path, {"csv": text}, "director"), 422)["errors"]
        assert {error["field"] for error in errors} == {"csv"}
        assert message in " ".join(error["message"] for error in errors)


def test_a_workbook_with_a_title_and_other_words(seated: Hall) -> None:
    rows = [["Results"], ["回戦", "卓", "東家", "南家", "西家", "北家"], [1, 1, 42300, 31200, 26500, 20000]]
    sent = as_file(workbook({"Notes": [["round", "x"]], "Results": rows}))
    answer = seated.call("POST", "results/preview", sent, "director").get_json()
    assert counts(answer) == (1, 0, 0)
    assert answer["rows"][0]["row"] == 3


CELLS = st.lists(st.text("01-+,;\t\n\"'\r\u2212 \u0661east", max_size=8), max_size=7).map(",".join)


@given(st.one_of(st.text(max_size=200), st.lists(CELLS, max_size=4).map(lambda rows: "\n".join((NAMES, *rows)))))
def test_whatever_is_sent_every_row_is_a_result_or_says_what_is_wrong(text: str) -> None:
    try:
        rows = sheets.parse(Source(text))
    except Invalid:
        return
    assert rows
    for row in rows:
        assert (row.sent is None) == bool(row.errors)
        assert row.sent is None or all(points % 100 == 0 for points in row.sent["points"].values())


@pytest.mark.parametrize("path", ["results", "results/preview"])
def test_bad_body(hall: Hall, path: str) -> None:
    sent = {"csv": sheet(GOOD)}
    for bad, field in (({}, "csv"), ({"csv": " "}, "csv"), ({"csv": ["1"]}, "csv"), ({**sent, "rows": 1}, "rows")):
        assert set(mistakes(hall.call("POST", path, bad, "director"))) == {field}
    assert set(mistakes(hall.call("POST", path, {"csv": "a\0b"}, "director"))) == {"csv"}
