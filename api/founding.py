"""A new tournament: its rulebook composed and kept, its journal begun, its director given a token."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Mapping
from datetime import datetime
from hashlib import sha256
from typing import Any, NamedTuple
from uuid import UUID
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import uuid_utils.compat
from sqlalchemy import Connection, Row

import rulings
from models import register, rulebook_revisions, tournaments
from models.officials import Official
from rulings import Rulebook
from rulings.errors import RuleError

TOKEN_PREFIX = "spt_"  # noqa: S105 -- how a token begins, so that scanners know one when they see it
CURRENCY = re.compile(r"[A-Z]{3}\Z")


class Founded(NamedTuple):
    """What the founder must know; the token is told this once."""

    tournament_id: UUID
    slug: str
    revision: str
    official_id: UUID
    token: str


def found(  # noqa: PLR0913 -- one parameter for each thing a tournament is founded with
    connection: Connection,
    *,
    name: str,
    rulebook: Mapping[str, Any],
    currency: str,
    time_zone: str,
    director: str,
    at: datetime,
    slug: str | None = None,
) -> Founded:
    """Create a tournament with its director in this transaction. Raises RuleError naming the field and the cure.

    `rulebook` is {id, options, readings}; `currency` ISO 4217; `time_zone` IANA.
    """
    book = rulings.compose(rulings.library(), rulebook["id"], rulebook.get("options"), rulebook.get("readings"))
    slug = slug or slug_of(name)
    check_slug(slug, tournaments.find_by_slug(connection, slug), "tournament")
    tournament = {
        "id": new_id(),
        "slug": slug,
        "name": check_text("name", name),
        "rulebook": {"id": book.id, "options": book.options, "readings": book.content["readings_changed"]},
        "revision": book.revision,
        "currency": check_currency(currency, book),
        "time_zone": check_time_zone(time_zone),
    }
    rulebook_revisions.keep(connection, book.revision, book.id, book.content, at)
    journal = tournaments.create(connection, tournament, at)
    token = new_token()
    official = {
        "id": new_id(),
        "name": check_text("director", director),
        "roles": ["director"],
        "token_hash": hash_of(token),
    }
    register.add(journal, Official, "official.invited", official)
    return Founded(tournament["id"], slug, book.revision, official["id"], token)


def new_id() -> UUID:
    """A UUIDv7: ids sort by the time they were made."""
    return uuid_utils.compat.uuid7()


def new_token() -> str:
    """A bearer token of 256 random bits."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def join_path(tournament_id: UUID, token: str) -> str:
    """Where the app signs in with this token. It stands behind the #, so that no server is told."""
    return f"/#/join/{tournament_id}/{token}"


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def slug_of(name: str) -> str:
    """A name as it can stand in an address; empty when nothing of it can."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:80]


def check_currency(currency: str, book: Rulebook) -> str:
    """The currency. Raises RuleError when it is no ISO 4217 code by its form, or the book's fines are in another."""
    if not CURRENCY.match(currency):
        raise RuleError(
            "currency", f"{currency!r} is no currency.", "Give three capital letters (ISO 4217), such as EUR."
        )
    if book.currency not in (None, currency):
        message = f"The fines of {book.id} are in {book.currency}, and a tournament has one currency."
        raise RuleError("currency", message, f"Give {book.currency}, or another rulebook.")
    return currency


def check_time_zone(time_zone: str) -> str:
    """The time zone. Raises RuleError when nobody knows it."""
    try:
        ZoneInfo(time_zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        cure = "Give an IANA name, such as Europe/Paris."
        raise RuleError("time_zone", f"There is no time zone {time_zone!r}.", cure) from error
    return time_zone


def check_text(field: str, text: str, longest: int = 200) -> str:
    """The text without blanks around it. Raises RuleError when nothing is left, or too much."""
    if not text.strip() or len(text) > longest:
        raise RuleError(field, "It is empty or too long.", f"Give 1 to {longest} characters.")
    return text.strip()


def check_slug(slug: str, holder: Row[Any] | None, what: str) -> None:
    """Raises RuleError for a slug that can't stand in an address, or that somebody has."""
    if slug != slug_of(slug) or not slug:
        raise RuleError("slug", f"{slug!r} can't stand in an address.", "Give lower case letters, digits and hyphens.")
    if holder is not None:
        raise RuleError("slug", f"A {what} {slug!r} exists already.", "Give another slug.")
