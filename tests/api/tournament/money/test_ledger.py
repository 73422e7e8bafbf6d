"""GET ledger/points, ledger/fines and their totals: every P and every fine, line by line."""

from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall, open_hall

EMPTY_WIN = ("empty-win", {"hand_shown": False})


def points(hall: Hall, path: str = "ledger/points") -> list[tuple[str, int]]:
    return [(line["what"], line["amount"]) for line in hall.get(path)["items"]]


def totals(hall: Hall, which: str = "points", **query: Any) -> dict[str, int]:
    items = hall.get(f"ledger/{which}/totals", query_string=query)["items"]
    return {item["account"]["id"]: item["amount"] for item in items}


def test_a_chonbo_is_a_line(hall: Hall) -> None:
    ruling = hall.rule(*EMPTY_WIN)
    (line,) = hall.get("ledger/points", "finance")["items"]
    entry = hall.journal()[-1]
    assert line == {
        "id": line["id"],
        "at": line["at"],
        "unit": "P",
        "amount": 30,
        "what": "charged",
        "reason": None,
        "fine": None,
        "account": hall.player(0),
        "cause": "ruling",
        "cause_id": ruling["id"],
        "hanchan": str(hall.hanchan),
        "round": "1",
        "seq": entry["seq"],
    }
    assert entry["kind"] == "ledger.posted"
    assert hall.get("ledger/fines")["items"] == []
    assert hall.findings() == []


def test_a_warning_is_none(hall: Hall) -> None:
    hall.rule("unclear-call", {})
    assert hall.kinds() == ["ruling.issued"]


def test_higher_penalties_charge_for_a_warning_that_the_referee_chose(app: Flask) -> None:
    hall = open_hall(app, {"id": "wrc-2022", "options": {"higher-penalties": {}}}, "higher")
    hall.rule("obstruction", {}, issued={"penalties": [{"kind": "warning"}], "reason": "noise"})
    assert points(hall) == [("charged", 1)]


def test_what_is_withdrawn_is_given_back_on_a_line_of_its_own(hall: Hall) -> None:
    ruling = hall.rule(*EMPTY_WIN)["id"]
    for _ in range(2):
        assert hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"}).status_code == 200
    assert points(hall) == [("charged", 30), ("reversed", -30)]
    assert totals(hall) == {str(hall.players[0]): 0}
    assert totals(hall, owing="true") == {}
    assert hall.findings() == []


def test_what_is_amended_is_charged_anew_to_whom_it_falls_on_now(hall: Hall) -> None:
    old = hall.rule(*EMPTY_WIN)["id"]
    hall.rule(*EMPTY_WIN, offender=hall.player(1), amends={"ruling": old, "reason": "wrong player"})
    assert points(hall) == [("charged", 30), ("reversed", -30), ("charged", 30)]
    assert totals(hall, owing="true") == {str(hall.players[1]): 30}


def test_what_was_issued_instead_counts(hall: Hall) -> None:
    instead = {"penalties": [{"kind": "points", "p": 5}], "reason": "His first tournament"}
    hall.rule(*EMPTY_WIN, issued=instead)
    assert points(hall) == [("charged", 5)]


def test_in_casual_play_nothing_is_charged(app: Flask) -> None:
    casual = open_hall(app, {"id": "wrc-2022", "options": {"no-tournament-score": {}}}, "casual")
    casual.rule(*EMPTY_WIN)
    casual.rule(*EMPTY_WIN, issued={"penalties": [{"kind": "points", "p": 5}], "reason": "His first evening"})
    assert casual.kinds() == ["ruling.issued"] * 2


def test_what_waits_is_charged_when_it_is_judged(hall: Hall) -> None:
    hall.rule("noten-riichi", {"hand_end": "not-yet"})
    assert points(hall) == []
    place = {name: hall.body()[name] for name in ("table", "hanchan", "hand")}
    end = {**place, "how": "exhaustive-draw", "hands": {"east": "noten"}}
    assert hall.call("PUT", f"hand-ends/{uuid7()}", end).status_code == 201
    assert points(hall) == [("charged", 30)]


def test_two_points_on_each_player_of_the_table(hall: Hall) -> None:
    hall.rule("report-sheet", {})
    assert totals(hall) == {str(player): 2 for player in sorted(hall.players[:4])}


@pytest.mark.postgresql
def test_of_one_account_of_one_round_page_by_page(hall: Hall) -> None:
    for number in (0, 0, 1):
        hall.rule(*EMPTY_WIN, offender=hall.player(number))
    assert len(points(hall, f"ledger/points?account={hall.players[0]}")) == 2
    assert len(points(hall, "ledger/points?round=1")) == 3
    assert points(hall, "ledger/points?round=2") == []
    assert totals(hall, round="2") == {}
    checks.pages(hall, "ledger/points", 3)


@pytest.mark.parametrize("path", ["ledger/points", "ledger/fines", "ledger/points/totals", "ledger/fines/totals"])
def test_another_tournament_is_not_listed(hall: Hall, league: Hall, path: str) -> None:
    hall.rule(*EMPTY_WIN)
    assert league.get(path)["items"] == []


def test_bad_query(hall: Hall) -> None:
    for path in ("ledger/points?account=me", "ledger/fines/totals?owing=perhaps", "ledger/points?limit=0"):
        details(hall.call("GET", path), 422)
    details(hall.call("GET", "ledger/honour"), 404)
