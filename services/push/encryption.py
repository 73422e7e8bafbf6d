"""A message for one browser's eyes: encrypted for it as RFC 8291 says (aes128gcm, in one record).

The push service that carries it can't read it. The primitives are those of `cryptography`.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # bytes: what every push service carries
AUTH = 16
LAST = b"\x02"  # what ends the last record


def to_bytes(text: str) -> bytes:
    """Decode base64url, padded or not. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(raw: bytes) -> str:
    """base64url without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def point(key: EllipticCurvePublicKey) -> bytes:
    """Encode a public key as browsers write it: 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(p256dh: str) -> EllipticCurvePublicKey:
    """Parse a browser's key. Raises ValueError for what is none."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), to_bytes(p256dh))


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message. `own` and `salt` are made anew for each one, but where the result must be known."""
    theirs = public_key(p256dh)
    own = own or generate_private_key(SECP256R1())
    salt = salt or os.urandom(16)
    ours = point(own.public_key())
    shared = own.exchange(ECDH(), theirs)
    secret = _derive(to_bytes(auth), shared, b"WebPush: info\x00" + point(theirs) + ours, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, message + LAST, None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
