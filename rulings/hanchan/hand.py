"""One hand of a hanchan as it is told: who won from whom and how much, who was tenpai, or who committed a chonbo.

Players are numbers, 0 to 3, in the order in which they deal: a hand that is corrected moves nobody's later hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulings.draws.question import EXHAUSTIVE, KINDS_OF_DRAW
from rulings.errors import BadFact, UnknownName, as_sent

PLAYERS = range(4)
WIN = "win"
CHONBO = "chonbo"
FOUR_RIICHI = "four-riichi"
KINDS_OF_HAND = (WIN, *KINDS_OF_DRAW, CHONBO)
LIMITS = {"mangan": 5, "haneman": 6, "baiman": 8, "sanbaiman": 11}
YAKUMAN = "yakuman"
FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
MOST_HAN = 60
MOST_YAKUMAN = 6


@dataclass(frozen=True)
class Win:
    """A win's worth by han and fu, by yakuman, or by the points that were said; `source` is None for a self-draw.

    Who is liable is so for `liable_yakuman` of them, which is 0 where nobody is.
    """

    winner: int
    source: int | None
    han: int
    fu: int
    yakuman: int
    points: int
    liable: int | None
    liable_yakuman: int


@dataclass(frozen=True)
class Hand:
    """Everything that decides a hand."""

    kind: str
    riichi: frozenset[int]
    wins: tuple[Win, ...]
    tenpai: frozenset[int]
    nagashi: frozenset[int]
    offenders: frozenset[int]


def hand_of(given: Any, field: str) -> Hand:
    """Read a hand from JSON. Raises UnknownName or BadFact, naming the field."""
    if not isinstance(given, Mapping):
        raise BadFact(field, f"{as_sent(given)} is no hand.", 'Send {"kind": "exhaustive-draw", "tenpai": [0]}.')
    kind = given.get("kind")
    if kind not in KINDS_OF_HAND:
        raise UnknownName(f"{field}.kind", "end of a hand", kind, KINDS_OF_HAND)
    wins = tuple(_win(one, f"{field}.wins.{place}") for place, one in enumerate(_items(given, "wins", field)))
    offenders = _players(given, "offenders", field)
    if kind == WIN:
        _check_wins(wins, f"{field}.wins")
    if kind == CHONBO and not offenders:
        raise BadFact(f"{field}.offenders", "Nobody committed the chonbo.", "Say who did.")
    return Hand(
        kind=kind,
        riichi=_players(given, "riichi", field),
        wins=wins if kind == WIN else (),
        tenpai=_players(given, "tenpai", field),
        nagashi=_players(given, "nagashi", field) if kind == EXHAUSTIVE else frozenset(),
        offenders=offenders if kind == CHONBO else frozenset(),
    )


def _check_wins(wins: tuple[Win, ...], field: str) -> None:
    if not wins:
        raise BadFact(field, "Nobody won.", "Say who did, or which draw it was.")
    sources = {win.source for win in wins}
    if len({win.winner for win in wins}) < len(wins) or (len(wins) > 1 and (len(sources) > 1 or None in sources)):
        raise BadFact(field, "These wins can't be of one hand.", "Several players win on one discard only.")


def _win(given: Any, field: str) -> Win:
    if not isinstance(given, Mapping):
        raise BadFact(field, f"{as_sent(given)} is no win.", 'Send {"winner": 0, "from": 1, "han": 3, "fu": 30}.')
    winner, source, liable = (_player(given.get(name), f"{field}.{name}") for name in ("winner", "from", "liable"))
    if winner is None:
        raise BadFact(f"{field}.winner", "The win has no winner.", "Say who won.")
    if winner in {source, liable}:
        wrong = "from" if winner == source else "liable"
        raise BadFact(f"{field}.{wrong}", "Nobody pays for an own win.", "Name another player.")
    limit = given.get("limit")
    if limit is not None and limit not in {*LIMITS, YAKUMAN}:
        raise UnknownName(f"{field}.limit", "limit", limit, (*LIMITS, YAKUMAN))
    yakuman = _number(given, "yakuman", field, MOST_YAKUMAN) or (1 if limit == YAKUMAN else 0)
    liable_yakuman = _liable_yakuman(given, liable, yakuman, field)
    han = _number(given, "han", field, MOST_HAN) or LIMITS.get(limit or "", 0)
    fu = given.get("fu") or 0
    points = given.get("points") or 0
    _check_worth(han, fu, points, yakuman, field)
    return Win(winner, source, han, fu, yakuman, points, liable, liable_yakuman)


def _liable_yakuman(given: Mapping[str, Any], liable: int | None, yakuman: int, field: str) -> int:
    """A player is mostly liable for one, whatever else the hand has."""
    told = _number(given, "liable_yakuman", field, MOST_YAKUMAN)
    if liable is None:
        if told:
            raise BadFact(f"{field}.liable_yakuman", "Nobody is liable.", "Say who is, or leave it out.")
        return 0
    if not yakuman:
        raise BadFact(f"{field}.liable", "Only a yakuman has somebody liable.", "Leave it out.")
    if told > yakuman:
        raise BadFact(f"{field}.liable_yakuman", f"The hand has no {told} yakuman.", f"Give 1 to {yakuman}.")
    return told or 1


def _check_worth(han: int, fu: Any, points: Any, yakuman: int, field: str) -> None:
    if not isinstance(points, int) or isinstance(points, bool) or points < 0:
        raise BadFact(f"{field}.points", f"{as_sent(points)} is no number of points.", "Give points such as 7700.")
    if yakuman or points:
        return
    if not han:
        raise BadFact(f"{field}.han", "The win has no worth.", "Give han and fu, a limit, or the points.")
    if han < LIMITS["mangan"] and fu not in FU:
        raise BadFact(f"{field}.fu", f"{as_sent(fu)} is no number of fu.", "Give 20, 25, 30, 40 and so on to 110.")


def _number(given: Mapping[str, Any], name: str, field: str, most: int) -> int:
    value = given.get(name)
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadFact(f"{field}.{name}", f"{as_sent(value)} is no number of {name}.", f"Give 0 to {most}.")
    return value


def _player(value: Any, field: str) -> int | None:
    if value is not None and (isinstance(value, bool) or value not in PLAYERS):
        raise BadFact(field, f"{as_sent(value)} is no player.", "Players are 0 to 3, as they deal.")
    return value


def _players(given: Mapping[str, Any], name: str, field: str) -> frozenset[int]:
    found = (_player(value, f"{field}.{name}") for value in _items(given, name, field))
    return frozenset(player for player in found if player is not None)


def _items(given: Mapping[str, Any], name: str, field: str) -> list[Any]:
    value = given.get(name) or []
    if not isinstance(value, list):
        raise BadFact(f"{field}.{name}", f"{as_sent(value)} is no list.", "Send a list.")
    return value
