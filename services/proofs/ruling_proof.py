"""The proof that a ruling stands in the log, to be kept by whom it concerns."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from models.database.typed_rows import values_of
from models.journal import journal, witnesses
from models.journal.checkpoint import from_base64
from models.journal.journal import JournalEntry
from models.journal.salted_hashes import salted_texts
from services.errors import NotFound
from services.proofs.log import Log
from services.proofs.proof_file import ProofFile

MOST_WITNESSES = 5  # that a file names: each is proved by itself


def prove_ruling(log: Log, ruling: UUID, seq: int | None = None) -> ProofFile:
    """Return the proof of the entry that issued a ruling, or of another one about it. Raises NotFound without it.

    It has the personal texts that the log still has, so that it proves names and notes too; after an erasure it has
    their salted hashes alone, and a file made before holds all the same.
    """
    entries = [entry for entry in journal.about(log.connection, log.tournament_id, ruling) if seq in (None, entry.seq)]
    entry = next((entry for entry in entries if entry.kind.startswith("ruling.")), None)
    if entry is None:
        raise NotFound("This tournament has no such ruling, or no such entry about it.")
    known: dict[str, Any] = {"entry": journal.hashed(values_of(entry)), "texts": salted_texts(entry.body, entry.seals)}
    return _proof(log, entry, known)


def shorten(proof: ProofFile, entry_hash: str) -> ProofFile:
    """Return a proof that fits a QR code: of the entry's hash, by the log's own key."""
    own, *_ = proof.checkpoint.signatures
    extra = {"hash": entry_hash, "vkeys": proof.extra["vkeys"]}
    return proof._replace(extra=extra, checkpoint=proof.checkpoint._replace(signatures=[own]))


def _proof(log: Log, entry: JournalEntry, known: dict[str, Any]) -> ProofFile:
    joined = witnesses.joinings(log.connection, log.tournament_id)
    size = log.best_size(entry.seq, {key_id: joining.seq for key_id, joining in joined.items()})
    checkpoint = log.checkpoint(size)
    own, *cosigned = checkpoint.signatures
    named = [joined[key_id] for line in cosigned if (key_id := line.key_id.hex()) in joined]
    proved = [joining for joining in named if joining.seq <= size][:MOST_WITNESSES]
    shown = {joining.body["key_id"] for joining in proved}
    signatures = [own, *(line for line in cosigned if line.key_id.hex() in shown)]
    behind = [
        {"entry": journal.hashed(values_of(joining)), "proof": log.prove_inclusion(joining.seq, size)}
        for joining in proved
    ]
    extra = {**known, "vkeys": [str(log.vkey)], "witnesses": behind}
    hashes = [from_base64(text) for text in log.prove_inclusion(entry.seq, size)]
    return ProofFile(extra, entry.seq - 1, hashes, checkpoint._replace(signatures=signatures))
