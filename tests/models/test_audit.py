"""`audit verify` finds whatever somebody changed with the database in their hands, and nothing where nobody did."""

from collections.abc import Iterator
from datetime import timedelta
from hashlib import sha256
from typing import Any
from uuid import UUID, uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection

from models.database import register
from models.database.engine import Engines, make_engine, read, write
from models.event import tournaments
from models.journal.audit import tournaments as tournaments_left
from models.journal.audit import verify
from models.journal.findings import Finding
from models.people.players import Player
from models.ruling import dead_hands, escalation_steps, escalations, hand_ends, help_calls, notes, photos, rulings
from tests.examples import examples
from tests.models.sample import NOON, Sample, database_id, furnish, tamper


def found(engines: Engines, sample: Sample) -> list[Finding]:
    with read(engines) as connection:
        return verify(connection, sample.tournament)


def play(connection: Connection, sample: Sample) -> UUID:
    """A bit of everything; returns the id of a ruling that stands, written by entry `sample.entries + 1`."""
    ruling = sample.issue(connection)
    sample.issue(connection, foul="overtime", amends=sample.issue(connection, foul="false-call"))
    waiting = sample.issue(connection, foul="noten-riichi", status="deferred", kind="none")
    journal = sample.journal(connection, NOON + timedelta(minutes=5))
    declared = {"id": uuid4(), "table_id": sample.table, "seat": "west", "request": {}}
    dead_hands.declare(journal, declared)
    end = {"id": uuid4(), "table_id": sample.table, "how": "exhaustive-draw", "winners": [], "hands": {}, "request": {}}
    hand_ends.record(journal, end)
    rulings.close(journal, waiting, {"status": "decided"}, {"kind": "chonbo"}, counts=True, hand_end=end["id"])
    dead_hands.clear(journal, sample.table, "hand-end")
    mistaken = sample.issue(connection)
    rulings.withdraw(sample.journal(connection), mistaken, "wrong table")
    tournaments.change(sample.journal(connection), 1, {"name": "Winter Cup"})
    register.change(sample.journal(connection), Player, "player.changed", sample.players[3], {"name": "Somebody"})
    photo = {"type": "image/png", "bytes": 4, "sha256": "a" * 64, "sent_sha256": "b" * 64}
    photos.attach(sample.journal(connection), {"id": uuid4(), "ruling_id": ruling, "image": b"\x89PNG", **photo})
    escalated = {
        "id": ruling,
        "level": "director",
        "escalated_at": NOON,
        "reason": "unclear",
        "request": {"reason": "unclear"},
    }
    escalations.open_(sample.journal(connection), escalated)
    _decide(connection, sample, ruling)
    help_call = {"id": uuid4(), "table_id": sample.table, "level": "director", "called_at": NOON, "request": {}}
    help_calls.call(sample.journal(connection), help_call)
    help_calls.answer(sample.journal(connection), help_call["id"], NOON)
    help_calls.end(sample.journal(connection), help_call["id"], "ruled", NOON, ruling)
    note = {"id": uuid4(), "ruling_id": ruling, "noted_at": NOON, "note": "seen by South", "request": {}}
    notes.add(sample.journal(connection), note)
    return ruling


def _decide(connection: Connection, sample: Sample, ruling: UUID) -> None:
    row = escalations.find(connection, sample.tournament, ruling)
    assert row is not None
    final = {"status": "final", "level": "director", "outcome": "upheld", "standing_id": ruling}
    step = {"id": uuid4(), **final, "reason": "clear", "made_at": NOON, "request": {"reason": "clear"}}
    escalation_steps.record(sample.journal(connection), "decided", row, step)


