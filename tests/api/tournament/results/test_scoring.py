"""PUT and GET scoring: what hanchans are scored by, where the rulebook leaves it to the organiser."""

from typing import Any

import pytest
from flask import Flask

from tests.api.tournament import checks
from tests.api.tournament.corrections import preview
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.results.test_result import POINTS, body, path

NUMBERS: dict[str, Any] = {"starting_points": 30000, "goal": 30000, "oka": 0, "uma": [15, 5, -5, -15]}


@pytest.fixture
def silent(app: Flask) -> Hall:
    """A tournament under a book of which only the penalties were read."""
    return open_hall(app, {"id": "wrc-2025"}, "silent")


def test_a_book_that_states_it_all(hall: Hall, league: Hall) -> None:
    scoring = hall.get("scoring", "finance")
    assert {name: scoring[name] for name in NUMBERS} == NUMBERS
    assert (scoring["by_rulebook"], scoring["yakitori"]) == ([*NUMBERS, "yakitori"], 0)
    assert league.get("scoring")["uma"] == [30, 10, -10, -30]
    assert hall.call("PUT", "scoring", {"goal": 30000}, "director").status_code == 200


def test_it_works_and_repeats_and_may_change(silent: Hall) -> None:
    nothing = {**dict.fromkeys(NUMBERS), "yakitori": 0, "yakitori_paid": None, "revision": _revision(silent)}
    assert silent.get("scoring") == {**nothing, "substitute_points": "nobody", "by_rulebook": ["substitute_points"]}
    for uma, replaced in ((NUMBERS["uma"], None), ([30, 10, -10, -30], NUMBERS)):
        sent = {**NUMBERS, "uma": uma, "replaces": replaced}
        first = silent.call("PUT", "scoring", sent, "director")
        assert first.status_code == 200, first.text
        assert silent.call("PUT", "scoring", sent, "director").data == first.data
        assert silent.get("scoring") == first.get_json()
    chosen = [entry["body"]["uma"] for entry in silent.journal() if entry["kind"] == "scoring.chosen"]
    assert chosen == [[15, 5, -5, -15], [30, 10, -10, -30]]
    assert silent.findings() == []


def test_a_choice_that_somebody_changed_meanwhile_is_not_changed_unseen(silent: Hall) -> None:
    other = {**NUMBERS, "uma": [30, 10, -10, -30]}
    assert silent.call("PUT", "scoring", other, "director").status_code == 200
    checks.shows_both(silent.call("PUT", "scoring", NUMBERS, "director"), stored=other, sent=NUMBERS)
    assert silent.get("scoring")["uma"] == other["uma"]


def _revision(hall: Hall) -> str:
    revision: str = hall.get("")["revision"]
    return revision


def test_it_holds_for_what_was_entered_before(silent: Hall) -> None:
    silent.call("PUT", "scoring", NUMBERS, "director")
    silent.call("PUT", path(silent), body(), "director")
    silent.call("PUT", "scoring", {**NUMBERS, "starting_points": 25000, "oka": 20000, "replaces": NUMBERS}, "director")
    answer = silent.get(path(silent))
    assert [answer["scores"][seat]["oka"] for seat in POINTS] == [200, 0, 0, 0]
    assert answer["flags"] == ["sum-does-not-fit"]


def test_what_follows_is_shown_and_why_is_kept(silent: Hall) -> None:
    silent.call("PUT", "scoring", NUMBERS, "director")
    silent.call("PUT", path(silent), body(), "director")
    sent = {**NUMBERS, "uma": [30, 10, -10, -30], "replaces": NUMBERS, "reason": "announced so"}
    before = {one["id"]: one for one in silent.get("standings")["players"]}
    seen = preview(silent, "PUT", "scoring", sent)
    assert seen["journal"] == ["scoring.chosen"]
    assert silent.call("PUT", "scoring", sent, "director").status_code == 200
    after = {one["id"]: one for one in silent.get("standings")["players"]}
    changed = {one["account"]["id"]: (one["before"]["total"], one["after"]["total"]) for one in seen["standings"]}
    assert changed == {id_: (before[id_]["final"], one["final"]) for id_, one in after.items() if one["rank"]}
    assert sorted(now - was for was, now in changed.values()) == [-150, -50, 50, 150]
    _, entry = [one for one in silent.journal() if one["kind"] == "scoring.chosen"]
    assert entry["body"]["reason"] == "announced so"
    assert silent.findings() == []
    checks.refuses_fields(silent, "scoring", {**sent, "reason": ""}, "director", "reason")


def test_what_the_book_states_is_chosen_with_the_book(hall: Hall) -> None:
    checks.refuses_fields(hall, "scoring", {"uma": [30, 10, -10, -30], "goal": 25000}, "director", "uma", "goal")
    assert hall.call("PUT", "scoring", {}, "director").status_code == 200


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"uma": [15, 5, -5, -14]}, "uma"),
        ({"uma": [5, 15, -5, -15]}, "uma"),
        ({"uma": [15, 5]}, "uma"),
        ({"uma": "15/5"}, "uma"),
        ({"starting_points": 0}, "starting_points"),
        ({"goal": 30050}, "goal"),
        ({"oka": -1000}, "oka"),
        ({"oka": None}, "oka"),
        ({"yakitori": "9000"}, "yakitori"),
    ],
)
def test_bad_body(silent: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(silent, "scoring", {**NUMBERS, **different}, "director", field)
    checks.refuses_fields(silent, "scoring", {}, "director", *NUMBERS)
