"""For the audit: what was redacted from entries and rows, and whether an entry accounts for it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from models.journal.findings import Finding
from models.journal.salted_hashes import Seals, player_named, pseudonym, redacted_places, replacements


@dataclass
class Redactions:
    """What the entries `personal-data.removed` account for, and the first entry that lacks something of each kind."""

    tournament: UUID
    texts: bool = False
    photos: bool = False
    players: set[str] = field(default_factory=set)
    _missing: dict[str, int] = field(default_factory=dict)

    def note(self, body: Mapping[str, Any]) -> None:
        """Note what an entry `personal-data.removed` accounts for in the entries before it."""
        self.texts, self.photos = self.texts or body["texts"], self.photos or body["photos"]
        self.players |= set(body["players"])
        known = {"", *body["players"]} if body["texts"] else set(body["players"])
        self._missing = {whose: seq for whose, seq in self._missing.items() if whose not in known}

    def check_entry(self, seq: int, kind: str, body: Mapping[str, Any], subject: UUID, seals: Seals | None) -> None:
        """Note what is missing in an entry. Raises ValueError where the wrong thing stands instead."""
        for whose in self._redacted(kind, body, subject, seals):
            self._missing.setdefault(whose, seq)

    def find_unexplained(self) -> Iterator[Finding]:
        """Yield a finding for what is missing with no later entry that accounts for it."""
        yield from (Finding(seq, "redaction-unrecorded") for seq in sorted({*self._missing.values()}))

    def explains(self, table: str, row: Mapping[str, Any], subject: UUID, seals: Seals | None) -> bool:
        """Return whether entries account for all that is missing in a row. Raises ValueError like `check_entry`."""
        known = {*self.players, ""} if self.texts else self.players
        return self._redacted(table, row, subject, seals) <= known and (self.photos or row.get("image") != b"")

    def _redacted(self, kind: str, body: Mapping[str, Any], subject: UUID, seals: Seals | None) -> set[str]:
        """Return the ids of the players whose names are missing; "" for texts."""
        player = player_named(kind, body, subject) if seals else None
        named = None if player is None else pseudonym(self.tournament, player)
        out = redacted_places(body, seals, named)
        texts = replacements(out, None, texts=True).keys()
        return ({""} if texts else set()) | ({str(player)} if out - texts else set())
