"""GET standings.csv: for the tournament's own system, and for spreadsheets that run what looks like a formula."""

import csv
from io import StringIO

import pytest
from uuid_utils.compat import uuid7

from services.scoring.standings_csv import plain
from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.results.test_standings import TOTALS, penalise, play, seat

NAMED = ["rank", "name", "id_number", "team"]
HEAD = [*NAMED, "hanchans", "score", "penalties", "final", "disqualified", "penalty_points", "withdrawn"]


def table(hall: Hall, query: str = "") -> list[list[str]]:
    response = hall.call("GET", f"standings.csv{query}", None, "finance")
    assert response.status_code == 200
    assert response.content_type == "text/csv; charset=utf-8"
    return list(csv.reader(StringIO(response.get_data(as_text=True), newline="")))


def test_each_player_with_one_decimal(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    penalise(hall, hall.player(0), 30)
    found = table(hall)
    assert found[:3] == [
        HEAD,
        ["1", "Player 1", "101", "", "1", "6.2", "0", "6.2", "", "0", ""],
        ["2", "Player 0", "100", "", "1", "27.3", "30", "-2.7", "", "0", ""],
    ]
    assert found[5] == ["", "Player 4", "104", "", "0", "0.0", "0", "0.0", "", "0", ""]
    response = hall.call("GET", "standings.csv")
    assert response.headers["Content-Disposition"] == 'attachment; filename="standings-players.csv"'


def test_teams(hall: Hall) -> None:
    penalise(hall, {"kind": "team", "id": str(hall.team)}, 40)
    assert table(hall, "?of=teams") == [HEAD, ["", "Kamo", "", "", "0", "0.0", "40", "-40.0", "", "0", ""]]


def test_names_are_no_formulas(hall: Hall) -> None:
    """Typed in by whoever registers; opened by an organiser."""
    team, player = uuid7(), uuid7()
    hall.call("PUT", f"teams/{team}", {"name": '@SUM(1,"2")'}, "director")
    sent = {"name": '=HYPERLINK("http://x","y")', "id_number": "-1+1", "team": str(team)}
    assert hall.call("PUT", f"players/{player}", sent, "director").status_code == 201
    play(hall, seat(hall, "2", player, *hall.players[5:]), *TOTALS)
    assert table(hall)[1][:4] == ["1", '\'=HYPERLINK("http://x","y")', "'-1+1", '\'@SUM(1,"2")']


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@A1", "\t=1", "\r=1", "\n=1", " =1", "＝1", "＋1", "－1", "＠A1"])
def test_whatever_begins_a_formula_is_put_behind_an_apostrophe(text: str) -> None:
    assert plain(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", "Ann-Marie", "西園寺 公一", "O'Neil", "1-2", " A"])
def test_other_text_stays(text: str) -> None:
    assert plain(text) == text


def test_bad_query(hall: Hall) -> None:
    details(hall.call("GET", "standings.csv?of=officials"), 422)
