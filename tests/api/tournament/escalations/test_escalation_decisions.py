"""PUT rulings/{ruling_id}/escalation/decisions/{step_id}: upheld, amended or overturned, with all that follows."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.escalation_steps import CALL, OTHER, decide, escalate, take
from tests.api.tournament.hall import Hall

UPHELD = {"outcome": "upheld", "reason": "Heard both sides"}
DEAD = ("open-hand-riichi", {})


def path_of(ruling: dict[str, Any]) -> str:
    return f"rulings/{ruling['id']}/escalation/decisions/{uuid7()}"


def points(hall: Hall) -> int:
    """What the first player is charged in all."""
    totals = hall.get("ledger/points/totals")["items"]
    return sum(item["amount"] for item in totals if item["account"]["id"] == str(hall.players[0]))


def declared(hall: Hall) -> list[str]:
    return [item["ruling"] or item["id"] for item in hall.get(f"dead-hands?table={hall.tables[0]}")["items"]]


@pytest.mark.parametrize(
    ("role", "status", "level"), [("director", "final", "director"), ("head-referee", "decided", "head-referee")]
)
def test_it_works_and_repeats(hall: Hall, role: str, status: str, level: str) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    path = path_of(ruling)
    body = {**UPHELD, "device_at": "2025-11-21T14:02:00+09:00", "clock_offset_ms": -60_000}
    answer = checks.works_and_repeats(hall, path, body, role)
    assert (answer["status"], answer["level"], answer["standing"]) == (status, level, ruling["id"])
    (step,) = answer["steps"]
    assert (step["id"], step["what"], step["outcome"]) == (path[-36:], "decided", "upheld")
    assert (step["official"], step["player"]) == (str(hall.officials[role]), None)
    assert step["made_at"].startswith("2025-11-21T05:01:00")
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"], entry["seq"]) == ("escalation.decided", ruling["id"], step["seq"])
    assert hall.get(f"rulings/{ruling['id']}") == {**ruling, "escalation": answer}
    checks.refuses_another_body(hall, path, {**body, "outcome": "overturned"}, role)
    assert hall.findings() == []


def test_overturned_gives_back_what_it_charged_and_counted(league: Hall) -> None:
    league.rule("unvocalised-call", {})
    ruling = escalate(league, "unvocalised-call", {})
    assert points(league) == 4
    answer = decide(league, ruling, "overturned")
    assert (answer["standing"], answer["status"]) == (None, "final")
    assert points(league) == 1
    now = league.get(f"rulings/{ruling['id']}")
    assert (now["status"], now["ended"]["reason"], now["decision"]) == (
        *("withdrawn", "Heard both sides", ruling["decision"]),
    )
    again = league.rule("unvocalised-call", {})
    assert again["known"] == {"offence_number": 2}
    assert league.findings() == []


def test_amended_takes_its_place_with_the_id_of_the_decision(league: Hall) -> None:
    ruling = escalate(league, "unvocalised-call", {}, note="On the third discard")
    answer = decide(league, ruling, "amended", call={"foul": "empty-win", "facts": {"hand_shown": True}})
    new = league.get(f"rulings/{answer['standing']}")
    assert (new["id"], new["amends"]) == (answer["steps"][0]["id"], ruling["id"])
    assert (new["foul"], new["kind"], new["official"]) == ("empty-win", "chonbo", str(league.officials["director"]))
    assert {name: new[name] for name in ("table", "hanchan", "hand", "seat", "offender", "revision")} == {
        name: ruling[name] for name in ("table", "hanchan", "hand", "seat", "offender", "revision")
    }
    assert new["times"]["ruled_at"] == ruling["times"]["ruled_at"]
    assert new["escalation"] == answer
    was = league.get(f"rulings/{ruling['id']}")
    assert (was["status"], was["amended_by"], was["note"]) == ("amended", new["id"], "On the third discard")
    assert points(league) == 30
    assert league.kinds()[-5:] == [
        *("ruling.issued", "ruling.amended", "ledger.posted", "ledger.posted", "escalation.decided"),
    ]
    assert league.findings() == []


def test_another_penalty_is_an_amendment_too(hall: Hall) -> None:
    ruling = escalate(hall)
    instead = {"penalties": [{"kind": "points", "p": 10}], "reason": "It was the fifth time today"}
    answer = decide(hall, ruling, "amended", call={"foul": CALL[0], "issued": instead})
    new = hall.get(f"rulings/{answer['standing']}")
    assert (new["kind"], new["issued"]["reason"]) == ("points", instead["reason"])
    assert points(hall) == 10


def test_dead_hands_follow(hall: Hall) -> None:
    ruling = escalate(hall, *DEAD)
    assert declared(hall) == [ruling["id"]]
    decide(hall, ruling, "overturned")
    assert declared(hall) == []
    take(hall, ruling, "reopenings")
    restored = decide(hall, ruling, "upheld")["standing"]
    assert declared(hall) == [restored]
    take(hall, ruling, "reopenings")
    decide(hall, ruling, "amended", call={"foul": CALL[0]})
    assert declared(hall) == []
    assert hall.findings() == []


def test_upheld_after_an_overturning_restores_the_call_with_the_facts_of_then(league: Hall) -> None:
    league.invite("head-referee")
    first = escalate(league, "unvocalised-call", {})
    later = league.rule("unvocalised-call", {})
    assert later["known"] == {"offence_number": 2}
    decide(league, first, "overturned", "head-referee")
    assert points(league) == 3
    assert take(league, first, "appeals", "referee").status_code == 201
    answer = decide(league, first, "upheld")
    restored = league.get(f"rulings/{answer['standing']}")
    assert restored["id"] not in (first["id"], later["id"])
    for name in ("foul", "offender", "hand", "seat", "revision"):
        assert restored[name] == first[name]
    assert restored["decision"] == first["decision"]
    assert points(league) == 4
    assert league.get(f"rulings/{first['id']}")["status"] == "withdrawn"
    assert [step["outcome"] for step in answer["steps"]] == ["overturned", None, "upheld"]
    assert league.findings() == []


def test_upheld_after_an_amendment_restores_the_call_in_its_place(hall: Hall) -> None:
    hall.invite("head-referee")
    instead = {"penalties": [{"kind": "points", "p": 5}], "reason": "His third one"}
    ruling = escalate(hall, *CALL, issued=instead, note="Loud")
    amended = decide(hall, ruling, "amended", "head-referee", call=OTHER)["standing"]
    assert points(hall) == 0
    take(hall, ruling, "appeals", "head-referee")
    restored = hall.get(f"rulings/{decide(hall, ruling, 'upheld')['standing']}")
    assert (restored["amends"], restored["foul"], restored["note"]) == (amended, CALL[0], "Loud")
    assert restored["issued"] == ruling["issued"]
    assert points(hall) == 5


def test_a_deferred_call_that_was_judged_comes_to_the_same_again(hall: Hall) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall, "noten-riichi", {"hand_end": "not-yet"})
    place = {name: hall.body()[name] for name in ("table", "hanchan", "hand")}
    end = {**place, "how": "exhaustive-draw", "hands": {"east": "noten"}}
    assert hall.call("PUT", f"hand-ends/{uuid7()}", end).status_code == 201
    judged = hall.get(f"rulings/{ruling['id']}")
    assert (judged["status"], judged["kind"]) == ("closed", "chonbo")
    owed = points(hall)
    decide(hall, ruling, "overturned", "head-referee")
    assert points(hall) == 0
    take(hall, ruling, "appeals")
    restored = hall.get(f"rulings/{decide(hall, ruling, 'upheld')['standing']}")
    for name in ("status", "kind", "final_decision", "closed_by"):
        assert restored[name] == judged[name]
    assert points(hall) == owed > 0
    assert hall.findings() == []


def test_a_director_confirms_an_amendment_without_repeating_it(hall: Hall) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    amended = decide(hall, ruling, "amended", "head-referee", call=OTHER)["standing"]
    take(hall, ruling, "appeals")
    before = len(hall.journal())
    answer = decide(hall, ruling, "amended")
    assert (answer["standing"], answer["status"]) == (amended, "final")
    assert hall.kinds()[before:] == ["escalation.decided"]


@pytest.mark.parametrize("outcome", ["overturned", "amended"])
def test_what_a_decision_made_is_neither_escalated_nor_changed_past_it(hall: Hall, outcome: str) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    more = {"call": OTHER} if outcome == "amended" else {}
    standing = decide(hall, ruling, outcome, "head-referee", **more)["standing"] or ruling["id"]
    again = details(hall.call("PUT", f"rulings/{standing}/escalation", {"reason": "Still not"}), 409)
    assert "takes it on to the director" in again["detail"]
    assert again["type"].endswith(":already-escalated" if outcome == "amended" else ":other-body")
    amends = hall.body(*CALL, amends={"ruling": standing, "reason": "misheard"})
    for path, body in ((f"rulings/{standing}/withdrawal", {"reason": "no"}), (f"rulings/{uuid7()}", amends)):
        assert details(hall.call("PUT", path, body), 409)["type"].endswith(":under-escalation")


def test_what_does_not_fit_where_it_stands_is_refused_and_changes_nothing(hall: Hall) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    decide(hall, ruling, "upheld", "head-referee")
    before = hall.journal()
    for role in ("head-referee", "director"):
        problem = details(take(hall, ruling, "decisions", role, outcome="overturned"), 409)
        assert problem["type"].endswith(":escalation-elsewhere")
        assert (problem["escalation_status"], problem["level"]) == ("decided", "head-referee")
    take(hall, ruling, "appeals")
    problem = details(take(hall, ruling, "decisions", "head-referee", outcome="overturned"), 409)
    assert "lies with the director" in problem["detail"]
    assert len(hall.journal()) == len(before) + 1


def test_a_director_decides_what_lies_with_the_head_referee(hall: Hall) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    assert decide(hall, ruling, "upheld")["status"] == "final"


def test_nobody_but_a_director_judges_their_own_ruling(hall: Hall) -> None:
    other = hall.invite("head-referee")
    token = hall.tokens["head-referee"]
    hall.invite("head-referee")
    ruling = escalate(hall, *CALL, role="referee")
    mine = hall.rule(*CALL, role="head-referee")
    hall.call("PUT", f"rulings/{mine['id']}/escalation", {"reason": "Unclear"})
    problem = details(take(hall, mine, "decisions", "head-referee", outcome="upheld"), 409)
    assert problem["type"].endswith(":own-ruling")
    assert decide(hall, ruling, "upheld", "head-referee")["status"] == "decided"
    hall.tokens["head-referee"] = token
    assert decide(hall, mine, "upheld", "head-referee")["steps"][0]["official"] == str(other)
    own = hall.rule(*CALL, role="director")
    hall.call("PUT", f"rulings/{own['id']}/escalation", {"reason": "Unclear"})
    assert decide(hall, own, "upheld")["status"] == "final"


def test_an_id_that_is_taken(hall: Hall) -> None:
    ruling, other = escalate(hall), escalate(hall)
    body = {**UPHELD, "outcome": "amended", "call": OTHER}
    taken = hall.call("PUT", f"rulings/{ruling['id']}/escalation/decisions/{other['id']}", body, "director")
    assert details(taken, 409)["type"].endswith(":other-body")
    path = path_of(ruling)
    assert hall.call("PUT", path, UPHELD, "director").status_code == 201
    elsewhere = path.replace(ruling["id"], other["id"])
    for wrong in (elsewhere, path.replace("decisions", "reopenings")):
        sent = UPHELD if wrong == elsewhere else {"reason": "Heard both sides"}
        assert details(hall.call("PUT", wrong, sent, "director"), 409)["type"].endswith(":other-body")


def test_missing(hall: Hall, league: Hall) -> None:
    path = path_of(escalate(hall))
    details(league.call("PUT", path, UPHELD, "director"), 404)
    checks.missing(hall, f"rulings/{{}}/escalation/decisions/{uuid7()}", "PUT", UPHELD)
    details(hall.call("PUT", path_of(hall.rule(*CALL)), UPHELD, "director"), 404)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"outcome": "upheld"}, "reason"),
        ({"reason": "Yes"}, "outcome"),
        ({"outcome": "dropped", "reason": "Yes"}, "outcome"),
        ({**UPHELD, "call": OTHER}, "call"),
        ({**UPHELD, "status": "final"}, "status"),
        ({**UPHELD, "outcome": "amended"}, "call"),
        ({**UPHELD, "outcome": "amended", "call": {"foul": "no-such-foul"}}, "call.foul"),
        ({**UPHELD, "outcome": "amended", "call": {"foul": "deal-error"}}, "call.facts.can_be_put_right"),
        ({**UPHELD, "outcome": "amended", "call": {**OTHER, "facts": {"tiles": "many"}}}, "call.facts.tiles"),
        ({**UPHELD, "outcome": "amended", "call": {**OTHER, "context": {"seat": "west"}}}, "call.context.seat"),
        ({**UPHELD, "outcome": "amended", "call": {**OTHER, "offender": {}}}, "call.offender"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, path_of(escalate(hall)), body, "director", field)


def test_what_the_book_leaves_open_must_be_said(hall: Hall) -> None:
    ruling = escalate(hall)
    missing = take(hall, ruling, "decisions", outcome="amended", call={"foul": "obstruction"})
    assert {field.split(".")[0] for field in mistakes(missing)} == {"call"}
