"""GET exports/results and exports/standings, as csv and xlsx: what was played, in tenths of P that stay exact."""

import pytest
from flask import Flask

from tests.api.answers import details
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.results.test_standings import TOTALS, penalise, play
from tests.api.tournament.spreadsheets import cells, rows

PATHS = [f"exports/{what}.{form}" for what in ("results", "standings") for form in ("csv", "xlsx")]


def test_every_seat_of_every_hanchan(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS, unranked=["north"])
    found = rows(hall, "results", "finance")
    assert [(row["Seat"], row["ID"], row["Points"], row["Place"], row["Total"], row["Ranked"]) for row in found] == [
        ("East", "100", "42300", "1", "27.3", "yes"),
        ("South", "101", "31200", "2", "6.2", "yes"),
        ("West", "102", "26500", "3", "-8.5", "yes"),
        ("North", "103", "20000", "4", "-25.0", "no"),
    ]
    for row in found:
        assert float(row["Total"]) == pytest.approx(float(row["Difference"]) + float(row["Uma"]) + float(row["Oka"]))
    corrected = {"points": dict(zip(("east", "south", "west", "north"), reversed(TOTALS), strict=True))}
    corrected |= {"corrects": {"number": 1, "reason": "read upside down"}}
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/result", corrected, "director").status_code == 201
    first, *_ = rows(hall, "results")
    assert (first["Points"], first["Corrections"]) == ("20000", "1")
    for lang in ("ja", "fr"):
        assert len(rows(hall, "results", lang=lang)) == 4


def test_standings_of_players_and_of_teams(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    penalise(hall, hall.player(0), 30)
    penalise(hall, {"kind": "team", "id": str(hall.team)}, 40)
    found = rows(hall, "standings")
    assert [(row["Rank"], row["ID"], row["P"], row["Final"]) for row in found[:2]] == [
        ("1", "101", "0", "6.2"),
        ("2", "100", "30", "-2.7"),
    ]
    (team,) = rows(hall, "standings", of="teams")
    assert (team["Name"], team["Rank"], team["Final"]) == ("Kamo", "", "-40.0")
    head, first, *_ = cells(hall, "standings", lang="fr")
    place = [cell.text for cell in head].index("Final")
    assert (head[0].text, first[place]) == ("Rang", ("6.2", True, False))


def test_a_book_that_does_not_say_how_to_score_is_a_conflict(app: Flask) -> None:
    silent = open_hall(app, {"id": "ema-2016"}, "silent")
    for path in PATHS:
        assert "scoring" in details(silent.call("GET", path, None, "director"), 409)["detail"]


@pytest.mark.parametrize("path", PATHS)
def test_missing(hall: Hall, path: str) -> None:
    details(hall.call("GET", f"{path}x", None, "director"), 404)
    details(hall.call("GET", f"{path}?of=officials", None, "director"), 422)
