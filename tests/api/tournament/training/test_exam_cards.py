"""While an exam runs, nobody looks the answers of its cards up: GET /cards, the exam itself, attempts of others."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import read
from models.training.exams import FORGOTTEN_AFTER, asked_now
from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.training.exams import CARDS, answers, change, make, take

BOOKS = ("rulebook=wrc-2022", "rulebook=wrc-2025&lang=ja", "rulebook=wrc-2022&option=uma=30,10")


def looked_up(hall: Hall, card: str = CARDS[0]) -> set[bool]:
    """Whether anybody is given the card's answer, under several books."""
    read = [hall.browser().get(f"/api/v1/cards/{card}?{book}").get_json() for book in BOOKS]
    assert all(one["story"] and one["choices"] for one in read)
    return {one["answer"] is not None for one in read}


@pytest.mark.postgresql
def test_a_card_has_no_answer_while_an_exam_asks_it(hall: Hall) -> None:
    assert looked_up(hall) == {True}
    exam = make(hall, cards=CARDS[:2])
    assert [looked_up(hall, card) for card in CARDS] == [{False}, {False}, {True}]
    assert change(hall, exam, status="closed").status_code == 200
    assert looked_up(hall) == {True}
    assert change(hall, exam, status="open").status_code == 200
    assert looked_up(hall) == {False}
    assert change(hall, exam, status="withdrawn", reason="made twice").status_code == 200
    assert looked_up(hall) == {True}


def test_one_that_has_ended_asks_nothing_and_any_tournaments_counts(hall: Hall, league: Hall) -> None:
    now = datetime.now(UTC)
    make(hall, until=(now - timedelta(minutes=1)).isoformat())
    assert looked_up(hall) == {True}
    make(league, until=(now + timedelta(hours=1)).isoformat())
    assert looked_up(hall) == {False}


def test_one_without_an_end_that_nobody_closed_is_forgotten_after_a_week(hall: Hall) -> None:
    make(hall)
    with read(engines(hall.app)) as connection:
        now = datetime.now(UTC)
        assert CARDS[0] in asked_now(connection, now + FORGOTTEN_AFTER - timedelta(minutes=1))
        assert asked_now(connection, now + FORGOTTEN_AFTER) == frozenset()


def test_before_it_is_handed_in_nothing_of_the_exam_says_what_is_right(hall: Hall) -> None:
    exam = make(hall)
    told: list[Any] = [hall.get(path) for path in (exam, "exams", "journal?limit=500", "changes?limit=500")]
    assert not any(word in str(told) for word in ("answer_key", "'right'", "choice"))
    assert details(hall.call("GET", f"{exam}/results"), 403)


def test_nobody_reads_what_another_candidate_answered(hall: Hall) -> None:
    hall.invite("head-referee")
    exam = make(hall)
    attempt = f"{exam}/attempts/{take(hall, exam)['id']}"
    assert hall.get(attempt)["right"] == len(CARDS)
    for other in ("arbiter", "head-referee"):
        assert details(hall.call("GET", attempt, None, other), 403)
    assert hall.call("PUT", f"{exam}/attempts/{uuid7()}", answers(hall), "finance").status_code == 403