def test_an_honest_tournament_has_no_findings(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        play(connection, sample)
        other = furnish(connection)
        play(connection, other)
    assert found(engines, sample) == found(engines, other) == []


def test_there_must_be_a_tournament(engines: Engines) -> None:
    with read(engines) as connection, pytest.raises(LookupError):
        verify(connection, uuid4())


ROWS = {
    "kind": (
        "UPDATE ruling SET kind = 'none' WHERE {own} AND id = :ruling",
        "ruling/{ruling} was changed after entry 9",
    ),
    "list item": (
        "UPDATE ruling SET list_item = replace(list_item, 'empty-win', 'overtime') WHERE {own} AND id = :ruling",
        "ruling/{ruling} was changed after entry 9",
    ),
    "garbage": ("UPDATE ruling SET decision = '{{' WHERE {own} AND id = :ruling", "ruling/{ruling} was changed after"),
    "row gone": ("DELETE FROM ruling WHERE {own} AND id = :ruling", "ruling/{ruling}, written by entry 9, is missing"),
    "dead hand": ("UPDATE dead_hand SET seat = 'north' WHERE {own}", "was changed after entry 17"),
    "hand end": ("UPDATE hand_end SET how = 'win' WHERE {own}", "was changed after entry 15"),
    "photo": ("UPDATE photo SET image = {bytes} WHERE {own}", "was changed after entry 22"),
    "photo's type": ("UPDATE photo SET type = 'image/jpeg' WHERE {own}", "was changed after entry 22"),
    "photo gone": ("DELETE FROM photo WHERE {own}", "written by entry 22, is missing"),
    "escalation": ("UPDATE escalation SET status = 'decided' WHERE {own}", "was changed after entry 24"),
    "escalation's level": ("UPDATE escalation SET level = NULL WHERE {own}", "was changed after entry 24"),
    "decision": ("UPDATE escalation_step SET outcome = 'overturned' WHERE {own}", "was changed after entry 24"),
    "decision gone": ("DELETE FROM escalation_step WHERE {own}", "written by entry 24, is missing"),
    "help call": ("UPDATE help_call SET ended_how = 'settled' WHERE {own}", "was changed after entry 27"),
    "help call gone": ("DELETE FROM help_call WHERE {own}", "written by entry 27, is missing"),
    "note": ("UPDATE ruling_note SET note = 'X' WHERE {own}", "was changed after entry 28"),
    "note gone": ("DELETE FROM ruling_note WHERE {own}", "written by entry 28, is missing"),
    "player": ("UPDATE player SET name = 'X' WHERE {own} AND id_number = '2'", "was changed after entry 6"),
    "tournament": ("UPDATE tournament SET currency = 'USD' WHERE id = :tournament", "was changed after entry 20"),
    "head": ("UPDATE journal_head SET hash = 'x' WHERE {own}", "the head of the journal was changed"),
    "head back": ("UPDATE journal_head SET seq = seq - 1 WHERE {own}", "the head of the journal was changed"),
    "head gone": ("DELETE FROM journal_head WHERE {own}", "the head of the journal is missing"),
    "first entry gone": ("DELETE FROM journal_entry WHERE {own} AND seq = 1", "entry 1 is missing"),
    "entries gone": ("DELETE FROM journal_entry WHERE {own} AND seq IN (3, 4)", "entries 3 to 4 are missing"),
    "tail gone": ("DELETE FROM journal_entry WHERE {own} AND seq > 18", "entries 19 to 28 are missing"),
    "all gone": ("DELETE FROM journal_entry WHERE {own}", "ruling/{ruling} is in no journal entry"),
    "rulebook": ("UPDATE rulebook_revision SET content = '{{}}'", "the rulebook with revision aaaa"),
}


@pytest.mark.parametrize("what", ROWS)
def test_tampering_is_found(engines: Engines, database_url: str, sample: Sample, what: str) -> None:
    with write(engines) as connection:
        ruling = play(connection, sample)
    statement, finding = ROWS[what]
    ids = {"tournament": sample.tournament, "ruling": ruling}
    values = {name: database_id(database_url, value) for name, value in ids.items() if f":{name}" in statement}
    if "{own}" in statement:
        values["own"] = database_id(database_url, sample.tournament)
    other = "'\\x00'::bytea" if database_url.startswith("postgresql") else "x'00'"
    assert tamper(database_url, statement.format(own="tournament_id = :own", bytes=other), **values) >= 1
    assert finding.format(ruling=ruling) in "\n".join(line.what for line in found(engines, sample))


WITHOUT_A_TOURNAMENT = {
    "its row": ("tournament",),
    "its row and head": ("tournament", "journal_head"),
    "its row and journal": ("tournament", "journal_head", "journal_entry"),
}


@pytest.mark.parametrize("what", WITHOUT_A_TOURNAMENT)
def test_a_deleted_tournament_is_named_and_found(
    engines: Engines, database_url: str, sample: Sample, what: str
) -> None:
    with write(engines) as connection:
        play(connection, sample)
        other = furnish(connection)
    own = database_id(database_url, sample.tournament)
    for table in WITHOUT_A_TOURNAMENT[what]:
        column = "id" if table == "tournament" else "tournament_id"
        tamper(database_url, f"DELETE FROM {table} WHERE {column} = :own", own=own)  # noqa: S608
    with read(engines) as connection:
        named = tournaments_left(connection)
    assert set(named) == {str(sample.tournament), str(other.tournament)}
    assert named[str(sample.tournament)] == str(sample.tournament)
    assert found(engines, sample)
    assert found(engines, other) == []


def test_an_id_that_is_none_is_a_finding(engines: Engines) -> None:
    with read(engines) as connection:
        (finding,) = verify(connection, "nowhere")
    assert finding.what == "rows say that they belong to 'nowhere', which is no id"


def test_a_ruling_slipped_in_is_found(engines: Engines, database_url: str, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = play(connection, sample)
        columns = [column.name for column in rulings.RULING.columns]
    slipped = {"id": database_id(database_url, uuid4()), "was": database_id(database_url, ruling)}
    new_id = "CAST(:id AS uuid)" if database_url.startswith("postgresql") else ":id"
    chosen = ", ".join({"id": new_id, "journal_seq": "99"}.get(name, name) for name in columns)
    statement = f"INSERT INTO ruling ({', '.join(columns)}) SELECT {chosen} FROM ruling WHERE id = :was"  # noqa: S608
    tamper(database_url, statement, **slipped)
    (finding,) = found(engines, sample)
    assert finding == Finding(None, "row-unrecorded", {"row": f"ruling/{UUID(slipped['id'])}"})


def test_a_later_honest_change_does_not_wash_it_clean(engines: Engines, database_url: str, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
    tamper(database_url, "UPDATE ruling SET kind = 'none' WHERE id = :id", id=database_id(database_url, ruling))
    with write(engines) as connection:
        rulings.withdraw(sample.journal(connection), ruling, "wrong table")
    (finding,) = found(engines, sample)
    assert finding.what == f"ruling/{ruling} was changed between entry 9 and entry 10, without an entry"


def test_sqlite_rows_that_no_program_can_read_are_findings(sqlite_url: str) -> None:
    engines = make_engine(sqlite_url)
    with write(engines) as connection:
        sample = furnish(connection)
        play(connection, sample)
    tamper(sqlite_url, "UPDATE ruling SET ruled_at = x'ff00', foul = 1.5, device_at = 'noon'")
    tamper(sqlite_url, "UPDATE playing_table SET label = CAST(x'ff' AS TEXT)")
    tamper(sqlite_url, "UPDATE player SET id = 'nobody' WHERE id_number = '1'")
    tamper(sqlite_url, "UPDATE journal_entry SET seq = 'two' WHERE seq = 2")
    said = "\n".join(line.what for line in found(engines, sample))
    for part in (
        "number 'two'",
        "entry 2 is missing",
        "player/nobody is in no",
        "playing_table cannot be read",
        "ruling/",
    ):
        assert part in said
    tamper(sqlite_url, "UPDATE journal_entry SET kind = CAST(x'ff' AS TEXT)")
    assert "the journal cannot be read any further" in found(engines, sample)[-1].what
    engines.dispose()


# One long-lived database for the properties: every example makes a tournament of its own in it.
KINDS = st.sampled_from(["clock.started", "fine.paid", "note"])
BODIES = st.dictionaries(
    st.text(max_size=4).filter(lambda name: name != "rows"), st.integers(-9, 9) | st.text(max_size=4)
)
APPENDS = st.lists(st.tuples(KINDS, BODIES), min_size=1, max_size=6)
PROPERTY = settings(max_examples=examples(15), suppress_health_check=list(HealthCheck))
COLUMNS = {
    "at": "2024-11-02T12:00:00.000001+00:00",
    "kind": "note2",
    "body": '{"rows":{},"x":true}',
    "prev_hash": "f" * 64,
    "hash": "e" * 64,
}


@pytest.fixture
def tournaments_of(engines: Engines) -> Iterator[Any]:
    def make(appends: list[tuple[str, dict[str, Any]]]) -> Sample:
        with write(engines) as connection:
            sample = furnish(connection)
            journal = sample.journal(connection)
            for kind, body in appends:
                journal.append(kind, uuid4(), body)
        assert found(engines, sample) == []
        return sample

    return make


@PROPERTY
@given(appends=APPENDS, data=st.data())
def test_every_changed_entry_is_found(
    engines: Engines, database_url: str, tournaments_of: Any, appends: Any, data: st.DataObject
) -> None:
    sample = tournaments_of(appends)
    seq = data.draw(st.integers(1, sample.entries + len(appends)))
    column = data.draw(st.sampled_from([*COLUMNS, "who", "subject"]))
    new = COLUMNS.get(column) or database_id(database_url, uuid4())
    cast = {"at": "timestamptz", "who": "uuid", "subject": "uuid"}.get(column, "text")
    value = f"CAST(:new AS {cast})" if database_url.startswith("postgresql") else ":new"
    statement = f"UPDATE journal_entry SET {column} = {value} WHERE tournament_id = :own AND seq = :seq"  # noqa: S608
    assert tamper(database_url, statement, own=database_id(database_url, sample.tournament), seq=seq, new=new) == 1
    assert seq in {finding.seq for finding in found(engines, sample)}


@PROPERTY
@given(appends=APPENDS, data=st.data())
def test_every_deleted_entry_is_found(
    engines: Engines, database_url: str, tournaments_of: Any, appends: Any, data: st.DataObject
) -> None:
    sample = tournaments_of(appends)
    seq = data.draw(st.integers(1, sample.entries + len(appends)))
    statement = "DELETE FROM journal_entry WHERE tournament_id = :own AND seq = :seq"
    assert tamper(database_url, statement, own=database_id(database_url, sample.tournament), seq=seq) == 1
    assert Finding(seq, "entry-missing") in found(engines, sample)


@PROPERTY
@given(appends=APPENDS, data=st.data())
def test_every_swap_of_entries_is_found(
    engines: Engines, database_url: str, tournaments_of: Any, appends: Any, data: st.DataObject
) -> None:
    sample = tournaments_of(appends)
    numbers = st.integers(1, sample.entries + len(appends))
    one, other = data.draw(st.lists(numbers, min_size=2, max_size=2, unique=True))
    own = database_id(database_url, sample.tournament)
    for old, new in ((one, -1), (other, one), (-1, other)):
        statement = "UPDATE journal_entry SET seq = :new WHERE tournament_id = :own AND seq = :old"
        assert tamper(database_url, statement, own=own, old=old, new=new) == 1
    assert {one, other} <= {finding.seq for finding in found(engines, sample)}


def test_a_text_in_place_of_a_photo_is_found(sqlite_url: str) -> None:
    """SQLite keeps whatever it is given: not even a text that says what the hash is over may pass for the image."""
    engines = make_engine(sqlite_url)
    with write(engines) as connection:
        sample = furnish(connection)
        play(connection, sample)
    for text in ("b'\\x89PNG'", '{"sha256":"' + sha256(b"\x89PNG").hexdigest() + '"}'):
        tamper(sqlite_url, "UPDATE photo SET image = :text", text=text)
        assert "photo/" in found(engines, sample)[0].what
    engines.dispose()
