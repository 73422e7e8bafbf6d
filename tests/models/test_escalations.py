"""Escalations: one for each ruling, whose id it bears."""

from datetime import datetime
from hashlib import sha256
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from models.database.engine import Engines, read, write
from models.database.row_hash import row_hash
from models.database.types import canonical, utc_text
from models.journal import journal
from models.ruling import escalation_steps, escalations
from models.ruling.escalations import ESCALATION
from rulings.escalation import LEVELS
from tests.models.sample import NOON, Sample, furnish


def values(ruling: UUID, **different: Any) -> dict[str, Any]:
    return {
        "id": ruling,
        "level": "director",
        "escalated_at": NOON,
        "reason": "unclear",
        "request": {"reason": "unclear"},
        **different,
    }


def test_an_escalation_comes_back_as_it_was_opened(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
        sent = values(ruling, device_at=NOON, clock_offset_ms=-250)
        entry = escalations.open_(sample.journal(connection), sent)
    with read(engines) as connection:
        row = escalations.find(connection, sample.tournament, ruling)
        written = journal.entries(connection, sample.tournament, after=sample.entries)[-1]
    assert row is not None
    assert {name: getattr(row, name) for name in sent} == sent
    assert (row.status, row.journal_seq, row.official_id, row.server_at) == ("open", entry.seq, sample.director, NOON)
    assert (written.kind, written.subject, written.seq) == ("escalation.opened", ruling, entry.seq)
    assert written.body.keys() == {"reason", "level", "escalated_at", "device_at", "clock_offset_ms", "rows"}


def test_a_step_moves_its_escalation_in_one_entry(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling, new = sample.issue(connection), sample.issue(connection)
        escalations.open_(sample.journal(connection), values(ruling))
        row = escalations.find(connection, sample.tournament, ruling)
        assert row is not None
        step = {"id": new, "status": "final", "level": "director", "outcome": "amended", "standing_id": new}
        said = {"reason": "heard", "made_at": NOON, "request": {"reason": "heard"}, "clock_offset_ms": -250}
        entry = escalation_steps.record(sample.journal(connection), "decided", row, {**step, **said})
    with read(engines) as connection:
        moved = escalations.find(connection, sample.tournament, ruling)
        steps = escalation_steps.of_escalations(connection, sample.tournament, [ruling])[ruling]
        found = [escalation_steps.escalation_of(connection, sample.tournament, one) for one in (ruling, new, uuid4())]
        (decided,) = escalation_steps.with_decisions(connection, sample.tournament)
        written = journal.entries(connection, sample.tournament, after=entry.seq - 1)[0]
    assert moved is not None
    assert (moved.status, moved.level) == ("final", "director")
    assert [{name: getattr(row, name) for name in (*step, *said)} for row in steps] == [{**step, **said}]
    assert (steps[0].journal_seq, steps[0].official_id, steps[0].device_at) == (entry.seq, sample.director, None)
    assert found == [moved, moved, None]
    assert decided == (moved, steps)
    assert (written.kind, written.subject) == ("escalation.decided", ruling)
    assert written.body["rows"].keys() == {f"escalation_step/{new}", f"escalation/{ruling}"}


def test_a_level_that_came_later_changes_no_hash_of_before(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
        escalations.open_(sample.journal(connection), values(ruling, level=None))
        row = escalations.find(connection, sample.tournament, ruling)
    assert row is not None
    whole = {**row._asdict(), "seals": None}  # they came later still
    assert (whole["level"], whole["player_id"]) == (None, None)
    first = {name: whole[name] for name in whole.keys() - {"level", "player_id", "seals"}}
    assert row_hash(ESCALATION, whole) == hash_of(first)
    assert row_hash(ESCALATION, {**whole, "level": "director"}) != hash_of(first)
    with read(engines) as connection:
        queued = {level: escalations.page(connection, sample.tournament, level=level) for level in LEVELS}
    assert [len(queued[level]) for level in LEVELS] == [0, 1]


def hash_of(row: dict[str, Any]) -> str:
    """As rows were hashed before any column came later."""
    forms = {UUID: lambda value: value.hex, datetime: utc_text, dict: lambda value: canonical(value).decode()}
    stored = {name: forms.get(type(value), lambda same: same)(value) for name, value in row.items()}
    return sha256(canonical(stored)).hexdigest()


def test_the_queue(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        made = [sample.issue(connection) for _ in range(3)]
        for ruling in reversed(made):
            escalations.open_(sample.journal(connection), values(ruling))
        other = furnish(connection)
        elsewhere = other.issue(connection)
        escalations.open_(other.journal(connection), values(elsewhere))
        connection.execute(update(ESCALATION).where(ESCALATION.c.id == made[0]).values(status="decided"))

    def queue(*filters: Any) -> list[UUID]:
        with read(engines) as connection:
            return [row.id for row in escalations.page(connection, sample.tournament, *filters)]

    assert queue() == made[::-1]
    assert queue("open") == [made[2], made[1]]
    assert queue("decided") == [made[0]]
    with read(engines) as connection:
        (first,) = escalations.page(connection, sample.tournament, limit=1)
    assert first.list_item["id"] == str(made[2])
    assert queue(None, first.journal_seq) == [made[1], made[0]]


def test_a_ruling_is_escalated_once(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling, strange = sample.issue(connection), furnish(connection).issue(connection)
        escalations.open_(sample.journal(connection), values(ruling))
    for wrong in (ruling, strange, uuid4()):
        with pytest.raises(IntegrityError), write(engines) as connection:
            escalations.open_(sample.journal(connection), values(wrong))
