"""Seating in whatever format it comes: recognised by itself, the same rounds, tables and seats."""

import json
from datetime import datetime
from itertools import chain
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.errors import Invalid
from services.spreadsheets.columns import SEATING_SHEET, SEATS
from services.spreadsheets.files.document import Source
from services.spreadsheets.formats.catalogue import FORMATS
from services.spreadsheets.formats.parse import parse
from services.spreadsheets.formats.sheet import Sheet
from tests.examples import examples
from tests.spreadsheets.workbooks import workbook

Rounds = list[list[list[str]]]
ROUNDS: Rounds = [
    [["1", "2", "3", "4"], ["5", "6", "7", "8"]],
    [["1", "5", "2", "6"], ["3", "7", "4", "8"]],
    [["8", "1", "6", "3"], ["2", "4", "5", "7"]],
]
NAMES = dict(zip("12345678", ["Aoki T", "Baba", "Chen Li", "Doi", "Éloïse", "Fuji", "O'Hara", "Иванов"], strict=True))
NAMED = [[[NAMES[who] for who in four] for four in tables] for tables in ROUNDS]


def take(content: bytes | str, **chosen: Any) -> Sheet:
    return parse(Source(content, **chosen), SEATING_SHEET)


def rounds(sheet: Sheet) -> Rounds:
    """The players by round and table, both in the order of the sheet."""
    found: dict[str, Rounds] = {}
    for row in sheet.rows:
        assert not row.errors
        found.setdefault(row.cells["round"], []).append([row.cells[seat] for seat in SEATS])  # type: ignore[arg-type]
    return list(found.values())  # type: ignore[arg-type]


def lines(rounds: Rounds, between: str, gap: str = "\n") -> str:
    return gap.join("".join(between.join(four) + "\n" for four in tables) for tables in rounds)


def table(rows: Any, between: str = ",") -> str:
    return "".join(between.join(row) + "\n" for row in rows)


def labelled(rounds: Rounds) -> list[list[str]]:
    return [
        [str(number), str(place), *four]
        for number, tables in enumerate(rounds, 1)
        for place, four in enumerate(tables, 1)
    ]


TITLED = "".join(
    f"Round {number}\n" + "".join(f"Table {place}: {', '.join(four)}\n" for place, four in enumerate(tables, 1))
    for number, tables in enumerate(NAMED, 1)
)
WIDE = [list(chain(*tables)) for tables in ROUNDS]
TABLES_BESIDE_ROUNDS = [list(chain(*(tables[place] for tables in ROUNDS))) for place in range(2)]
TALL = [list(column) for column in zip(*WIDE, strict=True)]
TABLE_A_COLUMN = [[tables[place][seat] for place in range(2)] for tables in ROUNDS for seat in range(4)]
RIICHI_NOMI = [
    ["Round ID", "Table ID", "Player ID", "Seat Wind", "Points", "Penalties"],
    *(
        [round_, place, four[wind], str(wind), "0", "0"]
        for round_, place, *four in labelled(ROUNDS)
        for wind in (3, 1, 0, 2)
    ),
]
TOMAS = [
    ["Table", "Wind", "Name", "Association", "Country"],
    *(
        [place, wind, four[seat], "EMA", "FR"]
        for _, place, *four in labelled(NAMED)
        for seat, wind in enumerate(["East", "South", "West", "North"])
    ),
]
SEAT_LINES = [
    ["回戦", "卓", "選手", "席"],
    *([r, t, four[seat], "東南西北"[seat]] for r, t, *four in labelled(NAMED) for seat in range(4)),
]
ENGINE = {
    "info": {"title": "Cup", "rounds": 3},
    "playerList": [{"name": name, "substitute": False} for name in NAMES.values()],
    "games": [
        {
            "round": int(round_) - 1,
            "table": int(place) - 1,
            "finished": False,
            "participants": [{"playerId": int(who) - 1, "score": {"raw": 0, "uma": 0, "penalty": 0}} for who in four],
        }
        for round_, place, *four in reversed(labelled(ROUNDS))
    ],
    "meta": {"dataFormatVersion": 1},
}
GOLF = [
    {
        "tour_number": number,
        "tables": [
            {
                "table_number": place,
                "seating": [
                    {"seat_number": at, "player_index": int(who)} for at, who in reversed(list(enumerate(four)))
                ],
            }
            for place, four in enumerate(tables, 1)
        ],
    }
    for number, tables in enumerate(ROUNDS, 1)
]
PLAN = {8: [[[int(who) for who in four] for four in tables] for tables in ROUNDS], 4: [[[1, 2, 3, 4]]]}
BLOCKS = [
    ["Players: 4"],
    ["Hanchan 1", 1, 2, 3, 4],
    ["Players: 8"],
    *([f"Hanchan {n}", *map(int, a), None, *map(int, b)] for n, (a, b) in enumerate(ROUNDS, 1)),
]
HEADED = "Round;Table;East;South;West;North\n"


