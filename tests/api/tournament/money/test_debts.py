"""Who has a fine to pay is seated, but arrives, begins and has a result only once it is paid, or a director allows it:
PUT hanchans/{id}/permission."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_payments import fine, pay
from tests.api.tournament.results.test_result_sheets import GOOD, preview, seat, sheet
from tests.api.tournament.results.test_standings import TOTALS, play

REASON = "pays by transfer tonight"


def permission(hall: Hall) -> str:
    return f"hanchans/{hall.hanchan}/permission"


def allowed(hall: Hall, *players: int) -> dict[str, Any]:
    return {"players": [str(hall.players[player]) for player in players], "reason": REASON}


def stopped(hall: Hall, path: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    """Who owes what, as the refusal names it; nothing is written."""
    before = hall.get("journal/head")
    problem = details(hall.call("PUT", path, body, "director"), 409)
    assert problem["type"].endswith(":unpaid-fines"), problem
    assert problem["hanchan"] == str(hall.hanchan)
    assert hall.get("journal/head") == before
    players: list[dict[str, Any]] = problem["players"]
    return players


def sent(match: Match, what: str, minute: float, player: int | None) -> tuple[str, dict[str, Any]]:
    return f"timings/{uuid7()}", match.body(what, minute, player)


def at(minute: float) -> datetime:
    return START + timedelta(minutes=minute)


def fined(match: Match, minute: float, player: int = 0) -> None:
    """So many minutes after the game was to begin."""
    with time_machine.travel(at(minute), tick=False):
        fine(match.hall, player=player)


@pytest.mark.postgresql
def test_the_game_begins_once_it_is_paid_at_the_time_when_it_was_tapped(hall: Hall) -> None:
    match = Match(hall)
    fined(match, 0)
    match.record("absent", 1, 1)
    match.record("arrived", 2, 1)  # who owes nothing sits down
    path, body = sent(match, "began", 3, None)
    (debt,) = stopped(hall, path, body)
    assert (debt["player"], debt["name"]) == (str(hall.players[0]), "Player 0")
    assert debt["fines"] == [{"unit": "EUR", "amount": 2000, "tournament": None}]
    pay(hall, 2000)
    answer = hall.call("PUT", path, body, "director")
    assert (answer.status_code, answer.get_json()["at"]) == (201, "2025-11-21T11:33:00+00:00")
    play(hall, hall.hanchan, *TOTALS)


def test_who_comes_late_sits_down_once_it_is_paid_and_a_result_waits_too(hall: Hall) -> None:
    points = {"points": dict(zip(("east", "south", "west", "north"), TOTALS, strict=True))}
    fine(hall)
    assert len(stopped(hall, f"hanchans/{hall.hanchan}/result", points)) == 1
    match = Match(hall)
    match.record("absent", 1, 0)
    path, body = sent(match, "arrived", 5, 0)
    assert len(stopped(hall, path, body)) == 1
    assert hall.call("PUT", permission(hall), allowed(hall, 0), "director").status_code == 200
    assert hall.call("PUT", path, body, "arbiter").status_code == 201
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/result", points, "arbiter").status_code == 201
    assert hall.findings() == []


def test_what_this_very_round_charges_is_paid_afterwards(league: Hall) -> None:
    match = Match(league)
    match.record("absent", 1, 0)
    match.record("arrived", 25, 0)
    assert match.charged()[match.of(0), "SGD"] > 0
    match.record("began", 26, None)


def test_who_was_replaced_does_not_play(hall: Hall) -> None:
    match = Match(hall)
    fine(hall)
    match.record("absent", 1, 0)
    match.record("replaced", 10, 0)
    match.record("began", 11, None)


@pytest.mark.postgresql
def test_a_director_lets_them_play_this_hanchan_once_and_says_why(hall: Hall) -> None:
    match = Match(hall)
    fined(match, 0)
    fined(match, 0, player=1)
    assert [debt["name"] for debt in hall.get(f"hanchans/{hall.hanchan}")["debts"]] == ["Player 0", "Player 1"]
    first = hall.call("PUT", permission(hall), allowed(hall, 0), "director")
    assert first.get_json() == {"hanchan": str(hall.hanchan), "players": [str(hall.players[0])]}
    assert hall.call("PUT", permission(hall), allowed(hall, 0), "director").data == first.data
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"], entry["body"]["reason"]) == (
        "fines.overlooked",
        str(hall.hanchan),
        REASON,
    )
    path, body = sent(match, "began", 1, None)
    assert [debt["name"] for debt in stopped(hall, path, body)] == ["Player 1"]
    assert hall.call("PUT", permission(hall), allowed(hall, 0, 1), "director").status_code == 200
    assert hall.call("PUT", path, body, "arbiter").status_code == 201
    assert hall.kinds().count("fines.overlooked") == 2
    assert hall.findings() == []


def test_nobody_lets_themselves(hall: Hall) -> None:
    director = hall.officials["director"]
    assert hall.change_official(director, player=str(hall.players[0])).status_code == 200
    fine(hall, player=1)
    problem = details(hall.call("PUT", permission(hall), allowed(hall, 0), "director"), 403)
    assert problem["type"].endswith(":own-account")


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    body = allowed(hall, 0)
    for bad, field in (
        ({"players": []}, "players"),
        ({"players": [str(hall.players[4])]}, "players.0"),
        ({"players": [str(league.players[0])]}, "players.0"),
        ({"reason": ""}, "reason"),
        ({"hanchan": str(hall.hanchan)}, "hanchan"),
    ):
        assert set(mistakes(hall.call("PUT", permission(hall), {**body, **bad}, "director"))) == {field}
    checks.missing(hall, "hanchans/{}/permission", "PUT", body)


RESULT = {"points": dict(zip(("east", "south", "west", "north"), TOTALS, strict=True))}


@pytest.mark.postgresql
@pytest.mark.parametrize("is_recorded", [True, False], ids=["its clock was started", "it was scheduled"])
def test_a_fine_made_during_a_game_waits_for_the_next(hall: Hall, is_recorded: bool) -> None:
    """The game had begun, or was to begin, before the fine was made; only what was owed before that keeps it back."""
    match = Match(hall)
    if is_recorded:
        match.record("began", 1, None)
    fine(hall)
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/result", RESULT, "arbiter").status_code == 201
    refused = hall.call("PUT", f"hanchans/{seat(hall, '2', 0)}/result", RESULT, "arbiter")
    assert details(refused, 409)["type"].endswith(":unpaid-fines")


@pytest.mark.postgresql
def test_a_beginning_that_reaches_the_server_after_a_fine_waits_only_for_fines_that_were_made_before_it(
    hall: Hall,
) -> None:
    match = Match(hall)
    fined(match, 20)
    assert len(stopped(hall, *sent(match, "began", 21, None))) == 1
    match.record("began", 10, None)
    match.record("began", 21, None)  # a second tap: the game has begun


@pytest.mark.postgresql
def test_an_arrival_that_waited_in_an_outbox_counts_where_the_fine_came_after_the_typed_start(hall: Hall) -> None:
    match = Match(hall)
    match.record("absent", 1, 0)
    match.record("corrected", 12, None, arrived_at=at(10).isoformat(), reason="seen by two")
    fined(match, 20)
    arrived = match.record("arrived", 15, 0)
    (clock,) = match.clocks()
    assert (clock["stopped"]["how"], clock["stopped"]["others"]) == ("began", [arrived])


def test_who_was_refused_a_seat_sits_down_once_the_start_is_typed_to_be_before_the_fine(hall: Hall) -> None:
    match = Match(hall)
    match.record("absent", 1, 0)
    fined(match, 20)
    path, body = sent(match, "arrived", 25, 0)
    assert len(stopped(hall, path, body)) == 1
    match.record("corrected", 30, None, arrived_at=at(21).isoformat(), reason="seen by two")
    assert len(stopped(hall, path, body)) == 1
    match.approve(match.body("corrected", 31, None, arrived_at=at(10).isoformat()))
    assert hall.call("PUT", path, body, "director").status_code == 201


def test_who_comes_once_the_game_has_begun_is_not_kept_from_it_by_fines_made_during_it(hall: Hall) -> None:
    match = Match(hall)
    match.record("absent", 1, 0)
    match.record("began", 10, None)
    fined(match, 20)
    fined(match, 22)
    match.record("arrived", 15, 0)
    refused = hall.call("PUT", f"hanchans/{seat(hall, '2', 0)}/result", RESULT, "arbiter")
    (debt,) = details(refused, 409)["players"]
    assert [one["amount"] for one in debt["fines"]] == [4000]


def test_what_was_owed_before_the_game_began_keeps_it_back_and_not_what_came_later(hall: Hall) -> None:
    fine(hall, 2000)
    assert hall.schedule(datetime.now(UTC)).status_code == 200
    fine(hall, 700)
    waived = hall.get("ledger/fines")["items"][-1]["cause_id"]
    body = {"account": hall.player(0), "unit": "EUR", "amount": -700, "waives": True, "fine": waived, "reason": "storm"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201
    fine(hall, 300)
    rows = preview(hall, sheet(GOOD))["rows"]
    assert [(error["kind"], error["values"]["fines"]) for row in rows for error in row["errors"]] == [
        ("owes", "EUR 20.00")
    ]
    path = f"hanchans/{hall.hanchan}/result"
    (debt,) = stopped(hall, path, RESULT)
    assert [one["amount"] for one in debt["fines"]] == [2000]
    pay(hall, 2000)
    assert preview(hall, sheet(GOOD))["new"] == 1
    assert hall.call("PUT", path, RESULT, "arbiter").status_code == 201
