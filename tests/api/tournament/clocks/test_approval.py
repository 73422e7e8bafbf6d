"""What was charged for time is changed by a director alone, with a reason and after a preview; never one's own."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_ledger import totals


@pytest.fixture
def match(league: Hall) -> Match:
    return Match(league)


@pytest.fixture
def late(match: Match) -> Match:
    """A match to which a player came 25 minutes late: 45P and SGD 10."""
    match.record("absent", 1)
    match.record("arrived", 25)
    return match


def moved(match: Match, minute: float = 20) -> tuple[str, dict[str, Any]]:
    """Another start: the address and the body."""
    path = f"hanchans/{match.hall.hanchan}/schedule"
    seen = {"scheduled_at": START.isoformat(), "minutes": None}
    return path, {"scheduled_at": (START + timedelta(minutes=minute)).isoformat(), "replaces": seen}


def refusal(problem: dict[str, Any]) -> str:
    return str(problem["type"]).rpartition(":")[2]


def corrected(match: Match, minute: float) -> dict[str, Any]:
    return match.body("corrected", 30, arrived_at=(START + timedelta(minutes=minute)).isoformat(), reason="seen")


@pytest.mark.postgresql
def test_another_start_shows_what_it_changes_and_takes_a_director_a_reason_and_that_preview(late: Match) -> None:
    hall, before = late.hall, late.hall.journal()
    path, body = moved(late)
    problem = details(hall.call("PUT", path, {**body, "reason": "the hall was locked"}, "arbiter"), 403)
    account = hall.player(0)
    changes = [
        {"account": account, "unit": "P", "before": 45, "after": 5},
        {"account": account, "unit": "SGD", "before": 1000, "after": 0},
    ]
    assert (refusal(problem), problem["changes"]) == ("already-charged", changes)
    assert "director" in problem["detail"]
    assert set(mistakes(hall.call("PUT", path, body, "director"))) == {"reason"}
    said = {**body, "reason": "the hall was locked"}
    problem = details(hall.call("PUT", path, said, "director"), 409)
    assert (refusal(problem), problem["changes"]) == ("preview-first", changes)
    seen = hall.call("POST", f"{path}/preview", said, "director").get_json()
    assert seen == {"changes": changes, "running": [], "owed_back": [], "hanchans": [], "digest": problem["digest"]}
    assert hall.journal() == before
    assert hall.call("PUT", path, {**said, "preview": "0" * 16}, "director").status_code == 409
    assert hall.call("PUT", path, {**said, "preview": seen["digest"]}, "director").status_code == 200
    assert late.charged() == {(late.of(0), "P"): 5}
    (scheduled,) = [one for one in hall.journal()[len(before) :] if one["kind"] == "hanchan.scheduled"]
    assert (scheduled["body"]["reason"], scheduled["who"]) == (said["reason"], str(hall.officials["director"]))
    assert {line["reason"] for line in late.lines() if line["what"] == "reversed"} == {said["reason"]}
    assert hall.findings() == []


@pytest.mark.postgresql
def test_a_preview_names_the_clocks_that_run_and_what_was_paid(league: Hall) -> None:
    """A director approves for everybody whom it concerns."""
    now = datetime.now(START.tzinfo)
    path = f"hanchans/{league.hanchan}/schedule"

    def start(minutes: int) -> dict[str, Any]:
        return {"scheduled_at": (now - timedelta(minutes=minutes)).isoformat(), "minutes": None}

    def timing(what: str, player: int) -> None:
        body = {"hanchan": str(league.hanchan), "what": what, "person": league.player(player)}
        assert league.call("PUT", f"timings/{uuid7()}", body, "arbiter").status_code == 201

    assert league.call("PUT", path, {**start(25), "replaces": None}).status_code == 200
    timing("absent", 0)
    timing("absent", 1)
    timing("arrived", 0)
    paid = {"account": league.player(0), "unit": "SGD", "amount": 700, "method": "cash"}
    assert league.call("PUT", f"payments/{uuid7()}", paid, "finance").status_code == 201
    body = {**start(12), "replaces": start(25), "reason": "the hall was locked"}
    seen = league.call("POST", f"{path}/preview", body, "director").get_json()
    assert {one["account"]["id"] for one in seen["changes"]} == {league.player(0)["id"]}
    (running,) = seen["running"]
    assert running["account"] == league.player(1)
    assert [running[name]["cost_line"] for name in ("before", "after")] == ["45P + SGD 10.00 fine", "14P"]
    (owed,) = seen["owed_back"]
    assert owed == {"account": league.player(0), "unit": "SGD", "paid": 700, "owed_back": 700}
    spoken = league.call("POST", f"{path}/preview?lang=ja", body, "director").get_json()
    assert spoken["running"][0]["before"]["lang"] == "ja"
    assert spoken["digest"] == seen["digest"]


def test_a_preview_is_out_of_date_once_something_else_changed(late: Match) -> None:
    path, body = moved(late)
    said = {**body, "reason": "the hall was locked"}
    seen = late.hall.call("POST", f"{path}/preview", said, "director").get_json()
    late.record("absent", 1, 1)
    late.record("arrived", 22, 1)
    problem = details(late.hall.call("PUT", path, {**said, "preview": seen["digest"]}, "director"), 409)
    assert len(problem["changes"]) > len(seen["changes"])


def test_only_the_start_is_guarded_and_only_once_something_was_charged(match: Match) -> None:
    path, body = moved(match, 5)
    match.record("absent", 6)
    assert match.hall.call("PUT", path, body, "arbiter").status_code == 200
    match.record("arrived", 6.5)
    seen = {"scheduled_at": body["scheduled_at"], "minutes": None}
    longer = {"scheduled_at": body["scheduled_at"], "minutes": 90, "replaces": seen}
    assert match.hall.call("PUT", path, longer, "arbiter").status_code == 200


def test_a_ruling_for_lateness_keeps_the_start_too(match: Match) -> None:
    path, body = moved(match)
    ruling = match.hall.rule("late", {"seconds_late": 1500})["id"]
    assert refusal(details(match.hall.call("PUT", path, body, "referee"), 403)) == "already-charged"
    match.hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"})
    assert match.hall.call("PUT", path, body, "referee").status_code == 200


@pytest.mark.parametrize("minute", [20, 29])
def test_a_charged_arrival_is_corrected_by_a_director(late: Match, minute: float) -> None:
    body = corrected(late, minute)
    assert refusal(details(late.hall.call("PUT", f"timings/{uuid7()}", body, "arbiter"), 403)) == "already-charged"
    late.approve(body)
    assert late.charged()[late.of(0), "P"] == {20: 30, 29: 57}[int(minute)]


def test_what_was_tapped_just_now_is_taken_back_by_who_tapped_it(late: Match) -> None:
    hall = late.hall
    (arrived,) = [one["stopped"]["timing"] for one in late.clocks()]
    undone = late.body("taken-back", 25.1, None, takes_back=arrived)
    assert refusal(details(hall.call("PUT", f"timings/{uuid7()}", undone, "referee"), 403)) == "already-charged"
    late.send(undone)
    assert late.charged() == {}


def test_what_others_went_on_from_is_no_slip(match: Match) -> None:
    """Whoever said that somebody is missing can't make the charge vanish that another official's tap brought."""
    absent = match.record("absent", 1)
    match.record("arrived", 9, role="referee")
    assert match.charged()
    undone = match.body("taken-back", 9.1, None, takes_back=absent, reason="it was not so")
    problem = details(match.hall.call("PUT", f"timings/{uuid7()}", undone, "arbiter"), 403)
    assert refusal(problem) == "already-charged"
    assert match.charged()


def test_a_stop_that_comes_late_lowers_nothing_by_itself(late: Match) -> None:
    for what, minute, who in (("arrived", 12, 0), ("began", 12, None)):
        body = late.body(what, minute, who)
        assert refusal(details(late.hall.call("PUT", f"timings/{uuid7()}", body, "arbiter"), 403)) == "already-charged"
    late.record("arrived", 27)
    late.record("replaced", 26)
    assert late.charged() == {(late.of(0), "P"): 45, (late.of(0), "SGD"): 1000}


def test_what_was_cancelled_begins_again_by_a_director(match: Match) -> None:
    match.record("absent", 1)
    cancelled = match.record("cancelled", 32)
    began = match.body("began", 40, None)
    assert refusal(details(match.hall.call("PUT", f"timings/{uuid7()}", began, "director"), 409)) == "not-in-play"
    body = match.body("taken-back", 40, None, takes_back=cancelled)
    problem = details(match.hall.call("PUT", f"timings/{uuid7()}", {**body, "reason": "seen"}, "referee"), 403)
    assert refusal(problem) == "already-charged"
    match.approve(body)
    match.approve(began)


def test_nobody_records_a_clock_of_their_own(match: Match) -> None:
    """An arbiter who is late wiped SGD 60 out in three taps."""
    hall = match.hall
    arbiter = {"kind": "official", "id": str(hall.officials["arbiter"])}

    def refuses(body: dict[str, Any], role: str = "arbiter") -> None:
        problem = details(hall.call("PUT", f"timings/{uuid7()}", body, role), 403)
        assert refusal(problem) == "own-clock"
        assert "another" in problem["detail"]

    refuses(match.body("absent", 1, None, person=arbiter))
    absent = match.record("absent", 1, None, person=arbiter, role="referee")
    refuses(match.body("arrived", 2, None, person=arbiter))
    refuses(match.body("began", 2, None))
    refuses(match.body("taken-back", 1.1, None, takes_back=absent))
    path, body = moved(match)
    assert refusal(details(hall.call("PUT", path, body, "arbiter"), 403)) == "own-clock"
    match.record("cancelled", 35, None, person=arbiter, role="referee")
    assert match.charged() == {(arbiter["id"], "SGD"): 6000}
    refuses(match.body("arrived", 36, None, person=arbiter))
    assert match.charged() == {(arbiter["id"], "SGD"): 6000}


def test_an_official_who_plays_has_a_clock_of_their_own_too(match: Match) -> None:
    hall = match.hall
    assert hall.change_official(hall.officials["director"], player=str(hall.players[0])).status_code == 200
    match.record("absent", 1)
    for body in (match.body("arrived", 2), match.body("began", 2, None)):
        assert refusal(details(hall.call("PUT", f"timings/{uuid7()}", body, "director"), 403)) == "own-clock"
    match.record("began", 3, None)


@pytest.mark.postgresql
def test_a_fine_that_was_waived_is_never_paid_back_nor_owed_again(late: Match) -> None:
    hall = late.hall
    waiver = {"account": hall.player(0), "unit": "SGD", "amount": -1000, "waives": True, "reason": "a storm"}
    decision = uuid7()
    assert hall.call("PUT", f"ledger/decisions/{decision}", waiver, "director").status_code == 201
    owed = []
    for minute in (8, 25, 29):
        late.approve(corrected(late, minute))
        owed.append(totals(hall, "fines")[late.of(0)])
    assert owed == [0, 0, 800]  # SGD 18 were charged in the end, of which 10 were waived
    late.approve(corrected(late, 8))
    fine = {"account": hall.player(0), "unit": "SGD", "amount": 500, "reason": "phone"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director").status_code == 201
    assert totals(hall, "fines")[late.of(0)] == 500
    assert hall.call("PUT", f"ledger/decisions/{decision}", waiver, "director").status_code == 200
    assert hall.findings() == []


def test_what_was_paid_is_paid_back_and_no_more(late: Match) -> None:
    hall = late.hall
    of_account = {"account": hall.player(0), "unit": "SGD"}
    paid = {**of_account, "amount": 300, "method": "cash"}
    assert hall.call("PUT", f"payments/{uuid7()}", paid, "finance").status_code == 201
    waiver = {**of_account, "amount": -700, "waives": True, "reason": "a storm"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", waiver, "director").status_code == 201
    for minute, owed in ((22, 0), (8, -300), (25, 0)):
        late.approve(corrected(late, minute))
        assert totals(hall, "fines")[late.of(0)] == owed, minute


@pytest.mark.postgresql
def test_a_director_sees_on_the_dashboard_who_changed_what_and_why(late: Match) -> None:
    hall = late.hall
    late.approve(corrected(late, 20))
    late.approve(corrected(late, 8))
    found = hall.get("dashboard", "director")["recharged"]
    shown = [(one["account"], one["unit"], one["before"], one["after"], one["reason"]) for one in found]
    account = hall.player(0)
    assert sorted(shown[1:], key=str) == [
        (account, "P", 45, 30, "seen"),
        (account, "SGD", 1000, 0, "seen"),
    ]
    assert shown[0] == (account, "P", 30, 8, "seen")
    assert {(one["official"]["name"], one["round"]) for one in found} == {("director", "1")}
    for query, expected in ((f"hanchan={hall.hanchan}", 3), (f"hanchan={uuid7()}", 0), ("round=1", 3), ("round=2", 0)):
        assert len(hall.get(f"dashboard?{query}", "director")["recharged"]) == expected
    assert hall.get("dashboard?day=2025-11-21", "director")["recharged"] == []  # it was changed today


def test_bad_body(late: Match) -> None:
    path, body = moved(late)
    for address, sent in ((f"{path}/preview", body), ("timings/preview", corrected(late, 9))):
        assert set(mistakes(late.hall.call("POST", address, {**sent, "preview": "?"}, "director"))) == {"preview"}