@pytest.mark.parametrize(
    ("content", "expected", "name"),
    [
        (lines(ROUNDS, "-"), ROUNDS, "pantheon-prescript"),
        (lines(ROUNDS, " "), ROUNDS, "four-a-line"),
        (lines(ROUNDS, "\t", ""), ROUNDS, "four-a-line"),
        (lines(ROUNDS, ",", ""), ROUNDS, "four-a-line"),
        (lines(NAMED, "; "), NAMED, "four-a-line"),
        (lines(NAMED, " – "), NAMED, "four-a-line"),
        (lines(NAMED, "\t"), NAMED, "four-a-line"),
        (TITLED, NAMED, "four-a-line"),
        (table(labelled(ROUNDS)), ROUNDS, "four-a-line"),
        (HEADED + table(labelled(NAMED), ";"), NAMED, "columns"),
        (f"Spring Cup\n\n{HEADED}" + table(labelled(ROUNDS), ";"), ROUNDS, "columns"),
        ("Table,E,S,W,N\n" + table(row[1:] for row in labelled(ROUNDS)), ROUNDS, "columns"),
        ("№;Игрок 1;Игрок 2;Игрок 3;Игрок 4\n" + table((row[1:] for row in labelled(NAMED)), ";"), NAMED, "columns"),
        ("\n".join(" ".join("-".join(four) for four in tables) for tables in ROUNDS), ROUNDS, "round-per-line"),
        (table(WIDE), ROUNDS, "round-table-horizontal"),
        (table(TABLES_BESIDE_ROUNDS, ";"), ROUNDS, "table-round-horizontal"),
        (table(TALL, "\t"), ROUNDS, "table-round-vertical"),
        (table(TABLE_A_COLUMN), ROUNDS, "round-table-vertical"),
        (table(RIICHI_NOMI), ROUNDS, "riichi-nomi"),
        (table(TOMAS), NAMED, "tomas"),
        (table(SEAT_LINES), NAMED, "row-per-seat"),
        (json.dumps(ENGINE), NAMED, "tournament-engine"),
        (json.dumps(GOLF), ROUNDS, "shared-golf"),
        (f"# balanced\nseats = {PLAN}\n", ROUNDS, "world-riichi-plan"),
        (workbook({"3 h": BLOCKS}), ROUNDS, "world-riichi-plan"),
    ],
)
def test_each_format_is_told_by_itself(content: bytes | str, expected: Rounds, name: str) -> None:
    sheet = take(content, players=8)
    assert (sheet.format, rounds(sheet)) == (name, expected)
    assert name in FORMATS
    labels = [(row.cells["round"], row.cells["table"]) for row in sheet.rows]
    assert labels == [(row[0], row[1]) for row in labelled(ROUNDS)]


@settings(max_examples=examples(25), deadline=None)
@given(st.data())
def test_any_seating_comes_back_from_every_layout(data: st.DataObject) -> None:
    tables = data.draw(st.integers(1, 5))
    everybody = [str(number) for number in range(1, 4 * tables + 1)]
    seated = [
        [order[at : at + 4] for at in range(0, len(order), 4)]
        for order in data.draw(st.lists(st.permutations(everybody), min_size=2, max_size=5))
    ]
    for between, gap in (("-", "\n"), (" ", "\n"), ("\t", "\n"), (", ", "\n"), (" ", "\n\n")):
        assert rounds(take(lines(seated, between, gap))) == seated
    assert rounds(take(HEADED + table(labelled(seated), ";"))) == seated
    wide = [list(chain(*four)) for four in seated]
    for name, laid in (
        ("round-table-horizontal", wide),
        ("table-round-vertical", [list(column) for column in zip(*wide, strict=True)]),
    ):
        assert rounds(take(table(laid), format=name)) == seated


