"""Personal data goes for good, the journal's chain holds, and nothing else can be changed under that pretence."""

from hashlib import sha256
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from models.database import register
from models.database.base import Base
from models.database.engine import Engines, read, write
from models.database.types import canonical
from models.journal import erasures, journal
from models.journal.audit import compare_head, verify
from models.journal.journal import ENTRY, HEAD
from models.journal.salted_hashes import REDACTED, pseudonym, redact
from models.people.players import Player
from models.ruling import escalations, photos, rulings
from models.ruling.rulings import Ruling
from tests.models.sample import NOON, Sample, database_id, tamper

ALL: dict[str, Any] = {"players": None, "texts": True, "photos": True}


def play(connection: Connection, sample: Sample) -> UUID:
    """A ruling on East, named and spoken of wherever that can be, with a photo, escalated."""
    said = "Player 0 laughed"
    deep = {"issued": {"reason": said}, "amends": {"reason": said}, "shown": said, "note": said}
    shown = {"by": "device", "lang": "en", "text": said}
    request = {"foul": "empty-win", **deep}
    ruling = sample.issue(connection, note=said, reason=said, request=request, decision={"shown": shown})
    photo = {"type": "image/png", "bytes": 4, "sha256": sha256(b"\x89PNG").hexdigest(), "sent_sha256": "b" * 64}
    photos.attach(sample.journal(connection), {"id": uuid4(), "ruling_id": ruling, "image": b"\x89PNG", **photo})
    asked = {"id": ruling, "level": "director", "escalated_at": NOON, "reason": "Player 0 says no", "request": {}}
    escalations.open_(sample.journal(connection), asked)
    mistaken = sample.issue(connection, seat="south", offender_id=sample.players[1])
    rulings.withdraw(sample.journal(connection), mistaken, "it was Player 0")
    return ruling


def erase(engines: Engines, sample: Sample, **different: Any) -> None:
    with write(engines) as connection:
        erasures.erase(sample.journal(connection), uuid4(), {**ALL, **different})


def everything(connection: Connection) -> str:
    """Every text that the database holds, but for what officials are called."""
    tables = [table.name for table in Base.metadata.sorted_tables]
    return "\n".join(str(row) for table in tables for row in connection.execute(text(f"SELECT * FROM {table}")))  # noqa: S608


