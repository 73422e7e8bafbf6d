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
from models.journal.seals import GONE, pseudonym, without
from models.people.players import Player
from models.ruling import escalations, photos, rulings
from models.ruling.rulings import Ruling
from tests.models.house import NOON, House, database_id, tamper

ALL: dict[str, Any] = {"players": None, "texts": True, "photos": True}


def play(connection: Connection, house: House) -> UUID:
    """A ruling on East, named and spoken of wherever that can be, with a photo, escalated."""
    said = "Player 0 laughed"
    deep = {"issued": {"reason": said}, "amends": {"reason": said}, "shown": said, "note": said}
    shown = {"by": "device", "lang": "en", "text": said}
    request = {"foul": "empty-win", **deep}
    ruling = house.issue(connection, note=said, reason=said, request=request, decision={"shown": shown})
    told = {"type": "image/png", "bytes": 4, "sha256": sha256(b"\x89PNG").hexdigest(), "sent_sha256": "b" * 64}
    photos.attach(house.journal(connection), {"id": uuid4(), "ruling_id": ruling, "image": b"\x89PNG", **told})
    asked = {"id": ruling, "level": "director", "escalated_at": NOON, "reason": "Player 0 says no", "request": {}}
    escalations.open_(house.journal(connection), asked)
    mistaken = house.issue(connection, seat="south", offender_id=house.players[1])
    rulings.withdraw(house.journal(connection), mistaken, "it was Player 0")
    return ruling


def erase(engines: Engines, house: House, **different: Any) -> None:
    with write(engines) as connection:
        erasures.erase(house.journal(connection), uuid4(), {**ALL, **different})


def everything(connection: Connection) -> str:
    """Every text that the database holds, but for what officials are called."""
    tables = [table.name for table in Base.metadata.sorted_tables]
    return "\n".join(str(row) for table in tables for row in connection.execute(text(f"SELECT * FROM {table}")))  # noqa: S608


