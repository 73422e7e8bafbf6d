"""GET rulings/{id}/proof: a file that proves years later, without the server, that the ruling stood in the log."""

from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import read
from models.journal import witnesses
from models.journal.checkpoint import (
    COSIGNATURE,
    MOST_SIGNATURES,
    Signature,
    cosign,
    read_note,
    to_base64,
    verifier_key,
)
from models.journal.log_trees import LogTrees
from services.proofs import proof_file
from services.proofs.log import open_log
from services.proofs.plain_text import describe_proof
from services.proofs.proof_file import ProofError, ProofFile, Proved
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.journal.phone import SECONDS, Phone, log_key, tree_head
from tests.models.sample import tamper

NOTE = "Player 0 laughed"


def fetched(hall: Hall, ruling: str, query: str = "") -> str:
    response = hall.call("GET", f"rulings/{ruling}/proof{query}")
    assert response.status_code == 200, response.text
    assert response.content_type == "text/plain; charset=utf-8"
    assert ".tlog-proof" in response.headers["Content-Disposition"]
    return response.text


def proved(text: str, key: str | None = None) -> Proved:
    return proof_file.check(proof_file.read(text), key)


@pytest.mark.postgresql
def test_it_works_and_repeats(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {}, note=NOTE)
    hall.rule("unclear-call", {})
    text = fetched(hall, ruling["id"])
    known = proved(text, str(log_key(hall)))
    assert known.entry is not None
    assert (known.entry["seq"], known.hash) == (ruling["journal"]["seq"], ruling["journal"]["hash"])
    assert known.entry["body"]["ruling"]["id"] == ruling["id"]
    assert known.texts == {"note": NOTE, "ruling.offender.name": "Player 0"}
    assert (known.head, known.witnesses) == (tree_head(hall), [])
    assert fetched(hall, ruling["id"]) == text
    assert str(proof_file.read(text)) == text


def test_it_takes_the_checkpoint_with_the_most_witnesses(hall: Hall) -> None:
    phones = [Phone(hall), Phone(hall, "arbiter")]
    ruling = hall.rule("unclear-call", {})["id"]
    for phone in (*phones, *phones):
        phone.witness()
    seen = tree_head(hall)
    hall.rule("unclear-call", {})
    known = proved(fetched(hall, ruling))
    assert known.head == seen
    assert {(key, seconds) for key, seconds in known.witnesses} == {(phone.key, SECONDS) for phone in phones}
    later = hall.rule("unclear-call", {})["id"]
    assert proved(fetched(hall, later)).witnesses == []


def test_of_another_entry_about_it(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {})["id"]
    assert hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"}).status_code == 200
    seq = tree_head(hall).size
    known = proved(fetched(hall, ruling, f"?seq={seq}"))
    assert known.entry is not None
    assert (known.entry["kind"], known.texts["reason"]) == ("ruling.withdrawn", "wrong player")


def test_removing_personal_data_breaks_no_file_and_the_next_has_none(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {}, note=NOTE)["id"]
    before = fetched(hall, ruling)
    assert hall.call("PUT", f"erasures/{uuid7()}", {"texts": True}, "director").status_code == 201
    after = fetched(hall, ruling)
    old, new = proved(before, str(log_key(hall))), proved(after, str(log_key(hall)))
    assert (old.hash, old.entry) == (new.hash, new.entry)
    assert (old.texts["note"], new.texts) == (NOTE, {})
    assert "Player 0" not in str(proof_file.read(after).extra)


def extra(change: Callable[[dict[str, Any]], Any]) -> Callable[[ProofFile], ProofFile]:
    """Change what the file says of the entry."""

    def changed(proof: ProofFile) -> ProofFile:
        change(proof.extra)
        return proof

    return changed


def resigned(proof: ProofFile, **different: Any) -> ProofFile:
    """Change the checkpoint."""
    return proof._replace(checkpoint=proof.checkpoint._replace(**different))


def cosigned_by_nobody(proof: ProofFile) -> list[Signature]:
    own, witness = proof.checkpoint.signatures
    return [own, witness._replace(signed=bytes(72))]


def other_entry(proof: ProofFile) -> dict[str, Any]:
    """The ruling's entry in the place of a witness's."""
    return {"entry": proof.extra["entry"], "proof": [to_base64(hashed) for hashed in proof.hashes]}


