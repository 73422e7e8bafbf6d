"""Checkpoints of a log: C2SP's signed notes, verifier keys and cosignatures (c2sp.org: signed-note, tlog-checkpoint).

A note is text, an empty line, and signatures of it. A checkpoint is a note whose text is three lines: origin, size and
root of a Merkle tree. A key says by its type how it signs, so another algorithm is another line of `VERIFIERS`.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

ED25519, COSIGNATURE = 1, 4  # types of keys; 6 is ML-DSA-44
DASH = "— "
TIME = 8  # bytes of a cosignature's time
LONGEST_NAME = 200
MOST_SIGNATURES = 100


class Signature(NamedTuple):
    """A line of a note: whose (by the name and id of the key), and the bytes."""

    name: str
    key_id: bytes
    signed: bytes

    @property
    def line(self) -> str:
        """It as a line, without its end."""
        return f"{DASH}{self.name} {to_base64(self.key_id + self.signed)}"


class Note(NamedTuple):
    """Text, which ends with a line break, and its signatures."""

    text: str
    signatures: Sequence[Signature]

    def __str__(self) -> str:
        return f"{self.text}\n" + "".join(f"{signature.line}\n" for signature in self.signatures)


class TreeHead(NamedTuple):
    """What a checkpoint says: whose log, how many leaves, and the root over them."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """It as the text of a note."""
        return f"{self.origin}\n{self.size}\n{to_base64(self.root)}\n"


class VerifierKey(NamedTuple):
    """A public key with its name and its type."""

    name: str
    kind: int
    public: bytes

    @property
    def id(self) -> bytes:
        """By which signature lines name it."""
        return sha256(self.name.encode() + b"\n" + bytes([self.kind]) + self.public).digest()[:4]

    def __str__(self) -> str:
        return f"{self.name}+{self.id.hex()}+{to_base64(bytes([self.kind]) + self.public)}"

    def has_signed(self, note: Note) -> bool:
        """Return whether one of the note's signatures is by this key, and right."""
        own = (line for line in note.signatures if (line.name, line.key_id) == (self.name, self.id))
        return any(VERIFIERS[self.kind](self.public, note.text, line.signed) for line in own)


def read_key(text: str) -> VerifierKey:
    """Read a verifier key. Raises ValueError for what is none, or of a type that is not known."""
    name, id_, rest = [*text.split("+", 2), "", ""][:3]
    material = from_base64(rest)
    key = VerifierKey(_checked_name(name), material[0] if material else 0, material[1:])
    if key.kind not in VERIFIERS or len(key.public) != 32 or key.id.hex() != id_:
        raise ValueError(f"{text!r} is no verifier key of a known type")
    return key


def read_note(text: str) -> Note:
    """Read a note. Raises ValueError for what is none."""
    body, empty, lines = text.rpartition("\n\n")
    if not empty or not lines.endswith("\n") or any(ord(letter) < 32 and letter != "\n" for letter in text):
        raise ValueError("it is no signed note: text, an empty line, and lines of signatures")
    signatures = [read_signature(line) for line in lines[:-1].split("\n")]
    if len(signatures) > MOST_SIGNATURES:
        raise ValueError(f"it has more than {MOST_SIGNATURES} signatures")
    return Note(f"{body}\n", signatures)


def read_signature(line: str) -> Signature:
    """Read a line with a signature. Raises ValueError for what is none."""
    name, _, encoded = line.removeprefix(DASH).partition(" ")
    known = from_base64(encoded)
    if not line.startswith(DASH) or len(known) < 5:
        raise ValueError(f"{line!r} is no signature")
    return Signature(_checked_name(name), known[:4], known[4:])


def read_tree_head(text: str) -> TreeHead:
    """Read the text of a checkpoint. Raises ValueError for what is none."""
    origin, size, root, *_ = [*text.split("\n"), "", "", ""]
    known = TreeHead(origin, int(size) if size.isascii() and size.isdecimal() else -1, from_base64(root))
    if known.text != text or not origin or len(known.root) != 32:
        raise ValueError("it is no checkpoint: origin, size and root")
    return known


def sign(key: Ed25519PrivateKey, name: str, text: str) -> Signature:
    """Sign the text of a note as the owner of a log does."""
    return Signature(name, verifier_key(key, name).id, key.sign(text.encode()))


def cosign(key: Ed25519PrivateKey, name: str, text: str, seconds: int) -> Signature:
    """Sign the text of a checkpoint as a witness does, with the time."""
    signed = seconds.to_bytes(TIME) + key.sign(_cosigned(text, seconds))
    return Signature(name, verifier_key(key, name, COSIGNATURE).id, signed)


def verifier_key(key: Ed25519PrivateKey, name: str, kind: int = ED25519) -> VerifierKey:
    """Return the public half of a key under a name."""
    return VerifierKey(name, kind, key.public_key().public_bytes_raw())


def to_base64(known: bytes) -> str:
    """Write bytes as the standard's base64."""
    return base64.b64encode(known).decode()


def from_base64(text: str) -> bytes:
    """Read the standard's base64. Raises ValueError for any other way of writing the same bytes, too."""
    try:
        known = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        known = b""
    if to_base64(known) != text:
        raise ValueError(f"{text!r} is no base64")
    return known


def _checked_name(name: str) -> str:
    if not name or len(name) > LONGEST_NAME or any(letter.isspace() or letter == "+" for letter in name):
        raise ValueError(f"{name!r} is no name of a key")
    return name


def _cosigned(text: str, seconds: int) -> bytes:
    return f"cosignature/v1\ntime {seconds}\n{text}".encode()


def _is_signature(public: bytes, text: str, signed: bytes) -> bool:
    return _is_right(public, text.encode(), signed)


def _is_cosignature(public: bytes, text: str, signed: bytes) -> bool:
    return _is_right(public, _cosigned(text, int.from_bytes(signed[:TIME])), signed[TIME:])


def _is_right(public: bytes, message: bytes, signed: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signed, message)
    except InvalidSignature:
        return False
    return True


VERIFIERS: dict[int, Callable[[bytes, str, bytes], bool]] = {ED25519: _is_signature, COSIGNATURE: _is_cosignature}
