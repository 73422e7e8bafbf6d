"""GET journal/checkpoint: size and Merkle root of the journal, signed with the tournament's own key."""

from dataclasses import replace

import pytest
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import write
from models.event import tournaments
from models.journal.merkle_tree import MerkleTree
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import NOON, Hall, invite
from tests.api.tournament.journal.phone import log_key, read_checkpoint, tree_head
from tests.models.sample import database_id, tamper


def root_of(hall: Hall) -> bytes:
    """Worked out from the journal as auditors read it."""
    tree = MerkleTree()
    tree.extend(bytes.fromhex(entry["hash"]) for entry in hall.get("journal?limit=500")["items"])
    return tree.root(tree.size)


@pytest.mark.postgresql
def test_it_works_and_repeats(hall: Hall) -> None:
    for _ in range(2):
        head = tree_head(hall)
        assert head == (f"shinpan/{hall.tournament}", hall.get("journal/head")["seq"], root_of(hall))
        assert str(read_checkpoint(hall)) == str(read_checkpoint(hall))
        hall.rule("unclear-call", {})


def test_the_key_is_made_at_the_founding_and_is_each_tournaments_own(hall: Hall, league: Hall) -> None:
    kinds = [entry["kind"] for entry in hall.get("journal")["items"]]
    assert kinds.index("log.key-made") == 2
    assert log_key(hall).name == f"shinpan/{hall.tournament}"
    assert log_key(hall).public != log_key(league).public
    assert not log_key(league).has_signed(read_checkpoint(hall))
    assert hall.findings() == []


@pytest.mark.postgresql
def test_a_tournament_from_before_there_were_keys_gets_one(hall: Hall) -> None:
    hall = older(hall)
    before = hall.get("journal/head")["seq"]
    assert tree_head(hall).size == before + 1
    assert tree_head(hall).size == before + 1, "once"
    assert hall.kinds() == ["log.key-made"]
    assert hall.findings() == []


def older(hall: Hall) -> Hall:
    """A tournament like this, as versions without keys founded it."""
    made = replace(hall, tournament=uuid7(), tokens={}, officials={})
    with write(engines(hall.app)) as connection:
        known = tournaments.require(connection, hall.tournament)
        values = {name: getattr(known, name) for name in ("name", "rulebook", "revision", "currency", "time_zone")}
        journal = tournaments.create(connection, {**values, "id": made.tournament, "slug": "older"}, NOON)
        invite(made, journal, "director", "referee")
        made.entries = journal.next_seq - 1
    return made


def test_anybody_reads_it_and_it_names_nobody(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {})
    text = str(read_checkpoint(hall))
    assert "Player" not in text
    assert ruling["id"] not in text
    checks.missing(Hall(hall.client, hall.app, hall.rulebook, tokens=hall.tokens), "journal/checkpoint")


@pytest.mark.postgresql
def test_a_rewritten_journal_is_signed_as_it_is_now(hall: Hall, database_url: str) -> None:
    """What this process keeps of the tree from before is not used."""
    before = tree_head(hall)
    own = {"own": database_id(database_url, hall.tournament), "seq": before.size, "hash": "ab" * 32}
    tamper(database_url, "UPDATE journal_entry SET hash = :hash WHERE tournament_id = :own AND seq = :seq", **own)
    tamper(database_url, "UPDATE journal_head SET hash = :hash WHERE tournament_id = :own AND seq = :seq", **own)
    after = tree_head(hall)
    assert (after.size, after.root) == (before.size, root_of(hall))
    assert after.root != before.root


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM journal_entry WHERE tournament_id = :own AND seq = 3",
        "UPDATE journal_entry SET hash = 'x' WHERE tournament_id = :own AND seq = 3",
        "UPDATE journal_head SET hash = 'x' WHERE tournament_id = :own",
        "UPDATE journal_head SET seq = seq + 1 WHERE tournament_id = :own",
    ],
)
def test_a_damaged_journal_is_not_signed(hall: Hall, database_url: str, damage: str) -> None:
    tamper(database_url, damage, own=database_id(database_url, hall.tournament))
    problem = details(hall.call("GET", "journal/checkpoint", role=None), 409)
    assert problem["type"].endswith(":journal-damaged")


def test_without_its_head(hall: Hall, database_url: str) -> None:
    own = database_id(database_url, hall.tournament)
    tamper(database_url, "DELETE FROM journal_head WHERE tournament_id = :own", own=own)
    details(hall.call("GET", "journal/checkpoint", role=None), 404)
