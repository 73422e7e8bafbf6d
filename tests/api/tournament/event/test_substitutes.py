"""Substitutes: whose the fouls are, and for whom the points count, as each book says."""

from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.tournament import corrections
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.event.changed_hanchans import change, one, refused, seats
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.results.test_standings import explained, play

POINTS = (40000, 30000, 20000, 10000)
OF_30000 = (42000, 33000, 25000, 20000)


def replace(hall: Hall, number: int = 4) -> dict[str, Any]:
    """Another player sits down for East of the first hanchan; how it was changed, for taking it back."""
    before = seats(hall, hall.hanchan)
    new = {"seats": {**before, "east": str(hall.players[number])}, "substitutes": {"east": before["east"]}}
    old = {"seats": before, "substitutes": {}}
    change(hall, one(hall.hanchan, new, old))
    return {"new": old, "seen": new}


def join_team(hall: Hall, number: int) -> None:
    body = {"team": str(hall.team), "replaces": {"team": None}, "reason": TYPO}
    assert hall.call("PATCH", f"players/{hall.players[number]}", body, "director").status_code == 200


def score(hall: Hall, account: Any, kind: str = "players") -> tuple[int, int]:
    (row,) = [row for row in hall.get("standings")[kind] if row["id"] == str(account)]
    return row["hanchans"], row["score"]


@pytest.mark.postgresql
def test_the_team_gets_the_points_and_no_player_does(league: Hall) -> None:
    """Where the book is silent, and nobody chose otherwise."""
    join_team(league, 0)
    play(league, league.hanchan, *POINTS)
    total = score(league, league.players[0])
    assert score(league, league.team, "teams") == total
    back = replace(league)
    assert score(league, league.players[0]) == score(league, league.players[4]) == (0, 0)
    assert score(league, league.team, "teams") == total
    east = league.get(f"hanchans/{league.hanchan}/result")["scores"]["east"]
    assert (east["player"], east["substitute_for"]) == (str(league.players[4]), str(league.players[0]))
    assert (east["counts_for"], east["ranked"]) == ("team", False)
    explained(league, league.players[4])
    (game,) = explained(league, league.team)["games"]
    assert (game["player"], game["substitute_for"]) == (str(league.players[4]), str(league.players[0]))
    nobody = {"substitute_points": "nobody", "replaces": {"substitute_points": "team"}}
    assert league.call("PUT", "scoring", nobody, "director").status_code == 200
    assert score(league, league.team, "teams") == (0, 0)
    change(league, one(league.hanchan, back["new"], back["seen"]))
    assert score(league, league.players[0]) == total
    assert league.findings() == []


@pytest.mark.parametrize("book", ["wrc-2025", "rrc-1-5"])
def test_a_book_that_ranks_no_substitute(app: Flask, book: str) -> None:
    """Nobody counts them, nor may a director choose otherwise."""
    hall = open_hall(app, {"id": book})
    if book == "wrc-2025":
        numbers = {"starting_points": 30000, "goal": 30000, "oka": 0, "uma": [15, 5, -5, -15]}
        assert hall.call("PUT", "scoring", {**numbers, "replaces": None}, "director").status_code == 200
    join_team(hall, 0)
    play(hall, hall.hanchan, *OF_30000)
    replace(hall)
    assert score(hall, hall.players[4]) == score(hall, hall.team, "teams") == (0, 0)
    assert score(hall, hall.players[1])[0] == 1, "the others played"
    found = hall.get("scoring")
    assert (found["substitute_points"], "substitute_points" in found["by_rulebook"]) == ("nobody", True)
    refused_choice = hall.call("PUT", "scoring", {"substitute_points": "team"}, "director")
    assert refused_choice.status_code == 422


def test_fouls_from_then_on_are_the_substitutes(hall: Hall) -> None:
    hall.rule("unclear-call", {})
    replace(hall)
    hall.rule("unclear-call", {}, offender=hall.player(4))
    hall.rule("unclear-call", {})  # of before, on a phone that did not know yet
    for number, offences in ((0, 2), (4, 1)):
        listed = hall.get(f"players/{hall.players[number]}/offences")["items"]
        assert [item["seat"] for item in listed] == ["east"] * offences
    assert hall.findings() == []


def test_who_can_be_replaced(hall: Hall) -> None:
    before = seats(hall, hall.hanchan)
    seen = {"seats": before, "substitutes": {}}
    sits = {"seats": before, "substitutes": {"east": before["south"]}}
    assert set(refused(hall, one(hall.hanchan, sits, seen))) == {"hanchans.0.substitutes.east"}
    new = {"seats": {**before, "east": str(hall.players[4]), "south": str(hall.players[5])}}
    twice = {**new, "substitutes": dict.fromkeys(("east", "south"), before["east"])}
    assert set(refused(hall, one(hall.hanchan, twice, seen))) == {
        "hanchans.0.substitutes.east",
    }


def test_a_preview_shows_whose_points_count(league: Hall) -> None:
    play(league, league.hanchan, *POINTS)
    before = seats(league, league.hanchan)
    new = {"seats": {**before, "east": str(league.players[4])}, "substitutes": {"east": before["east"]}}
    changes = [one(league.hanchan, new, {"seats": before, "substitutes": {}})]
    found = corrections.preview(league, "PATCH", "hanchans", {"hanchans": changes, "reason": TYPO})
    (lost,) = [row for row in found["standings"] if row["account"]["id"] == before["east"]]
    assert (lost["after"]["rank"], lost["after"]["total"]) == (None, 0)
    (game,) = found["seats"]
    assert game["after"]["substitutes"] == {"east": before["east"]}


@pytest.mark.postgresql
def test_somebody_new_is_added_with_the_change_alone(hall: Hall) -> None:
    """A preview and a refused change add nobody; the same change again adds nobody twice."""
    before = seats(hall, hall.hanchan)
    player = {"id": str(uuid7()), "name": "Zoe"}
    new = {"seats": {**before, "east": player["id"]}, "substitutes": {"east": before["east"]}}
    seen = {"seats": before, "substitutes": {}}
    body = {"players": [player], "hanchans": [one(hall.hanchan, new, seen)], "reason": TYPO}
    known = hall.get("players?limit=100")["items"]
    assert corrections.preview(hall, "PATCH", "hanchans", body)["journal"] == ["player.added", "hanchan.changed"]
    wrong = {**body, "hanchans": [one(hall.hanchan, {"table": str(uuid7())}, {"table": str(hall.tables[0])})]}
    assert hall.call("PATCH", "hanchans", wrong, "director").status_code == 422
    assert hall.get("players?limit=100")["items"] == known
    first = hall.call("PATCH", "hanchans", body, "director")
    assert (first.status_code, seats(hall, hall.hanchan)["east"]) == (200, player["id"])
    assert hall.call("PATCH", "hanchans", body, "director").get_json() == first.get_json()
    assert hall.kinds()[-2:] == ["player.added", "hanchan.changed"]
    assert len(hall.get("players?limit=100")["items"]) == len(known) + 1
    assert hall.findings() == []
