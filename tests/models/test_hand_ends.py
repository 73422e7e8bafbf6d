"""The end of a hand is kept, with what each seat showed."""

from uuid import uuid4

from models.database.engine import Engines, read, write
from models.journal import journal
from models.ruling import hand_ends
from models.ruling.hand import Hand, columns_of
from tests.models.sample import NOON, Sample


def test_it_comes_back_as_it_was_recorded(engines: Engines, sample: Sample) -> None:
    values = {
        "id": uuid4(),
        "table_id": sample.table,
        "hanchan_id": sample.hanchan,
        **columns_of(Hand("south", 4, 2)),
        "how": "exhaustive-draw",
        "winners": [],
        "hands": {"east": "tenpai", "south": "noten", "west": "refused"},
        "request": {"how": "exhaustive-draw"},
    }
    with write(engines) as connection:
        hand_ends.record(sample.journal(connection), values)
    with read(engines) as connection:
        row = hand_ends.find(connection, sample.tournament, values["id"])
        assert hand_ends.find(connection, sample.tournament, uuid4()) is None
        (entry,) = journal.entries(connection, sample.tournament, after=sample.entries)
    assert row is not None
    assert {name: getattr(row, name) for name in values} == values
    assert (row.official_id, row.server_at) == (sample.director, NOON)
    assert (entry.kind, entry.body["how"], entry.body["hands"]) == ("hand.ended", "exhaustive-draw", values["hands"])
