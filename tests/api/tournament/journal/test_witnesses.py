"""PUT journal/witnesses/{key} and GET journal/witnesses: phones sign what they saw; a forged log has none behind it."""

from typing import Any

import pytest

from models.journal.checkpoint import ED25519, cosign
from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall
from tests.api.tournament.journal.phone import SECONDS, Phone, read_checkpoint, tree_head
from tests.models.sample import database_id, tamper

PATH = "journal/witnesses/00000000"


@pytest.fixture
def phone(hall: Hall) -> Phone:
    return Phone(hall)


@pytest.mark.postgresql
def test_it_works_and_repeats(hall: Hall, phone: Phone) -> None:
    seen = tree_head(hall)
    assert phone.witness() == {"size": seen.size + 1, "behind_head": 0}, "its joining is an entry"
    entry = hall.get(f"journal?after={seen.size}")["items"][0]
    body = {"key_id": phone.key.id.hex(), "vkey": str(phone.key), "rows": {}}
    assert (entry["kind"], entry["subject"], entry["body"]) == ("witness.joined", str(phone.official), body)
    for _ in range(2):
        assert phone.witness() == {"size": seen.size + 1, "behind_head": 1}
    assert hall.get("journal/head")["seq"] == seen.size + 1
    listed = hall.get("journal/witnesses")
    (item,) = listed["items"]
    assert (listed["behind_head"], listed["head"]["seq"]) == (1, seen.size + 1)
    known = {"key_id": phone.key.id.hex(), "official_id": str(phone.official), "size": seen.size + 1}
    assert {name: item[name] for name in known} == known
    assert hall.findings() == []


@pytest.mark.postgresql
def test_the_checkpoint_bears_the_cosignatures_of_this_very_head(hall: Hall, phone: Phone) -> None:
    other = Phone(hall, "arbiter")
    for _ in range(2):
        for one in (phone, other):
            one.witness()
    note = read_checkpoint(hall)
    assert len(note.signatures) == 3
    assert phone.key.has_signed(note)
    assert other.key.has_signed(note)
    hall.rule("unclear-call", {})
    assert len(read_checkpoint(hall).signatures) == 1
    assert hall.get("journal/witnesses")["behind_head"] == 0
    assert phone.witness()["behind_head"] == 1


def test_less_than_before_is_ignored(hall: Hall, phone: Phone) -> None:
    early = phone.body(tree_head(hall))
    for _ in range(2):
        phone.witness()
    assert phone.send(early).status_code == 200
    assert hall.get("journal/witnesses")["items"][0]["size"] == tree_head(hall).size


@pytest.mark.postgresql
@pytest.mark.parametrize("what", ["rewritten", "cut"])
def test_a_forged_log_is_told_to_the_phone_and_found(hall: Hall, phone: Phone, what: str, database_url: str) -> None:
    """The end is written anew, or cut off, with its head: nothing else in the database tells."""
    for _ in range(2):
        phone.witness()
    seen = phone.body(tree_head(hall))
    forge(hall, database_url, what)
    problem = details(phone.send(seen), 409)
    assert problem["type"].endswith(":another-log")
    assert problem["sent"] == {"size": seen["size"], "root": seen["root"]}
    assert problem["stored"] != problem["sent"]
    assert hall.get("journal/witnesses")["behind_head"] == 0


def forge(hall: Hall, url: str, what: str) -> None:
    last = hall.get("journal/head")["seq"]
    own = {"own": database_id(url, hall.tournament), "seq": last}
    if what == "cut":
        tamper(url, "DELETE FROM journal_entry WHERE tournament_id = :own AND seq >= :seq", **own)
        before = "(SELECT hash FROM journal_entry WHERE tournament_id = :own AND seq = :seq - 1)"
        change = f"UPDATE journal_head SET seq = :seq - 1, hash = {before} WHERE tournament_id = :own"  # noqa: S608
        tamper(url, change, **own)
        return
    for table in ("journal_entry", "journal_head"):
        change = f"UPDATE {table} SET hash = :hash WHERE tournament_id = :own AND seq = :seq"  # noqa: S608
        tamper(url, change, **own, hash="ab" * 32)


