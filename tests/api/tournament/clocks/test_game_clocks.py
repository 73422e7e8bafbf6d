"""GET game-clocks: how long each hanchan lasts still."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import Hall, open_hall


def schedule(hall: Hall, minutes: int | None, ago: float = 30) -> datetime:
    """The first table's hanchan was to begin so many minutes ago."""
    at = datetime.now(UTC).replace(microsecond=0) - timedelta(minutes=ago)
    assert hall.schedule(at, "arbiter", minutes=minutes).status_code == 200
    return at


def begin(hall: Hall, at: datetime) -> None:
    body = {"hanchan": str(hall.hanchan), "what": "began", "device_at": at.isoformat(), "clock_offset_ms": 0}
    assert hall.call("PUT", f"timings/{uuid7()}", body, "referee").status_code == 201


def clock(hall: Hall) -> dict[str, Any]:
    (found,) = hall.get("game-clocks?round=1", "finance")["items"]
    assert (found["hanchan"], found["table"], found["label"]) == (str(hall.hanchan), str(hall.tables[0]), "1")
    return dict(found)


def test_it_runs_from_when_the_game_began(hall: Hall) -> None:
    nothing = ("scheduled_at", "minutes", "began_at", "ends_at", "seconds_left")
    assert {name: clock(hall)[name] for name in nothing} == dict.fromkeys(nothing)
    at = schedule(hall, 75)
    assert (clock(hall)["seconds_left"], clock(hall)["ends_at"]) == (None, None)
    begin(hall, at + timedelta(minutes=4))
    found = clock(hall)
    assert datetime.fromisoformat(found["ends_at"]) - at == timedelta(minutes=79)
    assert 49 * 60 - 10 < found["seconds_left"] <= 49 * 60
    assert not found["time_is_up"]


@pytest.mark.postgresql
def test_extra_time_and_another_length_move_its_end(hall: Hall) -> None:
    at = schedule(hall, 25)
    begin(hall, at)
    assert (clock(hall)["seconds_left"], clock(hall)["time_is_up"]) == (0, True)
    extra = {"hanchan": str(hall.hanchan), "seconds": 600}
    assert hall.call("PUT", f"extra-times/{uuid7()}", extra).status_code == 201
    assert 5 * 60 - 10 < clock(hall)["seconds_left"] <= 5 * 60
    schedule(hall, None)
    assert (clock(hall)["seconds_left"], clock(hall)["time_is_up"]) == (None, False)


@pytest.mark.parametrize(
    ("rulebook", "still", "chonbo"),
    [
        ({"id": "wrc-2025"}, "finish-hand", "no-redeal"),
        ({"id": "wrr-2015"}, "finish-hand", "no-redeal"),
        ({"id": "ema-2012"}, "one-more-hand", "redeal"),
        ({"id": "r-league-24-25", "readings": {"end-of-time": "one-more-hand"}}, "one-more-hand", "no-redeal"),
    ],
)
def test_what_is_played_when_time_is_up(app: Flask, rulebook: dict[str, Any], still: str, chonbo: str) -> None:
    hall = open_hall(app, rulebook)
    assert hall.get("game-clocks")["end_of_time"] == {"still": still, "chonbo": chonbo}


def test_the_next_round_is_not_played_before_its_time_nor_before_the_result(hall: Hall) -> None:
    schedule(hall, 75, ago=30)
    later = uuid7()
    body = {"table": str(hall.tables[0]), "round": "2", "seats": seats(hall, 0)}
    assert hall.call("PUT", f"hanchans/{later}", body, "director").status_code == 201
    at = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    assert hall.call("PUT", f"hanchans/{later}/schedule", {"scheduled_at": at}, "director").status_code == 200

    def played() -> list[str]:
        return [item["round"] for item in hall.get("game-clocks")["items"]]

    assert played() == ["1"]
    points = dict(zip(("east", "south", "west", "north"), (42000, 31000, 27000, 20000), strict=True))
    entered = hall.call("PUT", f"hanchans/{hall.hanchan}/result", {"points": points, "deposits": 0}, "arbiter")
    assert entered.status_code == 201, entered.text
    assert played() == ["2"]


def test_without_a_round_it_tells_of_what_each_table_plays(hall: Hall) -> None:
    later = {"table": str(hall.tables[0]), "round": "2", "seats": seats(hall, 4)}
    other = {"table": str(hall.tables[1]), "round": "1", "seats": seats(hall, 4)}
    for body in (later, other):
        assert hall.call("PUT", f"hanchans/{uuid7()}", body, "director").status_code == 201
    items = hall.get("game-clocks")["items"]
    assert [(item["label"], item["round"]) for item in items] == [("1", "2"), ("2", "1")]
    assert [item["label"] for item in hall.get("game-clocks?round=1")["items"]] == ["1", "2"]


def seats(hall: Hall, first: int) -> dict[str, str]:
    names = ("east", "south", "west", "north")
    return {seat: str(hall.players[first + place]) for place, seat in enumerate(names)}


def test_bad_query(hall: Hall) -> None:
    details(hall.call("GET", "game-clocks?around=1"), 422)