def test_nothing_is_left_and_the_chain_holds(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        play(connection, sample)
        head = journal.head(connection, sample.tournament)
        assert head is not None
        assert "Player 0" in everything(connection)
    erase(engines, sample)
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []
        assert compare_head(connection, sample.tournament, f"{head.seq}:{head.hash}") == []
        assert "Player 0" not in everything(connection)


def test_what_was_ruled_stays(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        ruling = play(connection, sample)
    erase(engines, sample)
    with read(engines) as connection:
        row = rulings.find(connection, sample.tournament, ruling)
        named = register.find(connection, Player, sample.tournament, sample.players[0])
    assert row is not None
    assert named is not None
    assert (row.foul, row.note, row.request["foul"]) == ("empty-win", REDACTED, "empty-win")
    assert (row.request["issued"], row.request["shown"]) == ({"reason": REDACTED}, REDACTED)
    assert row.list_item["offender"]["name"] == named.name == pseudonym(sample.tournament, sample.players[0])["name"]


def test_one_player_goes_alone(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        play(connection, sample)
    erase(engines, sample, players=[str(sample.players[1])], texts=False, photos=False)
    with read(engines) as connection:
        left = everything(connection)
        assert verify(connection, sample.tournament) == []
    assert "Player 1" not in left
    assert "Player 0 laughed" in left
    assert "PNG" in left


def test_it_can_be_done_again(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        play(connection, sample)
    erase(engines, sample, players=[str(sample.players[0])], texts=False)
    erase(engines, sample)
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []
        assert "Player" not in everything(connection)


def test_a_new_name_after_an_erasure_is_kept_like_any_other(engines: Engines, sample: Sample) -> None:
    erase(engines, sample)
    with write(engines) as connection:
        register.change(
            sample.journal(connection), Player, "player.changed", sample.players[0], {"name": "Mallory"}, {}
        )
        assert verify(connection, sample.tournament) == []
        assert "Mallory" in everything(connection)
    erase(engines, sample)
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []
        assert "Mallory" not in everything(connection)


def test_what_a_player_was_called_before_goes_as_well(engines: Engines, sample: Sample) -> None:
    """A misspelt name tells who it was, and stands in the corrections before and after; one of nobody else is left."""
    names = [{"name": "Malory", "id_number": "SG13"}, {"name": "Mallory"}]
    with write(engines) as connection:
        play(connection, sample)
        for number, changes in enumerate(names):
            for place, player in enumerate(sample.players[:2]):
                given = {name: f"{text} {number}-{place}" for name, text in changes.items()}
                register.correct(sample.journal(connection), Player, "player.changed", player, given, "misspelt")
    erase(engines, sample, players=[str(sample.players[0])], texts=False)
    with read(engines) as connection:
        left = everything(connection)
        assert verify(connection, sample.tournament) == []
        told = [entry.body for entry in journal.about(connection, sample.tournament, sample.players[0])]
    named = pseudonym(sample.tournament, sample.players[0])
    assert [body.get("before", {}).get("name") for body in told] == [None, named["name"], named["name"]]
    assert [body.get("id_number") for body in told] == [named["id_number"], named["id_number"], None]
    assert not [text for text in ("Malory 0-0", "SG13 0-0", "Mallory 1-0") if text in left]
    assert "Malory 0-1" in left


def test_the_salts_go_as_well(engines: Engines, sample: Sample) -> None:
    """With them anybody could try names until one gives the hash."""
    with write(engines) as connection:
        play(connection, sample)
    erase(engines, sample)
    with read(engines) as connection:
        seals = [row.seals for row in journal.entries(connection, sample.tournament) if row.seals]
        rows = [row for model in (Player, Ruling) for row in register.page(connection, model, sample.tournament)]
    assert len(seals) > 6
    assert all(row.seals for row in rows)
    assert all(set(kept) == {"seal"} for places in (*seals, *(row.seals for row in rows)) for kept in places.values())


ENTRY_CHANGED = "its content does not give its hash"
ROW_CHANGED = "without an entry"
LIES = {
    "another penalty": ("journal_entry", "body = replace(body, 'empty-win', 'overtime')", ENTRY_CHANGED),
    "another name": ("journal_entry", "body = replace(body, '№ ', 'Mallory ')", ENTRY_CHANGED),
    "another number": ("journal_entry", "body = replace(body, '№ ', '№ 1')", ENTRY_CHANGED),
    "another word": ("journal_entry", "body = replace(body, '…', 'she cheated')", ENTRY_CHANGED),
    "no seals": ("journal_entry", "seals = NULL", ENTRY_CHANGED),
    "seals of nothing": ("journal_entry", 'seals = \'{"no": {"salt": "x"}}\'', ENTRY_CHANGED),
    "a row's penalty": ("ruling", "kind = 'none'", ROW_CHANGED),
    "a row's word": ("ruling", "note = 'she cheated'", ROW_CHANGED),
    "a row's name": ("player", "name = 'Mallory'", ROW_CHANGED),
    "a row without seals": ("player", "seals = NULL", ROW_CHANGED),
    "another photo": ("photo", "image = {bytes}", ROW_CHANGED),
}


@pytest.mark.parametrize("what", LIES)
def test_no_lie_passes_as_an_erasure(engines: Engines, database_url: str, sample: Sample, what: str) -> None:
    with write(engines) as connection:
        play(connection, sample)
    erase(engines, sample)
    table, change, finding = LIES[what]
    image = "'\\x00'::bytea" if database_url.startswith("postgresql") else "x'00'"
    statement = f"UPDATE {table} SET {change.replace('{bytes}', image)} WHERE tournament_id = :own"  # noqa: S608 -- ours
    where = " AND seals IS NOT NULL" if table == "journal_entry" else ""
    assert tamper(
        database_url, statement.replace(":", "\\:").replace("\\:own", ":own") + where, own=own(database_url, sample)
    )
    assert [what for what in findings(engines, sample) if finding in what]


REMOVED = {
    "a name": ("player.added", {"name": "№ x"}),
    "a word": ("escalation.opened", {"reason": REDACTED}),
}


@pytest.mark.parametrize("what", REMOVED)
def test_nothing_goes_without_an_entry_that_tells(
    engines: Engines, database_url: str, sample: Sample, what: str
) -> None:
    with write(engines) as connection:
        play(connection, sample)
    kind, instead = REMOVED[what]
    with read(engines) as connection:
        row = next(row for row in journal.entries(connection, sample.tournament) if row.kind == kind)
    if "name" in instead:
        instead = {"name": pseudonym(sample.tournament, row.subject)["name"]}
    body, seals = redact(row.body, row.seals, instead)
    values = {"body": canonical(body).decode(), "seals": canonical(seals).decode(), "seq": row.seq}
    statement = "UPDATE journal_entry SET body = :body, seals = :seals WHERE tournament_id = :own AND seq = :seq"
    assert tamper(database_url, statement, own=own(database_url, sample), **values)
    assert findings(engines, sample) == [
        f"entry {row.seq} lacks personal data, and no later entry says that it was removed"
    ]


def test_no_beginning_of_a_text_moves_into_its_salt(engines: Engines, database_url: str, sample: Sample) -> None:
    with write(engines) as connection:
        play(connection, sample)
        row = next(row for row in journal.entries(connection, sample.tournament) if row.kind == "escalation.opened")
    salt, text_of_it = row.seals["reason"]["salt"], row.body["reason"]
    moved = {**row.seals, "reason": {"salt": salt + text_of_it[:5]}}
    values = {"body": canonical({**row.body, "reason": text_of_it[5:]}).decode(), "seals": canonical(moved).decode()}
    statement = "UPDATE journal_entry SET body = :body, seals = :seals WHERE tournament_id = :own AND seq = :seq"
    assert tamper(database_url, statement, own=own(database_url, sample), seq=row.seq, **values)
    assert f"entry {row.seq} was changed: {ENTRY_CHANGED}" in findings(engines, sample)


def test_the_guards_open_for_texts_during_an_erasure_alone(engines: Engines, owned: Engines, sample: Sample) -> None:
    erase(engines, sample)
    for change in (ENTRY.update().where(ENTRY.c.seq == 1).values(body={}), ENTRY.update().values(kind="other")):
        with pytest.raises(DatabaseError, match="journal entries are never"), write(owned) as connection:
            connection.execute(change)
    with write(engines) as connection:
        connection.execute(HEAD.update().values(erasing=True))
    with pytest.raises(DatabaseError, match="journal entries are never"), write(owned) as connection:
        connection.execute(ENTRY.update().where(ENTRY.c.seq == 1).values(kind="other"))


def own(url: str, sample: Sample) -> str:
    return database_id(url, sample.tournament)


def findings(engines: Engines, sample: Sample) -> list[str]:
    with read(engines) as connection:
        return [finding.what for finding in verify(connection, sample.tournament)]
