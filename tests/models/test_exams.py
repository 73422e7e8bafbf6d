"""Exams and attempts: what of them the journal shows, and that the audit finds where one was changed."""

from uuid import uuid4

import pytest
from sqlalchemy.exc import IntegrityError

from models.database.engine import Engines, read, write
from models.event import tournaments
from models.journal import journal as journals
from models.journal.audit import verify
from models.training import exam_attempts, exams
from tests.models.sample import NOON, Sample, database_id, tamper

ANSWERED = [{"card": "a", "choice": "no", "ms": 4000}]


def examine(engines: Engines, sample: Sample, times: int = 1) -> None:
    """Make an exam of one card, and have it taken so often."""
    with write(engines) as connection:
        revision = tournaments.require(connection, sample.tournament).revision
        asked = {"title": "Before round 1", "cards": ["a"], "answer_key": {"a": "yes"}, "seconds": 20, "until": None}
        exam = {"id": uuid4(), "revision": revision, **asked, "request": {}}
        exams.make(sample.journal(connection), exam)
        for _ in range(times):
            attempt = {"id": uuid4(), "exam_id": exam["id"], "answers": ANSWERED, "finished_at": NOON, "request": {}}
            exam_attempts.add(sample.journal(connection), attempt)


def test_the_journal_shows_neither_the_key_nor_the_answers(engines: Engines, sample: Sample) -> None:
    examine(engines, sample)
    with read(engines) as connection:
        made, answered = journals.entries(connection, sample.tournament, sample.entries, 2)
    assert made.body.keys() == {"title", "cards", "seconds", "until", "revision", "status", "rows"}
    assert answered.body.keys() == {"exam_id", "official_id", "finished_at", "rows"}


def test_nobody_takes_it_twice(engines: Engines, sample: Sample) -> None:
    with pytest.raises(IntegrityError):
        examine(engines, sample, 2)


@pytest.mark.parametrize(
    ("statement", "finding"),
    [
        ("UPDATE exam SET answer_key = replace(answer_key, 'yes', 'no') WHERE {own}", "was changed after entry {made}"),
        (
            "UPDATE exam_attempt SET answers = replace(answers, 'no', 'yes') WHERE {own}",
            "was changed after entry {answered}",
        ),
        ("UPDATE exam_attempt SET salt = 'x' WHERE {own}", "was changed after entry {answered}"),
        ("DELETE FROM exam_attempt WHERE {own}", "written by entry {answered}, is missing"),
    ],
)
def test_tampering_is_found(engines: Engines, database_url: str, sample: Sample, statement: str, finding: str) -> None:
    examine(engines, sample)
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []
    own = database_id(database_url, sample.tournament)
    assert tamper(database_url, statement.format(own="tournament_id = :own"), own=own) == 1
    with read(engines) as connection:
        (found,) = verify(connection, sample.tournament)
    assert finding.format(made=sample.entries + 1, answered=sample.entries + 2) in found.what