def test_of_more_than_there_is(hall: Hall, phone: Phone) -> None:
    body = phone.body(tree_head(hall)._replace(size=1000))
    problem = details(phone.send(body), 409)
    assert problem["stored"] == {"size": tree_head(hall).size, "root": None}


@pytest.mark.parametrize("what", ["official", "kind", "id", "nonsense"])
def test_the_key_is_the_callers_own(hall: Hall, phone: Phone, what: str) -> None:
    body = phone.body(tree_head(hall))
    key = {"official": phone.key_of(hall.officials["arbiter"]), "kind": phone.key_of(phone.official, ED25519)}.get(what)
    vkey = "nonsense" if what == "nonsense" else str(key or phone.key)
    key_id = "0" * 8 if key is None else key.id.hex()
    assert set(mistakes(phone.send({**body, "vkey": vkey}, key_id))) == {"vkey"}


@pytest.mark.parametrize("what", ["another key", "another checkpoint", "another name", "nonsense"])
def test_the_signature_is_of_this_checkpoint_by_this_key(hall: Hall, phone: Phone, what: str) -> None:
    head, other = tree_head(hall), Phone(hall, "arbiter")
    lines = {
        "another key": cosign(other.private, phone.key.name, head.text, SECONDS).line,
        "another checkpoint": cosign(phone.private, phone.key.name, head._replace(size=1).text, SECONDS).line,
        "another name": cosign(phone.private, other.key.name, head.text, SECONDS).line,
        "nonsense": "— a b",
    }
    assert set(mistakes(phone.send({**phone.body(tree_head(hall)), "signature": lines[what]}))) == {"signature"}
    assert hall.get("journal/witnesses")["items"] == []


def test_a_later_key_of_the_same_id_takes_nobodys_place(hall: Hall, phone: Phone) -> None:
    phone.witness()
    body = phone.body(tree_head(hall))
    other = Phone(hall)
    assert set(mistakes(other.send({**other.body(tree_head(hall))}, phone.key.id.hex()))) == {"vkey"}
    assert phone.send(body).status_code == 200


def test_an_official_has_twenty_phones_at_most(hall: Hall, phone: Phone) -> None:
    for _ in range(20):
        phone.take_another_key()
        phone.witness()
    phone.take_another_key()
    assert details(phone.send(phone.body(tree_head(hall))), 409)["type"].endswith(":too-many-witnesses")


@pytest.mark.parametrize(
    ("field", "value"),
    [("size", 0), ("size", "5"), ("root", "x"), ("vkey", "x" * 301), ("signature", 5), ("more", 1)],
)
def test_bad_body(hall: Hall, phone: Phone, field: str, value: Any) -> None:
    assert set(mistakes(phone.send({**phone.body(tree_head(hall)), field: value}))) == {field}


def test_phones_of_officials_and_nobody_else(hall: Hall, phone: Phone) -> None:
    body = phone.body(tree_head(hall))
    problem = details(hall.call("PUT", f"journal/witnesses/{phone.key.id.hex()}", body, "referee"), 403)
    assert problem["type"].endswith(":not-a-phone"), "a program's token"
    player = hall.browser()
    assert hall.admit(player, hall.link(player=str(hall.players[0]))).status_code == 201
    assert player.put(hall.path(PATH), json=body).status_code == 403
    assert player.get(hall.path("journal/witnesses")).status_code == 403
    for method, path in (("PUT", PATH), ("GET", "journal/witnesses")):
        assert hall.call(method, path, body if method == "PUT" else None, role=None).status_code == 401
    assert {str(hall.get("journal/witnesses", role)) for role in hall.tokens} == {str(hall.get("journal/witnesses"))}
