"""A player's tiles as they lie: concealed, melded, and the tile that was won on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulings.errors import BadFact, UnknownName
from rulings.hands.tiles import COPIES, KINDS, SEATS, Tile, counts, is_honour, rank, text, tile, tiles

QUADS = ("concealed-quad", "open-quad", "added-quad")
MELDS = ("chii", "pon", *QUADS)
SETS = 4
DUE = 13
MOST_DORA = 5
# What may be said of a win beside its tiles.
SITUATIONS = (
    "riichi", "double-riichi", "revealed-riichi", "ippatsu", "last-tile", "after-quad", "robbing-quad", "first-turn",
)  # fmt: skip


@dataclass(frozen=True)
class Meld:
    """A set that lies open, or a concealed quad; `source` is the seat whose discard it was called from."""

    kind: str
    tiles: tuple[Tile, ...]
    source: str | None = None

    @property
    def is_open(self) -> bool:
        """A concealed quad keeps the hand closed."""
        return self.kind != "concealed-quad"


@dataclass(frozen=True)
class Win:
    """What was won on. `tile` is None where it was mixed into the tiles and nobody can tell which it was."""

    by: str
    tile: Tile | None
    source: str | None
    mixed: bool


@dataclass(frozen=True)
class Hand:
    """Everything that a win is counted from; `concealed` holds no winning tile, unless it was mixed in."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    seat: str
    round: str
    win: Win | None
    situations: frozenset[str]
    dora: tuple[Tile, ...]
    ura_dora: tuple[Tile, ...]
    counters: int
    deposits: int
    drawn: Tile | None
    called: Tile | None
    discards: tuple[Tile, ...]
    passed: tuple[Tile, ...]
    points: int | None
    wall: int | None

    @property
    def closed(self) -> bool:
        """No chii, pon, open or added quad."""
        return not any(meld.is_open for meld in self.melds)

    @property
    def held(self) -> tuple[Tile, ...]:
        """The concealed tiles with the one that was won on, or drawn."""
        last = self.win.tile if self.win else self.drawn
        return self.concealed + ((last,) if last else ())

    @property
    def count(self) -> int:
        """How many tiles it counts as: a quad counts as three."""
        return len(self.held) + 3 * len(self.melds)

    @property
    def due(self) -> int:
        """How many it must have: 13, or 14 with the tile won on or drawn."""
        return DUE + (self.win is not None or self.drawn is not None)


def hand(said: Mapping[str, Any]) -> Hand:
    """Read a hand from JSON. Raises BadFact, naming the field, for tiles or melds that can't be.

    `tiles` are the concealed ones; `melds` have `kind`, `tiles` and, where called, `from`; `win` has `by` (ron or
    tsumo), `tile`, `from` for a ron, and `mixed` where the tile was not kept apart. `drawn` is the tile just drawn,
    `called` the one that made the last meld; for furiten `discards` are the own ones, `passed` those of others.
    """
    read = Hand(
        concealed=tiles(said.get("tiles"), "tiles"),
        melds=tuple(_meld(one, f"melds.{place}") for place, one in enumerate(said.get("melds") or ())),
        seat=_one_of(said.get("seat") or "east", SEATS, "seat", "seat"),
        round=_one_of(said.get("round") or "east", SEATS, "round", "round"),
        win=_win(said["win"]) if said.get("win") else None,
        situations=frozenset(
            _one_of(one, SITUATIONS, "situations", "situation") for one in said.get("situations") or ()
        ),
        dora=_indicators(said, "dora"),
        ura_dora=_indicators(said, "ura_dora"),
        counters=said.get("counters") or 0,
        deposits=said.get("deposits") or 0,
        drawn=tile(said["drawn"], "drawn") if said.get("drawn") else None,
        called=tile(said["called"], "called") if said.get("called") else None,
        discards=tiles(said.get("discards") or "", "discards"),
        passed=tiles(said.get("passed") or "", "passed"),
        points=said.get("points"),
        wall=said.get("wall"),
    )
    _check(read)
    return read


def _one_of(value: object, known: Sequence[str], field: str, what: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise UnknownName(field, what, value, known)
    return value


def _indicators(said: Mapping[str, Any], field: str) -> tuple[Tile, ...]:
    read = tiles(said.get(field) or "", field)
    if len(read) > MOST_DORA:
        raise BadFact(field, f"{len(read)} indicators are too many.", "There are at most five.")
    return read


def _win(said: Mapping[str, Any]) -> Win:
    by = _one_of(said.get("by"), ("ron", "tsumo"), "win.by", "way to win")
    mixed = bool(said.get("mixed"))
    won = tile(said["tile"], "win.tile") if said.get("tile") else None
    if won is None and not (mixed and by == "tsumo"):
        raise BadFact(
            "win.tile", "Nothing says what was won on.", "Name the tile, or say that it was drawn and mixed in."
        )
    source = _one_of(said["from"], SEATS, "win.from", "seat") if by == "ron" and said.get("from") else None
    return Win(by, won, source, mixed)


def _meld(said: Mapping[str, Any], field: str) -> Meld:
    kind = _one_of(said.get("kind"), MELDS, f"{field}.kind", "kind of meld")
    lie = tiles(said.get("tiles"), f"{field}.tiles")
    kinds = sorted(one.kind for one in lie)
    equal = len(set(kinds)) == 1 and len(kinds) == (COPIES if kind in QUADS else 3)
    if not (_is_run(kinds) if kind == "chii" else equal):
        raise BadFact(
            f"{field}.tiles", f"{text(lie)} are no {kind}.", "A chii is a run of three, a pon three equal, a quad four."
        )
    source = _one_of(said["from"], SEATS, f"{field}.from", "seat") if said.get("from") else None
    return Meld(kind, tuple(sorted(lie)), source)


def _is_run(kinds: list[int]) -> bool:
    first = kinds[0] if kinds else KINDS
    return kinds == [first, first + 1, first + 2] and not is_honour(first) and rank(first) <= 6


def _check(read: Hand) -> None:
    seen = [*read.held, *(one for meld in read.melds for one in meld.tiles), *read.dora, *read.ura_dora]
    for kind, many in enumerate(counts(seen)):
        if many > COPIES:
            raise BadFact(
                "tiles", f"There are {many} tiles {Tile(kind)}.", "Of each tile there are four, indicators counted."
            )
    for place, meld in enumerate(read.melds):
        if meld.source == read.seat:
            raise BadFact(f"melds.{place}.from", "Nobody calls an own discard.", "Name the seat that discarded it.")
        if meld.kind == "chii" and meld.source and SEATS.index(meld.source) != (SEATS.index(read.seat) - 1) % 4:
            raise BadFact(
                f"melds.{place}.from", "A chii comes from the player before.", "Name that seat, or another meld."
            )
    if read.called and not (read.melds and read.called.kind in {one.kind for one in read.melds[-1].tiles}):
        raise BadFact("called", f"The last meld has no {read.called}.", "Name a tile of the last meld.")
    if read.win and read.drawn:
        raise BadFact("drawn", "A win names its own tile.", "Leave out drawn, or win.")
    if read.win and read.win.source == read.seat:
        raise BadFact("win.from", "Nobody wins on an own discard.", "Name the seat that discarded it.")
