"""The day's games that a lateness clock cancels: what those at its table would still have played; and back."""

from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.event.changed_hanchans import change, one
from tests.api.tournament.hall import open_hall
from tests.api.tournament.results.test_standings import seat


class Day(Match):
    """One match of an evening; more rounds, other tables, and tomorrow."""

    def seat(self, round_: str, players: tuple[int, ...], minutes: int) -> str:
        hanchan = seat(self.hall, round_, *(self.hall.players[number] for number in players))
        at = (START + timedelta(minutes=minutes)).isoformat()
        body = {"scheduled_at": at, "minutes": 75, "replaces": None}
        assert self.hall.call("PUT", f"hanchans/{hanchan}/schedule", body, "director").status_code == 200
        return hanchan

    def statuses(self) -> dict[str, str | None]:
        return {item["id"]: item["status"] for item in self.hall.get("hanchans?limit=500")["items"]}

    def off(self) -> set[str]:
        return {hanchan for hanchan, status in self.statuses().items() if status == "cancelled"}


@pytest.fixture
def day(app: Flask) -> Day:
    return Day(open_hall(app, {"id": "r-league-24-25"}, "evening"))


@pytest.mark.postgresql
def test_it_cancels_what_those_at_the_table_would_still_play_and_back_exactly_these(day: Day) -> None:
    own = str(day.hall.hanchan)
    with_one = day.seat("2", (0, 4, 5, 6), 100)
    others = day.seat("3", (4, 5, 6, 7), 200)
    tomorrow = day.seat("4", (0, 1, 2, 3), 24 * 60)
    before = day.seat("5", (1, 4, 5, 6), 210)
    change(day.hall, one(before, {"status": "cancelled"}, {"status": None}))
    day.record("absent", 1)
    body = day.body("cancelled", 32)
    seen = day.hall.call("POST", "timings/preview", body, "director").get_json()
    assert [(game["hanchan"], game["cancelled"]) for game in seen["hanchans"]] == [(own, True), (with_one, True)]
    assert day.off() == {before}
    cancelled = day.send(body)
    assert day.off() == {own, with_one, before}
    clocks = {item["hanchan"]: item["cancelled"] for item in day.hall.get("game-clocks")["items"]}
    assert clocks[own] is True
    (entry,) = [entry for entry in day.hall.journal() if entry["subject"] == with_one][-1:]
    assert entry["body"]["status_cause"] == cancelled
    for hanchan in (own, with_one):
        stopped(day, day.body("began", 33, None, hanchan=hanchan))
    back = day.body("taken-back", 40, None, takes_back=cancelled)
    day.approve(back)
    assert day.off() == {before}, "what a director cancelled stays so"
    assert day.statuses()[others] is day.statuses()[tomorrow] is None
    day.approve(day.body("began", 41, None))
    assert day.hall.findings() == []


def test_what_a_director_brought_back_stays_and_what_was_taken_stays_off(day: Day) -> None:
    later = day.seat("2", (0, 4, 5, 6), 100)
    day.record("absent", 1)
    cancelled = day.record("cancelled", 32)
    change(day.hall, one(later, {"status": None}, {"status": "cancelled"}))
    change(day.hall, one(later, {"status": "cancelled"}, {"status": None}))
    day.approve(day.body("taken-back", 40, None, takes_back=cancelled))
    assert day.off() == {later}


def test_it_is_not_taken_back_over_seats_that_were_given_away(day: Day) -> None:
    later = day.seat("2", (0, 4, 5, 6), 100)
    day.record("absent", 1)
    cancelled = day.record("cancelled", 32)
    day.seat("2", (4, 5, 6, 7), 100)
    body = day.body("taken-back", 40, None, takes_back=cancelled, reason="a mistake")
    problem = details(day.hall.call("PUT", f"timings/{uuid7()}", body, "director"), 409)
    assert problem["type"].endswith(":seats-taken")
    assert later in day.off()


def stopped(day: Day, body: dict[str, Any]) -> None:
    problem = details(day.hall.call("PUT", f"timings/{uuid7()}", body, "director"), 409)
    assert problem["type"].endswith(":not-in-play")
