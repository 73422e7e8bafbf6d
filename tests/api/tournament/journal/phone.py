"""A phone that witnesses the log, and what outsiders verify of it."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from models.journal.checkpoint import (
    COSIGNATURE,
    Note,
    TreeHead,
    VerifierKey,
    cosign,
    from_base64,
    read_key,
    read_note,
    read_tree_head,
    to_base64,
    verifier_key,
)
from tests.api.tournament.hall import Hall

SECONDS = 1_763_726_400


def log_key(hall: Hall) -> VerifierKey:
    """The key that the journal names."""
    (entry,) = (entry for entry in hall.get("journal?limit=500")["items"] if entry["kind"] == "log.key-made")
    return read_key(entry["body"]["vkey"])


def read_checkpoint(hall: Hall) -> Note:
    """The checkpoint as anybody gets it, its signature verified."""
    response = hall.call("GET", "journal/checkpoint", role=None)
    assert (response.status_code, response.content_type) == (200, "text/plain; charset=utf-8"), response.text
    note = read_note(response.text)
    assert log_key(hall).has_signed(note)
    return note


def tree_head(hall: Hall) -> TreeHead:
    """What the present checkpoint says."""
    return read_tree_head(read_checkpoint(hall).text)


def hashes(answer: Any) -> list[bytes]:
    return [from_base64(text) for text in answer["proof"]]


class Phone:
    """An official's phone with a key of its own."""

    def __init__(self, hall: Hall, role: str = "referee") -> None:
        self.hall, self.official = hall, hall.officials[role]
        self.browser: FlaskClient = hall.browser()
        assert hall.admit(self.browser, hall.link(official=str(self.official))).status_code == 201
        self.take_another_key()

    def take_another_key(self) -> None:
        self.private = Ed25519PrivateKey.generate()
        self.key = self.key_of(self.official)

    def key_of(self, official: UUID, kind: int = COSIGNATURE) -> VerifierKey:
        return verifier_key(self.private, f"shinpan/{self.hall.tournament}/{official}", kind)

    def body(self, head: TreeHead) -> dict[str, Any]:
        """What it sends of a checkpoint that it saw."""
        line = cosign(self.private, self.key.name, head.text, SECONDS).line
        return {"vkey": str(self.key), "size": head.size, "root": to_base64(head.root), "signature": line}

    def send(self, body: dict[str, Any], key_id: str | None = None) -> TestResponse:
        return self.browser.put(self.hall.path(f"journal/witnesses/{key_id or self.key.id.hex()}"), json=body)

    def witness(self) -> dict[str, Any]:
        """Cosign the present checkpoint; the answer."""
        response = self.send(self.body(tree_head(self.hall)))
        assert response.status_code == 200, response.text
        answer: dict[str, Any] = response.get_json()["witnesses"]
        return answer
