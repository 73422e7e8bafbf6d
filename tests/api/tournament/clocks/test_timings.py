"""PUT and GET timings/{timing_id}, GET clocks: who is late, until when, and what it costs."""

from datetime import UTC, datetime, timedelta
from itertools import permutations
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.hall import Hall, open_hall


@pytest.fixture
def match(app: Flask) -> Match:
    return Match(open_hall(app, {"id": "r-league-24-25"}, "evening"))


def test_it_works_and_repeats(match: Match) -> None:
    hall = match.hall
    path, body = f"timings/{uuid7()}", match.body("absent", 2, clock_offset_ms=-1000)
    answer = checks.works_and_repeats(hall, path, body, "arbiter")
    assert answer["person"] == hall.player(0)
    assert datetime.fromisoformat(answer["at"]) == START + timedelta(minutes=2, seconds=-1)
    assert hall.get(path, "finance") == answer
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"], entry["seq"]) == (
        "timing.recorded",
        answer["id"],
        answer["journal"]["seq"],
    )
    checks.refuses_another_body(hall, path, match.body("absent", 3), "arbiter")
    assert hall.findings() == []


def test_a_clock_runs_from_the_scheduled_start(match: Match) -> None:
    match.record("absent", 7)
    (clock,) = match.clocks()
    assert clock["person"] == match.hall.player(0)
    assert datetime.fromisoformat(clock["scheduled_at"]) == START
    assert clock["stopped"] is None
    assert clock["cancellation_due"]
    assert clock["cost"]["seconds"] > 31 * 60
    assert clock["cost"]["points"] == [{"whom": "offender", "p": 60}]
    assert match.lines() == []


def test_twenty_five_minutes_late(match: Match) -> None:
    match.record("absent", 1)
    arrived = match.record("arrived", 25.5)
    (clock,) = match.clocks(lang="fr")
    assert (clock["stopped"]["how"], clock["stopped"]["timing"]) == ("arrived", arrived)
    assert clock["cost"]["minutes"] == 25
    assert match.charged() == {(match.of(0), "P"): 45, (match.of(0), "SGD"): 1000}
    assert match.hall.findings() == []


def test_the_game_begins_and_every_clock_of_it_stops(match: Match) -> None:
    for player in (0, 1):
        match.record("absent", 1, player)
    match.record("arrived", 3, 1)
    match.record("began", 5, None)
    assert match.charged() == {(match.of(0), "P"): 5, (match.of(1), "P"): 3}


def test_two_stops_one_result_in_any_order(app: Flask) -> None:
    """Two arbiters offline stop the same clock: the earlier counts, both are kept, nothing is charged twice.

    Once 14P are charged for the later stop, a director looks at the earlier one.
    """
    for number, order in enumerate(permutations([("absent", 1), ("arrived", 12), ("arrived", 9)])):
        match = Match(open_hall(app, {"id": "r-league-24-25"}, f"match-{number}"))
        for what, minute in order:
            if tuple(match.charged().values()) == (14,):
                match.approve(match.body(what, minute))
            else:
                match.record(what, minute)
        (clock,) = match.clocks()
        at = {minute: (START + timedelta(minutes=minute)).astimezone(UTC).isoformat() for minute in (9, 12)}
        found = [match.hall.get(f"timings/{one}")["at"] for one in clock["stopped"]["others"]]
        assert (clock["stopped"]["at"], found) == (at[9], [at[12]])
        assert match.charged() == {(match.of(0), "P"): 9}


def test_what_is_charged_anew_is_given_back_first_on_lines_of_their_own(match: Match) -> None:
    match.record("absent", 1)
    match.record("arrived", 12)
    match.approve(match.body("corrected", 20, arrived_at=(START + timedelta(minutes=8)).isoformat()))
    lines = [(line["what"], line["amount"]) for line in match.lines()]
    assert lines == [("charged", 14), ("reversed", -14), ("charged", 8)]
    match.move(5)
    assert match.charged() == {(match.of(0), "P"): 3}
    assert match.hall.findings() == []


