"""POST seating/proposal for any tournament: seats that can be taken at once, or what is in the way and its cure."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from models.ruling.hand import SEATS
from tests.api.answers import mistakes
from tests.api.tournament.event.test_seating_proposals import PATH, fill, propose
from tests.api.tournament.hall import Hall, open_hall
from tests.examples import examples

BOOKS = ("wrc-2022", "r-league-24-25")
SEATED_AT_ONCE = 400  # hanchans: to seat more takes long
number = st.integers(0, 12) | st.integers(0, 60) | st.integers(0, 192)


def seat(hall: Hall, chance: Random, label: str) -> None:
    """Seat a whole round, drawn by lot."""
    drawn = chance.sample(hall.players, min(len(hall.players) // 4, len(hall.tables)) * 4)
    fours = [drawn[at : at + 4] for at in range(0, len(drawn), 4)]
    seated = [
        {"table": str(table), "seats": {seat: str(player) for seat, player in zip(SEATS, four, strict=True)}}
        for table, four in zip(hall.tables, fours, strict=False)
    ]
    sent = {"rounds": [{"label": label, "tables": seated}]}
    assert hall.call("PUT", f"seatings/{uuid4()}", sent, "director").status_code == 201


def withdraw(hall: Hall, player: str) -> None:
    change = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "ill"}
    assert hall.call("PATCH", f"players/{player}", change, "director").status_code == 200


def check_seats(hall: Hall, asked: dict[str, Any], gone: set[str], proposal: dict[str, Any]) -> None:
    """Each player once a round at most, nobody who is away, everybody else seated or named; each table once."""
    regular = {str(player) for player in hall.players} - gone - set(asked["substitutes"])
    everywhere = [*map(str, hall.tables)]
    assert len(proposal["rounds"]) == len({one["label"] for one in proposal["rounds"]}) == asked["rounds"]
    for one in proposal["rounds"]:
        playing = [table["seats"][seat] for table in one["tables"] for seat in SEATS]
        tables = [table["table"] for table in one["tables"]]
        assert len(set(playing)) == len(playing) == 4 * len(set(tables)) == 4 * len(tables) > 0
        assert set(tables) <= set(everywhere)
        assert set(playing) <= regular | set(asked["substitutes"]) - gone
        assert set(one["sitting_out"]) == regular - set(playing)
        assert not one["sitting_out"] or asked["byes"] == "rotate"


@pytest.fixture
def slugs() -> count[int]:
    return count()


@given(st.sampled_from(BOOKS), number, st.integers(0, 8), st.integers(1, 6) | st.integers(1, 50), st.data())
@settings(
    max_examples=examples(15),
    phases=[Phase.reuse, Phase.generate],  # to shrink one takes minutes
    suppress_health_check=list(HealthCheck),
)
def test_seats_or_a_sentence(
    app: Flask, slugs: count[int], book: str, more: int, team_of: int, rounds: int, data: st.DataObject
) -> None:
    chance = Random(data.draw(st.integers(0, 999)))
    hall = open_hall(app, {"id": book}, f"event-{next(slugs)}")
    fill(hall, more, tables=max(0, (more + 8) // 4 - 2 + data.draw(st.integers(-1, 1))), team_of=team_of)
    hall.tables = [one["id"] for one in hall.get("tables?limit=500")["items"]]
    for label in range(data.draw(st.integers(0, 4))):
        seat(hall, chance, str(label + 2))
    gone = set(chance.sample([*map(str, hall.players)], min(data.draw(st.integers(0, 10)), len(hall.players))))
    for player in gone:
        withdraw(hall, player)
    if book == "wrc-2022":
        hall.rule("cheating", {})
    asked = {
        "rounds": rounds,
        "byes": data.draw(st.sampled_from(["rotate", "rotate", "refuse"])),
        "substitutes": chance.sample([*map(str, hall.players)], data.draw(st.integers(0, 5))),
        "keep_teams_apart": data.draw(st.booleans()),
        "from_existing": data.draw(st.booleans()),
        "first_round": "6",
        "seconds": 1,
    }
    answer = hall.call("POST", PATH, asked, "director")
    if answer.status_code == 422:
        assert set(mistakes(answer)) <= {"byes", "rounds", "substitutes"}
        return
    assert answer.status_code == 200, answer.text
    proposal = answer.get_json()
    check_seats(hall, asked, gone, proposal)
    taken = [{"label": one["label"], "tables": [*map(plain, one["tables"])]} for one in proposal["rounds"]]
    if sum(len(one["tables"]) for one in taken) <= SEATED_AT_ONCE:
        assert hall.call("PUT", f"seatings/{uuid4()}", {"rounds": taken}, "director").status_code == 201


def plain(table: dict[str, Any]) -> dict[str, Any]:
    return {name: table[name] for name in ("table", "seats")}


@pytest.mark.parametrize("rounds", [1, 2, 50])
def test_four_players_who_played_already_play_again(hall: Hall, rounds: int) -> None:
    for player in hall.players[4:]:
        withdraw(hall, str(player))
    proposal = propose(hall, rounds=rounds)
    assert [len(one["tables"]) for one in proposal["rounds"]] == [1] * rounds


def test_two_teams_of_four_play_for_as_many_rounds_as_can_be_asked_for(app: Flask) -> None:
    hall = open_hall(app, {"id": "r-league-24-25"}, "two-teams")
    for player in hall.players:
        withdraw(hall, str(player))
    fill(hall, 8)
    first = propose(hall, rounds=1)
    for one in first["rounds"]:
        sent = {"rounds": [{"label": one["label"], "tables": [*map(plain, one["tables"])]}]}
        assert hall.call("PUT", f"seatings/{uuid4()}", sent, "director").status_code == 201
    proposal = propose(hall, rounds=50, seconds=1)
    assert [len(one["tables"]) for one in proposal["rounds"]] == [2] * 50


def test_substitutes_alone_begin_no_table(hall: Hall) -> None:
    everybody = [str(player) for player in hall.players]
    answer = hall.call("POST", PATH, {"rounds": 2, "byes": "rotate", "substitutes": everybody}, "director")
    assert mistakes(answer) == {
        "substitutes": (
            "In round 2 only substitutes would play.",
            "Name fewer substitutes: they only fill a table that others began.",
        )
    }
