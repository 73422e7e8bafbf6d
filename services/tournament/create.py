"""Create a tournament: its rulebook, its journal, its director; invite people and issue tokens."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import uuid_utils.compat
from sqlalchemy import Connection

import rulings
from models.event import rulebook_revisions, tournaments
from models.event.tournaments import Tournament
from models.journal import log_keys
from models.journal.journal import Journal
from models.league.leagues import League
from models.people import api_tokens, invitations, officials
from models.people.api_tokens import SCOPES
from rulings import Rulebook
from rulings.errors import RuleError
from services.secrets import INVITATION_PREFIX, TOKEN_PREFIX, hash_of, new_secret

LINK_LASTS = timedelta(days=7)
CURRENCY = re.compile(r"[A-Z]{3}\Z")


class CreatedTournament(NamedTuple):
    """A new tournament. Nobody is admitted yet: invite the director, or admit an account."""

    tournament_id: UUID
    slug: str
    revision: str
    official_id: UUID


def create_tournament(  # noqa: PLR0913 -- one parameter for each setting of a tournament
    connection: Connection,
    *,
    name: str,
    rulebook: Mapping[str, Any],
    currency: str,
    time_zone: str,
    director: str,
    at: datetime,
    slug: str | None = None,
    identity: UUID | None = None,
    board_open: bool = False,
) -> CreatedTournament:
    """Create a tournament with its director in this transaction. Raises RuleError naming the field and the cure.

    `rulebook` is {id, options, readings}; `currency` ISO 4217; `time_zone` IANA.
    """
    book = rulings.compose(rulings.library(), rulebook["id"], rulebook.get("options"), rulebook.get("readings"))
    slug = slug or slug_of(name)
    check_slug(slug, tournaments.find_by_slug(connection, slug), "tournament")
    tournament: dict[str, Any] = {
        "id": identity or new_id(),
        "slug": slug,
        "name": check_text("name", name),
        "rulebook": {"id": book.id, "options": book.options, "readings": book.content["readings_changed"]},
        "revision": book.revision,
        "currency": check_currency(currency, book),
        "time_zone": check_time_zone(time_zone),
        "board_open": board_open,
    }
    rulebook_revisions.save(connection, book.revision, book.id, book.content, at)
    journal = tournaments.create(connection, tournament, at)
    official = new_id()
    officials.add(journal, official, check_text("director", director), ["director"])
    log_keys.make(journal)
    return CreatedTournament(tournament["id"], slug, book.revision, official)


def invite_person(journal: Journal, official: UUID, name: str, uses: int = 1) -> str:
    """Invite browsers, one by default, as an existing official. Return the secret of the link."""
    secret = new_secret(INVITATION_PREFIX)
    invitation = {
        "id": new_id(),
        "secret_hash": hash_of(secret),
        "label": name,
        "roles": [],
        "official_id": official,
        "player_id": None,
        "uses": uses,
        "expires_at": journal.at + LINK_LASTS,
    }
    invitations.create(journal, invitation)
    return secret


def issue_token(journal: Journal, official: UUID, name: str, days: int = 30) -> str:
    """Issue an API token with every scope, which acts as this official for as many days. Return its secret."""
    token = new_secret(TOKEN_PREFIX)
    limits = {"name": name, "scopes": sorted(SCOPES), "expires_at": journal.at + timedelta(days=days)}
    api_tokens.issue(journal, {"id": new_id(), "official_id": official, "token_hash": hash_of(token), **limits})
    return token


def new_id() -> UUID:
    """Make a UUIDv7: ids sort by the time they were made."""
    return uuid_utils.compat.uuid7()


def join_path(tournament_id: UUID, secret: str) -> str:
    """Return the path of an invitation's link. The secret stands behind the #, so that no log has it."""
    return f"/#/join/{tournament_id}/{secret}"


def slug_of(name: str) -> str:
    """Make a slug of a name; empty when no character of it can stand in an address."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:80]


def check_currency(currency: str, book: Rulebook) -> str:
    """Return the currency. Raises RuleError when it is not an ISO 4217 code, or the book's fines are in another."""
    if not CURRENCY.match(currency):
        raise RuleError(
            "currency", f"{currency!r} is no currency.", "Give three capital letters (ISO 4217), such as EUR."
        )
    if book.currency not in (None, currency):
        message = f"The fines of {book.id} are in {book.currency}, and a tournament has one currency."
        raise RuleError("currency", message, f"Give {book.currency}, or another rulebook.")
    return currency


def check_time_zone(time_zone: str) -> str:
    """Return the time zone. Raises RuleError when it is unknown."""
    try:
        ZoneInfo(time_zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        cure = "Give an IANA name, such as Europe/Paris."
        raise RuleError("time_zone", f"There is no time zone {time_zone!r}.", cure) from error
    return time_zone


def check_text(field: str, text: str, longest: int = 200) -> str:
    """Strip the text. Raises RuleError when it is empty or too long."""
    if not text.strip() or len(text) > longest:
        raise RuleError(field, "It is empty or too long.", f"Give 1 to {longest} characters.")
    return text.strip()


def check_slug(slug: str, holder: League | Tournament | None, what: str) -> None:
    """Check a slug. Raises RuleError when it can't stand in an address, or is taken."""
    if slug != slug_of(slug) or not slug:
        raise RuleError("slug", f"{slug!r} can't stand in an address.", "Give lower case letters, digits and hyphens.")
    if holder is not None:
        raise RuleError("slug", f"A {what} {slug!r} exists already.", "Give another slug.")
