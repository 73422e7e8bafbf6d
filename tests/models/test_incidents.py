"""What a call names is looked up at once, with what waits at the table."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from uuid_utils.compat import uuid7

from models.database import register
from models.database.engine import Engines, read, write
from models.people import admissions, api_tokens, sessions
from models.people.credentials import Caller
from models.people.officials import Official
from models.ruling import dead_hands, incidents
from tests.models.house import NOON, REVISION, House, furnish


@pytest.fixture(autouse=True)
def token(engines: Engines, house: House) -> None:
    """The director's, whose id is the director's own."""
    row = {"id": house.director, "official_id": house.director, "name": "a program", "scopes": []}
    with write(engines) as connection:
        api_tokens.issue(house.journal(connection), {**row, "token_hash": "0" * 64, "expires_at": NOON})


def caller(house: House, **different: Any) -> Caller:
    known = {"id": house.director, "name": "Dora", "roles": ("director",), "credential": house.director}
    return Caller(**{**known, "tournament_id": house.tournament, **different})


def look_up(engines: Engines, house: House, **different: Any) -> incidents.Incident:
    call = {
        "tournament_id": house.tournament,
        "ruling": uuid4(),
        "table": house.table,
        "hanchan": house.hanchan,
        "offender": ("player", house.players[0]),
        "caller": caller(house),
        "at": NOON,
        **different,
    }
    with read(engines) as connection:
        return incidents.look_up(connection, **call)


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
    for stranger in ({"id": house.players[0]}, {"credential": uuid4()}):
        assert not look_up(engines, house, caller=caller(house, **stranger)).caller_stands
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


def test_a_revoked_token_and_a_phone_that_was_cut_off_do_not_stand(engines: Engines, house: House) -> None:
    phone, session = uuid7(), uuid7()
    with write(engines) as connection:
        journal = house.journal(connection)
        api_tokens.revoke(journal, house.director)
        sessions.begin(connection, session, "1" * 64, "a browser", NOON)
        admissions.admit(journal, {"id": phone, "official_id": house.director, "session_id": session})
    assert not look_up(engines, house).caller_stands
    by_phone = caller(house, credential=phone, session=session)
    assert look_up(engines, house, caller=by_phone).caller_stands
    assert not look_up(engines, house, caller=caller(house, credential=phone, session=uuid7())).caller_stands
    with write(engines) as connection:
        admission = admissions.find(connection, house.tournament, phone)
        assert admission is not None
        admissions.revoke(house.journal(connection), admission)
    assert not look_up(engines, house, caller=by_phone).caller_stands
