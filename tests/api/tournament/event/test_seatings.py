"""PUT seatings/{seating_id}: whole rounds, with their starts, all or nothing."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

import pytest

from models.ruling.hand import SEATS
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.event.test_seating_proposals import fill, propose
from tests.api.tournament.hall import Hall

START = "2025-11-21T19:30:00+08:00"


def at(hall: Hall, table: int, *players: int) -> dict[str, Any]:
    seats = {seat: str(hall.players[player]) for seat, player in zip(SEATS, players, strict=True)}
    return {"table": str(hall.tables[table]), "seats": seats}


def body(hall: Hall, **different: Any) -> dict[str, Any]:
    """Two rounds; the first has a start."""
    first = {"label": "2", "scheduled_at": START, "minutes": 90}
    tables = [at(hall, 0, 0, 4, 1, 5), at(hall, 1, 2, 6, 3, 7)]
    more = [at(hall, 1, 4, 0, 6, 2), at(hall, 0, 5, 1, 7, 3)]
    return {"rounds": [{**first, "tables": tables}, {"label": "3", "tables": more}], **different}


@pytest.mark.postgresql
def test_it_works_and_repeats(hall: Hall) -> None:
    path, sent = f"seatings/{uuid4()}", body(hall)
    answer = checks.works_and_repeats(hall, path, sent, "director")
    assert [(one["label"], one["minutes"]) for one in answer["rounds"]] == [("2", 90), ("3", None)]
    assert answer["rounds"][0]["scheduled_at"] == "2025-11-21T11:30:00+00:00"
    ids = [table["id"] for one in answer["rounds"] for table in one["tables"]]
    assert ids == sorted(ids)
    assert {UUID(id_).version for id_ in ids} == {7}
    for one, round_ in zip(answer["rounds"], sent["rounds"], strict=True):
        for table, wanted in zip(one["tables"], round_["tables"], strict=True):
            stored = hall.get(f"hanchans/{table['id']}")
            assert (stored["round"], stored["table"], stored["seats"]) == (one["label"], *wanted.values())
    assert hall.get(f"hanchans/{ids[0]}/schedule")["minutes"] == 90
    details(hall.call("GET", f"hanchans/{ids[2]}/schedule"), 404)
    assert hall.kinds() == [*["hanchan.added", "hanchan.scheduled"] * 2, *["hanchan.added"] * 2, "seating.added"]
    assert hall.journal()[-1]["body"]["hanchans"] == ids
    assert hall.findings() == []


def test_another_body_under_the_same_id(hall: Hall) -> None:
    path, sent = f"seatings/{uuid4()}", body(hall)
    assert hall.call("PUT", path, sent, "director").status_code == 201
    checks.refuses_another_body(hall, path, {"rounds": sent["rounds"][:1]}, "director")
    later = [{**sent["rounds"][0], "minutes": 75}, sent["rounds"][1]]
    checks.refuses_another_body(hall, path, {"rounds": later}, "director")
    checks.refuses_fields(hall, path, {**sent, "despite_fines": "they pay tomorrow"}, "director", "despite_fines")


def test_what_was_sent_counts_whatever_became_of_it(hall: Hall) -> None:
    """The answer was lost, the start was moved meanwhile, and the seating is sent again."""
    path, sent = f"seatings/{uuid4()}", body(hall)
    first = hall.call("PUT", path, sent, "director").get_json()
    hanchan = first["rounds"][0]["tables"][0]["id"]
    moved = {
        "scheduled_at": "2025-11-21T20:00:00+08:00",
        "minutes": 60,
        "replaces": {"scheduled_at": START, "minutes": 90},
    }
    assert hall.call("PUT", f"hanchans/{hanchan}/schedule", moved, "director").status_code == 200
    assert hall.call("PUT", path, sent, "director").get_json() == first


def test_a_proposal_is_applied_as_it_is(hall: Hall) -> None:
    fill(hall, 24, tables=6)
    proposal = propose(hall, rounds=3)
    rounds = [
        {"label": one["label"], "tables": [{"table": t["table"], "seats": t["seats"]} for t in one["tables"]]}
        for one in proposal["rounds"]
    ]
    answer = hall.call("PUT", f"seatings/{uuid4()}", {"rounds": rounds}, "director")
    assert answer.status_code == 201, answer.text
    more = propose(hall, rounds=2)
    assert [one["label"] for one in more["rounds"]] == ["5", "6"]
    assert sum(one["times"] * one["pairs"] for one in more["achieved"]["meetings"]) == 5 * 48 + 6
    assert more["achieved"]["teammates"] == []


def test_everything_that_is_in_the_way_is_named(hall: Hall, league: Hall) -> None:
    sent = body(hall)
    first, second = sent["rounds"]
    first["label"] = "1"  # where players 0 to 3 sit at table 1
    first["tables"][1]["seats"]["north"] = str(uuid4())
    second["tables"][0]["seats"]["east"] = str(hall.players[5])
    second["tables"].append({"table": str(league.tables[0]), "seats": at(hall, 0, 4, 1, 2, 3)["seats"]})
    expected = {
        "rounds.0.tables.0.table",
        *(f"rounds.0.tables.0.seats.{seat}" for seat in ("east", "west")),
        *(f"rounds.0.tables.1.seats.{seat}" for seat in ("east", "west", "north")),
        "rounds.1.tables.1.seats.east",
        "rounds.1.tables.2.table",
        *(f"rounds.1.tables.2.seats.{seat}" for seat in ("south", "west", "north")),
    }
    checks.refuses_fields(hall, f"seatings/{uuid4()}", sent, "director", *expected)
    twice = body(hall)
    twice["rounds"][1]["tables"][1]["table"] = twice["rounds"][1]["tables"][0]["table"]
    checks.refuses_fields(hall, f"seatings/{uuid4()}", twice, "director", "rounds.1.tables.1.table")


def test_a_round_that_somebody_else_seated_meanwhile_is_named_once(hall: Hall) -> None:
    sent = body(hall)
    assert hall.call("PUT", f"seatings/{uuid4()}", sent, "director").status_code == 201
    labels = {f"rounds.{number}.label" for number in range(len(sent["rounds"]))}
    errors = mistakes(hall.call("PUT", f"seatings/{uuid4()}", sent, "director"))
    assert set(errors) == labels
    assert errors["rounds.0.label"][0] == f"Round {sent['rounds'][0]['label']} is seated already."


def test_who_was_withdrawn_or_joined_with_another_entry_is_neither_proposed_nor_seated(hall: Hall) -> None:
    fill(hall, 1, team_of=0)
    change = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "ill"}
    assert hall.call("PATCH", f"players/{hall.players[0]}", change, "director").status_code == 200
    merge = {"into": str(hall.players[8]), "reason": "entered twice"}
    assert hall.call("PUT", f"players/{hall.players[7]}/merge", merge, "director").status_code == 200
    errors = mistakes(hall.call("PUT", f"seatings/{uuid4()}", body(hall), "director"))
    withdrawn = {"rounds.0.tables.0.seats.east", "rounds.1.tables.0.seats.south"}
    joined = {"rounds.0.tables.1.seats.north", "rounds.1.tables.1.seats.west"}
    assert {field for field, (said, _) in errors.items() if said == "This player was withdrawn."} == withdrawn
    assert {field for field, (said, _) in errors.items() if "was joined with" in said} == joined
    [proposed] = propose(hall, byes="rotate")["rounds"]
    [four] = [set(table["seats"].values()) for table in proposed["tables"]]
    left = {str(player) for place, player in enumerate(hall.players) if place not in (0, 7)}
    assert four | set(proposed["sitting_out"]) == left


def test_who_owes_a_fine_is_seated_and_named(league: Hall) -> None:
    league.rule("late", {"seconds_late": 1500}, offender=league.player(1))
    path, sent = f"seatings/{uuid4()}", body(league)
    (debt,) = league.call("PUT", path, sent, "director").get_json()["debts"]
    assert (debt["player"], [fine["amount"] for fine in debt["fines"]]) == (str(league.players[1]), [1000])


@pytest.mark.postgresql
def test_of_seatings_at_once_one_is_seated_and_the_others_learn_who_sits_where(hall: Hall) -> None:
    sent = body(hall)
    begin = threading.Barrier(6)

    def seat(_: int) -> int:
        director = replace(hall, client=hall.app.test_client())
        begin.wait()
        return director.call("PUT", f"seatings/{uuid4()}", sent, "director").status_code

    with ThreadPoolExecutor(6) as directors:
        assert sorted(directors.map(seat, range(6))) == [201, *[422] * 5]
    assert hall.kinds().count("hanchan.added") == 4
    assert hall.findings() == []


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"rounds": []}, "rounds"),
        ({"rounds": [{"label": "2", "tables": []}]}, "rounds.0.tables"),
        ({"rounds": [{"label": "", "tables": []}]}, "rounds.0.label"),
        ({"length": 8}, "length"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    assert field in mistakes(hall.call("PUT", f"seatings/{uuid4()}", body(hall, **different), "director"))


def test_a_round_once_and_minutes_with_a_start(hall: Hall) -> None:
    sent = body(hall)
    sent["rounds"][1]["label"] = "2"
    checks.refuses_fields(hall, f"seatings/{uuid4()}", sent, "director", "rounds")
    sent = body(hall)
    sent["rounds"][1]["minutes"] = 90
    checks.refuses_fields(hall, f"seatings/{uuid4()}", sent, "director", "rounds.1.scheduled_at")
    sent = body(hall)
    sent["rounds"][1]["tables"][0]["seats"]["south"] = sent["rounds"][1]["tables"][0]["seats"]["east"]
    checks.refuses_fields(hall, f"seatings/{uuid4()}", sent, "director", "rounds.1.tables.0.seats.south")
