"""One lateness for each player and hanchan, whether a clock times it, a ruling charges it, or a forfeit replaces it."""

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.clocks.match import Match
from tests.api.tournament.hall import Hall, open_hall


@pytest.fixture
def match(league: Hall) -> Match:
    return Match(league)


def test_one_lateness_is_charged_by_a_clock_or_by_a_ruling_never_by_both(match: Match) -> None:
    hall = match.hall
    late = ("late", {"seconds_late": 600})
    ruling = hall.rule(*late)["id"]
    refused = details(hall.call("PUT", f"timings/{uuid7()}", match.body("absent", 1), "arbiter"), 409)
    assert (refused["type"].rpartition(":")[2], refused["ruling"]) == ("already-ruled", ruling)
    match.record("absent", 1, 1)
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "the clock does it"})
    absent = match.record("absent", 1)
    refused = details(hall.call("PUT", f"rulings/{uuid7()}", hall.body(*late)), 409)
    assert refused["type"].endswith(":already-timed")
    match.send(match.body("taken-back", 1.1, None, takes_back=absent))
    hall.rule(*late)
    assert match.charged() == {(match.of(0), "P"): 10}


@pytest.mark.parametrize("first", ["late", "forfeit"])
@pytest.mark.parametrize("second", ["late", "forfeit"])
def test_neither_minutes_nor_a_forfeit_are_charged_beside_the_other(app: Flask, first: str, second: str) -> None:
    match = Match(open_hall(app, {"id": "wrc-2025"}))
    facts = {"late": {"seconds_late": 540}, "forfeit": {"tactical": False}}
    ruling = match.hall.rule(first, facts[first])["id"]
    again = match.hall.body(second, facts[second])
    refused = details(match.hall.call("PUT", f"rulings/{uuid7()}", again), 409)
    assert (refused["type"].rpartition(":")[2], refused["ruling"]) == ("already-ruled", ruling)
    match.hall.rule(second, facts[second], amends={"ruling": ruling, "reason": "gone for good"})
    assert match.charged() == {(match.of(0), "P"): {"late": 9, "forfeit": 30}[second]}
    match.hall.rule(second, facts[second], offender=match.hall.player(1), seat="south")


def test_no_clock_starts_after_a_forfeit(app: Flask) -> None:
    match = Match(open_hall(app, {"id": "wrc-2025"}))
    ruling = match.hall.rule("forfeit", {"tactical": False})["id"]
    refused = details(match.hall.call("PUT", f"timings/{uuid7()}", match.body("absent", 1), "arbiter"), 409)
    assert (refused["type"].rpartition(":")[2], refused["ruling"]) == ("already-ruled", ruling)


def test_a_forfeit_stands_beside_a_lateness_that_only_warns(app: Flask) -> None:
    match = Match(open_hall(app, {"id": "wrc-2022", "options": {"bare-minimum-penalties": {}}}))
    match.hall.rule("late", {"seconds_late": 540})
    match.hall.rule("forfeit", {})
    match.record("absent", 1, 1)
    match.hall.rule("forfeit", {}, offender=match.hall.player(1), seat="south")
    assert match.charged() == {(match.of(0), "P"): 30, (match.of(1), "P"): 30}
