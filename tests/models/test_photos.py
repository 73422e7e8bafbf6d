"""Photos: kept whole, listed without their images, never of another tournament."""

from uuid import uuid4

import pytest
from sqlalchemy.exc import IntegrityError
from uuid_utils.compat import uuid7

from models.database.engine import Engines, read, write
from models.journal import journal
from models.ruling import photos
from tests.models.sample import NOON, Sample, furnish

IMAGE = bytes(range(256))
DESCRIBED = {"type": "image/webp", "bytes": 256, "sha256": "a" * 64}


def test_a_photo_comes_back_as_it_was_attached(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = sample.issue(connection)
        values = {"id": uuid7(), "ruling_id": ruling, "image": IMAGE, "sent_sha256": "b" * 64, **DESCRIBED}
        photos.attach(sample.journal(connection), values)
    with read(engines) as connection:
        row = photos.find(connection, sample.tournament, values["id"])
        written = journal.entries(connection, sample.tournament, after=sample.entries)[-1]
    assert row is not None
    assert {name: getattr(row, name) for name in values} == values
    assert (row.official_id, row.server_at) == (sample.director, NOON)
    assert (written.kind, written.subject) == ("photo.attached", values["id"])
    assert {name: written.body[name] for name in DESCRIBED} == DESCRIBED
    assert written.body["ruling"] == str(ruling)


def test_they_are_listed_by_ruling_oldest_first(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        rulings = [sample.issue(connection), sample.issue(connection)]
        made = [(ruling, uuid7()) for ruling in (*rulings, *rulings)]
        for ruling, identity in made:
            values = {"id": identity, "ruling_id": ruling, "image": IMAGE, "sent_sha256": "b" * 64, **DESCRIBED}
            photos.attach(sample.journal(connection), values)
    with read(engines) as connection:
        for ruling in rulings:
            listed = photos.of_ruling(connection, sample.tournament, ruling)
            assert [tuple(row) for row in listed] == [
                (id_, "image/webp", 256, "a" * 64) for of, id_ in made if of == ruling
            ]


def test_it_needs_a_ruling_of_its_tournament_and_a_known_type(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling, strange = sample.issue(connection), furnish(connection).issue(connection)
    values = {"id": uuid4(), "ruling_id": ruling, "image": IMAGE, "sent_sha256": "b" * 64, **DESCRIBED}
    for wrong in ({"ruling_id": strange}, {"type": "image/gif"}):
        with pytest.raises(IntegrityError), write(engines) as connection:
            photos.attach(sample.journal(connection), {**values, **wrong})
