"""Signed notes, keys and cosignatures: Go's and C2SP's published examples byte for byte, and nothing damaged passes."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from models.journal import checkpoint
from models.journal.checkpoint import COSIGNATURE, Note, TreeHead, cosign, read_key, read_note, read_tree_head, sign
from rulings.loading import yaml_file
from tests.databases import ROOT

VECTORS = yaml_file.read(ROOT / "tests" / "models" / "vectors" / "notes.yaml", ROOT)
GO, COSIGNED = VECTORS["go"], VECTORS["cosigned"]
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
HEAD = TreeHead("example.com/log", 7, bytes(range(32)))
PLACES = st.integers(0, 2000)


def test_the_published_note_is_verified_and_signed_alike() -> None:
    key = read_key(GO["vkey"])
    assert str(key) == GO["vkey"]
    note = read_note(GO["note"])
    assert key.has_signed(note)
    assert str(note) == GO["note"]
    private = Ed25519PrivateKey.from_private_bytes(checkpoint.from_base64(GO["private"])[1:])
    assert str(Note(note.text, [sign(private, key.name, note.text)])) == GO["note"]


def test_the_published_cosigned_checkpoint_is_read() -> None:
    note = read_note(COSIGNED["note"])
    head = read_tree_head(note.text)
    assert (head.origin, head.size, str(note)) == ("example.com/behind-the-sofa", 20852163, COSIGNED["note"])
    _, witness = note.signatures
    assert (witness.name, witness.key_id.hex()) == (COSIGNED["witness"], COSIGNED["key_id"])
    assert int.from_bytes(witness.signed[:8]) == COSIGNED["time"]
    assert len(witness.signed) == 8 + 64


@pytest.mark.parametrize("start", [0, 13, 22, 40])
def test_parts_of_a_key_are_none(start: int) -> None:
    text = GO["vkey"]
    for end in range(start, len(text) + (start > 0)):
        with pytest.raises(ValueError, match="is no"):
            read_key(text[start:end])


@pytest.mark.parametrize("text", [*GO["no_keys"], "", "a b+c74f20a3+AQ==", "++", "PeterNeumann+c74f20a3+AR"])
def test_what_is_no_key(text: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        read_key(text)


@given(PLACES, st.integers(1, 255))
def test_a_changed_byte_breaks_a_checkpoint(place: int, change: int) -> None:
    text = str(Note(HEAD.text, [sign(KEY, HEAD.origin, HEAD.text)]))
    written = text.encode()
    where = place % len(written)
    forged = written[:where] + bytes([written[where] ^ change]) + written[where + 1 :]
    assert not accepted(forged)
    assert accepted(written)


def accepted(written: bytes) -> bool:
    try:
        note = read_note(written.decode())
    except ValueError:
        return False
    return checkpoint.verifier_key(KEY, HEAD.origin).has_signed(note)


def test_a_cosignature_holds_for_its_time_and_checkpoint_alone() -> None:
    key = checkpoint.verifier_key(KEY, "example.com/phone", COSIGNATURE)
    line = cosign(KEY, key.name, HEAD.text, 1_700_000_000)
    assert key.has_signed(Note(HEAD.text, [line]))
    assert not key.has_signed(Note(HEAD._replace(size=8).text, [line]))
    later = line._replace(signed=(1_700_000_001).to_bytes(8) + line.signed[8:])
    assert not key.has_signed(Note(HEAD.text, [later]))
    assert not checkpoint.verifier_key(KEY, key.name).has_signed(Note(HEAD.text, [line])), "another type"
    assert checkpoint.read_signature(line.line) == line
    assert read_key(str(key)) == key


@pytest.mark.parametrize(
    "text",
    [
        "",
        "text\n",
        "text\n\n",
        "text\n\n— a AAAAAAA=",
        "text\n\n- a AAAAAAA=\n",
        "text\n\n— a AAAAAA==\n",
        "a\tb\n\n— a AAAAAAA=\n",
    ],
)
def test_what_is_no_note(text: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        read_note(text)


@pytest.mark.parametrize(
    "text", ["", "log\n", "log\n1\nAA==\n", "log\n01\n" + "A" * 43 + "=\n", HEAD.text + "more\n", HEAD.text[:-1]]
)
def test_what_is_no_checkpoint(text: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        read_tree_head(text)


def test_a_hundred_signatures_are_read_and_no_more() -> None:
    line = sign(KEY, HEAD.origin, HEAD.text)
    assert len(read_note(str(Note(HEAD.text, [line] * 100))).signatures) == 100
    with pytest.raises(ValueError, match="more than 100"):
        read_note(str(Note(HEAD.text, [line] * 101)))
