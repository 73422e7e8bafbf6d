"""Penalties with every column that another system may want, named alike in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from models.money.ledger import POINTS, TABLE_POINTS
from models.ruling.ruling_lists import JournaledRuling
from rulings.scores.scoring import STICK
from services.exports.event import Event
from services.exports.penalties import Entry, collect
from services.exports.sheet import Cell, Sheet

COLUMNS = (
    *("round", "table", "seat", "player_id", "name", "ema_number", "rulebook", "foul", "section", "kind"),
    *("penalty_p", "penalty_points", "reason", "ruled_at", "official", "ruling_id", "status"),
)
EMA_DIGITS = 8
CHONBO = "chonbo"


@dataclass(frozen=True)
class Penalty:
    """What one cause took from a player's score. `p`: whole P; `pts`: table points; both positive where taken."""

    player: UUID
    entry: Entry
    p: int
    pts: int

    @property
    def ruling(self) -> JournaledRuling | None:
        """The ruling that it comes from; None of a clock, and of what a director decided."""
        return self.entry.ruling

    @property
    def hanchan(self) -> UUID | None:
        """The hanchan that it belongs to."""
        line = self.entry.line
        return self.ruling.hanchan_id if self.ruling is not None else None if line is None else line.hanchan_id

    @property
    def kind(self) -> str:
        """Return warning, dead-hand, chonbo, …; of what no ruling gave, what it was: clock, decision."""
        return self.entry.cause if self.ruling is None else str(self.ruling.list_item["kind"])

    @property
    def points(self) -> int:
        """Everything in table points."""
        return self.p * STICK * 10 + self.pts


def list_penalties(event: Event) -> list[Penalty]:
    """List what each player has on their score, and warnings: player by player, the oldest first."""
    found = {identity: entries for (kind, identity), entries in collect(event).items() if kind == "player"}
    return [
        Penalty(player, entry, entry.amounts.get(POINTS, 0), entry.amounts.get(TABLE_POINTS, 0))
        for player in sorted(found, key=lambda player: _number(event, player))
        for entry in found[player]
    ]


def penalty_list(event: Event) -> Sheet:
    """Make the sheet."""
    return Sheet(event.labels["title.penalty-list"], COLUMNS, _rows(event))


def _rows(event: Event) -> Iterator[list[Cell]]:
    for penalty in list_penalties(event):
        _, number, name, _ = event.who("player", penalty.player)
        round_, table = place_of(event, penalty)
        yield [
            *(round_, table, None if penalty.ruling is None else penalty.ruling.seat, number, name),
            *(ema_number(number), *_rule(penalty.ruling), penalty.kind, penalty.p, penalty.pts),
            *_why(event, penalty),
        ]


def place_of(event: Event, penalty: Penalty) -> tuple[str, str]:
    """Return round and table of its hanchan; empty where it belongs to none."""
    if penalty.hanchan is None:
        return "", ""
    return event.round(penalty.hanchan), event.tables[event.hanchans[penalty.hanchan].table_id].label


def ema_number(id_number: str) -> str:
    """Return an id number where it is one of the EMA: eight digits."""
    return id_number if id_number.isdecimal() and len(id_number) == EMA_DIGITS else ""


def _rule(ruling: JournaledRuling | None) -> list[Cell]:
    """Return rulebook, foul and section, by their ids."""
    if ruling is None:
        return [None, None, None]
    source = ruling.decision.get("source") or {}
    return [ruling.decision.get("rulebook", {}).get("id"), ruling.foul, source.get("section")]


def _why(event: Event, penalty: Penalty) -> list[Cell]:
    ruling, entry = penalty.ruling, penalty.entry
    if ruling is None:
        return [None if entry.line is None else entry.line.reason, entry.at.isoformat(), None, None, None]
    official = event.official(ruling.official_id)
    return [ruling.reason, ruling.ruled_at.isoformat(), official, str(ruling.id), ruling.status]


def _number(event: Event, player: UUID) -> tuple[int, str]:
    number = event.who("player", player).id_number
    return len(number), number
