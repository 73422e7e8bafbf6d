"""Passwords: hashed by argon2id, refused when zxcvbn would guess them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from zxcvbn import zxcvbn

from services.errors import invalid_field

LONGEST = 200  # characters
JUDGED = 72  # of these: what zxcvbn takes time over grows fast
STRONG_ENOUGH = 3  # of 4: safe for long even where the hashes were stolen
OUR_WORDS = ("shinpan", "mahjong", "mah-jongg", "riichi", "referee", "director", "tournament", "league", "審判", "麻雀")
HASHER = PasswordHasher(parallelism=1)  # of two cores, one is for the rulings


def hash_of(password: str, about: Iterable[str]) -> str:
    """Hash a password. Raises Invalid when it is weak; `about`: what others know of the person."""
    known = [word for text in about for word in (text, *text.split())]
    found = zxcvbn(password[:JUDGED], user_inputs=[*known, *OUR_WORDS])
    if found["score"] < STRONG_ENOUGH:
        warning = found["feedback"]["warning"] or "Somebody who tries many would soon find it"
        raise invalid_field("password", f"{warning.rstrip('.')}.", "Take four or more words at random.")
    return HASHER.hash(password)


def verify(password: str, stored: str | None) -> bool:
    """Return whether it is the password; it takes as long where there is none."""
    try:
        HASHER.verify(stored or _hash_of_nobody(HASHER), password)
    except VerificationError:
        return False
    return stored is not None


def rehash_if_needed(password: str, stored: str) -> str | None:
    """Hash the password again where it was hashed with less effort than today's; None where it was not."""
    return HASHER.hash(password) if HASHER.check_needs_rehash(stored) else None


@cache
def _hash_of_nobody(hasher: PasswordHasher) -> str:
    """Return a hash to compare with where there is none."""
    return hasher.hash("nobody signs in with this")
