"""Phones that witness the log: their cosignatures, and how many stand behind what."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypedDict
from uuid import UUID

from models.journal import journal as journals
from models.journal import log_keys, witnesses
from models.journal.checkpoint import COSIGNATURE, Note, Signature, VerifierKey, read_key, read_signature, to_base64
from models.journal.journal import Journal
from models.people.credentials import Caller
from services.errors import Conflict, NotAllowed, invalid_field
from services.proofs.log import Log

MOST_OF_ONE = 20  # phones of one official, the lost ones too


class Cosignature(TypedDict):
    """What a phone signed: `vkey` is its key, `size` and `root` (base64) are the checkpoint's."""

    vkey: str
    size: int
    root: str
    signature: str


def put_cosignature(log: Log, caller: Caller, key_id: str, sent: Cosignature) -> dict[str, Any]:
    """Keep a phone's cosignature if it is of more than the last one; return how many stand behind the head.

    Raises Conflict where the phone saw another log, Invalid for what is no cosignature of this key, NotAllowed.
    """
    if caller.scopes is not None:
        raise NotAllowed("A program is no witness: a phone that was let in is.", slug="not-a-phone")
    key, signature = _key(log.tournament_id, caller.id, key_id, sent), _signature(sent)
    _check_log(log, sent)
    if not key.has_signed(Note(log.head(sent["size"]).text, [signature])):
        raise invalid_field("signature", "It is not this key's, of this checkpoint.", "Cosign the checkpoint again.")
    known = witnesses.find(log.connection, log.tournament_id, key_id)
    at = datetime.now(UTC)
    values = {"size": sent["size"], "root": sent["root"], "signature": sent["signature"], "signed_at": at}
    if known is None:
        _join(log, caller, {**values, "key_id": key_id, "vkey": sent["vkey"], "official_id": caller.id}, at)
    elif known.vkey == sent["vkey"] and known.size < sent["size"]:
        witnesses.renew(log.connection, log.tournament_id, key_id, values)
    head = journals.head(log.connection, log.tournament_id)
    size = log.size if head is None else head.seq
    return {"witnesses": {"size": size, "behind_head": _count_behind(log) if size == log.size else 0}}


def list_witnesses(log: Log) -> dict[str, Any]:
    """Return every witness with how much it saw, and how many stand behind the head."""
    head = journals.head(log.connection, log.tournament_id)
    items = [
        {"key_id": row.key_id, "official_id": row.official_id, "size": row.size, "root": row.root, "at": row.signed_at}
        for row in witnesses.list_all(log.connection, log.tournament_id)
    ]
    return {"head": head and head._asdict(), "behind_head": _count_behind(log), "items": items}


def _join(log: Log, caller: Caller, values: dict[str, Any], at: datetime) -> None:
    if witnesses.count_of(log.connection, log.tournament_id, caller.id) >= MOST_OF_ONE:
        raise Conflict(f"This official has {MOST_OF_ONE} phones that are witnesses already.", slug="too-many-witnesses")
    witnesses.join(Journal(log.connection, log.tournament_id, caller.id, at), values)


def _check_log(log: Log, sent: Cosignature) -> None:
    """Raise Conflict where what the phone saw is not what is stored: it was changed, or its end is gone."""
    here = log.head(sent["size"]).root if sent["size"] <= log.size else None
    if here is None or to_base64(here) != sent["root"]:
        detail = "This phone saw another log: what it saw was changed or cut off since. Keep what is on the phone."
        stored = {"size": log.size, "root": None if here is None else to_base64(here)}
        raise Conflict(detail, slug="another-log", stored=stored, sent={"size": sent["size"], "root": sent["root"]})


def _key(tournament_id: UUID, official: UUID, key_id: str, sent: Cosignature) -> VerifierKey:
    name = f"{log_keys.origin(tournament_id)}/{official}"
    try:
        key = read_key(sent["vkey"])
    except ValueError:
        key = None
    if key is None or (key.name, key.kind, key.id.hex()) != (name, COSIGNATURE, key_id):
        raise invalid_field("vkey", "It is not a cosigner's key with this id and name.", f"Name the key {name}.")
    return key


def _signature(sent: Cosignature) -> Signature:
    try:
        return read_signature(sent["signature"])
    except ValueError:
        raise invalid_field("signature", "It is no signature line.", "Send — NAME BASE64, one line.") from None


def _count_behind(log: Log) -> int:
    root = to_base64(log.head(log.size).root)
    return len(witnesses.behind(log.connection, log.tournament_id, log.size, root))
