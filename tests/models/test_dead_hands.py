"""A declared dead hand is found by later calls in that hand, and by nobody afterwards."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy.exc import IntegrityError
from uuid_utils.compat import uuid7

from models.database.engine import Engines, read, write
from models.journal import journal
from models.ruling import dead_hands
from models.ruling.hand import Hand, columns_of
from tests.models.sample import NOON, Sample, furnish

EAST_2, EAST_3 = Hand("east", 2, 0), Hand("east", 3, 0)


def declare(engines: Engines, sample: Sample, seat: str = "west", hand: Hand | None = None, **different: Any) -> UUID:
    identity = uuid7()
    values = {"id": identity, "table_id": sample.table, "seat": seat, "request": {"seat": seat}, **columns_of(hand)}
    with write(engines) as connection:
        dead_hands.declare(sample.journal(connection), {**values, **different})
    return identity


def found(engines: Engines, sample: Sample, seat: str = "west", at: datetime = NOON, **where: Any) -> UUID | None:
    with read(engines) as connection:
        rows = dead_hands.list_held(connection, sample.tournament, sample.table, seat, at, **where)
    return rows[0].id if rows else None


def clear(engines: Engines, sample: Sample, cause: str, **now: Any) -> list[UUID]:
    with write(engines) as connection:
        return dead_hands.clear(sample.journal(connection), sample.table, cause, **now)


def test_it_is_found_for_its_seat_alone(engines: Engines, sample: Sample) -> None:
    declared = declare(engines, sample)
    assert found(engines, sample) == declared
    assert found(engines, sample, "east") is None
    with write(engines) as connection:
        other = furnish(connection)
    assert found(engines, other) is None


def test_it_comes_back_as_it_was_made(engines: Engines, sample: Sample) -> None:
    declared = declare(engines, sample, hand=EAST_2, hanchan_id=sample.hanchan)
    with read(engines) as connection:
        row = dead_hands.find(connection, sample.tournament, declared)
        (entry,) = journal.entries(connection, sample.tournament, after=sample.entries)
    assert row is not None
    assert (row.seat, row.hand_number, row.official_id, row.server_at) == ("west", 2, sample.director, NOON)
    assert (row.request, row.cleared_at) == ({"seat": "west"}, None)
    assert (entry.kind, entry.subject, entry.body["seat"]) == ("dead-hand.declared", declared, "west")


def test_another_hand_or_hanchan_does_not_find_it(engines: Engines, sample: Sample) -> None:
    declared = declare(engines, sample, hand=EAST_2, hanchan_id=sample.hanchan)
    assert found(engines, sample, hand=EAST_2, hanchan_id=sample.hanchan) == declared
    assert found(engines, sample, hand=EAST_3) is None
    assert found(engines, sample, hand=Hand("east", 2, 1)) is None
    assert found(engines, sample, hanchan_id=uuid4()) is None


def test_what_nobody_named_does_not_hide_it(engines: Engines, sample: Sample) -> None:
    declared = declare(engines, sample)
    assert found(engines, sample, hand=EAST_3, hanchan_id=sample.hanchan) == declared
    named = declare(engines, sample, "north", hand=EAST_2)
    assert found(engines, sample, "north") == found(engines, sample, "north", hand=Hand("east", 2)) == named


@pytest.mark.parametrize("cause", ["redeal", "hand-end"])
def test_a_redeal_or_the_end_clears_the_table(engines: Engines, sample: Sample, cause: str) -> None:
    declared = [declare(engines, sample), declare(engines, sample, "north", hand=EAST_2)]
    assert clear(engines, sample, cause) == declared
    assert found(engines, sample) is found(engines, sample, "north") is None
    assert clear(engines, sample, cause) == []
    with read(engines) as connection:
        row = dead_hands.find(connection, sample.tournament, declared[0])
        entries = journal.entries(connection, sample.tournament, after=sample.entries)
    assert row is not None
    assert (row.cleared_by, row.cleared_at) == (cause, NOON)
    assert [line.kind for line in entries] == ["dead-hand.declared"] * 2 + ["dead-hand.cleared"] * 2


def test_the_next_hand_spares_its_own(engines: Engines, sample: Sample) -> None:
    old = declare(engines, sample, hand=EAST_2)
    new = declare(engines, sample, "north", hand=EAST_3)
    assert clear(engines, sample, "next-hand", hand=EAST_3) == [old]
    assert found(engines, sample, "north", hand=EAST_3) == new


@pytest.mark.parametrize("wrong", [{"seat": "front"}, {"table_id": uuid4()}])
def test_the_database_refuses_nonsense(engines: Engines, sample: Sample, wrong: dict[str, Any]) -> None:
    with pytest.raises(IntegrityError):
        declare(engines, sample, **wrong)


@pytest.mark.parametrize("cause", ["redeal", "hand-end", "next-hand"])
def test_what_is_told_late_spares_a_later_hand(engines: Engines, sample: Sample, cause: str) -> None:
    """A phone that was offline tells of East 2 when East 3 is being played."""
    later = declare(engines, sample, hand=EAST_3)
    assert clear(engines, sample, cause, hand=EAST_2) == []
    assert found(engines, sample) == later


def test_it_goes_with_the_ruling_that_made_it(engines: Engines, sample: Sample) -> None:
    made, other = declare(engines, sample, request={"ruling": "its own"}), declare(engines, sample, "north")
    for withdrawn in (made, made, other):
        with write(engines) as connection:
            dead_hands.withdraw(sample.journal(connection), withdrawn)
    with read(engines) as connection:
        row = dead_hands.find(connection, sample.tournament, made)
    assert row is not None
    assert row.cleared_by == "withdrawn"
    assert found(engines, sample, "north") == other


def test_a_ruling_that_made_none_withdraws_none(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        dead_hands.withdraw(sample.journal(connection), uuid4())
    with read(engines) as connection:
        assert len(journal.entries(connection, sample.tournament, after=sample.entries)) == 0


def test_it_held_for_a_call_made_before_it_was_cleared(engines: Engines, sample: Sample) -> None:
    declared = declare(engines, sample)
    assert clear(engines, sample, "hand-end") == [declared]
    assert found(engines, sample) is None
    assert found(engines, sample, at=NOON - timedelta(seconds=1)) == declared


def test_what_was_withdrawn_never_held(engines: Engines, sample: Sample) -> None:
    declared = declare(engines, sample, request={"ruling": "its own"})
    with write(engines) as connection:
        dead_hands.withdraw(sample.journal(connection), declared)
    assert found(engines, sample, at=NOON - timedelta(seconds=1)) is None
