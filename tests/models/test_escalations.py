"""Escalations: one for each ruling, whose id it bears."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from models import escalations, journal
from models.engine import Engines, read, write
from models.escalations import ESCALATION
from tests.models.house import NOON, House, furnish


def values(ruling: UUID, **different: Any) -> dict[str, Any]:
    return {"id": ruling, "escalated_at": NOON, "reason": "unclear", "request": {"reason": "unclear"}, **different}


def test_an_escalation_comes_back_as_it_was_opened(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        ruling = house.issue(connection)
        sent = values(ruling, device_at=NOON, clock_offset_ms=-250)
        entry = escalations.open_(house.journal(connection), sent)
    with read(engines) as connection:
        row = escalations.find(connection, house.tournament, ruling)
        written = journal.entries(connection, house.tournament, after=house.entries)[-1]
    assert row is not None
    assert {name: getattr(row, name) for name in sent} == sent
    assert (row.status, row.journal_seq, row.official_id, row.server_at) == ("open", entry.seq, house.director, NOON)
    assert (written.kind, written.subject, written.seq) == ("escalation.opened", ruling, entry.seq)
    assert written.body.keys() == {"reason", "escalated_at", "device_at", "clock_offset_ms", "rows"}


def test_the_queue(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        made = [house.issue(connection) for _ in range(3)]
        for ruling in reversed(made):
            escalations.open_(house.journal(connection), values(ruling))
        other = furnish(connection)
        elsewhere = other.issue(connection)
        escalations.open_(other.journal(connection), values(elsewhere))
        connection.execute(update(ESCALATION).where(ESCALATION.c.id == made[0]).values(status="decided"))

    def queue(*filters: Any) -> list[UUID]:
        with read(engines) as connection:
            return [row.id for row in escalations.page(connection, house.tournament, *filters)]

    assert queue() == made[::-1]
    assert queue("open") == [made[2], made[1]]
    assert queue("decided") == [made[0]]
    with read(engines) as connection:
        (first,) = escalations.page(connection, house.tournament, limit=1)
    assert first.list_item["id"] == str(made[2])
    assert queue(None, first.journal_seq) == [made[1], made[0]]


def test_a_ruling_is_escalated_once(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        ruling, strange = house.issue(connection), furnish(connection).issue(connection)
        escalations.open_(house.journal(connection), values(ruling))
    for wrong in (ruling, strange, uuid4()):
        with pytest.raises(IntegrityError), write(engines) as connection:
            escalations.open_(house.journal(connection), values(wrong))
