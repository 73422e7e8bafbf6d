"""exams/{exam_id}/attempts: PUT, GET and the withdrawal; marks, lateness, and who may see the answers."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from uuid_utils.compat import uuid7

import rulings
from api.frame.store import engines
from models.database.engine import read
from models.database.row_hash import row_hash, row_key
from models.database.typed_rows import values_of
from models.training import exam_attempts
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.training.exams import CARDS, answers, change, make, right_choices, take

SECRET = "nothing-like-it"


@pytest.mark.postgresql
def test_it_works_and_repeats(hall: Hall) -> None:
    path = f"{make(hall)}/attempts/{uuid7()}"
    sent = answers(hall, "furiten-two-sided", device_at="2025-11-21T14:02:00+09:00", clock_offset_ms=-60_000)
    answer = checks.works_and_repeats(hall, path, sent, "referee")
    assert datetime.fromisoformat(answer["finished_at"]) == datetime(2025, 11, 21, 5, 1, tzinfo=UTC)
    assert (answer["right"], answer["wrong"], answer["slow"], answer["median_ms"]) == (2, 1, 0, 4000)
    assert answer["official"] == str(hall.officials["referee"])
    checks.refuses_another_body(hall, path, answers(hall), "referee")
    elsewhere = f"{make(hall)}/attempts/{path.rpartition('/')[2]}"
    checks.refuses_another_body(hall, elsewhere, sent, "referee")
    assert hall.findings() == []


def test_each_card_is_marked_as_the_engine_answers_it(hall: Hall) -> None:
    """The phone sends no marks, and could not."""
    exam = make(hall)
    body = answers(hall, CARDS[0])
    body["answers"][1]["ms"] = 20_001
    body["answers"][2]["choice"] = None
    body["answers"].reverse()
    path = f"{exam}/attempts/{uuid7()}"
    assert hall.call("PUT", path, body).status_code == 201
    told = hall.get(path, query_string={"lang": "fr"})
    assert [one["card"] for one in told["answers"]] == CARDS
    assert [one["mark"] for one in told["answers"]] == ["wrong", "slow", "unanswered"]
    assert {one["card"]: one["right"] for one in told["answers"]} == right_choices(hall)
    library = rulings.library()
    book = rulings.compose(library, "wrc-2022")
    assert [one["situation"] for one in told["answers"]] == [
        rulings.localise_card(library, book, card, "fr") for card in CARDS
    ]
    assert (told["median_ms"], told["lang"]) == (4000, "fr")
    assert "mark" in mistakes(hall.call("PUT", f"{exam}/attempts/{uuid7()}", {**body, "mark": "right"}))


def test_without_a_time_nobody_is_slow(hall: Hall) -> None:
    body = answers(hall)
    body["answers"][0]["ms"] = 80_000_000
    attempt = hall.call("PUT", f"{make(hall, seconds=None)}/attempts/{uuid7()}", body).get_json()
    assert (attempt["right"], attempt["slow"]) == (3, 0)


def test_an_official_takes_it_once(hall: Hall) -> None:
    exam = make(hall)
    first = take(hall, exam)
    problem = details(hall.call("PUT", f"{exam}/attempts/{uuid7()}", answers(hall)), 409)
    assert problem["type"].endswith(":exam-taken")
    assert problem["attempt"] == first["id"]
    take(hall, exam, role="arbiter")
    assert set(hall.get(exam)["taken"]) == {str(hall.officials[role]) for role in ("referee", "arbiter")}


@pytest.mark.postgresql
def test_a_director_lets_them_take_it_again_with_a_reason(hall: Hall) -> None:
    exam = make(hall)
    path = f"{exam}/attempts/{take(hall, exam, *CARDS)['id']}"
    withdrawn = hall.call("PUT", f"{path}/withdrawal", {"reason": "called to a table"}, "director").get_json()
    assert (withdrawn["reason"], withdrawn["wrong"]) == ("called to a table", 3)
    again = hall.call("PUT", f"{path}/withdrawal", {"reason": "twice"}, "director")
    assert (again.status_code, again.get_json()) == (200, withdrawn)
    assert hall.get(exam)["taken"] == []
    assert take(hall, exam)["right"] == 3
    assert hall.kinds() == ["exam.made", "exam-attempt.made", "exam-attempt.withdrawn", "exam-attempt.made"]
    entry = hall.journal()[2]
    assert (entry["subject"], entry["body"]["reason"]) == (withdrawn["id"], "called to a table")
    assert hall.findings() == []


def test_what_is_finished_after_the_end_is_late_and_taken_all_the_same(hall: Hall) -> None:
    now = datetime.now(UTC)
    ended = make(hall, until=(now - timedelta(minutes=5)).isoformat())
    assert take(hall, ended)["late"] is True
    earlier = (now - timedelta(minutes=6)).isoformat()
    assert take(hall, ended, role="arbiter", device_at=earlier)["late"] is False, "sent late is not late"
    closed = make(hall)
    change(hall, closed, status="closed")
    late = take(hall, closed)
    assert late["late"] is True
    assert take(hall, closed, role="arbiter", device_at=earlier)["late"] is False
    change(hall, closed, status="open")
    assert hall.get(f"{closed}/attempts/{late['id']}")["late"] is False, "it goes on"


@pytest.mark.postgresql
def test_the_answers_are_the_officials_own_and_the_directors(hall: Hall) -> None:
    exam = make(hall)
    path = f"{exam}/attempts/{take(hall, exam, *CARDS)['id']}"
    assert hall.get(path, "referee")["answers"] == hall.get(path, "director")["answers"]
    details(hall.call("GET", path, None, "arbiter"), 403)
    entry = hall.journal()[-1]
    assert entry["body"].keys() == {"exam_id", "official_id", "finished_at", "rows"}
    every = ("journal?limit=500", "changes?limit=500", "exams", exam)
    assert SECRET not in "".join(hall.call("GET", one, None, "arbiter").text for one in every)
    assert SECRET not in hall.call("GET", "exports/journal.jsonl", None, "director").text


def test_nobody_finds_answers_by_trying_what_hash_they_give(hall: Hall) -> None:
    exam = make(hall)
    salts = set()
    for role in ("referee", "arbiter"):
        identity = UUID(take(hall, exam, role=role)["id"])
        with read(engines(hall.app)) as connection:
            row = exam_attempts.find(connection, hall.tournament, identity)
        assert row is not None
        stored = values_of(row)
        journaled = hall.journal()[-1]["body"]["rows"][row_key(exam_attempts.ATTEMPT, identity)]["after"]
        assert row_hash(exam_attempts.ATTEMPT, stored) == journaled
        assert row_hash(exam_attempts.ATTEMPT, {**stored, "salt": ""}) != journaled
        salts.add(row.salt)
    assert len(salts) == 2
    assert not [salt for salt in salts if salt in hall.call("GET", "journal?limit=500").text]


@pytest.mark.postgresql
def test_reasons_are_redacted_and_answers_stay(hall: Hall) -> None:
    exam = make(hall)
    path = f"{exam}/attempts/{take(hall, exam)['id']}"
    why = {"reason": "Player 0 called"}
    hall.call("PUT", f"{path}/withdrawal", why, "director")
    change(hall, exam, status="withdrawn", reason="Player 0 saw the cards")
    before = hall.get(path)["answers"]
    assert hall.call("PUT", f"erasures/{uuid7()}", {"texts": True}, "director").status_code == 201
    assert (hall.get(path)["reason"], hall.get(exam)["reason"]) == ("…", "…")
    assert hall.get(path)["answers"] == before
    assert hall.call("PUT", f"{path}/withdrawal", why, "director").status_code == 200
    assert "Player 0" not in str(hall.journal())
    assert hall.findings() == []


def test_missing(hall: Hall, league: Hall) -> None:
    exam = make(hall)
    path, body, why = f"{exam}/attempts/{uuid7()}", answers(hall), {"reason": "x"}
    details(league.call("PUT", path, body), 404)
    checks.missing(hall, f"exams/{{}}/attempts/{uuid7()}", "PUT", body, "referee")
    checks.missing(hall, f"{exam}/attempts/{{}}")
    checks.missing(hall, f"{exam}/attempts/{{}}/withdrawal", "PUT", why)
    taken = take(hall, exam)["id"]
    details(hall.call("GET", f"{make(hall)}/attempts/{taken}"), 404)


def _answer(**different: Any) -> dict[str, Any]:
    return {"card": CARDS[0], "choice": "chonbo", "ms": 1, **different}


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ([], "answers"),
        ([_answer()], "answers"),
        ([_answer(), _answer()], "answers.1.card"),
        ([_answer(card="two-rons")], "answers.0.card"),
        ([_answer(choice="Player 0 cheated")], "answers.0.choice"),
        ([_answer(ms=-1)], "answers.0.ms"),
        ([_answer(mark="right")], "answers.0.mark"),
    ],
)
def test_bad_body(hall: Hall, sent: list[dict[str, Any]], field: str) -> None:
    checks.refuses_fields(hall, f"{make(hall)}/attempts/{uuid7()}", {"answers": sent}, "referee", field)


@pytest.mark.parametrize("reason", [None, "", "  "])
def test_a_retake_needs_a_reason(hall: Hall, reason: str | None) -> None:
    exam = make(hall)
    path = f"{exam}/attempts/{take(hall, exam)['id']}/withdrawal"
    checks.refuses_fields(hall, path, {} if reason is None else {"reason": reason}, "director", "reason")
