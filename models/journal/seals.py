"""What is said of people is sealed, piece by piece: hashes are over the seals instead of the pieces.

So a name can be taken out of entries and rows years later, and every hash still holds, while nothing else can be
changed. A seal is a hash over a salt and the text; without the salt, which goes with the text, nobody can try names
until one fits.
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
    "invitation.made": ("label",),
    "player": ("name", "id_number"),
    "ruling": ("list_item.offender.name",),
}
"""Kind of entry, or table → where it names a player."""
OFFENDER = "ruling.offender.name"
GONE = "…"
SALT = re.compile(r"[\w-]{22}", re.ASCII)

Seals = dict[str, dict[str, str]]
"""Where (members joined by dots) → its `salt` while the text is there; its `seal` once it was taken out."""


def pseudonym(tournament: UUID, player: UUID) -> dict[str, str]:
    """What a player is called instead, in this tournament alone; the number is long, for it must be nobody else's."""
    digits = hashlib.sha256(f"{tournament}/{player}".encode()).hexdigest()
    return {"name": f"№ {digits[:6]}", "id_number": f"№ {digits[:12]}"}


def sealed(kind: str, body: Mapping[str, Any], before: Seals | None = None) -> Seals | None:
    """A salt for each text in an entry's body, or in a row of the table `kind`; those of `before` stay as they are.

    None where there is no text about anybody.
    """
    known = before or {}
    found = {place: text for place in _places(kind, body) if isinstance(text := _at(body, place.split(".")), str)}
    return {place: _seal_or_salt(known.get(place), text) for place, text in found.items()} or None


def as_hashed(body: Mapping[str, Any], seals: Seals | None) -> Mapping[str, Any]:
    """The body with the seals in the place of the texts. Raises LookupError, TypeError, ValueError for wrong seals."""
    for place, kept in (seals or {}).items():
        keys = place.split(".")
        seal = kept["seal"] if "seal" in kept else seal_of(kept["salt"], _at(body, keys))
        body = _put(body, keys, {"sealed": seal})
    return body


def without(body: Mapping[str, Any], seals: Seals, instead: Mapping[str, str]) -> tuple[Mapping[str, Any], Seals]:
    """Body and seals with other texts at these places (`instead`: place → text), where there is a text still."""
    for place in instead:
        if "salt" in seals.get(place, {}):
            keys = place.split(".")
            seals = {**seals, place: {"seal": seal_of(seals[place]["salt"], _at(body, keys))}}
            body = _put(body, keys, instead[place])
    return body, seals


def seal_of(salt: str, text: str) -> str:
    """sha256 (hex) over the canonical JSON of [salt, text]. Raises ValueError for a salt that we never made."""
    if not SALT.fullmatch(salt):
        raise ValueError("no salt of ours")
    return hashlib.sha256(canonical([salt, text])).hexdigest()


def replacements(places: Iterable[str], named: Mapping[str, str] | None, texts: bool) -> dict[str, str]:
    """Place → what stands there once it is taken out: of texts and of a player's names (`named`: their pseudonym)."""
    found: dict[str, str] = {}
    for place in places:
        last = place.rpartition(".")[2]
        if last in TEXTS or last == "shown" or place == SHOWN:
            found |= {place: GONE} if texts else {}
        elif named is not None:
            found[place] = named["id_number" if last == "id_number" else "name"]
    return found


def taken_out(body: Mapping[str, Any], seals: Seals | None, named: Mapping[str, str] | None) -> set[str]:
    """Places that were taken out. Raises ValueError where anything but the right replacement stands there."""
    out = {place for place, kept in (seals or {}).items() if "seal" in kept}
    expected = replacements(out, named, texts=True)
    if out != expected.keys() or any(_at(body, place.split(".")) != text for place, text in expected.items()):
        raise ValueError("something else stands where a text was taken out")
    return out


def same_but_erased(stored: Any, sent: Any) -> bool:
    """Whether two bodies say the same; where a text was taken out of what is stored, any text is the same."""
    return canonical(stored) == canonical(_as_erased(sent, stored))


def whom(kind: str, body: Mapping[str, Any], subject: UUID) -> UUID | None:
    """The player that an entry names, or a row of the table `kind` (`subject`: its id), or None."""
    if kind in ("player.added", "player"):
        return subject
    if kind == "invitation.made":
        return body["player_id"] and _uuid(body["player_id"])
    if kind == "ruling":
        return _uuid(body["offender_id"]) if body["offender_kind"] == "player" else None
    offender = body["ruling"].get("offender", {}) if kind.startswith("ruling.") else {}
    return _uuid(offender["id"]) if offender.get("kind") == "player" else None


def _seal_or_salt(known: dict[str, str] | None, text: str) -> dict[str, str]:
    """What is known of the place already; a new salt for a new text where one was taken out."""
    if known is not None and ("salt" in known or text == GONE or text.startswith("№ ")):
        return known
    return {"salt": secrets.token_urlsafe(16)}


def _places(kind: str, body: Mapping[str, Any]) -> Iterator[str]:
    if kind.startswith("ruling.") and body["ruling"].get("offender", {}).get("kind") == "player":
        yield OFFENDER
    if kind != "ruling" or (body["offender_kind"] == "player" and "offender" in body["list_item"]):
        yield from NAMES.get(kind, ())
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


def _as_erased(sent: Any, stored: Any) -> Any:
    if stored == GONE and isinstance(sent, str):
        return GONE
    if isinstance(sent, Mapping) and isinstance(stored, Mapping):
        return {name: _as_erased(value, stored.get(name)) for name, value in sent.items()}
    return sent


def _uuid(known: UUID | str) -> UUID:
    return known if isinstance(known, UUID) else UUID(known)


def _at(body: Any, keys: list[str]) -> Any:
    for key in keys:
        body = body[int(key)] if isinstance(body, list) else body[key]
    return body


def _put(body: Any, keys: list[str], value: Any) -> Any:
    """A copy with another value there."""
    first, *rest = keys
    key: Any = int(first) if isinstance(body, list) else first
    changed = body.copy() if isinstance(body, list) else dict(body)
    changed[key] = _put(body[key], rest, value) if rest else value
    return changed
