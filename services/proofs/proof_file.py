"""Proofs that an entry stands in a journal, as files that are checked without the server (C2SP tlog-proof).

The `extra` line is canonical JSON: `entry` is what the entry's hash is over, `texts` the personal texts that were there
(place → [salt, text]), `vkeys` the log's key, `witnesses` the entries `witness.joined` of who cosigned, each with its
own proof under the same checkpoint, so that nobody but the log names a witness. A short proof has the entry's `hash`
alone. A file proves as much as its key: whoever checks it compares that with one printed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import orjson

from models.database.types import canonical
from models.journal import witnesses
from models.journal.checkpoint import (
    COSIGNATURE,
    TIME,
    Note,
    TreeHead,
    VerifierKey,
    from_base64,
    read_key,
    read_note,
    read_tree_head,
    to_base64,
)
from models.journal.merkle_tree import leaf_hash, verify_inclusion
from models.journal.salted_hashes import is_sealed

FIRST = "c2sp.org/tlog-proof@v1"
MOST_HASHES = 63


class ProofError(Exception):
    """What the file says does not hold. The message is a sentence for people."""


class ProofFile(NamedTuple):
    """A proof: what it is of, which leaf, the hashes up to the root, and the checkpoint."""

    extra: dict[str, Any]
    leaf: int
    hashes: Sequence[bytes]
    checkpoint: Note

    def __str__(self) -> str:
        lines = [FIRST, f"extra {to_base64(canonical(self.extra))}", f"index {self.leaf}"]
        return "\n".join([*lines, *map(to_base64, self.hashes), "", str(self.checkpoint)])


class Proved(NamedTuple):
    """What a file proves: that the entry stood in the log of this head, signed by this key, and by these witnesses.

    `entry` is None in a short proof, `texts` are place → text.
    """

    hash: str
    entry: dict[str, Any] | None
    texts: dict[str, str]
    head: TreeHead
    key: VerifierKey
    witnesses: Sequence[tuple[VerifierKey, int]]


def read(text: str) -> ProofFile:
    """Read a file. Raises ProofError for what is none."""
    try:
        upper, _, note = text.partition("\n\n")
        first, extra, index, *hashes = upper.split("\n")
        if first != FIRST or not extra.startswith("extra ") or not index.startswith("index "):
            raise ValueError
        number = index.removeprefix("index ")
        if not (number.isascii() and number.isdecimal() and str(int(number)) == number and len(hashes) <= MOST_HASHES):
            raise ValueError
        known = orjson.loads(from_base64(extra.removeprefix("extra ")))
        return ProofFile(dict(known), int(number), [from_base64(line) for line in hashes], read_note(note))
    except (ValueError, TypeError):
        raise ProofError("This is no proof file, or it was cut or damaged.") from None


def check(proof: ProofFile, expected: str | None = None) -> Proved:
    """Check a proof by the key that is `expected`, or by the one that it names. Raises ProofError saying what fails."""
    try:
        named = read_key(proof.extra["vkeys"][0])
        key = named if expected is None else read_key(expected)
        head = read_tree_head(proof.checkpoint.text)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ProofError(f"A key or the checkpoint cannot be read: {error}.") from None
    if key != named:
        raise ProofError(f"It was made under another key: {named}")
    if key.name != head.origin or not key.has_signed(proof.checkpoint):
        raise ProofError(f"The checkpoint is not signed by this key: {key}")
    entry, hash_ = _entry(proof)
    if not verify_inclusion(leaf_hash(bytes.fromhex(hash_)), proof.leaf, head.size, proof.hashes, head.root):
        raise ProofError("The entry does not stand in the log that was signed: entry, proof or checkpoint was changed.")
    return Proved(hash_, entry, _texts(proof, entry), head, key, _witnesses(proof, head))


def _entry(proof: ProofFile) -> tuple[dict[str, Any] | None, str]:
    entry = proof.extra.get("entry")
    if entry is None:
        hash_ = proof.extra.get("hash")
        if not isinstance(hash_, str) or len(hash_) != 64 or not set(hash_) <= set("0123456789abcdef"):
            raise ProofError("It does not say of which entry it is.")
        return None, hash_
    if not isinstance(entry, dict) or entry.get("seq") != proof.leaf + 1:
        raise ProofError("The entry has another number than the proof is about.")
    return entry, hashlib.sha256(canonical(entry)).hexdigest()


def _texts(proof: ProofFile, entry: dict[str, Any] | None) -> dict[str, str]:
    """Return the personal texts. Raises ProofError for one that is not what was sealed."""
    given = proof.extra.get("texts", {})
    if not isinstance(given, dict):
        raise ProofError("Its texts cannot be read.")
    for place, pair in given.items():
        salt, text = pair if isinstance(pair, list) and len(pair) == 2 else ("", "")
        if entry is None or not is_sealed(entry.get("body", {}), place, salt, text):
            raise ProofError(f"The text of {place} was changed: the entry was made with another one.")
    return {place: text for place, (_, text) in given.items()}


def _witnesses(proof: ProofFile, head: TreeHead) -> list[tuple[VerifierKey, int]]:
    """Return who cosigned, and when; signatures of others are ignored. Raises ProofError for one that does not hold."""
    text, found = proof.checkpoint.text, {}
    known = {(key.name, key.id): key for key in _joined(proof.extra.get("witnesses", []), head)}
    for line in proof.checkpoint.signatures:
        witness = known.get((line.name, line.key_id))
        if witness is None:
            continue
        if not witness.has_signed(Note(text, [line])):
            raise ProofError(f"The cosignature of {line.name} does not hold.")
        found[witness] = int.from_bytes(line.signed[:TIME])
    return list(found.items())


def _joined(named: Any, head: TreeHead) -> Iterator[VerifierKey]:
    """Yield the keys that the log names as witnesses', of types that are known. Raises ProofError for another entry."""
    try:
        for item in named:
            entry, hashes = item["entry"], [from_base64(text) for text in item["proof"]]
            leaf = leaf_hash(hashlib.sha256(canonical(entry)).digest())
            stands = verify_inclusion(leaf, entry["seq"] - 1, head.size, hashes, head.root)
            if not stands or entry["kind"] != witnesses.KIND:
                raise ProofError("A witness is named of whom the log does not say that they joined.")
            if (key := _cosigner(entry["body"]["vkey"], f"{head.origin}/{entry['subject']}")) is not None:
                yield key
    except (ValueError, LookupError, TypeError):
        raise ProofError("What it says of its witnesses cannot be read.") from None


def _cosigner(vkey: str, name: str) -> VerifierKey | None:
    try:
        key = read_key(vkey)
    except ValueError:  # of a later type, perhaps
        return None
    return key if (key.kind, key.name) == (COSIGNATURE, name) else None