OTHER = Ed25519PrivateKey.from_private_bytes(bytes(32))
DIRECTOR = verifier_key(OTHER, "shinpan/x/the-director", COSIGNATURE)
ABSENT = "does not stand in the log"
FORGERIES: dict[str, tuple[Callable[[ProofFile], ProofFile], str]] = {
    "penalty": (
        extra(lambda known: known["entry"]["body"]["ruling"].update(penalties=[])),
        "does not stand in the log",
    ),
    "time": (extra(lambda known: known["entry"].update(at="2020-01-01")), ABSENT),
    "number": (extra(lambda known: known["entry"].update(seq=2)), "another number"),
    "leaf": (lambda proof: proof._replace(leaf=1), "another number"),
    "note": (extra(lambda known: known["texts"]["note"].__setitem__(1, "He cheated")), "text of note was changed"),
    "name": (extra(lambda known: known["texts"].update({"ruling.offender.name": ["x", "Y"]})), "was changed"),
    "a text more": (extra(lambda known: known["texts"].update(reason=["x" * 22, "Y"])), "text of reason was changed"),
    "texts": (extra(lambda known: known.update(texts=[])), "texts cannot be read"),
    "path": (lambda proof: proof._replace(hashes=[bytes(32), *proof.hashes[1:]]), ABSENT),
    "cut path": (lambda proof: proof._replace(hashes=proof.hashes[:-1]), ABSENT),
    "size": (
        lambda proof: proof._replace(
            checkpoint=proof.checkpoint._replace(text=proof.checkpoint.text.replace("\n2", "\n3"))
        ),
        "not signed by this key",
    ),
    "no signature": (
        lambda proof: resigned(proof, signatures=proof.checkpoint.signatures[1:]),
        "not signed by this key",
    ),
    "own key": (
        extra(lambda known: known.update(vkeys=[str(verifier_key(OTHER, known["vkeys"][0].split("+")[0]))])),
        "not signed by this key",
    ),
    "no keys": (extra(lambda known: known.pop("vkeys")), "cannot be read"),
    "no entry": (extra(lambda known: known.pop("entry")), "does not say of which entry"),
    "witness of no entry": (
        extra(lambda known: known["witnesses"][0]["entry"]["body"].update(vkey=str(DIRECTOR))),
        "does not say that they joined",
    ),
    "witness by another entry": (
        lambda proof: extra(lambda known: known.update(witnesses=[other_entry(proof)]))(proof),
        "does not say that they joined",
    ),
    "witnesses": (extra(lambda known: known.update(witnesses=[1])), "of its witnesses cannot be read"),
    "witness": (lambda proof: resigned(proof, signatures=cosigned_by_nobody(proof)), "cosignature of"),
}


@pytest.fixture
def signed(hall: Hall) -> ProofFile:
    phone = Phone(hall)
    ruling = hall.rule("unclear-call", {}, note=NOTE)["id"]
    for _ in range(2):
        phone.witness()
    return proof_file.read(fetched(hall, ruling))


def test_a_cosignature_of_whom_the_log_does_not_name_counts_for_nothing(hall: Hall, signed: ProofFile) -> None:
    """Whoever holds a file can add keys and signatures to it: they are ignored, and the file holds as before."""
    before = proof_file.check(signed).witnesses
    assert len(before) == 1
    note = signed.checkpoint
    forged = cosign(OTHER, DIRECTOR.name, note.text, SECONDS)
    more = resigned(signed, signatures=[*note.signatures, forged, forged._replace(name="ml-dsa", signed=bytes(2428))])
    more.extra["vkeys"].append(str(DIRECTOR))
    known = proved(str(more), str(log_key(hall)))
    assert known.witnesses == before
    assert "the-director" not in "\n".join(describe_proof(known, given=True))
    more.extra["witnesses"].clear()
    assert proved(str(more)).witnesses == []


def test_more_witnesses_than_a_note_has_room_for(hall: Hall, sqlite_url: str, signed: ProofFile) -> None:
    columns = "tournament_id, official_id, vkey, size, root, signature, signed_at"
    for number in range(MOST_SIGNATURES + 5):
        copied = f"INSERT INTO witness (key_id, {columns}) SELECT :key_id, {columns} FROM witness LIMIT 1"  # noqa: S608
        tamper(sqlite_url, copied, key_id=f"{number:08x}")
    with read(engines(hall.app)) as connection:
        log = open_log(connection, LogTrees(), hall.tournament)
        assert log is not None
        (row, *_) = witnesses.list_all(connection, hall.tournament)
        assert len(read_note(str(log.checkpoint(row.size))).signatures) == MOST_SIGNATURES
    ruling = signed.extra["entry"]["body"]["ruling"]["id"]
    assert proved(fetched(hall, ruling)).head.size == row.size


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forged_file_says_what_fails(signed: ProofFile, what: str) -> None:
    assert proof_file.check(signed).witnesses
    forge, said = FORGERIES[what]
    with pytest.raises(ProofError, match=said):
        proved(str(forge(signed)))


def test_another_key_and_what_is_none(league: Hall, signed: ProofFile) -> None:
    with pytest.raises(ProofError, match="under another key"):
        proof_file.check(signed, str(log_key(league)))
    with pytest.raises(ProofError, match="cannot be read"):
        proof_file.check(signed, "nonsense")


def test_a_file_cut_anywhere_is_none(signed: ProofFile) -> None:
    lines = str(signed).splitlines(keepends=True)
    for count in range(len(lines) - 1):
        with pytest.raises(ProofError):
            proved("".join(lines[:count]))
    for text in ("", "PDF", str(signed)[1:], str(signed).replace("index ", "index 0"), "\n\n"):
        with pytest.raises(ProofError, match="no proof file"):
            proved(text)
    assert read_note(str(signed.checkpoint)) == signed.checkpoint


@pytest.mark.parametrize("query", ["seq=0", "seq=x", "lang=xx"])
def test_bad_query(hall: Hall, query: str) -> None:
    ruling = hall.rule("unclear-call", {})["id"]
    assert set(mistakes(hall.call("GET", f"rulings/{ruling}/proof?{query}"))) == {query.partition("=")[0]}


def test_officials_and_nobody_else(hall: Hall) -> None:
    ruling = hall.rule("unclear-call", {})["id"]
    for role in hall.tokens:
        assert hall.call("GET", f"rulings/{ruling}/proof", role=role).status_code == 200
    assert hall.call("GET", f"rulings/{ruling}/proof", role=None).status_code == 401
    checks.missing(hall, "rulings/{}/proof")
    details(hall.call("GET", f"rulings/{ruling}/proof?seq=1"), 404)
