"""What a call names is looked up at once, with what waits at the table."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from uuid_utils.compat import uuid7

from models import calls, dead_hands, register
from models.engine import Engines, read, write
from models.officials import Official
from tests.models.house import NOON, REVISION, House, furnish


def look_up(engines: Engines, house: House, **different: Any) -> calls.Named:
    call = {
        "tournament_id": house.tournament,
        "ruling": uuid4(),
        "table": house.table,
        "hanchan": house.hanchan,
        "offender": ("player", house.players[0]),
        "caller": house.director,
        "at": NOON,
        **different,
    }
    with read(engines) as connection:
        return calls.look_up(connection, **call)


def test_what_is_there_is_found(engines: Engines, house: House) -> None:
    row = look_up(engines, house)
    assert (row.revision, row.time_zone) == (REVISION, "Europe/Paris")
    assert (row.table_label, row.hanchan_table, row.offender_name) == ("1", house.table, "Player 0")
    assert (row.known_ruling, row.dead_hands, row.deferred) == (None, False, False)
    assert look_up(engines, house, offender=("official", house.director)).offender_name == "Dora"


@pytest.mark.parametrize(
    ("different", "missing"),
    [
        ({"table": uuid4()}, "table_label"),
        ({"hanchan": None}, "hanchan_table"),
        ({"offender": ("team", uuid4())}, "offender_name"),
    ],
)
def test_what_is_not_there_is_null(engines: Engines, house: House, different: dict[str, Any], missing: str) -> None:
    assert getattr(look_up(engines, house, **different), missing) is None


def test_a_revoked_official_does_not_stand(engines: Engines, house: House) -> None:
    assert look_up(engines, house).caller_stands
    assert not look_up(engines, house, caller=house.players[0]).caller_stands
    with write(engines) as connection:
        register.change(house.journal(connection), Official, "official.revoked", house.director, {"revoked_at": NOON})
    assert not look_up(engines, house).caller_stands


def test_another_tournament_has_none_of_it(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        other = furnish(connection)
        ruling = house.issue(connection)
    row = look_up(engines, house, tournament_id=other.tournament, ruling=ruling)
    assert (row.table_label, row.hanchan_table, row.offender_name, row.known_ruling) == (None, None, None, None)


def test_what_waits_at_the_table_is_told(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        ruling: UUID = house.issue(connection, status="deferred", kind="none")
    row = look_up(engines, house, ruling=ruling)
    assert (row.known_ruling, row.dead_hands, row.deferred) == (ruling, False, True)
    with write(engines) as connection:
        declaration = {"id": uuid7(), "table_id": house.table, "seat": "west", "request": {}}
        dead_hands.declare(house.journal(connection), declaration)
    assert look_up(engines, house).dead_hands
    elsewhere = look_up(engines, house, table=uuid4())
    assert (elsewhere.dead_hands, elsewhere.deferred) == (False, False)
