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
from tests.models.sample import NOON, REVISION, Sample, furnish


@pytest.fixture(autouse=True)
def token(engines: Engines, sample: Sample) -> None:
    """The director's, whose id is the director's own."""
    row = {"id": sample.director, "official_id": sample.director, "name": "a program", "scopes": []}
    with write(engines) as connection:
        api_tokens.issue(sample.journal(connection), {**row, "token_hash": "0" * 64, "expires_at": NOON})


def caller(sample: Sample, **different: Any) -> Caller:
    known = {"id": sample.director, "name": "Dora", "roles": ("director",), "credential": sample.director}
    return Caller(**{**known, "tournament_id": sample.tournament, **different})


def look_up(engines: Engines, sample: Sample, **different: Any) -> incidents.Incident:
    call = {
        "tournament_id": sample.tournament,
        "ruling": uuid4(),
        "table": sample.table,
        "hanchan": sample.hanchan,
        "offender": ("player", sample.players[0]),
        "caller": caller(sample),
        "at": NOON,
        **different,
    }
    with read(engines) as connection:
        return incidents.look_up(connection, **call)


def test_what_is_there_is_found(engines: Engines, sample: Sample) -> None:
    row = look_up(engines, sample)
    assert (row.revision, row.time_zone) == (REVISION, "Europe/Paris")
    assert (row.table_label, row.hanchan_table, row.offender_name) == ("1", sample.table, "Player 0")
    assert (row.known_ruling, row.dead_hands, row.deferred) == (None, False, False)
    assert look_up(engines, sample, offender=("official", sample.director)).offender_name == "Dora"


@pytest.mark.parametrize(
    ("different", "missing"),
    [
        ({"table": uuid4()}, "table_label"),
        ({"hanchan": None}, "hanchan_table"),
        ({"offender": ("team", uuid4())}, "offender_name"),
    ],
)
def test_what_is_not_there_is_null(engines: Engines, sample: Sample, different: dict[str, Any], missing: str) -> None:
    assert getattr(look_up(engines, sample, **different), missing) is None


def test_a_revoked_official_does_not_stand(engines: Engines, sample: Sample) -> None:
    assert look_up(engines, sample).caller_stands
    for stranger in ({"id": sample.players[0]}, {"credential": uuid4()}):
        assert not look_up(engines, sample, caller=caller(sample, **stranger)).caller_stands
    with write(engines) as connection:
        register.change(sample.journal(connection), Official, "official.revoked", sample.director, {"revoked_at": NOON})
    assert not look_up(engines, sample).caller_stands


def test_another_tournament_has_none_of_it(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        other = furnish(connection)
        ruling = sample.issue(connection)
    row = look_up(engines, sample, tournament_id=other.tournament, ruling=ruling)
    assert (row.table_label, row.hanchan_table, row.offender_name, row.known_ruling) == (None, None, None, None)


def test_what_waits_at_the_table_is_told(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling: UUID = sample.issue(connection, status="deferred", kind="none")
    row = look_up(engines, sample, ruling=ruling)
    assert (row.known_ruling, row.dead_hands, row.deferred) == (ruling, False, True)
    with write(engines) as connection:
        declaration = {"id": uuid7(), "table_id": sample.table, "seat": "west", "request": {}}
        dead_hands.declare(sample.journal(connection), declaration)
    assert look_up(engines, sample).dead_hands
    elsewhere = look_up(engines, sample, table=uuid4())
    assert (elsewhere.dead_hands, elsewhere.deferred) == (False, False)


def test_a_revoked_token_and_a_phone_that_was_cut_off_do_not_stand(engines: Engines, sample: Sample) -> None:
    phone, session = uuid7(), uuid7()
    with write(engines) as connection:
        journal = sample.journal(connection)
        api_tokens.revoke(journal, sample.director)
        sessions.begin(connection, session, "1" * 64, "a browser", NOON)
        admissions.admit(journal, {"id": phone, "official_id": sample.director, "session_id": session})
    assert not look_up(engines, sample).caller_stands
    by_phone = caller(sample, credential=phone, session=session)
    assert look_up(engines, sample, caller=by_phone).caller_stands
    assert not look_up(engines, sample, caller=caller(sample, credential=phone, session=uuid7())).caller_stands
    with write(engines) as connection:
        admission = admissions.find(connection, sample.tournament, phone)
        assert admission is not None
        admissions.revoke(sample.journal(connection), admission)
    assert not look_up(engines, sample, caller=by_phone).caller_stands
