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
from tests.models.house import NOON, House, furnish

EAST_2, EAST_3 = Hand("east", 2, 0), Hand("east", 3, 0)


def declare(engines: Engines, house: House, seat: str = "west", hand: Hand | None = None, **different: Any) -> UUID:
    identity = uuid7()
    values = {"id": identity, "table_id": house.table, "seat": seat, "request": {"seat": seat}, **columns_of(hand)}
    with write(engines) as connection:
        dead_hands.declare(house.journal(connection), {**values, **different})
    return identity


def found(engines: Engines, house: House, seat: str = "west", at: datetime = NOON, **where: Any) -> UUID | None:
    with read(engines) as connection:
        row = dead_hands.find_held(connection, house.tournament, house.table, seat, at, **where)
    return None if row is None else row.id


def clear(engines: Engines, house: House, cause: str, **now: Any) -> list[UUID]:
    with write(engines) as connection:
        return dead_hands.clear(house.journal(connection), house.table, cause, **now)


def test_it_is_found_for_its_seat_alone(engines: Engines, house: House) -> None:
    declared = declare(engines, house)
    assert found(engines, house) == declared
    assert found(engines, house, "east") is None
    with write(engines) as connection:
        other = furnish(connection)
    assert found(engines, other) is None


def test_it_comes_back_as_it_was_made(engines: Engines, house: House) -> None:
    declared = declare(engines, house, hand=EAST_2, hanchan_id=house.hanchan)
    with read(engines) as connection:
        row = dead_hands.find(connection, house.tournament, declared)
        (told,) = journal.entries(connection, house.tournament, after=house.entries)
    assert row is not None
    assert (row.seat, row.hand_number, row.official_id, row.server_at) == ("west", 2, house.director, NOON)
    assert (row.request, row.cleared_at) == ({"seat": "west"}, None)
    assert (told.kind, told.subject, told.body["seat"]) == ("dead-hand.declared", declared, "west")


def test_another_hand_or_hanchan_does_not_find_it(engines: Engines, house: House) -> None:
    declared = declare(engines, house, hand=EAST_2, hanchan_id=house.hanchan)
    assert found(engines, house, hand=EAST_2, hanchan_id=house.hanchan) == declared
    assert found(engines, house, hand=EAST_3) is None
    assert found(engines, house, hand=Hand("east", 2, 1)) is None
    assert found(engines, house, hanchan_id=uuid4()) is None


def test_what_nobody_named_does_not_hide_it(engines: Engines, house: House) -> None:
    declared = declare(engines, house)
    assert found(engines, house, hand=EAST_3, hanchan_id=house.hanchan) == declared
    named = declare(engines, house, "north", hand=EAST_2)
    assert found(engines, house, "north") == found(engines, house, "north", hand=Hand("east", 2)) == named


@pytest.mark.parametrize("cause", ["redeal", "hand-end"])
def test_a_redeal_or_the_end_clears_the_table(engines: Engines, house: House, cause: str) -> None:
    declared = [declare(engines, house), declare(engines, house, "north", hand=EAST_2)]
    assert clear(engines, house, cause) == declared
    assert found(engines, house) is found(engines, house, "north") is None
    assert clear(engines, house, cause) == []
    with read(engines) as connection:
        row = dead_hands.find(connection, house.tournament, declared[0])
        told = journal.entries(connection, house.tournament, after=house.entries)
    assert row is not None
    assert (row.cleared_by, row.cleared_at) == (cause, NOON)
    assert [line.kind for line in told] == ["dead-hand.declared"] * 2 + ["dead-hand.cleared"] * 2


def test_the_next_hand_spares_its_own(engines: Engines, house: House) -> None:
    old = declare(engines, house, hand=EAST_2)
    new = declare(engines, house, "north", hand=EAST_3)
    assert clear(engines, house, "next-hand", hand=EAST_3) == [old]
    assert found(engines, house, "north", hand=EAST_3) == new


@pytest.mark.parametrize("wrong", [{"seat": "front"}, {"table_id": uuid4()}])
def test_the_database_refuses_nonsense(engines: Engines, house: House, wrong: dict[str, Any]) -> None:
    with pytest.raises(IntegrityError):
        declare(engines, house, **wrong)


@pytest.mark.parametrize("cause", ["redeal", "hand-end", "next-hand"])
def test_what_is_told_late_spares_a_later_hand(engines: Engines, house: House, cause: str) -> None:
    """A phone that was offline tells of East 2 when East 3 is being played."""
    later = declare(engines, house, hand=EAST_3)
    assert clear(engines, house, cause, hand=EAST_2) == []
    assert found(engines, house) == later


def test_it_goes_with_the_ruling_that_made_it(engines: Engines, house: House) -> None:
    made, other = declare(engines, house, request={"ruling": "its own"}), declare(engines, house, "north")
    for withdrawn in (made, made, other):
        with write(engines) as connection:
            dead_hands.withdraw(house.journal(connection), withdrawn)
    with read(engines) as connection:
        row = dead_hands.find(connection, house.tournament, made)
    assert row is not None
    assert row.cleared_by == "withdrawn"
    assert found(engines, house, "north") == other


def test_a_ruling_that_made_none_withdraws_none(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        dead_hands.withdraw(house.journal(connection), uuid4())
    with read(engines) as connection:
        assert len(journal.entries(connection, house.tournament, after=house.entries)) == 0


def test_it_held_for_a_call_made_before_it_was_cleared(engines: Engines, house: House) -> None:
    declared = declare(engines, house)
    assert clear(engines, house, "hand-end") == [declared]
    assert found(engines, house) is None
    assert found(engines, house, at=NOON - timedelta(seconds=1)) == declared


def test_what_was_withdrawn_never_held(engines: Engines, house: House) -> None:
    declared = declare(engines, house, request={"ruling": "its own"})
    with write(engines) as connection:
        dead_hands.withdraw(house.journal(connection), declared)
    assert found(engines, house, at=NOON - timedelta(seconds=1)) is None
