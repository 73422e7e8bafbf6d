"""What a hanchan came to: the newest result holds, and the database keeps every other as it was."""

from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError
from uuid_utils.compat import uuid7

from models.database.engine import Engines, read, write
from models.event import results
from models.journal.audit import verify
from tests.models.sample import Sample

POINTS = {"east": 42300, "south": 31200, "west": 26500, "north": 20000}


def values(sample: Sample, number: int = 1, **different: Any) -> dict[str, Any]:
    same = {"id": uuid7(), "hanchan_id": sample.hanchan, "number": number, **POINTS, "deposits": 0, "unranked": []}
    return {**same, "reason": None if number == 1 else "counted again", "request": {}, **different}


def test_the_newest_holds(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        results.enter(sample.journal(connection), values(sample))
        results.enter(sample.journal(connection), values(sample, 2, east=40300, south=33200, unranked=["west"]))
    with read(engines) as connection:
        assert [row.number for row in results.of_hanchan(connection, sample.tournament, sample.hanchan)] == [1, 2]
        (row,) = results.in_force(connection, sample.tournament)
        assert (row.number, row.east, row.unranked, row.west_id) == (2, 40300, ["west"], sample.players[2])
        assert (row.round, row.table_id) == ("1", sample.table)
        assert verify(connection, sample.tournament) == []


@pytest.mark.parametrize(
    "different", [{"number": 1}, {"number": 2, "reason": None}, {"number": 2, "reason": "so", "deposits": -100}]
)
def test_what_the_database_refuses(engines: Engines, sample: Sample, different: dict[str, Any]) -> None:
    with write(engines) as connection:
        results.enter(sample.journal(connection), values(sample))
    with pytest.raises(IntegrityError), write(engines) as connection:
        results.enter(sample.journal(connection), values(sample, **different))


@pytest.mark.parametrize("statement", ["UPDATE result SET east = 0", "DELETE FROM result"])
def test_what_was_entered_stays(engines: Engines, owned: Engines, sample: Sample, statement: str) -> None:
    with write(engines) as connection:
        results.enter(sample.journal(connection), values(sample))
    with pytest.raises(DBAPIError, match="never changed"), write(owned) as connection:
        connection.execute(text(statement))
