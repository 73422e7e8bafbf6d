"""Secrets: 256 random bits, shown once; what is stored is their SHA-256."""

from __future__ import annotations

import secrets
from hashlib import sha256

TOKEN_PREFIX = "spt_"  # noqa: S105 -- how an API token begins, so that scanners know one when they see it
INVITATION_PREFIX = "spi_"
ACCOUNT_PREFIX = "spa_"
LEAGUE_PREFIX = "spl_"


def new_secret(prefix: str = "") -> str:
    """Make a secret that begins with `prefix`."""
    return prefix + secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """Return what is stored of a secret."""
    return sha256(secret.encode()).hexdigest()