def test_taken_back_at_once_without_a_word_later_with_a_reason(match: Match) -> None:
    match.record("absent", 1)
    arrived = match.record("arrived", 9)
    late = match.body("taken-back", 10, None, takes_back=arrived)
    answer = match.hall.call("PUT", f"timings/{uuid7()}", late, "arbiter")
    assert set(mistakes(answer)) == {"reason"}
    undone = match.send(match.body("taken-back", 9.1, None, takes_back=arrived))
    assert match.clocks()[0]["stopped"] is None
    assert match.charged() == {}
    again = match.hall.call(
        "PUT", f"timings/{uuid7()}", match.body("taken-back", 9.2, None, takes_back=undone), "arbiter"
    )
    assert set(mistakes(again)) == {"takes_back"}


def test_minute_thirty_one_cancels_nothing_by_itself(match: Match) -> None:
    hall = match.hall
    match.record("absent", 1)
    match.record("arrived", 33)
    assert match.clocks()[0]["cancellation_due"]
    assert match.charged() == {(match.of(0), "P"): 60, (match.of(0), "SGD"): 2000}
    match.approve(match.body("cancelled", 34))
    assert not match.clocks()[0]["cancellation_due"]
    assert match.charged() == {(match.of(0), "P"): 40, (match.of(0), "SGD"): 2000}  # plays in no team
    assert hall.findings() == []


@pytest.mark.parametrize("minute", [12.5, -130])
def test_nobody_arrives_in_time_to_come_nor_long_before(match: Match, minute: float) -> None:
    match.record("absent", 1)
    typed = {"arrived_at": (START + timedelta(minutes=minute)).isoformat(), "reason": "typed"}
    body = match.body("corrected", 11, **typed)
    assert set(mistakes(match.hall.call("PUT", f"timings/{uuid7()}", body, "arbiter"))) == {"arrived_at"}


def test_cancelled_games_stop_everybodys_clock_there(match: Match) -> None:
    for player in (0, 1):
        match.record("absent", 1, player)
    match.record("cancelled", 32, 0)
    first, second = match.clocks()
    assert (first["stopped"]["how"], second["stopped"]["how"]) == ("cancelled", "cancelled")
    assert not second["cancellation_due"]
    for player in (0, 1):  # they play in no team
        assert (match.charged()[match.of(player), "P"], match.charged()[match.of(player), "SGD"]) == (40, 2000)


@pytest.mark.parametrize(("alternative", "team", "mate"), [("once", 40, 1000), ("each", 80, 2000)])
def test_two_absent_of_one_team_cost_it_as_the_reading_says(app: Flask, alternative: str, team: int, mate: int) -> None:
    rulebook = {"id": "r-league-24-25", "readings": {"r-league-two-of-one-team": alternative}}
    hall = open_hall(app, rulebook, f"two-{alternative}")
    hall.players[:3] = [uuid7() for _ in range(3)]
    for number, player in enumerate(hall.players[:3]):
        member = {"name": f"Member {number}", "id_number": f"9{number}", "team": str(hall.team)}
        assert hall.call("PUT", f"players/{player}", member, "director").status_code == 201
    seats = dict(zip(SEATS, map(str, hall.players), strict=False))
    hall.hanchan, seated = uuid7(), {"table": str(hall.tables[1]), "round": "2", "seats": seats}
    assert hall.call("PUT", f"hanchans/{hall.hanchan}", seated, "director").status_code == 201
    match = Match(hall)
    for late in (0, 1):
        match.record("absent", 1, late)
    match.record("cancelled", 31, 0)
    fined = {match.of(0): 3000, match.of(1): 3000, match.of(2): mate}  # $20 of their own minutes, and $10 as teammates
    assert match.charged() == {(str(hall.team), "P"): team, **{(who, "SGD"): cents for who, cents in fined.items()}}
    assert hall.findings() == []


def test_nobody_cancels_games_too_early(match: Match) -> None:
    match.record("absent", 1)
    for minute, player in ((30.5, 0), (40, 1)):  # too early; and somebody who was never missed
        body = match.body("cancelled", minute, player)
        assert set(mistakes(match.hall.call("PUT", f"timings/{uuid7()}", body, "director"))) == {"what"}
    match.record("cancelled", 31)


