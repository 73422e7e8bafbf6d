"""Rulings are issued, withdrawn, amended and closed; each step is an entry that points back, nothing is lost."""

from datetime import timedelta
from uuid import uuid4

import pytest
from sqlalchemy.exc import IntegrityError

from models.database import register
from models.database.engine import Engines, read, write
from models.event.tables import PlayingTable
from models.journal import journal
from models.ruling import hand_ends, rulings
from tests.models.sample import NOON, REVISION, Sample, furnish

LATER = NOON + timedelta(minutes=3)


def kinds(engines: Engines, sample: Sample) -> list[str]:
    with read(engines) as connection:
        return [row.kind for row in journal.entries(connection, sample.tournament, after=sample.entries)]


def test_a_ruling_comes_back_as_it_was_made(engines: Engines, sample: Sample) -> None:
    values = sample.ruling(hand_wind="east", hand_number=2, hand_counters=1, device_at=LATER, clock_offset_ms=-250)
    with write(engines) as connection:
        item, request = {"id": values["id"], "foul": "empty-win"}, {"facts": {"hand_shown": False}}
        entry = rulings.issue(sample.journal(connection), values, item, request)
    with read(engines) as connection:
        row = rulings.find(connection, sample.tournament, values["id"])
        (written,) = journal.entries(connection, sample.tournament, after=sample.entries)
    assert row is not None
    assert {name: getattr(row, name) for name in values} == values
    assert (row.journal_seq, row.server_at, row.official_id, row.counts) == (entry.seq, NOON, sample.director, True)
    assert (row.ended_at, row.amended_by, row.note) == (None, None, None)
    shown = {"id": str(values["id"]), "foul": "empty-win", "seq": entry.seq, "status": "issued", "kind": "dead-hand"}
    assert row.list_item == written.body["ruling"] == shown
    assert written.body["facts"] == {"hand_shown": False}
    assert (written.kind, written.subject) == ("ruling.issued", values["id"])


def test_another_tournament_does_not_see_it(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
        other = furnish(connection)
    with read(engines) as connection:
        assert rulings.find(connection, other.tournament, ruling) is None


def test_it_cannot_be_issued_on_a_table_of_another_tournament(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        other = furnish(connection)
    with pytest.raises(IntegrityError), write(engines) as connection:
        sample.issue(connection, table_id=other.table)
    assert kinds(engines, sample) == []


def test_the_same_id_twice_is_refused_and_leaves_nothing(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
    with pytest.raises(IntegrityError), write(engines) as connection:
        sample.issue(connection, id=ruling, foul="overtime")
    assert kinds(engines, sample) == ["ruling.issued"]


def test_a_misspelt_column_is_named(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection, pytest.raises(ValueError, match="ruling has no column fuol"):
        sample.issue(connection, fuol="empty-win")


def test_withdrawing(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
    with write(engines) as connection:
        rulings.withdraw(sample.journal(connection, LATER), ruling, "wrong table")
    with read(engines) as connection:
        row = rulings.find(connection, sample.tournament, ruling)
        entry = journal.entries(connection, sample.tournament, after=sample.entries)[-1]
    assert row is not None
    assert (row.status, row.counts, row.ended_reason) == ("withdrawn", False, "wrong table")
    assert (row.ended_at, row.ended_by) == (LATER, sample.director)
    assert row.list_item["status"] == "withdrawn"
    assert (entry.kind, entry.subject, entry.body["reason"]) == ("ruling.withdrawn", ruling, "wrong table")


def test_what_was_withdrawn_cannot_be_withdrawn_again(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
        rulings.withdraw(sample.journal(connection), ruling, "wrong table")
        with pytest.raises(rulings.NotInForceError) as refusal:
            rulings.withdraw(sample.journal(connection), ruling, "again")
    assert refusal.value.status == "withdrawn"
    assert kinds(engines, sample) == ["ruling.issued", "ruling.withdrawn"]


def test_withdrawing_what_does_not_exist(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection, pytest.raises(LookupError):
        rulings.withdraw(sample.journal(connection), uuid4(), "wrong table")


def test_amending_points_both_ways(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        old = sample.issue(connection)
        new = sample.issue(connection, kind="chonbo", amends=old)
    with read(engines) as connection:
        was, now = (rulings.find(connection, sample.tournament, identity) for identity in (old, new))
        entries = journal.entries(connection, sample.tournament, after=sample.entries)
    assert was is not None
    assert now is not None
    assert (was.status, was.counts, was.amended_by, was.ended_reason) == ("amended", False, new, "misheard")
    assert (now.status, now.counts, now.amends) == ("issued", True, old)
    assert [(row.kind, row.subject) for row in entries[1:]] == [("ruling.issued", new), ("ruling.amended", old)]
    assert (entries[2].body["amended_by"], entries[2].body["reason"]) == (str(new), "misheard")


@pytest.mark.parametrize("how", ["amended", "missing"])
def test_only_a_standing_ruling_can_be_amended(engines: Engines, sample: Sample, how: str) -> None:
    with write(engines) as connection:
        old = sample.issue(connection)
        sample.issue(connection, amends=old)
        before = len(journal.entries(connection, sample.tournament))
        with pytest.raises(rulings.NotInForceError if how == "amended" else LookupError):
            sample.issue(connection, amends=old if how == "amended" else uuid4())
        assert len(journal.entries(connection, sample.tournament)) == before


def test_a_deferred_ruling_waits_on_its_table_and_keeps_both_decisions(engines: Engines, sample: Sample) -> None:
    final = {"status": "decided", "penalties": [{"kind": "chonbo", "on": "player"}]}
    end = {"id": uuid4(), "table_id": sample.table, "how": "exhaustive-draw", "winners": [], "hands": {}, "request": {}}
    with write(engines) as connection:
        other_table = uuid4()
        register.add(sample.journal(connection), PlayingTable, "table.added", {"id": other_table, "label": "2"})
        first = sample.issue(connection, status="deferred", kind="none")
        second = sample.issue(connection, status="deferred", kind="none")
        sample.issue(connection, status="deferred", kind="none", table_id=other_table, hanchan_id=None)
        sample.issue(connection)
    with read(engines) as connection:
        waiting = rulings.deferred_at_table(connection, sample.tournament, sample.table)
    assert [(row.id, row.counts) for row in waiting] == [(first, False), (second, False)]
    with write(engines) as connection:
        book = sample.journal(connection, LATER)
        hand_ends.record(book, end)
        rulings.close(book, first, final, {"kind": "chonbo"}, counts=True, hand_end=end["id"])
        nothing = {"status": "decided", "penalties": []}
        rulings.close(book, second, nothing, {"kind": "none"}, counts=False, hand_end=None)
    with read(engines) as connection:
        judged, dropped = (rulings.find(connection, sample.tournament, identity) for identity in (first, second))
        assert rulings.deferred_at_table(connection, sample.tournament, sample.table) == []
    assert judged is not None
    assert dropped is not None
    assert (judged.status, judged.kind, judged.counts, judged.closed_by) == ("closed", "chonbo", True, end["id"])
    assert (judged.decision, judged.final_decision) == (sample.ruling()["decision"], final)
    assert (judged.list_item["status"], judged.list_item["kind"]) == ("closed", "chonbo")
    assert (dropped.counts, dropped.closed_by, dropped.revision) == (False, None, REVISION)


def test_only_a_deferred_ruling_can_be_closed(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
        with pytest.raises(rulings.NotInForceError) as refusal:
            rulings.close(sample.journal(connection), ruling, {}, {"kind": "none"}, counts=False, hand_end=None)
    assert refusal.value.status == "issued"
