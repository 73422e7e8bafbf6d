"""Exams: PUT, PATCH, GET and the list."""

from datetime import UTC, datetime
from typing import Any

import pytest
from uuid_utils.compat import uuid7

import rulings
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.training.exams import CARDS, EXAM, change, make, take


def test_it_works_and_repeats(hall: Hall) -> None:
    path = f"exams/{uuid7()}"
    sent = {**EXAM, "until": "2026-11-21T18:00:00+01:00"}
    answer = checks.works_and_repeats(hall, path, sent, "director")
    assert (answer["title"], answer["cards"], answer["seconds"]) == (EXAM["title"], CARDS, 20)
    assert datetime.fromisoformat(answer["until"]) == datetime(2026, 11, 21, 17, 0, tzinfo=UTC)
    assert answer["revision"] == rulings.compose(rulings.library(), "wrc-2022").revision
    assert (answer["status"], answer["closed_at"], answer["taken"]) == ("open", None, [])
    assert answer["official"] == str(hall.officials["director"])
    assert hall.get(path) == answer
    assert hall.get("exams", "finance")["items"] == [answer]
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"]) == ("exam.made", answer["id"])
    told = {name: entry["body"][name] for name in ("title", "cards", "seconds", "revision", "status")}
    assert told == {name: answer[name] for name in told}
    assert "answer_key" not in entry["body"]
    checks.refuses_another_body(hall, path, {**sent, "seconds": 30}, "director")
    assert hall.findings() == []


def test_the_same_again_is_the_same_whatever_rulebook_the_tournament_has_by_now(hall: Hall) -> None:
    path = make(hall)
    before = hall.get(path)
    etag = hall.call("GET", "").headers["ETag"]
    ema = {"rulebook": {"id": "ema-2012"}}
    assert hall.call("PATCH", "", ema, "director", headers={"If-Match": etag}).status_code == 200
    again = hall.call("PUT", path, EXAM, "director")
    assert (again.status_code, again.get_json()) == (200, before)


@pytest.mark.postgresql
def test_it_is_changed_closed_opened_again_and_withdrawn(hall: Hall) -> None:
    path = make(hall)
    assert change(hall, path, title="After the lunch", until="2026-11-21T18:00:00Z").status_code == 200
    closed = change(hall, path, status="closed").get_json()
    assert (closed["title"], closed["status"]) == ("After the lunch", "closed")
    assert closed["closed_at"] is not None
    opened = change(hall, path, status="open").get_json()
    assert (opened["status"], opened["closed_at"]) == ("open", None)
    assert "reason" in mistakes(change(hall, path, status="withdrawn"))
    gone = change(hall, path, status="withdrawn", reason="made twice").get_json()
    assert (gone["status"], gone["reason"]) == ("withdrawn", "made twice")
    back = change(hall, path, status="open").get_json()
    assert (back["status"], back["reason"]) == ("open", None)
    kinds = ["exam.made", "exam.changed", "exam.closed", "exam.reopened", "exam.withdrawn", "exam.reopened"]
    assert hall.kinds() == kinds
    assert change(hall, path, title="After the lunch").status_code == 200
    assert hall.kinds() == kinds, "nothing changed"
    assert hall.journal()[1]["body"].keys() == {"title", "until", "rows"}
    assert hall.findings() == []


def test_a_stale_change_is_a_conflict_that_shows_both(hall: Hall) -> None:
    path = make(hall)
    change(hall, path, title="Mine")
    stale = {"title": "Theirs", "replaces": {"title": EXAM["title"]}}
    checks.shows_both(hall.call("PATCH", path, stale, "director"), stored={"title": "Mine"}, sent={"title": "Theirs"})


def test_a_list_has_pages(hall: Hall) -> None:
    first = make(hall)
    make(hall, title="Another")
    take(hall, first)
    assert [exam["taken"] for exam in hall.get("exams")["items"]] == [[str(hall.officials["referee"])], []]
    checks.pages(hall, "exams", 2)


def test_missing(hall: Hall, league: Hall) -> None:
    checks.missing(hall, "exams/{}")
    checks.missing(hall, "exams/{}", "PATCH", {"title": "x", "replaces": {}})
    made = make(hall)
    details(league.call("GET", made), 404)
    assert league.get("exams")["items"] == []


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"title": " "}, "title"),
        ({"cards": []}, "cards"),
        ({"cards": ["nothing"]}, "cards.0"),
        ({"cards": [*CARDS, CARDS[0]]}, "cards.3"),
        ({"cards": ["two-han-minimum-ron"]}, "cards.0"),
        ({"cards": ["x"] * 101}, "cards"),
        ({"seconds": 4}, "seconds"),
        ({"until": "tomorrow"}, "until"),
        ({"answer_key": {}}, "answer_key"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"exams/{uuid7()}", {**EXAM, **different}, "director", field)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"title": "x"}, "replaces"),
        ({"status": "gone", "replaces": {}}, "status"),
        ({"cards": CARDS, "replaces": {}}, "cards"),
        ({"title": "x", "status": "closed", "replaces": {}}, "status"),
        ({"status": "withdrawn", "replaces": {}}, "reason"),
        ({"status": "closed", "reason": "x", "replaces": {}}, "reason"),
    ],
)
def test_bad_change(hall: Hall, body: dict[str, Any], field: str) -> None:
    assert set(mistakes(hall.call("PATCH", make(hall), body, "director"))) == {field}
