"""A prepared statement does what SQLAlchemy would have done with it, on both databases."""

import pytest
from sqlalchemy import Row, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from models.engine import Engines, read, write
from models.journal import ENTRY, HEAD
from models.prepared import Prepared
from models.tables import TABLE
from tests.models.house import House

BY_ID = select(TABLE).where(TABLE.c.id == bindparam("table"), TABLE.c.tournament_id == bindparam("tournament"))


def test_it_selects_the_same_values(engines: Engines, house: House) -> None:
    named = {"table": house.table, "tournament": house.tournament}
    with read(engines) as connection:
        expected: Row = connection.execute(BY_ID, named).one()
        assert Prepared(BY_ID).rows(connection, named) == [tuple(expected)]


def test_every_type_of_the_journal_comes_back_as_it_was(engines: Engines, house: House) -> None:
    query = select(ENTRY).where(ENTRY.c.tournament_id == bindparam("tournament"))
    with read(engines) as connection:
        expected = [tuple(row) for row in connection.execute(query, {"tournament": house.tournament})]
        assert Prepared(query).rows(connection, {"tournament": house.tournament}) == expected


def test_it_keeps_the_values_it_was_built_with(engines: Engines, house: House) -> None:
    query = Prepared(select(TABLE.c.id).where(TABLE.c.label == "no such table"))
    with read(engines) as connection:
        assert query.rows(connection, {}) == []


def test_it_writes(engines: Engines, house: House) -> None:
    move = Prepared(update(HEAD).where(HEAD.c.tournament_id == bindparam("tournament")).values(seq=bindparam("number")))
    with write(engines) as connection:
        move.run(connection, {"tournament": house.tournament, "number": 77})
        assert connection.execute(select(HEAD.c.seq).where(HEAD.c.tournament_id == house.tournament)).scalar_one() == 77


def test_a_missing_value_is_an_error(engines: Engines, house: House) -> None:
    with read(engines) as connection, pytest.raises(KeyError, match="table"):
        Prepared(BY_ID).rows(connection, {"tournament": house.tournament})


def test_what_the_database_refuses_is_sqlalchemys_error(engines: Engines, house: House) -> None:
    with pytest.raises(IntegrityError), write(engines) as connection:
        Prepared(insert(HEAD)).run(
            connection, {"tournament_id": house.tournament, "seq": 1, "hash": "twice", "erasing": False}
        )
