"""GET exams/{exam_id}/results and exports/exams: every official, and every card."""

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.spreadsheets import cells, rows
from tests.api.tournament.training.exams import CARDS, answers, change, make, take


def again(hall: Hall, exam: str, attempt: str) -> None:
    """Let an official take it again."""
    path = f"{exam}/attempts/{attempt}/withdrawal"
    assert hall.call("PUT", path, {"reason": "=called to a table"}, "director").status_code == 200


@pytest.mark.postgresql
def test_every_official_and_every_card(hall: Hall) -> None:
    exam = make(hall)
    hall.invite("head-referee")
    first = take(hall, exam, *CARDS)
    again(hall, exam, first["id"])
    second = take(hall, exam, CARDS[1])
    body = answers(hall, CARDS[1])
    body["answers"][0] |= {"choice": "warning", "ms": 9000}
    body["answers"][2]["ms"] = 25_000
    assert hall.call("PUT", f"{exam}/attempts/{uuid7()}", body, "arbiter").status_code == 201
    told = hall.get(f"{exam}/results", "director", query_string={"lang": "fr"})
    assert [one["official"]["name"] for one in told["officials"]] == ["arbiter", "head-referee", "referee"]
    arbiter, head, referee = told["officials"]
    counts = ("right", "slow", "wrong", "unanswered", "median_ms")
    assert [arbiter["attempt"][name] for name in counts] == [0, 1, 2, 0, 9000]
    assert (head["attempt"], head["earlier"]) == (None, [])
    assert referee["attempt"] == second
    assert [(one["id"], one["reason"]) for one in referee["earlier"]] == [(first["id"], "=called to a table")]
    told_cards = [(one["card"], one["answered"], one["missed"], one["slow"], one["given"]) for one in told["cards"]]
    assert told_cards == [
        (CARDS[0], 2, 1, 0, {"choice": "warning", "count": 1}),
        (CARDS[1], 2, 2, 0, {"choice": "nothing-like-it", "count": 2}),
        (CARDS[2], 2, 0, 1, None),
    ]
    assert told["cards"][0]["situation"]["answer"]["line"] == "Chonbo (30P)"
    assert told["cards"][0]["situation"]["lang"] == told["lang"] == "fr"
    assert told["exam"] == hall.get(exam)


def test_who_is_revoked_stays_where_they_took_it(hall: Hall) -> None:
    exam = make(hall)
    take(hall, exam)
    for role in ("referee", "arbiter"):
        assert hall.call("PUT", f"officials/{hall.officials[role]}/revocation", None, "director").status_code == 200
    told = hall.get(f"{exam}/results", "director")
    assert [one["official"]["name"] for one in told["officials"]] == ["referee"]


def test_missing(hall: Hall, league: Hall) -> None:
    checks.missing(hall, "exams/{}/results")
    details(league.call("GET", f"{make(hall)}/results", None, "director"), 404)


def test_the_sheet_has_a_row_for_each_attempt(hall: Hall) -> None:
    exam, other = make(hall), make(hall, title="Made twice")
    take(hall, other)
    change(hall, other, status="withdrawn", reason="made twice")
    again(hall, exam, take(hall, exam, *CARDS)["id"])
    take(hall, exam, CARDS[1])
    first, second = rows(hall, "exams")
    columns = (
        "Test",
        "Official",
        "Late",
        "Questions",
        "Right",
        "Right, but slow",
        "Wrong",
        "Seconds (median)",
        "Counts",
    )
    assert [first[name] for name in columns] == [
        *("Before the first round", "referee", "no", "3", "0", "0", "3", "4.0", "no")
    ]
    assert first["Why ended"] == "'=called to a table"
    assert [second[name] for name in ("Right", "Wrong", "Counts", "Why ended")] == ["2", "1", "yes", ""]
    head, *_ = cells(hall, "exams", lang="ja")
    assert head[0].text == "小テスト"
