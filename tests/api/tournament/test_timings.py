"""PUT and GET timings/{timing_id}, GET clocks: who is late, until when, and what it costs."""

from datetime import datetime, timedelta
from itertools import permutations
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import ladder
from tests.api.tournament.hall import Hall, open_hall

START = datetime.fromisoformat("2025-11-21T19:30:00+08:00")


class Evening:
    """A hanchan that was to begin at `START`, and times recorded so many minutes after it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.schedule(0)

    def schedule(self, minute: float) -> None:
        body = {"scheduled_at": (START + timedelta(minutes=minute)).isoformat()}
        assert self.hall.call("PUT", f"hanchans/{self.hall.hanchan}/schedule", body, "director").status_code == 200

    def body(self, what: str, minute: float, player: int | None = 0, **more: Any) -> dict[str, Any]:
        at = START + timedelta(minutes=minute)
        who = {} if player is None else {"person": self.hall.player(player)}
        return {"hanchan": str(self.hall.hanchan), "what": what, "device_at": at.isoformat(), **who, **more}

    def record(self, *timing: Any, role: str = "arbiter", **more: Any) -> str:
        """Its id."""
        return self.send(self.body(*timing, **more), role)

    def send(self, body: dict[str, Any], role: str = "arbiter") -> str:
        identity = str(uuid7())
        answer = self.hall.call("PUT", f"timings/{identity}", body, role)
        assert answer.status_code == 201, answer.text
        return identity

    def clocks(self, **query: str) -> list[dict[str, Any]]:
        items: list[dict[str, Any]] = self.hall.get("clocks", query_string={"round": "1", **query})["items"]
        return items

    def charged(self) -> dict[tuple[str, str], int]:
        """(account's id, unit) → the sum of the lines that the journal tells of."""
        sums: dict[tuple[str, str], int] = {}
        for line in self.lines():
            key = (line["account_id"], line["unit"])
            sums[key] = sums.get(key, 0) + line["amount"]
        return {key: amount for key, amount in sums.items() if amount}

    def lines(self) -> list[dict[str, Any]]:
        posted = [entry["body"] for entry in self.hall.journal() if entry["kind"] == "ledger.posted"]
        return [line for body in posted for line in body["lines"]]

    def of(self, player: int) -> str:
        return str(self.hall.players[player])


@pytest.fixture
def evening(app: Flask) -> Evening:
    return Evening(open_hall(app, {"id": "r-league-24-25"}, "evening"))


def test_it_works_and_repeats(evening: Evening) -> None:
    hall = evening.hall
    path, body = f"timings/{uuid7()}", evening.body("absent", 2, clock_offset_ms=-1000)
    answer = ladder.works_and_repeats(hall, path, body, "arbiter")
    assert answer["person"] == hall.player(0)
    assert datetime.fromisoformat(answer["at"]) == START + timedelta(minutes=2, seconds=-1)
    assert hall.get(path, "finance") == answer
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"], entry["seq"]) == (
        "timing.recorded",
        answer["id"],
        answer["journal"]["seq"],
    )
    ladder.refuses_another_body(hall, path, evening.body("absent", 3), "arbiter")
    assert hall.findings() == []


def test_a_clock_runs_from_the_scheduled_start(evening: Evening) -> None:
    evening.record("absent", 7)
    (clock,) = evening.clocks()
    assert clock["person"] == evening.hall.player(0)
    assert datetime.fromisoformat(clock["scheduled_at"]) == START
    assert clock["stopped"] is None
    assert clock["cancellation_due"]
    assert clock["cost"]["seconds"] > 31 * 60
    assert clock["cost"]["points"] == [{"whom": "offender", "p": 60}]
    assert evening.lines() == []


def test_twenty_five_minutes_late(evening: Evening) -> None:
    evening.record("absent", 1)
    arrived = evening.record("arrived", 25.5)
    (clock,) = evening.clocks(lang="fr")
    assert (clock["stopped"]["how"], clock["stopped"]["timing"]) == ("arrived", arrived)
    assert clock["cost"]["minutes"] == 25
    assert evening.charged() == {(evening.of(0), "P"): 45, (evening.of(0), "SGD"): 1000}
    assert evening.hall.findings() == []


def test_the_game_begins_and_every_clock_of_it_stops(evening: Evening) -> None:
    for player in (0, 1):
        evening.record("absent", 1, player)
    evening.record("arrived", 3, 1)
    evening.record("began", 5, None)
    assert evening.charged() == {(evening.of(0), "P"): 5, (evening.of(1), "P"): 3}


