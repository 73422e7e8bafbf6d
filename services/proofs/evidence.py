"""What a phone saved of a log that is not the one it had (`shinpan-evidence/1`), checked by whoever trusts neither."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

import orjson

from models.journal.checkpoint import (
    COSIGNATURE,
    TIME,
    Note,
    TreeHead,
    VerifierKey,
    read_key,
    read_note,
    read_signature,
    read_tree_head,
)
from models.journal.journal import GENESIS, entry_hash
from models.journal.merkle_tree import MerkleTree
from services.proofs.proof_file import ProofError

FORMAT = "shinpan-evidence/1"
UNREADABLE = "This is no evidence of a phone, or it was cut or damaged."

Entries = Sequence[Mapping[str, Any]]


class Evidence(NamedTuple):
    """Two logs under one key: `seen` is what was signed first, `now` what is signed in its place.

    `mine` and `theirs` are the first entries that differ, None where one log has ended before. `witness` has signed
    `seen` at `seconds` since 1970.
    """

    key: VerifierKey
    seen: TreeHead
    now: TreeHead
    mine: Mapping[str, Any] | None
    theirs: Mapping[str, Any] | None
    witness: VerifierKey
    seconds: int


def is_evidence(text: str) -> bool:
    """Return whether a file means to be evidence, rather than a proof."""
    return text.startswith("{")


def check(text: str, expected: str | None = None) -> Evidence:
    """Check evidence by the log's key that is `expected`, or by the one that it names. Raises ProofError."""
    try:
        told = orjson.loads(text)
        if told["format"] != FORMAT:
            raise ProofError(UNREADABLE)
        key, seen, witness, seconds = _seen(told["kept"], expected)
        entries = next((found["entries"] for found in told["found"] if _are_under(found["entries"], seen)), None)
        if entries is None:
            raise ProofError("The phone's entries are not those that were signed: they were changed.")
        logs: list[Entries] = [told["served"], *(found["entries"] for found in told["found"])]
        continued = False
        for now, served in _signed_in_place(told["found"], logs, key):
            if now.size >= seen.size and _are_under(served, seen):
                continued = True
                continue
            mine, theirs = _first_different(entries[: seen.size], served[: now.size])
            return Evidence(key, seen, now, mine, theirs, witness, seconds)
    except (ValueError, LookupError, TypeError, AttributeError):
        raise ProofError(UNREADABLE) from None
    if continued:
        raise ProofError("Both logs are one: what is signed now only continues what the phone had.")
    raise ProofError("What the phone had was signed, but no other log: the server has signed nothing in its place.")


def _seen(kept: Mapping[str, str], expected: str | None) -> tuple[VerifierKey, TreeHead, VerifierKey, int]:
    key, witness = read_key(kept["vkey"]), read_key(kept["witness"])
    if expected is not None and read_key(expected) != key:
        raise ProofError(f"It is about a log with another key: {key}")
    note, cosignature = read_note(kept["checkpoint"]), read_signature(kept["cosignature"])
    head = read_tree_head(note.text)
    if head.origin != key.name or not key.has_signed(note):
        raise ProofError(f"What the phone had is not signed by this key: {key}")
    if witness.kind != COSIGNATURE or not witness.has_signed(Note(note.text, [cosignature])):
        raise ProofError("The phone's own signature does not hold.")
    return key, head, witness, int.from_bytes(cosignature.signed[:TIME])


def _signed_in_place(
    findings: Sequence[Mapping[str, Any]], logs: Sequence[Entries], key: VerifierKey
) -> Iterator[tuple[TreeHead, Entries]]:
    """Yield what the key signed when something was found, with the entries under it, told last or replaced."""
    for found in findings:
        now = _signed_now(found["checkpoint"], key)
        log = now and next((entries for entries in logs if _are_under(entries, now)), None)
        if now and log is not None:
            yield now, log


def _signed_now(checkpoint: Mapping[str, str] | None, key: VerifierKey) -> TreeHead | None:
    if checkpoint is None:
        return None
    note = read_note(checkpoint["text"])
    return read_tree_head(note.text) if key.has_signed(note) else None


def _are_under(entries: Entries, head: TreeHead) -> bool:
    """Return whether the first of these are what their hashes say, one after the other, and all of this log."""
    tree, last = MerkleTree(), GENESIS
    for seq, entry in enumerate(entries[: head.size], 1):
        if (entry["seq"], entry["prev_hash"], _hash(entry)) != (seq, last, entry["hash"]):
            return False
        last = entry["hash"]
        tree.extend([bytes.fromhex(last)])
    return tree.size == head.size and tree.root(head.size) == head.root


def _hash(entry: Mapping[str, Any]) -> str:
    who = entry["who"]
    typed = {"at": datetime.fromisoformat(entry["at"]), "who": None if who is None else UUID(who)}
    return entry_hash({**entry, **typed, "seals": entry.get("seals")})


def _first_different(mine: Entries, theirs: Entries) -> tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]:
    for own, other in zip(mine, theirs, strict=False):
        if own["hash"] != other["hash"]:
            return own, other
    return (mine[len(theirs)] if len(mine) > len(theirs) else None), None
