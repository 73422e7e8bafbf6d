"""The end of a hand is kept, with what each seat showed."""

from uuid import uuid4

from models.database.engine import Engines, read, write
from models.journal import journal
from models.ruling import hand_ends
from models.ruling.hand import Hand, columns_of
from tests.models.house import NOON, House


def test_it_comes_back_as_it_was_recorded(engines: Engines, house: House) -> None:
    values = {
        "id": uuid4(),
        "table_id": house.table,
        "hanchan_id": house.hanchan,
        **columns_of(Hand("south", 4, 2)),
        "how": "exhaustive-draw",
        "winners": [],
        "hands": {"east": "tenpai", "south": "noten", "west": "refused"},
        "request": {"how": "exhaustive-draw"},
    }
    with write(engines) as connection:
        hand_ends.record(house.journal(connection), values)
    with read(engines) as connection:
        row = hand_ends.find(connection, house.tournament, values["id"])
        assert hand_ends.find(connection, house.tournament, uuid4()) is None
        (told,) = journal.entries(connection, house.tournament, after=house.entries)
    assert row is not None
    assert {name: getattr(row, name) for name in values} == values
    assert (row.official_id, row.server_at) == (house.director, NOON)
    assert (told.kind, told.body["how"], told.body["hands"]) == ("hand.ended", "exhaustive-draw", values["hands"])