def test_an_arbiter_is_timed_too(match: Match) -> None:
    hall = match.hall
    arbiter = {"kind": "official", "id": str(hall.officials["arbiter"])}
    match.record("absent", 1, None, person=arbiter, role="director")
    match.record("cancelled", 35, None, person=arbiter, role="director")
    (clock,) = match.clocks()
    assert clock["who"] == "arbiter"
    assert match.charged() == {(arbiter["id"], "SGD"): 6000}


def test_only_a_director_stops_a_clock_for_other_reasons(match: Match) -> None:
    match.record("absent", 1)
    body = match.body("stopped", 9, reason="the train broke down")
    details(match.hall.call("PUT", f"timings/{uuid7()}", body, "arbiter"), 403)
    match.send(body, "director")
    assert match.charged() == {(match.of(0), "P"): 9}


def test_without_a_schedule_nobody_is_late(league: Hall) -> None:
    body = {"hanchan": str(league.hanchan), "what": "absent", "person": league.player(0)}
    assert set(mistakes(league.call("PUT", f"timings/{uuid7()}", body, "arbiter"))) == {"hanchan"}


def test_a_book_that_times_nobody_says_so(app: Flask) -> None:
    match = Match(open_hall(app, {"id": "ema-2016"}))
    checks.refuses_fields(match.hall, f"timings/{uuid7()}", match.body("absent", 1), "arbiter", "person.kind")
    arbiter = {"kind": "official", "id": str(match.hall.officials["arbiter"])}
    wrc = Match(open_hall(app, {"id": "wrc-2022"}, "wrc"))
    checks.refuses_fields(wrc.hall, f"timings/{uuid7()}", wrc.body("absent", 1, person=arbiter), "arbiter", "person.id")
    arbiter["id"] = str(wrc.hall.officials["arbiter"])
    checks.refuses_fields(
        wrc.hall, f"timings/{uuid7()}", wrc.body("absent", 1, person=arbiter), "arbiter", "person.kind"
    )


def test_wrc_thirty_points_and_a_substitute_in_place_of_the_minutes(app: Flask) -> None:
    match = Match(open_hall(app, {"id": "wrc-2025"}))
    match.record("absent", 1)
    forfeit = match.hall.body("forfeit", {"tactical": False})
    refused = details(match.hall.call("PUT", f"rulings/{uuid7()}", forfeit), 409)
    assert refused["type"].endswith(":already-timed")
    match.record("arrived", 3)
    assert match.charged() == {(match.of(0), "P"): 3}
    match.record("replaced", 40)
    assert match.charged() == {(match.of(0), "P"): 30}


def test_missing(match: Match, hall: Hall) -> None:
    path, body = f"timings/{uuid7()}", match.body("absent", 1)
    details(match.hall.call("GET", "clocks?round=1", None, None), 401)
    assert set(mistakes(hall.call("PUT", path, body, "arbiter"))) == {"hanchan"}
    checks.missing(match.hall, "timings/{}")


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        ({"what": "late"}, {"what"}),
        ({"what": None}, {"what"}),
        ({"person": None}, {"person"}),
        ({"person": {"kind": "team", "id": str(uuid4())}}, {"person.kind"}),
        ({"person": {"kind": "player", "id": str(uuid4())}}, {"person.id"}),
        ({"hanchan": str(uuid4())}, {"hanchan"}),
        ({"what": "corrected"}, {"arrived_at", "reason"}),
        ({"what": "stopped"}, {"reason"}),
        ({"what": "began"}, {"person"}),
        ({"what": "taken-back", "person": None}, {"takes_back"}),
        ({"what": "taken-back", "person": None, "takes_back": str(uuid4())}, {"takes_back"}),
        ({"arrived_at": START.isoformat()}, {"arrived_at"}),
        ({"reason": " "}, {"reason"}),
        ({"device_at": None, "clock_offset_ms": 5}, {"device_at"}),
    ],
)
def test_bad_body(match: Match, change: dict[str, Any], fields: set[str]) -> None:
    body = {name: value for name, value in {**match.body("absent", 1), **change}.items() if value is not None}
    checks.refuses_fields(match.hall, f"timings/{uuid7()}", body, "arbiter", *fields)


def test_bad_query(match: Match) -> None:
    details(match.hall.call("GET", "clocks"), 422)
