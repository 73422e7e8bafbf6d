"""Hands at random, most of them complete and many rare: few kinds of tiles, quads, honours, terminals, nine gates.

Run as a program, it writes the hands of tests/cases/hands/judged.jsonl.xz for pwa/scripts/judge_hands.mjs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from rulings.hands.tiles import counts, tiles
from tests import hand_files
from tests.hand_files import SEATS

ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]
BIG = (range(31, 34), range(27, 31))
GREEN = [19, 20, 21, 23, 25, 32]
ANSWERS: dict[str, tuple[str, ...]] = {
    "double-wind-pair": ("two-fu", "four-fu"),
    "open-tanyao": ("allowed", "not-allowed"),
    "renhou": ("not-used", "four-han", "mangan"),
}
USED = ("used", "not-used")
FIVES = (4, 13, 22)
# What the other library can be told; it pays one yakuman where several don't add up, double or not.
JUDGED = (
    *("counted-yakuman", "double-wind-pair", "double-yakuman", "kiriage-mangan", "multiple-yakuman", "open-tanyao"),
    *("red-fives", "liability-three-dragons"),
)
MADE_UP = 6_000

Said = dict[str, Any]
Sets = list[tuple[str, list[int]]]


class RandomHands:
    """All that is said of a hand, made of sets."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self._plain_fives = set(FIVES)

    def rules(self, points: list[str]) -> dict[str, str]:
        """Any answers to these rule points."""
        return {point: self.random.choice(ANSWERS.get(point, USED)) for point in points}

    def won(self) -> Said:
        """A complete hand, its winning tile apart; whose discard each meld and a ron was is said."""
        self._plain_fives = set(FIVES)
        concealed, melded = self._split(self._complete())
        tiles = [kind for _, kinds in concealed for kind in kinds]
        self.random.shuffle(tiles)
        seat = self.random.randrange(4)
        by = self.random.choice(("ron", "tsumo"))
        win = {"by": by, "tile": self.text(tiles[-1:])} | ({"from": self._other(seat)} if by == "ron" else {})
        said = {
            "tiles": self.text(tiles[:-1]),
            "melds": [self._meld(kinds, seat) for _, kinds in melded],
            "seat": SEATS[seat],
            "round": SEATS[self.random.choice((0, 1, seat))],
            "win": win,
            "dora": self.text(self._some(3)),
            "ura_dora": self.text(self._some(3)),
            "counters": self.random.choice((0, 0, 1, 5)),
            "deposits": self.random.choice((0, 0, 1, 2)),
        }
        return said | {"situations": self._situations(said)}

    def text(self, kinds: list[int]) -> str:
        """The tiles in this order, one five in five red, but no two of a suit."""
        return "".join(self._tile(kind) for kind in kinds)

    def _tile(self, kind: int) -> str:
        red = kind in self._plain_fives and self.random.random() < 0.2
        self._plain_fives -= {kind} if red else set()
        return f"{0 if red else kind % 9 + 1}{'mpsz'[kind // 9]}"

    def _some(self, most: int) -> list[int]:
        return [self.random.randrange(34) for _ in range(self.random.randrange(most + 1))]

    def _other(self, seat: int) -> str:
        return SEATS[(seat + self.random.randrange(1, 4)) % 4]

    def _complete(self) -> Sets:
        """Four sets and a pair, seven pairs, thirteen orphans or nine gates."""
        form, suit = self.random.random(), self.random.randrange(3) * 9
        if form < 0.03:
            return [("orphans", [*ORPHANS, self.random.choice(ORPHANS)])]
        if form < 0.06:
            gates = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, self.random.randrange(9)]
            return [("gates", [suit + rank for rank in gates])]
        while True:
            kinds = self._kinds(suit)
            sets = self._pairs(kinds) if form < 0.12 else self._sets(kinds, form < 0.17)
            held = [kind for _, tiles in sets for kind in tiles]
            if len(held) >= 14 and all(held.count(kind) <= 4 for kind in held):
                return sets

    def _kinds(self, suit: int) -> list[int]:
        one_suit, honours = list(range(suit, suit + 9)), list(range(27, 34))
        winds, dragons = [*honours[:4], suit], [*honours[4:], suit + 4]
        pools = [list(range(34)), one_suit, one_suit + honours, ORPHANS, honours, winds, dragons, ORPHANS[:6], GREEN]
        return self.random.choices(pools, weights=(35, 20, 15, 10, 6, 8, 8, 5, 7))[0]

    def _pairs(self, kinds: list[int]) -> Sets:
        return [("pair", [kind] * 2) for kind in self.random.sample(kinds, min(7, len(kinds)))]

    def _sets(self, kinds: list[int], big: bool) -> Sets:
        """Big ones have all dragons or all winds."""
        triplets = self.random.choice((0.1, 0.3, 0.6, 1.0))
        begun = [("pon", [kind] * 3) for kind in self.random.choice(BIG)] if big else []
        others = [self._set(kinds, triplets) for _ in range(4 - len(begun))]
        return [*begun, *others, ("pair", [self.random.choice(kinds)] * 2)]

    def _set(self, kinds: list[int], triplets: float) -> tuple[str, list[int]]:
        first = self.random.choice(kinds)
        run = [first, first + 1, first + 2]
        if self.random.random() >= triplets and first % 9 <= 6 and first < 27 and set(run) <= set(kinds):
            return "chii", run
        return self.random.choices((("pon", [first] * 3), ("quad", [first] * 4)), weights=(6, 1))[0]

    def _split(self, sets: Sets) -> tuple[Sets, Sets]:
        """Which of them are concealed, and which lie as melds."""
        opened = self.random.choice((0, 0, 0.4, 1))
        melded = [
            one for one in sets if one[0] == "quad" or (one[0] in {"chii", "pon"} and self.random.random() < opened)
        ]
        concealed = [one for one in sets if not any(one is other for other in melded)]
        self.random.shuffle(melded)
        return concealed, melded

    def _meld(self, kinds: list[int], seat: int) -> Said:
        lie = {"tiles": self.text(kinds)}
        if kinds[0] != kinds[1]:
            return {"kind": "chii", **lie, "from": SEATS[(seat + 3) % 4]}
        if len(kinds) == 3:
            return {"kind": "pon", **lie, "from": self._other(seat)}
        kind = self.random.choice(("concealed-quad", "open-quad", "added-quad"))
        return {"kind": kind, **lie} | ({} if kind == "concealed-quad" else {"from": self._other(seat)})

    def _situations(self, said: Said) -> list[str]:
        chance, drawn = self.random.random(), said["win"]["by"] == "tsumo"
        if chance < 0.1:
            return ["first-turn"]
        closed = all(meld["kind"] == "concealed-quad" for meld in said["melds"])
        riichi = [self.random.choice(("riichi", "double-riichi"))] if closed and chance < 0.6 else []
        others = ["last-tile", "after-quad" if drawn else "robbing-quad", *(["ippatsu"] if riichi else [])]
        return riichi + ([self.random.choice(others)] if self.random.random() < 0.2 else [])


def asked() -> Iterator[Said]:
    """Every second win of the other project under any rules that it knows, and wins made up."""
    hands = RandomHands(17)
    made_up = (hands.won() for _ in range(MADE_UP))
    for said in [*(win["said"] for win in hand_files.wins()[::2]), *made_up]:
        rules = hands.rules(list(JUDGED))
        rules["liability-four-winds"] = rules["liability-three-dragons"]
        if rules["multiple-yakuman"] == "not-used":
            rules["double-yakuman"] = "not-used"
        if can_lie(said):
            yield {"said": said, "rules": {**rules, "liability-four-quads": "not-used"}}


def can_lie(said: Said) -> bool:
    """Of each tile there are four, indicators counted."""
    parts = [said["tiles"], said["win"]["tile"], said.get("dora", ""), said.get("ura_dora", "")]
    parts += [meld["tiles"] for meld in said.get("melds", ())]
    return all(many <= 4 for many in counts([one for part in parts for one in tiles(part, "tiles")]))


if __name__ == "__main__":
    sys.stdout.writelines(f"{json.dumps(each)}\n" for each in asked())
