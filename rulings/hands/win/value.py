"""What a complete hand is worth, counted by the package `mahjong` under the rulebook's points.

What the package can't be told is put right here: a pair of the double wind at 2 fu, a winning tile that was mixed in,
renhou as 4 han or as a flat mangan, and yakuman that don't add up (docs/decisions: hands).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from mahjong.hand_calculating.divider import HandDivider
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld as TheirMeld

from rulings.hands.hand import Hand
from rulings.hands.tiles import COPIES, HONOURS, SEATS, Tile, counts
from rulings.hands.win.payments import DEALER, MANGAN, Liability, base_points, payments
from rulings.hands.win.yaku import DORA, DOUBLE, FU, OF_THE_WAIT, WITHOUT_WAIT, YAKU

RED_FIVES = (4, 13, 22)
KINDS_OF_MELD = {
    "chii": TheirMeld.CHI,
    "pon": TheirMeld.PON,
    "open-quad": TheirMeld.KAN,
    "concealed-quad": TheirMeld.KAN,
    "added-quad": TheirMeld.SHOUMINKAN,
}
RENHOU_HAN = 4
SEVEN_PAIRS_FU = 25
CLOSED_RON_FU = 10


class Yaku(TypedDict, total=False):
    """One yaku by its id, with its han, or with how many yakuman it counts."""

    id: str
    han: int
    yakuman: int


class FuPart(TypedDict):
    """One part of the fu."""

    part: str
    fu: int


@dataclass(frozen=True)
class Value:
    """What one way to read a win is worth. `base` is what payments are counted from."""

    yaku: tuple[Yaku, ...]
    fu: tuple[FuPart, ...]
    fu_total: int
    han: int
    yakuman: int
    base: int
    limit: str | None

    @property
    def han_without_dora(self) -> int:
        """What counts towards a minimum of two han; a yakuman always reaches it."""
        return sum(yaku.get("han", 13) for yaku in self.yaku if yaku["id"] not in DORA)


def value(hand: Hand, rules: Mapping[str, str]) -> Value | None:
    """Return the best value of a complete hand, or None where it has no yaku."""
    tiles = _Ids(hand, rules)
    if hand.win is None:
        return None
    each = [_value(answer, hand, rules) for answer in _answers(hand, rules, tiles)]
    found = [one for one in each if one is not None]
    best = max(found, key=lambda one: _priority(one, hand), default=None)
    if _is_renhou(hand, rules) and rules["renhou"] == "mangan" and (best is None or best.base < MANGAN):
        return Value((Yaku(id="renhou", han=5),), (), 0, 5, 0, MANGAN, "mangan")
    return best


def liability(hand: Hand, worth: Value, rules: Mapping[str, str]) -> Liability | None:
    """Return who is liable for a yakuman: whose discard made the last of its melds, in the order they were called."""
    yakuman = {yaku["id"]: yaku["yakuman"] for yaku in worth.yaku if "yakuman" in yaku}
    for name, point, has_part in (
        ("daisangen", "liability-three-dragons", lambda meld: meld.tiles[0].kind >= HONOURS + 4),
        ("daisuushii", "liability-four-winds", lambda meld: HONOURS <= meld.tiles[0].kind < HONOURS + 4),
        ("suukantsu", "liability-four-quads", lambda meld: len(meld.tiles) == COPIES),
    ):
        melds = [meld for meld in hand.melds if has_part(meld)]
        whole = len(melds) == (3 if name == "daisangen" else 4)
        fed = whole and (name != "suukantsu" or melds[-1].kind != "added-quad")  # who adds the fourth kan was fed a pon
        if name in yakuman and rules[point] == "used" and fed and melds[-1].source:
            return Liability(melds[-1].source, min(yakuman[name], worth.yakuman))
    return None


def _priority(one: Value, hand: Hand) -> tuple[int, bool, int, int, int]:
    paid = payments(one.base, hand.seat, _some_source(hand), 0, 0)[hand.seat]
    return paid, bool(one.yakuman), one.han, one.fu_total, sum(part["fu"] for part in one.fu)


def _some_source(hand: Hand) -> str | None:
    """Return who discarded the tile; where nobody is named, somebody: what is paid in all is the same."""
    if hand.win is None or hand.win.by == "tsumo":
        return None
    return hand.win.source or next(seat for seat in SEATS if seat != hand.seat)


class _Ids:
    """The numbers that the package knows single tiles by: four of each kind, the first five of a suit being red."""

    def __init__(self, hand: Hand, rules: Mapping[str, str]) -> None:
        self.red_fives = rules["red-fives"] == "used"
        self._next = [0] * 34
        self.won = self.of([hand.win.tile])[0] if hand.win and hand.win.tile else None
        self.concealed = self.of(hand.concealed)
        self.melds = [
            TheirMeld(KINDS_OF_MELD[meld.kind], sorted(self.of(meld.tiles)), opened=meld.is_open) for meld in hand.melds
        ]

    def of(self, chosen: Sequence[Tile]) -> list[int]:
        return [self._id(one) for one in chosen]

    def _id(self, one: Tile) -> int:
        if self.red_fives and one.kind in RED_FIVES:
            if one.red:
                return one.kind * COPIES
            self._next[one.kind] = max(self._next[one.kind], 1)
        copy = self._next[one.kind]
        self._next[one.kind] += 1
        return one.kind * COPIES + min(copy, COPIES - 1)

    @property
    def all(self) -> list[int]:
        closed = self.concealed + ([self.won] if self.won is not None else [])
        return [*closed, *(one for meld in self.melds for one in meld.tiles)]


def _answers(hand: Hand, rules: Mapping[str, str], tiles: _Ids) -> Iterator[HandResponse]:
    config = _config(hand, rules)
    dora, ura = _indicators(hand, rules)
    won = tiles.won if tiles.won is not None else tiles.concealed[-1]
    yield HandCalculator.estimate_hand_value(tiles.all, won, tiles.melds, dora, config, ura_dora_indicators=ura)
    if hand.win and hand.win.mixed and not config.is_tenhou and not config.is_chiihou:
        for melds in _fixed(hand, tiles):
            yield HandCalculator.estimate_hand_value(tiles.all, won, melds, dora, config, ura_dora_indicators=ura)


def _fixed(hand: Hand, tiles: _Ids) -> Iterator[list[TheirMeld]]:
    """Yield each arrangement of the hand, its sets given as closed melds, so that the package has nothing to choose.

    A tile that was mixed in has no wait, by which the package would choose.
    """
    for sets in HandDivider.divide_hand(counts_of(tiles.all), tiles.melds):
        if len(sets) == 7:
            continue
        lying = [list(meld.tiles_34) for meld in tiles.melds]
        closed = []
        for one in sets:
            if one in lying:
                lying.remove(one)
            elif len(one) > 2:
                kind = TheirMeld.PON if one[0] == one[1] else TheirMeld.CHI
                closed.append(TheirMeld(kind, [tile * COPIES for tile in one], opened=False))
        yield tiles.melds + closed


def counts_of(ids: Sequence[int]) -> list[int]:
    """Count the package's numbers of single tiles by kind."""
    return counts([Tile(one // COPIES) for one in ids])


def _config(hand: Hand, rules: Mapping[str, str]) -> HandConfig:
    said = hand.situations
    drawn = hand.win is not None and hand.win.by == "tsumo"
    first = "first-turn" in said and not hand.melds
    config = HandConfig(
        is_tsumo=drawn,
        is_riichi=bool(said & {"riichi", "revealed-riichi"}),
        is_daburu_riichi="double-riichi" in said,
        is_open_riichi="revealed-riichi" in said,
        is_ippatsu="ippatsu" in said,
        is_rinshan="after-quad" in said,
        is_chankan="robbing-quad" in said,
        is_haitei="last-tile" in said and drawn and "after-quad" not in said,
        is_houtei="last-tile" in said and not drawn,
        is_tenhou=first and drawn and hand.seat == DEALER,
        is_chiihou=first and drawn and hand.seat != DEALER,
        is_renhou=_is_renhou(hand, rules) and rules["renhou"] == "four-han",
        player_wind=HONOURS + SEATS.index(hand.seat),
        round_wind=HONOURS + SEATS.index(hand.round),
        options=OptionalRules(
            has_open_tanyao=rules["open-tanyao"] == "allowed",
            has_aka_dora=rules["red-fives"] == "used",
            has_double_yakuman=rules["double-yakuman"] == "used",
            kazoe_limit=HandConfig.KAZOE_LIMITED if rules["counted-yakuman"] == "used" else HandConfig.KAZOE_SANBAIMAN,
            kiriage=rules["kiriage-mangan"] == "used",
        ),
    )
    config.yaku.renhou.han_closed = RENHOU_HAN
    if rules["double-wind-pair"] == "two-fu" and _pairs_double_wind(hand):
        config.round_wind = None  # a pair of it is no triplet, so nothing but its fu depends on the second wind
    return config


def _pairs_double_wind(hand: Hand) -> bool:
    wind = HONOURS + SEATS.index(hand.seat)
    return hand.seat == hand.round and counts(hand.held)[wind] == 2


def _is_renhou(hand: Hand, rules: Mapping[str, str]) -> bool:
    drawn = hand.win is not None and hand.win.by == "tsumo"
    first = "first-turn" in hand.situations and not hand.melds
    return rules["renhou"] != "not-used" and first and not drawn and hand.seat != DEALER


def _indicators(hand: Hand, rules: Mapping[str, str]) -> tuple[list[int], list[int]]:
    def counted(lying: Sequence[Tile], first: str, others: str) -> list[int]:
        return [one.kind * COPIES for place, one in enumerate(lying) if rules[others if place else first] == "used"]

    return counted(hand.dora, "dora", "kan-dora"), counted(hand.ura_dora, "ura-dora", "kan-ura-dora")


def _value(answer: HandResponse, hand: Hand, rules: Mapping[str, str]) -> Value | None:
    if answer.error or not answer.yaku:
        return None
    mixed = hand.win is not None and hand.win.mixed
    yaku = _yaku(answer, rules, mixed)
    if not yaku:
        return None
    yakuman = [one["yakuman"] for one in yaku if "yakuman" in one]
    if yakuman:
        count = sum(yakuman) if rules["multiple-yakuman"] == "used" else max(yakuman)
        base, limit = base_points(0, 0, count, rules)
        return Value(yaku, (), 0, 0, count, base, limit)
    han = sum(one["han"] for one in yaku)
    if all(one["id"] in DORA for one in yaku):
        return None
    fu = _fu(answer, hand, mixed)
    total = sum(part["fu"] for part in fu)
    total = total if total == SEVEN_PAIRS_FU else -(-total // 10) * 10
    base, limit = base_points(han, total, 0, rules)
    return Value(yaku, fu, total, han, 0, base, limit)


def _yaku(answer: HandResponse, rules: Mapping[str, str], mixed: bool) -> tuple[Yaku, ...]:
    names = {type(getattr(_NAMED.yaku, theirs)): ours for ours, all_theirs in YAKU.items() for theirs in all_theirs}
    found: dict[str, Yaku] = {}
    for one in answer.yaku or ():
        name = names[type(one)]
        if mixed and name == "pinfu":
            continue
        name = WITHOUT_WAIT.get(name, name) if mixed else name
        if one.is_yakuman:
            found[name] = Yaku(id=name, yakuman=2 if name in DOUBLE and rules["double-yakuman"] == "used" else 1)
        else:
            found[name] = Yaku(id=name, han=(one.han_open if answer.is_open_hand and one.han_open else one.han_closed))
    return tuple(found[name] for name in YAKU if name in found)


def _fu(answer: HandResponse, hand: Hand, mixed: bool) -> tuple[FuPart, ...]:
    theirs = {name: ours for ours, name in FU.items() if name}
    if hand.win and hand.win.by == "tsumo":
        theirs[FU["open-pinfu"]] = "tsumo"  # an open hand's two fu without others are for the draw
    parts = [FuPart(part=theirs[one["reason"]], fu=one["fu"]) for one in answer.fu_details or ()]
    base = next(part for part in parts if part["part"] == "base")
    if base["fu"] == SEVEN_PAIRS_FU:
        return (FuPart(part="seven-pairs", fu=SEVEN_PAIRS_FU),)
    parts.remove(base)
    parts.append(FuPart(part="base", fu=20))
    if hand.win and hand.win.by == "ron" and hand.closed:
        parts.append(FuPart(part="closed-ron", fu=CLOSED_RON_FU))
    order = list(FU)
    kept = [part for part in parts if not (mixed and part["part"] in OF_THE_WAIT)]
    return tuple(sorted(kept, key=lambda part: order.index(part["part"])))


_NAMED = HandConfig()