def test_nothing_is_left_and_the_chain_holds(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        play(connection, house)
        head = journal.head(connection, house.tournament)
        assert head is not None
        assert "Player 0" in everything(connection)
    erase(engines, house)
    with read(engines) as connection:
        assert verify(connection, house.tournament) == []
        assert compare_head(connection, house.tournament, f"{head.seq}:{head.hash}") == []
        assert "Player 0" not in everything(connection)


def test_what_was_ruled_stays(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        ruling = play(connection, house)
    erase(engines, house)
    with read(engines) as connection:
        row = rulings.find(connection, house.tournament, ruling)
        named = register.find(connection, Player, house.tournament, house.players[0])
    assert row is not None
    assert named is not None
    assert (row.foul, row.note, row.request["foul"]) == ("empty-win", GONE, "empty-win")
    assert (row.request["issued"], row.request["shown"]) == ({"reason": GONE}, GONE)
    assert row.list_item["offender"]["name"] == named.name == pseudonym(house.tournament, house.players[0])["name"]


def test_one_player_goes_alone(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        play(connection, house)
    erase(engines, house, players=[str(house.players[1])], texts=False, photos=False)
    with read(engines) as connection:
        left = everything(connection)
        assert verify(connection, house.tournament) == []
    assert "Player 1" not in left
    assert "Player 0 laughed" in left
    assert "PNG" in left


def test_it_can_be_done_again(engines: Engines, house: House) -> None:
    with write(engines) as connection:
        play(connection, house)
    erase(engines, house, players=[str(house.players[0])], texts=False)
    erase(engines, house)
    with read(engines) as connection:
        assert verify(connection, house.tournament) == []
        assert "Player" not in everything(connection)


def test_a_new_name_after_an_erasure_is_kept_like_any_other(engines: Engines, house: House) -> None:
    erase(engines, house)
    with write(engines) as connection:
        register.change(house.journal(connection), Player, "player.changed", house.players[0], {"name": "Mallory"}, {})
        assert verify(connection, house.tournament) == []
        assert "Mallory" in everything(connection)
    erase(engines, house)
    with read(engines) as connection:
        assert verify(connection, house.tournament) == []
        assert "Mallory" not in everything(connection)


def test_the_salts_go_as_well(engines: Engines, house: House) -> None:
    """With them anybody could try names until one gives the hash."""
    with write(engines) as connection:
        play(connection, house)
    erase(engines, house)
    with read(engines) as connection:
        seals = [row.seals for row in journal.entries(connection, house.tournament) if row.seals]
        rows = [row for model in (Player, Ruling) for row in register.page(connection, model, house.tournament)]
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
def test_no_lie_passes_as_an_erasure(engines: Engines, database_url: str, house: House, what: str) -> None:
    with write(engines) as connection:
        play(connection, house)
    erase(engines, house)
    table, change, finding = LIES[what]
    image = "'\\x00'::bytea" if database_url.startswith("postgresql") else "x'00'"
    statement = f"UPDATE {table} SET {change.replace('{bytes}', image)} WHERE tournament_id = :own"  # noqa: S608 -- ours
    where = " AND seals IS NOT NULL" if table == "journal_entry" else ""
    assert tamper(
        database_url, statement.replace(":", "\\:").replace("\\:own", ":own") + where, own=own(database_url, house)
    )
    assert [what for what in findings(engines, house) if finding in what]


UNTOLD = {
    "a name": ("player.added", {"name": "№ x"}),
    "a word": ("escalation.opened", {"reason": GONE}),
}


@pytest.mark.parametrize("what", UNTOLD)
def test_nothing_goes_without_an_entry_that_tells(engines: Engines, database_url: str, house: House, what: str) -> None:
    with write(engines) as connection:
        play(connection, house)
    kind, instead = UNTOLD[what]
    with read(engines) as connection:
        row = next(row for row in journal.entries(connection, house.tournament) if row.kind == kind)
    if "name" in instead:
        instead = {"name": pseudonym(house.tournament, row.subject)["name"]}
    body, seals = without(row.body, row.seals, instead)
    values = {"body": canonical(body).decode(), "seals": canonical(seals).decode(), "seq": row.seq}
    statement = "UPDATE journal_entry SET body = :body, seals = :seals WHERE tournament_id = :own AND seq = :seq"
    assert tamper(database_url, statement, own=own(database_url, house), **values)
    assert findings(engines, house) == [
        f"entry {row.seq} lacks personal data, and no later entry tells that it was taken out"
    ]


def test_no_beginning_of_a_text_moves_into_its_salt(engines: Engines, database_url: str, house: House) -> None:
    with write(engines) as connection:
        play(connection, house)
        row = next(row for row in journal.entries(connection, house.tournament) if row.kind == "escalation.opened")
    salt, text_of_it = row.seals["reason"]["salt"], row.body["reason"]
    moved = {**row.seals, "reason": {"salt": salt + text_of_it[:5]}}
    values = {"body": canonical({**row.body, "reason": text_of_it[5:]}).decode(), "seals": canonical(moved).decode()}
    statement = "UPDATE journal_entry SET body = :body, seals = :seals WHERE tournament_id = :own AND seq = :seq"
    assert tamper(database_url, statement, own=own(database_url, house), seq=row.seq, **values)
    assert f"entry {row.seq} was changed: {ENTRY_CHANGED}" in findings(engines, house)


def test_the_guards_open_for_texts_during_an_erasure_alone(engines: Engines, house: House) -> None:
    erase(engines, house)
    for change in (ENTRY.update().where(ENTRY.c.seq == 1).values(body={}), ENTRY.update().values(kind="other")):
        with pytest.raises(DatabaseError, match="journal entries are never"), write(engines) as connection:
            connection.execute(change)
    with write(engines) as connection:
        connection.execute(HEAD.update().values(erasing=True))
    with pytest.raises(DatabaseError, match="journal entries are never"), write(engines) as connection:
        connection.execute(ENTRY.update().where(ENTRY.c.seq == 1).values(kind="other"))


def own(url: str, house: House) -> str:
    return database_id(url, house.tournament)


def findings(engines: Engines, house: House) -> list[str]:
    with read(engines) as connection:
        return [finding.what for finding in verify(connection, house.tournament)]
