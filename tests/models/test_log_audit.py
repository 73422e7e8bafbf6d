"""The audit holds the journal against its key and its witnesses: a rewritten past is found without a noted head."""

from uuid import UUID

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import Connection, insert

from models.database.engine import Engines, read, write
from models.database.typed_rows import values_of
from models.journal import journal, log_keys, witnesses
from models.journal.audit import verify
from models.journal.checkpoint import COSIGNATURE, TreeHead, cosign, to_base64, verifier_key
from models.journal.findings import Finding
from models.journal.journal import GENESIS, entry_hash
from models.journal.log_keys import LOG_KEY
from models.journal.log_trees import LogTrees
from models.journal.witnesses import WITNESS
from tests.models.sample import NOON, Sample, database_id, tamper

PHONE = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


@pytest.fixture
def witnessed(engines: Engines, sample: Sample) -> Sample:
    """The sample with a key, and a phone that signed all but the last entry: that it joined."""
    with write(engines) as connection:
        log_keys.make(sample.journal(connection))
        sign(connection, sample)
    return sample


def sign(connection: Connection, sample: Sample, *, renew: bool = False) -> None:
    """The phone signs the present journal."""
    tree, size = LogTrees().tree(connection, sample.tournament)
    head = TreeHead(log_keys.origin(sample.tournament), size, tree.root(size))
    key = verifier_key(PHONE, f"{head.origin}/{sample.director}", COSIGNATURE)
    line = cosign(PHONE, key.name, head.text, 1).line
    signed = {"size": size, "root": to_base64(head.root), "signature": line, "signed_at": NOON}
    if renew:
        witnesses.renew(connection, sample.tournament, key.id.hex(), signed)
    else:
        known = {"key_id": key.id.hex(), "vkey": str(key), "official_id": sample.director}
        witnesses.join(sample.journal(connection), {**known, **signed})


def found(engines: Engines, sample: Sample) -> list[Finding]:
    with read(engines) as connection:
        return verify(connection, sample.tournament)


def forge(url: str, engines: Engines, tournament: UUID) -> None:
    """Change an entry and chain all after it anew, with the head, as a server's owner can."""
    with read(engines) as connection:
        rows = [values_of(row) for row in journal.entries(connection, tournament)]
    own, last = database_id(url, tournament), GENESIS
    for row in rows:
        kind = "team.added" if row["seq"] == 3 else row["kind"]
        before, last = last, entry_hash({**row, "kind": kind, "prev_hash": last})
        change = "UPDATE journal_entry SET kind = :kind, prev_hash = :before, hash = :hash"
        where = "WHERE tournament_id = :own AND seq = :seq"
        tamper(url, f"{change} {where}", kind=kind, before=before, hash=last, own=own, seq=row["seq"])
    tamper(url, "UPDATE journal_head SET hash = :hash WHERE tournament_id = :own", hash=last, own=own)


def test_all_is_well(engines: Engines, witnessed: Sample) -> None:
    assert found(engines, witnessed) == []


def test_a_chain_worked_out_anew_is_found_by_its_witness(
    engines: Engines, database_url: str, witnessed: Sample
) -> None:
    """The chain holds, and the head: without the witness this would be an honest journal."""
    forge(database_url, engines, witnessed.tournament)
    (finding,) = found(engines, witnessed)
    assert (finding.seq, finding.kind) == (witnessed.entries + 1, "journal-forged")
    assert finding.what.startswith("a phone of Dora (witness ")


def test_an_end_cut_off_is_found_by_its_witness(engines: Engines, database_url: str, witnessed: Sample) -> None:
    """A phone that joined early signed more than is left."""
    size, own = witnessed.entries + 2, database_id(database_url, witnessed.tournament)
    with write(engines) as connection:
        for _ in range(2):
            witnessed.journal(connection).append("written", witnessed.table, {})
        sign(connection, witnessed, renew=True)
    tamper(database_url, "DELETE FROM journal_entry WHERE tournament_id = :own AND seq > :seq", own=own, seq=size)
    last = "(SELECT hash FROM journal_entry WHERE tournament_id = :own AND seq = :seq)"
    head = f"UPDATE journal_head SET seq = :seq, hash = {last} WHERE tournament_id = :own"  # noqa: S608
    tamper(database_url, head, own=own, seq=size)
    (finding,) = found(engines, witnessed)
    assert (finding.kind, finding.values["size"]) == ("journal-cut", size + 2)


ROWS = {
    "the key": ("UPDATE log_key SET private_key = :other WHERE tournament_id = :own", "log_key/", "row-changed"),
    "no key at all": ("UPDATE log_key SET private_key = 'x' WHERE tournament_id = :own", "log_key/", "row-changed"),
    "its row": ("DELETE FROM log_key WHERE tournament_id = :own", "log_key/", "row-missing"),
    "a witness": ("DELETE FROM witness WHERE tournament_id = :own", "witness/", "row-missing"),
    "a root": ("UPDATE witness SET root = :other WHERE tournament_id = :own", "witness/", "row-changed"),
    "a size": ("UPDATE witness SET size = size - 1 WHERE tournament_id = :own", "witness/", "row-changed"),
    "a signature": ("UPDATE witness SET signature = 'x' WHERE tournament_id = :own", "witness/", "row-changed"),
    "a witness's key": ("UPDATE witness SET vkey = 'x' WHERE tournament_id = :own", "witness/", "row-changed"),
}


@pytest.mark.parametrize("what", ROWS)
def test_tampering_with_the_proof_is_found(engines: Engines, database_url: str, witnessed: Sample, what: str) -> None:
    statement, row, kind = ROWS[what]
    other = {"other": to_base64(bytes(32))} if ":other" in statement else {}
    assert tamper(database_url, statement, own=database_id(database_url, witnessed.tournament), **other) == 1
    (finding,) = found(engines, witnessed)
    assert finding.kind == kind
    assert str(finding.values["row"]).startswith(row)


def test_a_key_and_a_witness_that_no_entry_names_are_found(engines: Engines, sample: Sample) -> None:
    own = {"tournament_id": sample.tournament}
    row = {"key_id": "00000000", "official_id": sample.director, "vkey": "x", "size": 1, "root": "x", "signature": "x"}
    with write(engines) as connection:
        connection.execute(insert(LOG_KEY), {**own, "private_key": to_base64(bytes(32)), "made_at": NOON})
        connection.execute(insert(WITNESS), {**own, **row, "signed_at": NOON})
    kinds = [(finding.kind, str(finding.values["row"]).partition("/")[0]) for finding in found(engines, sample)]
    assert kinds == [("row-unrecorded", "log_key"), ("row-unrecorded", "witness")]
