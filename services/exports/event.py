"""One tournament, as every table and report of it needs it: its people, places and clock, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import cached_property
from typing import Any, NamedTuple
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

import rulings as rules
from models.database import register
from models.event import tournaments
from models.event.hanchans import Hanchan
from models.event.tables import PlayingTable, codes
from models.ruling.rulings import Ruling
from rulings.scores.scoring import Scoring
from services.exports.words import WORDS
from services.ledger.accounts import HOLDERS
from services.rulebook_revisions import require_rulebook
from services.scoring.scoring_rules import scoring_under


class Who(NamedTuple):
    """A player, team or official as a table names them; what one has not is empty."""

    kind: str
    id_number: str
    name: str
    team: str


class Event:
    """A tournament read once; `labels` are our own words, `words` those of the rules."""

    def __init__(self, connection: Connection, tournament_id: UUID, language: str) -> None:
        row = tournaments.find(connection, tournament_id)
        assert row is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
        self.connection, self.id, self.language = connection, tournament_id, language
        self.row = row
        self.labels = WORDS[language]
        self.words = rules.Words(rules.library(), language)
        self._zone = ZoneInfo(row.time_zone)

    @cached_property
    def rulebook(self) -> rules.Rulebook:
        """The rulebook that the tournament plays under now."""
        return require_rulebook(self.connection, self.row.revision)

    @cached_property
    def scoring(self) -> Scoring:
        """What hanchans are scored by. Raises Conflict where neither the rulebook nor a director states it."""
        return scoring_under(self.connection, self.id, self.rulebook)

    def local(self, at: datetime | None) -> str:
        """Write a moment in the tournament's zone, with its offset: 2025-11-21 20:00:00+01:00."""
        return "" if at is None else at.astimezone(self._zone).isoformat(" ", "seconds")

    def yes(self, it: bool) -> str:
        """Say yes or no in words."""
        return self.labels["yes" if it else "no"]

    def foul(self, name: str) -> str:
        """Return a foul's name; one that no rulebook knows any more keeps its id."""
        known = name in rules.library().catalogue["fouls"]
        return self.words.name("fouls", name) if known else name

    def penalties(self, listed: Mapping[str, Any]) -> str:
        """Return what a ruling's list item came to, in one line."""
        return self.words.penalties(listed["penalties"], listed.get("effects", ()))

    def escalation(self, status: str) -> str:
        """Return where an escalation stands; the status itself where we have no word for it."""
        return self.labels.get(f"escalation.{status}", status)

    def outcome(self, outcome: str | None) -> str:
        """Return what was decided on an escalation; nothing of what is no decision."""
        return "" if outcome is None else self.labels[f"outcome.{outcome}"]

    def seat(self, seat: str | None) -> str:
        """Return a seat's name."""
        return "" if seat is None else self.words.phrase(f"seat-{seat}")

    def hand(self, row: Ruling) -> str:
        """Name the hand of a row in words."""
        if row.hand_wind is None:
            return ""
        hand = self.labels["in-hand"].format(wind=self.labels[f"wind.{row.hand_wind}"], number=row.hand_number)
        counters = row.hand_counters
        return hand if not counters else self.labels["with-counters"].format(hand=hand, count=counters)

    def who(self, kind: str, identity: UUID) -> Who:
        """Return the holder of an account."""
        row = self.holders[kind][identity]
        team = self.holders["team"].get(row.team_id) if kind == "player" else None
        number = row.id_number if kind == "player" else ""
        return Who(self.labels[f"who.{kind}"], number, row.name, "" if team is None else team.name)

    def account(self, kind: str, identity: UUID) -> tuple[str, UUID]:
        """Return an account: of joined entries of a player, that of the one that counts."""
        return kind, self.holders[kind][identity].id

    def official(self, identity: UUID | None) -> str:
        """Return an official's name; none for what a player or the command line did."""
        return "" if identity is None else str(self.holders["official"][identity].name)

    def by(self, official: UUID | None, player: UUID | None) -> str:
        """Return who did something: an official, or a player, who is said to be one."""
        if player is None:
            return self.official(official)
        who = self.who("player", player)
        return self.labels["as"].format(name=who.name, kind=who.kind)

    @cached_property
    def holders(self) -> dict[str, dict[UUID, Any]]:
        """Kind of account → its holders by their id; by that of a joined entry of a player, the one that counts."""
        found: dict[str, dict[UUID, Any]] = {
            kind: {row.id: row for row in register.list_all(self.connection, model, self.id)}
            for kind, model in HOLDERS.items()
        }
        players = found["player"]
        players |= {row.id: players[row.merged_into] for row in players.values() if row.merged_into is not None}
        return found

    @cached_property
    def tables(self) -> dict[UUID, PlayingTable]:
        """Every table by its id."""
        return {row.id: row for row in register.list_all(self.connection, PlayingTable, self.id)}

    @cached_property
    def table_codes(self) -> dict[UUID, str]:
        """Table → the code that its card shows."""
        return codes(self.connection, self.id, self.tables)

    @cached_property
    def hanchans(self) -> dict[UUID, Hanchan]:
        """Every hanchan by its id."""
        return {row.id: row for row in register.list_all(self.connection, Hanchan, self.id)}

    def round(self, hanchan: UUID | None) -> str:
        """Return the round that a hanchan belongs to."""
        return "" if hanchan is None else str(self.hanchans[hanchan].round)
