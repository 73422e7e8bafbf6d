"""Personal texts: hashes of entries and rows are over salted hashes of these texts instead of the texts.

So a name can be removed from entries and rows years later, and every hash still verifies, while nothing else can be
changed. The salt goes with the text: without it nobody can try names until one fits.
"""

import hashlib
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from uuid import UUID

from models.database.types import canonical

TEXTS = ("note", "reason", "evidence", "ended_reason")
"""What officials and players wrote in their own words: it may name somebody."""
OPENED = ("request", "lines")
"""Where such texts stand deeper inside, beside what a phone says that it showed (`shown`)."""
SHOWN = "decision.shown.text"
NAMES = {
    "player.added": ("name", "id_number"),
    "player.changed": ("name", "id_number", "before.name", "before.id_number"),
    "invitation.made": ("label",),
    "player": ("name", "id_number"),
    "ruling": ("list_item.offender.name",),
}
"""Kind of entry, or table → where it names a player."""
OFFENDER = "ruling.offender.name"
REDACTED = "…"
PSEUDONYM = "№ "
SALT = re.compile(r"[\w-]{22}", re.ASCII)

Seals = dict[str, dict[str, str]]
"""Place (members joined by dots) → its `salt` while the text is there; its salted hash, `seal`, once redacted."""


def pseudonym(tournament: UUID, player: UUID) -> dict[str, str]:
    """Return what a player is called instead, in this tournament alone; the number is long, so nobody else has it."""
    digits = hashlib.sha256(f"{tournament}/{player}".encode()).hexdigest()
    return {"name": f"{PSEUDONYM}{digits[:6]}", "id_number": f"{PSEUDONYM}{digits[:12]}"}


def add_salts(kind: str, body: Mapping[str, Any], before: Seals | None = None) -> Seals | None:
    """Return a salt for each personal text in the body of an entry, or in a row of the table `kind`; None without any.

    What `before` has already stays.
    """
    known = before or {}
    texts = ((place, _at(body, place)) for place in _places(kind, body))
    return {place: _known_or_new(known.get(place), text) for place, text in texts if isinstance(text, str)} or None


def as_hashed(body: Mapping[str, Any], seals: Seals | None) -> Mapping[str, Any]:
    """Return the body with salted hashes for texts. Raises LookupError, TypeError, ValueError for wrong seals."""
    for place, seal in (seals or {}).items():
        body = _put(body, place, {"sealed": seal["seal"] if "seal" in seal else _hash_at(body, place, seal["salt"])})
    return body


def salted_texts(body: Mapping[str, Any], seals: Seals | None) -> dict[str, list[str]]:
    """Return place → [salt, text] of each personal text that is still there."""
    return {place: [seal["salt"], _at(body, place)] for place, seal in (seals or {}).items() if "salt" in seal}


def is_sealed(hashed: Mapping[str, Any], place: str, salt: str, text: str) -> bool:
    """Return whether a body as it was hashed has this text there."""
    try:
        sealed = _at(hashed, place)
    except (LookupError, TypeError, ValueError):
        return False
    return bool(sealed == {"sealed": hashlib.sha256(canonical([salt, text])).hexdigest()})


def redact(body: Mapping[str, Any], seals: Seals, instead: Mapping[str, str]) -> tuple[Mapping[str, Any], Seals]:
    """Return body and seals with other texts at these places (`instead`: place → text), where there is a text still."""
    for place in instead:
        if "salt" in seals.get(place, {}):
            seals = {**seals, place: {"seal": _hash_at(body, place, seals[place]["salt"])}}
            body = _put(body, place, instead[place])
    return body, seals


def replacements(places: Iterable[str], named: Mapping[str, str] | None, texts: bool) -> dict[str, str]:
    """Return place → what replaces it, of texts and of a player's names (`named`: their pseudonym)."""
    found: dict[str, str] = {}
    for place in places:
        last = place.rpartition(".")[2]
        if last in TEXTS or last == "shown" or place == SHOWN:
            found |= {place: REDACTED} if texts else {}
        elif named is not None:
            found[place] = named["id_number" if last == "id_number" else "name"]
    return found