def test_the_workbook_of_world_riichi() -> None:
    """By name; who dropped out is replaced by whoever took the number, and rounds begin when the schedule says."""
    book = workbook(
        {
            "players": [
                *([""] * 3, ["seating_id", "registration_id", "name", "status"], [""] * 3),
                *([number, 500 + number, name, "active"] for number, name in enumerate(["Aoki", "Baba", "Chen"], 1)),
                [4, 504, "Doi", "substitute"],
            ],
            "seating": [["round", "table", "E", "S", "W", "N"], [1, 1, 4, 3, 2, 1], [2, 1, 1, 2, 3, 4]],
            "schedule": [
                *(["a"], ["", "", "Europe/Dublin"], ["id", "name", "start"]),
                [1, "Round 1", datetime(2026, 3, 14, 10, 0)],  # noqa: DTZ001 -- workbooks have none
                [2, "Round 2", "Saturday 13 June 2026, 09:30"],
            ],
            "results": [["seating id", "name"], [1, "Aoki"]],
        }
    )
    sheet = take(book, field="file")
    assert sheet.format == "world-riichi"
    assert rounds(sheet) == [[["Doi", "Chen", "Baba", "Aoki"]], [["Aoki", "Baba", "Chen", "Doi"]]]
    assert [row.cells["scheduled_at"] for row in sheet.rows] == ["2026-03-14 10:00+00:00", "2026-06-13 09:30+01:00"]


def test_a_plan_has_nothing_for_other_numbers_of_players() -> None:
    with pytest.raises(Invalid) as refused:
        take(f"seats = {PLAN}", players=12)
    assert "seating for 4, 8 players, and 12" in refused.value.errors[0]["message"]


def test_rows_that_are_no_whole_table_are_named() -> None:
    sheet = take(table(RIICHI_NOMI[:-1]))
    assert [(one.row, one.why) for one in sheet.left_out] == [(row, "not-four") for row in (22, 23, 24)]
    assert rounds(sheet) == [*ROUNDS[:2], ROUNDS[2][:1]]


def test_each_seat_says_where_in_the_sheet_it_stands() -> None:
    sheet = take("Cup\n\nTable;Round;North;East;South;West\n7;1;D;A;B;C\n")
    assert sheet.rows[0].places["east"] == "D4"
    assert sheet.rows[0].cells["north"] == "D"
    assert [(one.row, one.why) for one in sheet.left_out] == [(1, "title")]


def test_another_format_may_be_chosen_where_several_fit() -> None:
    square = table([["1", "2", "3", "4"], ["2", "1", "4", "3"], ["3", "4", "1", "2"], ["4", "3", "2", "1"]])
    sheet = take(square)
    assert sheet.format == "four-a-line"
    assert {"table-round-vertical", "round-table-horizontal"} <= set(sheet.alternatives)
    assert rounds(take(square, format="table-round-vertical")) == [
        [list(row)] for row in ("1234", "2143", "3412", "4321")
    ]


@pytest.mark.parametrize("text", ["hello", "1 2 3\n4 5 6\n", "1-2-3-4-5\n", "[1, 2]", "{}", "a = [[[[1]]]]"])
def test_what_is_no_seating(text: str) -> None:
    with pytest.raises(Invalid) as refused:
        take(text)
    assert all(error["cure"] for error in refused.value.errors)


@settings(deadline=None)
@given(st.one_of(st.text(max_size=80), st.text("1234-,;\t\n ", max_size=60), st.text('[]{}":,1 a=', max_size=40)))
def test_whatever_is_pasted_is_seating_or_says_what_is_wrong(text: str) -> None:
    try:
        sheet = take(text)
    except Invalid as refused:
        found = refused.errors
    else:
        found = sheet.rows  # type: ignore[assignment]
    assert found
