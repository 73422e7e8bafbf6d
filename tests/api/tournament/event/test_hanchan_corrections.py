"""PATCH hanchans and PUT hanchans/{id}/removal: moved, swapped, cancelled, void, a batch or one; all or none."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details, mistakes
from tests.api.tournament import checks, corrections
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.event.changed_hanchans import change, one, refused, seats
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.results.test_standings import TOTALS, play, seat

REMOVAL = "hanchans/removal"


def finals(hall: Hall) -> dict[str, int]:
    return {row["id_number"]: row["final"] for row in hall.get("standings")["players"] if row["hanchans"]}


@pytest.mark.postgresql
def test_two_tables_swap_players_once_and_each_keeps_its_points(hall: Hall) -> None:
    """After a result, too: the points stay with the seat."""
    other = seat(hall, "1", *hall.players[4:])
    play(hall, hall.hanchan, *TOTALS)
    before = {seat: str(player) for seat, player in zip(SEATS, hall.players, strict=False)}
    theirs = {seat: str(player) for seat, player in zip(SEATS, hall.players[4:], strict=True)}
    changes = [
        one(hall.hanchan, {"seats": {**before, "east": theirs["east"]}}, {"seats": before}),
        one(other, {"seats": {**theirs, "east": before["east"]}}, {"seats": theirs}),
    ]
    alone = hall.call("PATCH", "hanchans", {"hanchans": changes[:1], "reason": TYPO}, "director")
    assert set(mistakes(alone)) == {"hanchans.0.seats.east"}
    seen = corrections.preview(hall, "PATCH", "hanchans", {"hanchans": changes, "reason": TYPO})
    assert seen["journal"] == ["hanchan.changed"] * 2
    assert {row["account"]["id"] for row in seen["standings"]} >= {before["east"], theirs["east"]}
    first = change(hall, *changes)
    assert [item["seats"]["east"] for item in first["items"]] == [theirs["east"], before["east"]]
    assert change(hall, *changes) == first
    assert hall.kinds()[-2:] == ["hanchan.changed"] * 2
    body = hall.journal()[-1]["body"]
    assert (body["east_id"], body["before"], body["reason"]) == (before["east"], {"east_id": theirs["east"]}, TYPO)
    assert finals(hall) == {"104": 273, "101": 62, "102": -85, "103": -250}
    stale = one(other, {"seats": {**theirs, "north": before["north"]}}, {"seats": theirs})
    answer = hall.call("PATCH", "hanchans", {"hanchans": [stale], "reason": TYPO}, "director")
    now = {"seats": {**theirs, "east": before["east"]}}
    checks.shows_both(answer, stored=now, sent={"seats": {**theirs, "north": before["north"]}})
    assert hall.findings() == []


def test_it_moves_to_another_table_and_round_and_what_was_sent_before_still_fits(hall: Hall) -> None:
    old = {"table": str(hall.tables[0]), "round": "1"}
    late = hall.body("unclear-call", {})
    new = {"table": str(hall.tables[1]), "round": "2"}
    (item,) = change(hall, one(hall.hanchan, new, old))["items"]
    assert {name: item[name] for name in new} == new
    assert hall.call("PUT", f"rulings/{uuid7()}", late).status_code == 201, "a phone without a network did not know"
    (listed,) = hall.get(f"rulings?hanchan={hall.hanchan}")["items"]
    assert listed["table"]["id"] == old["table"]
    moved = {**hall.body("unclear-call", {}), "table": new["table"]}
    assert hall.call("PUT", f"rulings/{uuid7()}", moved).status_code == 201
    assert len(hall.get(f"rulings?hanchan={hall.hanchan}")["items"]) == 2
    assert hall.findings() == []


def test_a_place_has_one_hanchan_and_what_is_open_at_a_table_keeps_it_there(hall: Hall) -> None:
    seat(hall, "2", *hall.players[4:])
    new = {"table": str(hall.tables[1]), "round": "2"}
    old = {"table": str(hall.tables[0]), "round": "1"}
    assert set(refused(hall, one(hall.hanchan, new, old))) == {"hanchans.0.table"}
    hall.rule("noten-riichi", {"hand_end": "not-yet"})
    body = {"hanchans": [one(hall.hanchan, {"table": new["table"]}, {"table": old["table"]})], "reason": TYPO}
    assert details(hall.call("PATCH", "hanchans", body, "director"), 409)["type"].endswith(":open-at-table")


@pytest.mark.postgresql
def test_void_its_result_counts_no_more_until_it_is_taken_back(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    hall.rule("unclear-call", {})
    played = finals(hall)
    void = one(hall.hanchan, {"status": "void"}, {"status": None})
    seen = corrections.preview(hall, "PATCH", "hanchans", {"hanchans": [void], "reason": TYPO})
    assert [row["foul"] for row in seen["rulings"]] == ["unclear-call"], "they stay: the director is told"
    assert len(seen["standings"]) == 4
    change(hall, void)
    assert finals(hall) == {}
    problem = details(hall.call("PUT", f"hanchans/{hall.hanchan}/result", {"points": points(500)}, "director"), 409)
    assert problem["type"].endswith(":not-in-play")
    assert hall.call("PUT", f"hanchans/{uuid7()}", again(hall), "director").status_code == 201, "the seats are free"
    taken = refused(hall, one(hall.hanchan, {"status": None}, {"status": "void"}))
    assert set(taken) == {"hanchans.0.seats.east"}
    (other,) = [item for item in hall.get("hanchans")["items"] if item["id"] != str(hall.hanchan)]
    change(hall, one(other["id"], {"status": "cancelled"}, {"status": None}))
    change(hall, one(hall.hanchan, {"status": None}, {"status": "void"}))
    assert finals(hall) == played
    assert hall.findings() == []


def test_it_is_taken_back_to_a_table_only_where_nobody_plays_there_by_now(hall: Hall) -> None:
    change(hall, one(hall.hanchan, {"status": "cancelled"}, {"status": None}))
    others = dict(zip(SEATS, map(str, hall.players[4:8]), strict=True))
    body = {**again(hall), "table": str(hall.tables[0]), "seats": others}
    assert hall.call("PUT", f"hanchans/{uuid7()}", body, "director").status_code == 201
    back = one(hall.hanchan, {"status": None}, {"status": "cancelled"})
    assert set(refused(hall, back)) == {"hanchans.0.table"}


def test_a_void_hanchan_charges_no_lateness_and_a_begun_one_is_not_cancelled(app: Flask) -> None:
    match = Match(open_hall(app, {"id": "r-league-24-25"}, "evening"))
    match.record("absent", 1)
    match.record("arrived", 25)
    charged = match.charged()
    assert charged
    match.record("began", 26, None)
    hall = match.hall
    off = one(hall.hanchan, {"status": "cancelled"}, {"status": None})
    assert set(refused(hall, off)) == {"hanchans.0.status"}
    change(hall, one(hall.hanchan, {"status": "void"}, {"status": None}))
    assert match.charged() == {}
    assert match.clocks() == []
    body = match.body("began", 30, None)
    assert details(hall.call("PUT", f"timings/{uuid7()}", body, "arbiter"), 409)["type"].endswith(":not-in-play")
    change(hall, one(hall.hanchan, {"status": None}, {"status": "void"}))
    assert match.charged() == charged
    assert hall.findings() == []


def test_who_is_awaited_stays_where_the_clock_runs(app: Flask) -> None:
    match = Match(open_hall(app, {"id": "r-league-24-25"}, "evening"))
    match.record("absent", 1)
    seen = seats(match.hall, match.hall.hanchan)
    new = {**seen, "east": str(match.hall.players[4])}
    assert set(refused(match.hall, one(match.hall.hanchan, {"seats": new}, {"seats": seen}))) == {
        "hanchans.0.seats.east"
    }
    match.record("arrived", 2)
    change(match.hall, one(match.hall.hanchan, {"seats": new}, {"seats": seen}))


def test_an_unused_one_is_removed_with_its_schedule_and_a_used_one_stays(hall: Hall) -> None:
    path = f"hanchans/{seat(hall, '2', *hall.players[4:])}"
    at = {"scheduled_at": (START + timedelta(days=1)).isoformat(), "minutes": 75, "replaces": None}
    assert hall.call("PUT", f"{path}/schedule", at, "director").status_code == 200
    body = {"reason": "entered twice"}
    assert corrections.preview(hall, "PUT", f"{path}/removal", body)["journal"] == ["hanchan.changed"]
    first = hall.call("PUT", f"{path}/removal", body, "director")
    assert first.status_code == 200, first.text
    assert hall.call("PUT", f"{path}/removal", body, "director").data == first.data
    details(hall.call("GET", path), 404)
    assert [item["id"] for item in hall.get("hanchans")["items"]] == [str(hall.hanchan)]
    assert [item["hanchan"] for item in hall.get("game-clocks")["items"]] == [str(hall.hanchan)]
    play(hall, hall.hanchan, *TOTALS)
    problem = details(hall.call("PUT", f"hanchans/{hall.hanchan}/removal", body, "director"), 409)
    assert (problem["type"].rpartition(":")[2], problem["uses"]) == ("in-use", {"result": 1})
    assert "void" in problem["detail"].lower()
    assert hall.findings() == []


@pytest.mark.postgresql
def test_a_round_that_was_added_by_mistake_is_removed_whole_or_not_at_all(hall: Hall) -> None:
    added = [seat(hall, "2", *hall.players[4:]), seat(hall, "3", *hall.players[4:])]
    body = {"hanchans": added, "reason": "proposed twice"}
    assert corrections.preview(hall, "PUT", REMOVAL, body)["journal"] == ["hanchan.changed"] * 2
    used = {**body, "hanchans": [*added, str(hall.hanchan)]}
    play(hall, hall.hanchan, *TOTALS)
    refused_whole = details(hall.call("PUT", REMOVAL, used, "director"), 409)
    assert refused_whole["uses"] == {"result": 1}
    assert refused_whole["detail"].startswith("Round 1, table 1: ")
    assert len(hall.get("hanchans")["items"]) == 3
    first = hall.call("PUT", REMOVAL, body, "director")
    assert [one["id"] for one in first.get_json()["items"]] == added
    assert hall.call("PUT", REMOVAL, body, "director").data == first.data
    assert [item["id"] for item in hall.get("hanchans")["items"]] == [str(hall.hanchan)]
    details(hall.call("PUT", REMOVAL, {**body, "hanchans": [str(uuid4())]}, "director"), 404)
    for bad, field in (([], "hanchans"), (["x"], "hanchans.0")):
        checks.refuses_fields(hall, REMOVAL, {**body, "hanchans": bad}, "director", field)
    assert hall.findings() == []


def test_missing(hall: Hall, league: Hall) -> None:
    body = {"hanchans": [one(hall.hanchan, {"round": "2"}, {"round": "1"})], "reason": TYPO}
    assert set(mistakes(league.call("PATCH", "hanchans", body, "director"))) == {"hanchans.0.id"}
    corrections.is_of_its_tournament(hall, league, "PUT", f"hanchans/{hall.hanchan}/removal", {"reason": TYPO})
    several = {"hanchans": [str(hall.hanchan)], "reason": TYPO}
    details(league.call("PUT", REMOVAL, several, "director"), 404)


@pytest.mark.parametrize(
    ("new", "field"),
    [
        ({"status": "lost"}, "hanchans.0.status"),
        ({"table": str(uuid4())}, "hanchans.0.table"),
        ({"round": ""}, "hanchans.0.round"),
        ({"substitutes": {"east": str(uuid4())}}, "hanchans.0.substitutes.east"),
        ({"length": 8}, "hanchans.0.length"),
    ],
)
def test_bad_body(hall: Hall, new: dict[str, Any], field: str) -> None:
    stored = hall.get(f"hanchans/{hall.hanchan}")
    seen = {name: stored[name] for name in new if name in stored}
    assert set(refused(hall, one(hall.hanchan, new, seen))) == {field}


def test_a_batch_names_each_once_and_says_why(hall: Hall) -> None:
    again = one(hall.hanchan, {"round": "2"}, {"round": "1"})
    assert set(refused(hall, again, again)) == {"hanchans.1.id"}
    assert set(mistakes(hall.call("PATCH", "hanchans", {"hanchans": [], "reason": TYPO}, "director"))) == {"hanchans"}
    assert set(mistakes(hall.call("PATCH", "hanchans", {"hanchans": [again]}, "director"))) == {"reason"}


def points(more: int) -> dict[str, int]:
    east, south, *others = TOTALS
    return dict(zip(SEATS, (east + more, south - more, *others), strict=True))


def again(hall: Hall) -> dict[str, Any]:
    """The same four, in the same round, at the other table."""
    return {"table": str(hall.tables[1]), "round": "1", "seats": seats(hall, hall.hanchan)}
