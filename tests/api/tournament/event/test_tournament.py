"""GET and PATCH the tournament: nobody overwrites what they have not seen."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall
from tests.api.tournament.results.test_standings import TOTALS, play

LOWER = {"id": "wrc-2022", "options": {"lower-penalties": {}}}


def change(hall: Hall, body: Any, etag: str | None = None, role: str = "director") -> Any:
    headers = {"If-Match": etag or hall.call("GET", "").headers["ETag"]}
    return hall.call("PATCH", "", body, role, headers=headers)


def test_it_is_read(hall: Hall) -> None:
    response = hall.call("GET", "", role="finance")
    answer = response.get_json()
    assert answer["id"] == str(hall.tournament)
    assert (answer["slug"], answer["currency"], answer["time_zone"]) == ("autumn-cup", "EUR", "Europe/Paris")
    assert answer["rulebook"] == {"id": "wrc-2022", "options": {}, "readings": {}}
    assert response.headers["ETag"] == f'"{answer["version"]}"'
    unchanged = hall.call("GET", "", headers={"If-None-Match": response.headers["ETag"]})
    assert (unchanged.status_code, unchanged.data) == (304, b"")


@pytest.mark.postgresql
def test_it_is_changed_and_told(hall: Hall) -> None:
    before = hall.get("")
    answer = change(hall, {"name": "Winter Cup", "rulebook": LOWER, "currency": "JPY", "time_zone": "Asia/Tokyo"})
    assert answer.status_code == 200
    after = answer.get_json()
    assert (after["name"], after["currency"], after["time_zone"]) == ("Winter Cup", "JPY", "Asia/Tokyo")
    assert after["rulebook"] == {**LOWER, "readings": {}}
    assert (after["version"], after["revision"] != before["revision"]) == (before["version"] + 1, True)
    assert hall.get("") == after
    (entry,) = hall.journal()
    assert (entry["kind"], entry["body"]["name"]) == ("tournament.changed", "Winter Cup")
    assert hall.rule("empty-win", {"hand_shown": True})["revision"] == after["revision"]


@pytest.mark.postgresql
def test_other_rules_after_play_show_what_follows_and_say_why(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    etag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    body = {"rulebook": {"id": "r-league-24-25"}, "currency": "SGD", "reason": "announced otherwise"}
    asked = {"query_string": {"preview": "true"}}
    seen = hall.call("PATCH", "", body, "director", headers=etag, **asked).get_json()
    assert (seen["journal"], len(seen["standings"])) == (["tournament.changed"], 4)
    assert hall.get("")["rulebook"]["id"] == "wrc-2022"
    details(hall.call("PATCH", "", body, "director", **asked), 428)
    assert change(hall, body).status_code == 200
    assert hall.journal()[-1]["body"]["reason"] == "announced otherwise"
    totals = {row["id"]: row["final"] for row in hall.get("standings")["players"]}
    assert all(totals[one["account"]["id"]] == one["after"]["total"] for one in seen["standings"])
    assert mistakes(change(hall, {"reason": "nothing"}))
    assert hall.findings() == []


def test_nobody_overwrites_what_they_have_not_seen(hall: Hall) -> None:
    etag = hall.call("GET", "").headers["ETag"]
    details(hall.call("PATCH", "", {"name": "A"}, "director"), 428)
    assert change(hall, {"name": "A"}, etag).status_code == 200
    details(change(hall, {"name": "B"}, etag), 412)
    assert hall.get("")["name"] == "A"


def test_what_changes_nothing_is_no_entry(hall: Hall) -> None:
    answer = change(hall, {"name": "Autumn Cup", "rulebook": {"id": "wrc-2022"}})
    assert (answer.status_code, hall.journal()) == (200, [])


@pytest.mark.postgresql
def test_a_tournament_has_one_currency(hall: Hall, league: Hall) -> None:
    """That of its rulebook's fines, where it has any; and none other once there is money in the ledger."""
    assert set(mistakes(change(league, {"currency": "EUR"}))) == {"currency"}
    assert set(mistakes(change(hall, {"rulebook": {"id": "r-league-24-25"}}))) == {"currency"}
    both = {"rulebook": {"id": "r-league-24-25"}, "currency": "SGD"}
    assert change(hall, both).status_code == 200
    fine = {"account": hall.player(0), "unit": "SGD", "amount": 500, "reason": "loud"}
    wrong = hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "unit": "EUR"}, "director")
    assert set(mistakes(wrong)) == {"unit"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director").status_code == 201
    back = {"rulebook": {"id": "wrc-2022"}, "currency": "EUR"}
    assert set(mistakes(change(hall, back))) == {"currency"}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "body"),
        ({"name": ""}, "name"),
        ({"slug": "other"}, "slug"),
        ({"currency": "euro"}, "currency"),
        ({"time_zone": "Paris"}, "time_zone"),
        ({"time_zone": "../etc/passwd"}, "time_zone"),
        ({"rulebook": {"id": "wrc-1999"}}, "rulebook.id"),
        ({"rulebook": {"id": "wrc-2022", "options": {"cake": {}}}}, "rulebook.options.cake"),
        (
            {"rulebook": {"id": "wrc-2022", "options": {"lower-penalties": {}, "higher-penalties": {}}}},
            "rulebook.options.higher-penalties",
        ),
        ({"rulebook": {"id": "wrc-2022", "readings": {"mood": "good"}}}, "rulebook.readings.mood"),
        ({"rulebook": "wrc-2022"}, "rulebook"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    assert {name.replace("lower-penalties", "higher-penalties") for name in mistakes(change(hall, body))} == {field}
    assert hall.journal() == []
