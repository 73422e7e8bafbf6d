"""A device with a passkey, made of bytes, so that each of them can be wrong."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as coded

ORIGIN, NAME = "http://localhost", b"localhost"
PRESENT, VERIFIED, BACKED_UP, ATTESTED = 1, 4, 16, 64


class Authenticator:
    """Its key is new; `identity` is the credential's id."""

    def __init__(self, identity: bytes = b"a passkey of Ana's") -> None:
        self.identity = identity
        self._key = generate_private_key(SECP256R1())
        point = self._key.public_key().public_numbers()
        self.public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}

    def data(self, *, count: int = 1, flags: int = PRESENT | VERIFIED, rest: bytes = b"") -> bytes:
        """What it says of itself."""
        return sha256(NAME).digest() + bytes([flags]) + count.to_bytes(4) + rest

    def attested(self, public: Any = None, **different: Any) -> bytes:
        """The same with a new passkey; `public`: another public key than its own."""
        key = cbor2.dumps(self.public if public is None else public)
        rest = bytes(16) + len(self.identity).to_bytes(2) + self.identity + key
        return self.data(flags=PRESENT | VERIFIED | ATTESTED, rest=rest, **different)

    def creates(
        self, challenge: str, *, client: Any = None, whole: bytes | None = None, **parts: Any
    ) -> dict[str, Any]:
        """What `credentials.create` gives. `client`: other client data; `parts`: fmt, attStmt, authData."""
        attestation = {"fmt": "none", "attStmt": {}, "authData": self.attested(), **parts}
        response = {
            "clientDataJSON": coded(_client("webauthn.create", challenge, client)),
            "attestationObject": coded(cbor2.dumps(attestation) if whole is None else whole),
        }
        return self._credential(response)

    def signs(
        self, challenge: str, *, client: Any = None, data: bytes | None = None, **response: Any
    ) -> dict[str, Any]:
        """What `credentials.get` gives. `response`: what stands in place of its own answer."""
        client_data = _client("webauthn.get", challenge, client)
        said = self.data(count=2) if data is None else data
        signature = self._key.sign(said + sha256(client_data).digest(), ECDSA(SHA256()))
        own = {"clientDataJSON": coded(client_data), "authenticatorData": coded(said), "signature": coded(signature)}
        return self._credential({**own, **response})

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = coded(self.identity)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _client(kind: str, challenge: str, other: Any) -> bytes:
    if isinstance(other, bytes):
        return other
    data = {"type": kind, "challenge": challenge, "origin": ORIGIN, "crossOrigin": False}
    return json.dumps({**data, **(other or {})}).encode()