def test_two_stops_one_result_in_any_order(app: Flask) -> None:
    """Two arbiters offline stop the same clock: the earlier counts, both are kept, nothing is charged twice."""
    for number, order in enumerate(permutations([("absent", 1), ("arrived", 12), ("arrived", 9)])):
        evening = Evening(open_hall(app, {"id": "r-league-24-25"}, f"evening-{number}"))
        made = {minute: evening.record(what, minute) for what, minute in order}
        (clock,) = evening.clocks()
        assert (clock["stopped"]["timing"], clock["stopped"]["others"]) == (made[9], [made[12]])
        assert evening.charged() == {(evening.of(0), "P"): 9}


def test_what_is_charged_anew_is_given_back_first_on_lines_of_their_own(evening: Evening) -> None:
    evening.record("absent", 1)
    evening.record("arrived", 12)
    evening.record("corrected", 20, arrived_at=(START + timedelta(minutes=8)).isoformat(), reason="seen at the door")
    lines = [(line["what"], line["amount"]) for line in evening.lines()]
    assert lines == [("charged", 14), ("reversed", -14), ("charged", 8)]
    evening.schedule(5)
    assert evening.charged() == {(evening.of(0), "P"): 3}
    assert evening.hall.findings() == []


def test_taken_back_at_once_without_a_word_later_with_a_reason(evening: Evening) -> None:
    evening.record("absent", 1)
    arrived = evening.record("arrived", 9)
    late = evening.body("taken-back", 10, None, takes_back=arrived)
    answer = evening.hall.call("PUT", f"timings/{uuid7()}", late, "arbiter")
    assert set(mistakes(answer)) == {"reason"}
    undone = evening.send(evening.body("taken-back", 9.1, None, takes_back=arrived))
    assert evening.clocks()[0]["stopped"] is None
    assert evening.charged() == {}
    again = evening.hall.call(
        "PUT", f"timings/{uuid7()}", evening.body("taken-back", 9.2, None, takes_back=undone), "arbiter"
    )
    assert set(mistakes(again)) == {"takes_back"}


def test_minute_thirty_one_cancels_nothing_by_itself(evening: Evening) -> None:
    hall = evening.hall
    evening.record("absent", 1)
    evening.record("arrived", 33)
    assert evening.clocks()[0]["cancellation_due"]
    assert evening.charged() == {(evening.of(0), "P"): 60, (evening.of(0), "SGD"): 2000}
    evening.record("cancelled", 34)
    assert not evening.clocks()[0]["cancellation_due"]
    assert evening.charged() == {(evening.of(0), "P"): 40, (evening.of(0), "SGD"): 2000}  # plays in no team
    assert hall.findings() == []


@pytest.mark.parametrize("minute", [12.5, -130])
def test_nobody_arrives_in_time_to_come_nor_long_before(evening: Evening, minute: float) -> None:
    evening.record("absent", 1)
    typed = {"arrived_at": (START + timedelta(minutes=minute)).isoformat(), "reason": "typed"}
    body = evening.body("corrected", 11, **typed)
    assert set(mistakes(evening.hall.call("PUT", f"timings/{uuid7()}", body, "arbiter"))) == {"arrived_at"}


def test_cancelled_games_stop_everybodys_clock_there(evening: Evening) -> None:
    for player in (0, 1):
        evening.record("absent", 1, player)
    evening.record("cancelled", 32, 0)
    first, second = evening.clocks()
    assert (first["stopped"]["how"], second["stopped"]["how"]) == ("cancelled", "cancelled")
    assert second["cancellation_due"]
    assert evening.charged()[evening.of(1), "P"] == 60


def test_nobody_cancels_games_too_early(evening: Evening) -> None:
    evening.record("absent", 1)
    for minute, player in ((30.5, 0), (40, 1)):  # too early; and somebody who was never missed
        body = evening.body("cancelled", minute, player)
        assert set(mistakes(evening.hall.call("PUT", f"timings/{uuid7()}", body, "director"))) == {"what"}
    evening.record("cancelled", 31)


def test_an_arbiter_is_timed_too(evening: Evening) -> None:
    hall = evening.hall
    arbiter = {"kind": "official", "id": str(hall.officials["arbiter"])}
    evening.record("absent", 1, None, person=arbiter, role="director")
    evening.record("cancelled", 35, None, person=arbiter, role="director")
    (clock,) = evening.clocks()
    assert clock["who"] == "arbiter"
    assert evening.charged() == {(arbiter["id"], "SGD"): 6000}


