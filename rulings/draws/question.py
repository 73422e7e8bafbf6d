"""A draw as it is told: who declared what, which hands were shown, what was discarded and called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulings.errors import BadFact, UnknownName, as_sent
from rulings.hands.tiles import SEATS, Tile, tiles

EXHAUSTIVE = "exhaustive-draw"
KINDS_OF_DRAW = (EXHAUSTIVE, "nine-terminals", "four-winds", "four-riichi", "four-quads")
DECLARED = ("tenpai", "noten")
# What a hand turns out to be; `shape` is tenpai without a yaku.
HANDS = ("tenpai", "shape", "noten", "refused")
MOST_QUADS = 4


@dataclass(frozen=True)
class Asked:
    """Everything that decides a draw; `deposits` are those of earlier hands."""

    kind: str
    declarations: tuple[tuple[str, str], ...]
    riichi: frozenset[str]
    dead: frozenset[str]
    hands: Mapping[str, str]
    discards: Mapping[str, tuple[Tile, ...]]
    taken: frozenset[str]
    called: frozenset[str]
    quads: Mapping[str, int]
    seat: str
    tiles: tuple[Tile, ...]
    won: bool
    counters: int
    deposits: int

    def declared(self, seat: str) -> str | None:
        """Return the seat's first declaration: no other counts."""
        return next((said for who, said in self.declarations if who == seat), None)


def asked_of(said: Mapping[str, Any]) -> Asked:
    """Read a draw from JSON. Raises UnknownName or BadFact, naming the field.

    `declarations` stand in the order in which they were made, each with `seat` and `said`; `riichi`, `dead`, `taken` (a
    discard of theirs was called) and `called` (they called one) list seats; `hands`, `discards` and `quads` go by seat.
    """
    return Asked(
        kind=_one_of(said.get("kind") or EXHAUSTIVE, KINDS_OF_DRAW, "kind", "draw"),
        declarations=tuple(_declaration(one, place) for place, one in enumerate(said.get("declarations") or ())),
        riichi=_seats(said, "riichi"),
        dead=_seats(said, "dead"),
        hands={seat: _one_of(hand, HANDS, f"hands.{seat}", "hand") for seat, hand in _by_seat(said, "hands")},
        discards={seat: tiles(row, f"discards.{seat}") for seat, row in _by_seat(said, "discards")},
        taken=_seats(said, "taken"),
        called=_seats(said, "called"),
        quads={seat: _quads(many, f"quads.{seat}") for seat, many in _by_seat(said, "quads")},
        seat=_one_of(said.get("seat") or "east", SEATS, "seat", "seat"),
        tiles=tiles(said.get("tiles") or "", "tiles"),
        won=bool(said.get("won")),
        counters=said.get("counters") or 0,
        deposits=said.get("deposits") or 0,
    )


def _one_of(value: object, known: Iterable[str], field: str, what: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise UnknownName(field, what, value, known)
    return value


def _declaration(said: Mapping[str, Any], place: int) -> tuple[str, str]:
    field = f"declarations.{place}"
    seat = _one_of(said.get("seat"), SEATS, f"{field}.seat", "seat")
    return seat, _one_of(said.get("said"), DECLARED, f"{field}.said", "declaration")


def _seats(said: Mapping[str, Any], field: str) -> frozenset[str]:
    return frozenset(_one_of(seat, SEATS, field, "seat") for seat in said.get(field) or ())


def _by_seat(said: Mapping[str, Any], field: str) -> list[tuple[str, Any]]:
    return [(_one_of(seat, SEATS, field, "seat"), value) for seat, value in (said.get(field) or {}).items()]


def _quads(many: object, field: str) -> int:
    if not isinstance(many, int) or isinstance(many, bool) or not 0 <= many <= MOST_QUADS:
        raise BadFact(field, f"{as_sent(many)} is no number of quads.", "Write a whole number from 0 to 4.")
    return many
