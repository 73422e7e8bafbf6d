"""GET standings and standings/{id}: who leads, and every line that a total is made of."""

from typing import Any
from uuid import UUID

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall, open_hall

TOTALS = (42300, 31200, 26500, 20000)  # 27.3, 6.2, -8.5, -25.0 under WRC 2022


def play(hall: Hall, hanchan: UUID | str, *totals: int, **more: Any) -> None:
    sent = {"points": dict(zip(SEATS, totals, strict=True)), **more}
    response = hall.call("PUT", f"hanchans/{hanchan}/result", sent, "director")
    assert response.status_code == 201, response.text


def seat(hall: Hall, round_: str, *players: UUID) -> str:
    seats = dict(zip(SEATS, map(str, players), strict=True))
    sent = {"table": str(hall.tables[1]), "round": round_, "seats": seats}
    identity = str(uuid7())
    assert hall.call("PUT", f"hanchans/{identity}", sent, "director").status_code == 201
    return identity


def penalise(hall: Hall, account: dict[str, str], p: int) -> None:
    sent = {"account": account, "unit": "P", "amount": p, "reason": "by the director"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", sent, "director").status_code == 201


def order(hall: Hall) -> list[tuple[Any, str, int]]:
    return [(one["rank"], one["id_number"], one["final"]) for one in hall.get("standings")["players"]]


def explained(hall: Hall, account: UUID | str) -> dict[str, Any]:
    """The account's lines, after a look that they add up to what the list says."""
    row: dict[str, Any] = hall.get(f"standings/{account}", "finance")
    listed = hall.get("standings")
    (same,) = [one for one in [*listed["players"], *listed["teams"]] if one["id"] == str(account)]
    assert {name: row[name] for name in same if name in row} == {name: same[name] for name in same if name in row}
    for game in row["games"]:
        assert game["total"] == game["delta"] + game["uma"] + game["oka"] - game["taken"]
    ranked = [game for game in row["games"] if game["ranked"]]
    assert (row["hanchans"], row["score"]) == (len(ranked), sum(game["total"] for game in ranked))
    for unit, taken in (("P", row["p"]), ("pts", row["pts"])):
        assert taken == sum(line["amount"] for line in row["ledger"] if line["unit"] == unit)
    assert row["final"] == row["score"] - 10 * row["p"] - row["pts"] // 100
    return row


def test_nobody_has_a_rank_before_the_first_result(hall: Hall) -> None:
    found = hall.get("standings", "finance")
    assert [(one["rank"], one["final"]) for one in found["players"]] == [(None, 0)] * 8
    assert found["players"][0] == {
        "rank": None,
        "id": str(hall.players[0]),
        "name": "Player 0",
        "id_number": "100",
        "team": None,
        "hanchans": 0,
        "score": 0,
        "p": 0,
        "pts": 0,
        "final": 0,
        "disqualified": False,
        "withdrawn": False,
    }
    assert [team["name"] for team in found["teams"]] == ["Kamo"]


@pytest.mark.postgresql
def test_scores_less_what_was_taken(hall: Hall) -> None:
    """A chonbo takes 30P from the tournament score and leaves the table's as it is."""
    play(hall, hall.hanchan, *TOTALS)
    hall.rule("empty-win", {"hand_shown": False})
    assert order(hall)[:4] == [(1, "101", 62), (2, "100", -27), (3, "102", -85), (4, "103", -250)]
    row = explained(hall, hall.players[0])
    assert (row["score"], row["p"], row["final"]) == (273, 30, -27)
    (game,) = row["games"]
    assert (game["round"], game["table"], game["seat"], game["uma"]) == ("1", "1", "east", 150)
    assert [line["cause"] for line in row["ledger"]] == ["ruling"]


def test_what_a_book_writes_in_table_points_is_taken_in_them(app: Flask) -> None:
    """RRC: a warning, then 2,000 and 4,000 after the uma; what the director takes in P comes beside."""
    hall = open_hall(app, {"id": "rrc-1-5"})
    play(hall, hall.hanchan, *TOTALS)
    for _ in range(3):
        hall.rule("etiquette", {})
    penalise(hall, hall.player(0), 15)
    row = explained(hall, hall.players[0])
    assert [(line["unit"], line["amount"]) for line in row["ledger"]] == [("pts", 2000), ("pts", 4000), ("P", 15)]
    assert (row["score"], row["p"], row["pts"], row["final"]) == (423, 15, 6000, 213)
    table = hall.call("GET", "standings.csv", None, "director").text
    assert "42.3,15,21.3,,6000" in table
    for unit, amount, status in (("pts", 50, 422), ("pts", -2000, 201), ("USD", 100, 422)):
        sent = {"account": hall.player(0), "unit": unit, "amount": amount, "reason": "by the director"}
        assert hall.call("PUT", f"ledger/decisions/{uuid7()}", sent, "director").status_code == status
    assert explained(hall, hall.players[0])["pts"] == 4000
    assert hall.findings() == []


def test_what_is_withdrawn_comes_back(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    ruling = hall.rule("empty-win", {"hand_shown": False})["id"]
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"})
    row = explained(hall, hall.players[0])
    assert (row["final"], [line["amount"] for line in row["ledger"]]) == (273, [30, -30])


def test_the_result_that_holds_counts_once(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    play(hall, hall.hanchan, 20000, 31200, 26500, 42300, corrects={"number": 1, "reason": "seats swapped"})
    assert [number for _, number, _ in order(hall)[:4]] == ["103", "101", "102", "100"]
    (game,) = explained(hall, hall.players[3])["games"]
    assert (game["number"], game["total"]) == (2, 273)


def test_over_several_hanchans_and_equals_share_a_rank(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    play(hall, seat(hall, "2", *reversed(hall.players[:4])), *TOTALS)
    assert order(hall)[:4] == [(1, "100", 23), (1, "103", 23), (3, "101", -23), (3, "102", -23)]
    assert [game["round"] for game in explained(hall, hall.players[2])["games"]] == ["1", "2"]


def test_a_substitute_is_not_ranked(hall: Hall) -> None:
    """The points count at the table; nobody has them."""
    play(hall, hall.hanchan, *TOTALS, unranked=["east"])
    assert order(hall)[0] == (1, "101", 62)
    row = explained(hall, hall.players[0])
    assert (row["rank"], row["score"]) == (None, 0)
    assert (row["games"][0]["total"], row["games"][0]["ranked"]) == (273, False)


def test_who_is_disqualified_has_no_rank(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    ruling = hall.rule("cheating", {})["id"]
    assert order(hall)[0] == (1, "101", 62)
    row = explained(hall, hall.players[0])
    assert (row["rank"], row["disqualified"], row["score"]) == (None, True, 273)
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "it was another"})
    assert order(hall)[0][:2] == (1, "100")


def test_a_team_has_the_sum_of_its_members_and_its_own_penalties(app: Flask) -> None:
    hall = open_hall(app, {"id": "r-league-24-25"}, "teams")
    mates = []
    for number in range(2):
        mates.append(uuid7())
        player = {"name": f"Mate {number}", "id_number": f"M{number}", "team": str(hall.team)}
        assert hall.call("PUT", f"players/{mates[-1]}", player, "director").status_code == 201
    play(hall, seat(hall, "2", *mates, *hall.players[4:6]), 40000, 30000, 20000, 10000)
    penalise(hall, {"kind": "player", "id": str(mates[0])}, 5)
    penalise(hall, {"kind": "team", "id": str(hall.team)}, 40)
    row = explained(hall, hall.team)
    assert (row["kind"], row["hanchans"], row["score"], row["p"], row["final"]) == ("team", 2, 700, 45, 250)
    assert {game["player"] for game in row["games"]} == set(map(str, mates))
    assert explained(hall, mates[0])["final"] == 550
    (team,) = hall.get("standings")["teams"]
    assert (team["rank"], team["players"]) == (1, [str(mate) for mate in mates])


def test_fines_are_no_points(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    money = {"account": hall.player(0), "unit": "EUR", "amount": 2000, "reason": "late"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", money, "director").status_code == 201
    assert explained(hall, hall.players[0])["ledger"] == []


def test_without_a_scoring(app: Flask) -> None:
    hall = open_hall(app, {"id": "ema-2016"}, "silent")
    for path in ("standings", f"standings/{hall.players[0]}", "standings.csv"):
        assert "…/scoring" in details(hall.call("GET", path), 409)["detail"]


@pytest.mark.parametrize("path", ["standings", "standings/{player}", "standings.csv"])
def test_missing(hall: Hall, league: Hall, path: str) -> None:
    path = path.format(player=hall.players[0])
    checks.missing(hall, "standings/{}")
    checks.missing(league, f"standings/{hall.players[0]}")