def test_only_a_director_stops_a_clock_for_other_reasons(evening: Evening) -> None:
    evening.record("absent", 1)
    body = evening.body("stopped", 9, reason="the train broke down")
    details(evening.hall.call("PUT", f"timings/{uuid7()}", body, "arbiter"), 403)
    evening.send(body, "director")
    assert evening.charged() == {(evening.of(0), "P"): 9}


def test_without_a_schedule_nobody_is_late(league: Hall) -> None:
    body = {"hanchan": str(league.hanchan), "what": "absent", "person": league.player(0)}
    assert set(mistakes(league.call("PUT", f"timings/{uuid7()}", body, "arbiter"))) == {"hanchan"}


def test_a_book_that_times_nobody_says_so(app: Flask) -> None:
    evening = Evening(open_hall(app, {"id": "ema-2016"}))
    ladder.refuses_fields(evening.hall, f"timings/{uuid7()}", evening.body("absent", 1), "arbiter", "person.kind")
    arbiter = {"kind": "official", "id": str(evening.hall.officials["arbiter"])}
    wrc = Evening(open_hall(app, {"id": "wrc-2022"}, "wrc"))
    ladder.refuses_fields(wrc.hall, f"timings/{uuid7()}", wrc.body("absent", 1, person=arbiter), "arbiter", "person.id")
    arbiter["id"] = str(wrc.hall.officials["arbiter"])
    ladder.refuses_fields(
        wrc.hall, f"timings/{uuid7()}", wrc.body("absent", 1, person=arbiter), "arbiter", "person.kind"
    )


def test_wrc_thirty_points_and_a_substitute_in_place_of_the_minutes(app: Flask) -> None:
    evening = Evening(open_hall(app, {"id": "wrc-2025"}))
    evening.record("absent", 1)
    forfeit = evening.hall.body("forfeit", {"tactical": False})
    refused = details(evening.hall.call("PUT", f"rulings/{uuid7()}", forfeit), 409)
    assert refused["type"].endswith(":already-timed")
    evening.record("arrived", 3)
    assert evening.charged() == {(evening.of(0), "P"): 3}
    evening.record("replaced", 40)
    assert evening.charged() == {(evening.of(0), "P"): 30}


def test_one_lateness_is_charged_by_a_clock_or_by_a_ruling_never_by_both(evening: Evening) -> None:
    hall = evening.hall
    late = ("late", {"seconds_late": 600})
    ruling = hall.rule(*late)["id"]
    refused = details(hall.call("PUT", f"timings/{uuid7()}", evening.body("absent", 1), "arbiter"), 409)
    assert (refused["type"].rpartition(":")[2], refused["ruling"]) == ("already-ruled", ruling)
    evening.record("absent", 1, 1)
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "the clock does it"})
    absent = evening.record("absent", 1)
    refused = details(hall.call("PUT", f"rulings/{uuid7()}", hall.body(*late)), 409)
    assert refused["type"].endswith(":already-timed")
    evening.send(evening.body("taken-back", 1.1, None, takes_back=absent))
    hall.rule(*late)
    assert evening.charged() == {(evening.of(0), "P"): 10}


def test_wrong_role_other_tournament_missing(evening: Evening, hall: Hall) -> None:
    path, body = f"timings/{uuid7()}", evening.body("absent", 1)
    ladder.only_for(evening.hall, "PUT", path, body, "director", "referee", "arbiter")
    ladder.closed_to_others(evening.hall, hall, "PUT", path, body)
    ladder.closed_to_others(evening.hall, hall, "GET", "clocks?round=1", None)
    details(evening.hall.call("GET", "clocks?round=1", None, None), 401)
    assert set(mistakes(hall.call("PUT", path, body, "arbiter"))) == {"hanchan"}
    ladder.missing(evening.hall, "timings/{}")


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
def test_bad_body(evening: Evening, change: dict[str, Any], fields: set[str]) -> None:
    body = {name: value for name, value in {**evening.body("absent", 1), **change}.items() if value is not None}
    ladder.refuses_fields(evening.hall, f"timings/{uuid7()}", body, "arbiter", *fields)


def test_bad_query(evening: Evening) -> None:
    details(evening.hall.call("GET", "clocks"), 422)
