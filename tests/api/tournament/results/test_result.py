"""PUT and GET hanchans/{hanchan_id}/result: what a hanchan came to, and what each player scores for it."""

from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall, open_hall

POINTS = {"east": 42300, "south": 31200, "west": 26500, "north": 20000}
OTHERS = {"east": 41300, "south": 32200, "west": 26500, "north": 20000}
PARTS = ("place", "points", "delta", "uma", "oka", "taken", "total")


def path(hall: Hall) -> str:
    return f"hanchans/{hall.hanchan}/result"


def body(**different: Any) -> dict[str, Any]:
    return {"points": POINTS, **different}


def corrects(number: int = 1, reason: str = "two totals were swapped") -> dict[str, Any]:
    return {"number": number, "reason": reason}


@pytest.mark.parametrize("role", ["director", "arbiter"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    answer = checks.works_and_repeats(hall, path(hall), body(), role)
    assert hall.get(path(hall), "finance") == answer
    east = {"player": str(hall.players[0]), "ranked": True, "counts_for": "player", "substitute_for": None}
    assert answer["scores"]["east"] == {**east, **dict(zip(PARTS, (1, 42300, 123, 150, 0, 0, 273), strict=True))}
    assert [answer["scores"][seat]["total"] for seat in POINTS] == [273, 62, -85, -250]
    assert (answer["number"], answer["deposits"], answer["unranked"], answer["earlier"]) == (1, 0, [], [])
    assert (answer["official"], answer["flags"]) == (str(hall.officials[role]), [])
    assert hall.kinds() == ["result.entered"]
    assert hall.findings() == []


def test_deposits_go_where_the_rulebook_says(app: Flask, hall: Hall) -> None:
    """RRC: to the winner, shared by tied ones as far as hundreds go. WRC 2022 doesn't say: to nobody."""
    left = {**POINTS, "east": 41300}
    assert hall.call("PUT", path(hall), body(points=left, deposits=1000), "director").status_code == 201
    assert hall.get(path(hall))["scores"]["east"]["points"] == 41300
    club = open_hall(app, {"id": "rrc-1-5"}, "club")
    assert club.call("PUT", path(club), body(points=left, deposits=1000), "director").status_code == 201
    east = club.get(path(club))["scores"]["east"]
    assert (east["points"], east["total"]) == (42300, 423)
    tied = {"points": {**dict.fromkeys(POINTS, 33000), "north": 20000}, "deposits": 1000, "corrects": corrects()}
    assert club.call("PUT", path(club), tied, "director").status_code == 201
    answer = club.get(path(club))
    assert (answer["scores"]["west"]["points"], answer["flags"]) == (33300, ["deposit-share-cut"])
    assert club.get("standings", "director")["players"][0]["score"] == 133


def test_a_correction_keeps_what_it_replaces(hall: Hall) -> None:
    first = checks.works_and_repeats(hall, path(hall), body(), "arbiter")
    again = {"points": OTHERS, "corrects": corrects()}
    answer = checks.works_and_repeats(hall, path(hall), again, "director")
    assert (answer["number"], answer["reason"], answer["points"]) == (2, "two totals were swapped", OTHERS)
    (earlier,) = answer["earlier"]
    assert earlier == {name: first[name] for name in earlier}
    assert hall.kinds() == ["result.entered", "result.corrected"]
    assert hall.call("PUT", path(hall), body(), "arbiter").get_json() == first
    assert hall.get(path(hall)) == answer
    assert hall.findings() == []


def test_it_is_never_replaced_in_silence_nor_unseen(hall: Hall) -> None:
    checks.refuses_fields(hall, path(hall), body(corrects=corrects()), "director", "corrects")
    assert hall.call("PUT", path(hall), body(), "director").status_code == 201
    checks.refuses_fields(hall, path(hall), body(points=OTHERS), "director", "corrects")
    assert hall.call("PUT", path(hall), body(points=OTHERS, corrects=corrects()), "director").status_code == 201
    late = body(points={**OTHERS, "east": 40300, "south": 33200}, corrects=corrects())
    checks.refuses_fields(hall, path(hall), late, "director", "corrects.number")


def test_what_is_missing_must_have_been_left_on_the_table(hall: Hall) -> None:
    short = {**POINTS, "east": 41300}
    (message, cure), *_ = mistakes(hall.call("PUT", path(hall), body(points=short), "arbiter")).values()
    assert "1,000 are missing" in message
    assert "deposits" in cure
    many = mistakes(hall.call("PUT", path(hall), body(deposits=500), "arbiter"))
    assert "500 too many" in many["points"][0]
    answer = checks.works_and_repeats(hall, path(hall), body(points=short, deposits=1000), "arbiter")
    assert sum(answer["scores"][seat]["total"] for seat in POINTS) == -10


def test_a_substitute_scores_at_the_table_for_nobody(hall: Hall) -> None:
    answer = checks.works_and_repeats(hall, path(hall), body(unranked=["south", "south"]), "arbiter")
    assert answer["unranked"] == ["south"]
    assert {seat: answer["scores"][seat]["ranked"] for seat in POINTS} == {seat: seat != "south" for seat in POINTS}
    assert answer["scores"]["south"]["total"] == 62


def test_who_was_replaced_gets_nothing(hall: Hall) -> None:
    """The clock knows it: nobody has to remember."""
    schedule = {"scheduled_at": "2025-11-21T19:30:00+08:00"}
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/schedule", schedule, "director").status_code == 200
    for what in ("absent", "replaced"):
        timing = {"hanchan": str(hall.hanchan), "what": what, "person": hall.player(1)}
        gone = str(uuid7())
        assert hall.call("PUT", f"timings/{gone}", timing, "arbiter").status_code == 201
    checks.refuses_fields(hall, path(hall), body(), "arbiter", "unranked")
    undone = {"hanchan": str(hall.hanchan), "what": "taken-back", "takes_back": gone}
    checks.works_and_repeats(hall, path(hall), body(unranked=["south"]), "arbiter")
    assert hall.call("PUT", f"timings/{uuid7()}", undone, "arbiter").status_code == 201
    assert hall.call("PUT", path(hall), body(corrects=corrects()), "arbiter").status_code == 201


def test_what_the_text_leaves_open_is_flagged(league: Hall) -> None:
    tied = {"east": 30000, "south": 30000, "west": 30000, "north": 10000}
    answer = checks.works_and_repeats(league, path(league), body(points=tied), "arbiter")
    assert answer["flags"] == ["tie-of-three-not-stated"]
    assert [answer["scores"][seat]["total"] for seat in POINTS] == [166, 166, 166, -500]


def test_without_a_scoring_nothing_can_be_entered(app: Flask) -> None:
    hall = open_hall(app, {"id": "wrc-2025"})
    assert "…/scoring" in details(hall.call("PUT", path(hall), body(), "director"), 409)["detail"]


def test_missing(hall: Hall, league: Hall) -> None:
    details(hall.call("GET", path(hall)), 404)
    for method, sent in (("PUT", body()), ("GET", None)):
        details(league.call(method, path(hall), sent, "director"), 404)
        checks.missing(hall, "hanchans/{}/result", method, sent)


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"points": {**POINTS, "east": 42350}}, "points.east"),
        ({"points": {**POINTS, "west": "26500"}}, "points.west"),
        ({"points": {**POINTS, "north": 2_000_000}}, "points.north"),
        ({"points": {**POINTS, "centre": 0}}, "points.centre"),
        ({"points": [42300, 31200, 26500, 20000]}, "points"),
        ({"deposits": -1000}, "deposits"),
        ({"deposits": 50}, "deposits"),
        ({"unranked": ["up"]}, "unranked.0"),
        ({"corrects": {"number": 1}}, "corrects.reason"),
        ({"corrects": {"number": 0, "reason": "x"}}, "corrects.number"),
        ({"reason": "x"}, "reason"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, path(hall), body(**different), "director", field)