def redacted_places(body: Mapping[str, Any], seals: Seals | None, named: Mapping[str, str] | None) -> set[str]:
    """Return the places that were redacted. Raises ValueError where anything but the right replacement stands."""
    out = {place for place, kept in (seals or {}).items() if "seal" in kept}
    expected = replacements(out, named, texts=True)
    if out != expected.keys() or any(_at(body, place) != text for place, text in expected.items()):
        raise ValueError("something else stands where a text was redacted")
    return out


def same_but_redacted(stored: Any, sent: Any) -> bool:
    """Return whether two bodies say the same; where a text of what is stored was redacted, any text is the same."""
    return canonical(stored) == canonical(_as_redacted(sent, stored))


def player_named(kind: str, body: Mapping[str, Any], subject: UUID) -> UUID | None:
    """Return the player that an entry names, or a row of the table `kind` (`subject`: its id), or None."""
    if kind in ("player.added", "player.changed", "player"):
        return subject
    if kind == "invitation.made":
        return body["player_id"] and _uuid(body["player_id"])
    if kind == "ruling":
        return _uuid(body["offender_id"]) if body["offender_kind"] == "player" else None
    offender = body["ruling"].get("offender", {}) if kind.startswith("ruling.") else {}
    return _uuid(offender["id"]) if offender.get("kind") == "player" else None


def _known_or_new(known: dict[str, str] | None, text: str) -> dict[str, str]:
    """Return what is known of the place already; a new salt for a new text where one was redacted."""
    if known is not None and ("salt" in known or text == REDACTED or text.startswith(PSEUDONYM)):
        return known
    return {"salt": secrets.token_urlsafe(16)}


def _places(kind: str, body: Mapping[str, Any]) -> Iterator[str]:
    if kind.startswith("ruling.") and body["ruling"].get("offender", {}).get("kind") == "player":
        yield OFFENDER
    if kind != "ruling" or body["offender_kind"] == "player":
        yield from (place for place in NAMES.get(kind, ()) if _has(body, place))
    if kind == "ruling" and "shown" in body["decision"]:
        yield SHOWN
    yield from (name for name in TEXTS if name in body)
    for name in OPENED:
        yield from _deeper(body.get(name), name)


def _deeper(thing: Any, way: str) -> Iterator[str]:
    inside = enumerate(thing) if isinstance(thing, list) else thing.items() if isinstance(thing, dict) else ()
    for key, value in inside:
        if isinstance(value, dict | list):
            yield from _deeper(value, f"{way}.{key}")
        elif key in TEXTS or key == "shown":
            yield f"{way}.{key}"


def _as_redacted(sent: Any, stored: Any) -> Any:
    if stored == REDACTED and isinstance(sent, str):
        return REDACTED
    if isinstance(sent, Mapping) and isinstance(stored, Mapping):
        return {name: _as_redacted(value, stored.get(name)) for name, value in sent.items()}
    return sent


def _uuid(known: UUID | str) -> UUID:
    return known if isinstance(known, UUID) else UUID(known)


def _hash_at(body: Mapping[str, Any], place: str, salt: str) -> str:
    """Return sha256 (hex) over the canonical JSON of [salt, text]. Raises ValueError for a salt not of ours."""
    if not SALT.fullmatch(salt):
        raise ValueError("no salt of ours")
    return hashlib.sha256(canonical([salt, _at(body, place)])).hexdigest()


def _at(body: Any, place: str) -> Any:
    for key in place.split("."):
        body = body[int(key)] if isinstance(body, list) else body[key]
    return body


def _has(body: Any, place: str) -> bool:
    for key in place.split("."):
        if key not in body:
            return False
        body = body[key]
    return True


def _put(body: Any, place: str, value: Any) -> Any:
    """Return a copy with another value there."""
    first, _, rest = place.partition(".")
    key: Any = int(first) if isinstance(body, list) else first
    changed = body.copy() if isinstance(body, list) else dict(body)
    changed[key] = _put(body[key], rest, value) if rest else value
    return changed
