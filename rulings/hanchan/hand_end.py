"""What one hand moves: points, riichi sticks, honba, and whether the dealer stays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulings.books.rulebook import Rulebook
from rulings.draws.inspect import examine_draw
from rulings.draws.noten_riichi import NOTEN_RIICHI
from rulings.draws.question import EXHAUSTIVE, asked_of
from rulings.errors import BadFact
from rulings.hanchan.hand import CHONBO, FOUR_RIICHI, FU, LIMITS, PLAYERS, WIN, Hand, Win
from rulings.hands.tiles import SEATS
from rulings.hands.win.payments import DEPOSIT, Liability, base_points, payments
from rulings.scores.casual import table_payments

HEAD_BUMP = "head-bump"
BELOW_MANGAN = range(1, LIMITS["mangan"])
# Enough for the draw engine to see each abortive draw: the players agreed that it was one.
EVIDENCE: dict[str, dict[str, Any]] = {
    EXHAUSTIVE: {},
    "nine-terminals": {"tiles": "19m19p19s1234567z2s"},
    "four-winds": {"discards": dict.fromkeys(SEATS, "1z")},
    FOUR_RIICHI: {"riichi": list(SEATS)},
    "four-quads": {"quads": {"east": 1, "west": 3}},
}
NO_END = {
    "goes-on": "This draw is not in use: the hand goes on.",
    "several-nagashi": "The book leaves open what several nagashi mangan come to.",
    "to-rule": "The book leaves open what the riichi comes to: rule on it first.",
}


@dataclass(frozen=True)
class Place:
    """Where a hanchan is: the wind of the round, 0 for east, who deals, and what lies on the table."""

    round: int
    dealer: int
    counters: int
    deposits: int


@dataclass(frozen=True)
class HandEnd:
    """How a hand ended. `moved`: what each gained or lost; `sticks`: what of it went to the table or came from it."""

    ends: str
    moved: tuple[int, ...]
    sticks: tuple[int, ...]
    deposits: int
    counters: int
    stays: bool
    bumped: tuple[int, ...] = ()
    offenders: tuple[int, ...] = ()


def seat_of(player: int, dealer: int) -> str:
    """Return the seat of a player in a hand."""
    return SEATS[(player - dealer) % len(SEATS)]


def end_hand(book: Rulebook, hand: Hand, at: Place, rules: Mapping[str, Any], casual: bool, field: str) -> HandEnd:
    """Return what a hand moves. `casual`: a chonbo is paid at the table. Raises BadFact, naming the field."""
    if hand.kind == WIN:
        return _won(hand, at, rules, field)
    if hand.kind == CHONBO:
        return _chonbo(book, tuple(sorted(hand.offenders)), at, casual)
    return _drawn(book, hand, at, rules, casual, field)


def _won(hand: Hand, at: Place, rules: Mapping[str, Any], field: str) -> HandEnd:
    """Several winners each get the honba and their own riichi sticks; the others go to the first in turn."""
    wins = sorted(hand.wins, key=lambda win: (win.winner - (win.source or 0)) % len(PLAYERS))
    counted = wins[:1] if rules["several-rons"] == HEAD_BUMP else wins
    sticks = [-DEPOSIT if player in hand.riichi else 0 for player in PLAYERS]
    own = hand.riichi & {win.winner for win in counted}
    moved = [0] * len(PLAYERS)
    for place, win in enumerate(counted):
        sticks[win.winner] += DEPOSIT * ((win.winner in own) + (0 if place else at.deposits + len(hand.riichi - own)))
        shares = _shares(win, at, rules, f"{field}.wins.{hand.wins.index(win)}")
        moved = [each + shares[seat_of(player, at.dealer)] for player, each in enumerate(moved)]
    moved = [each + stick for each, stick in zip(moved, sticks, strict=True)]
    stays = any(win.winner == at.dealer for win in counted)
    bumped = tuple(win.winner for win in wins[len(counted) :])
    return HandEnd(WIN, tuple(moved), tuple(sticks), 0, at.counters + 1 if stays else 0, stays, bumped)


def _shares(win: Win, at: Place, rules: Mapping[str, Any], field: str) -> dict[str, int]:
    winner = seat_of(win.winner, at.dealer)
    source, liable = (None if player is None else seat_of(player, at.dealer) for player in (win.source, win.liable))
    base = _base(win, winner, source, rules, field)
    liability = Liability(liable, win.liable_yakuman) if liable else None
    return payments(base, winner, source, at.counters, 0, liability)


def _base(win: Win, winner: str, source: str | None, rules: Mapping[str, Any], field: str) -> int:
    if not win.points or win.yakuman:
        return base_points(win.han, win.fu, win.yakuman, rules)[0]
    worths = [(han, fu) for han in BELOW_MANGAN for fu in FU] + [(han, 0) for han in (*LIMITS.values(), 13)]
    for han, fu in worths:
        base, _ = base_points(han, fu, 0, rules)
        if payments(base, winner, source, 0, 0)[winner] == win.points:
            return base
    raise BadFact(f"{field}.points", f"No hand is worth {win.points} here.", "Give them without honba and sticks.")


def _drawn(book: Rulebook, hand: Hand, at: Place, rules: Mapping[str, Any], casual: bool, field: str) -> HandEnd:
    seats = {player: seat_of(player, at.dealer) for player in PLAYERS}
    riichi = PLAYERS if hand.kind == FOUR_RIICHI else sorted(hand.riichi)
    is_tenpai = PLAYERS if hand.kind != EXHAUSTIVE else hand.tenpai
    words = {seats[player]: "tenpai" if player in is_tenpai else "noten" for player in PLAYERS}
    asked = asked_of(
        {
            "kind": hand.kind,
            "riichi": [seats[player] for player in riichi],
            "hands": {seats[player]: words[seats[player]] for player in riichi},
            "declarations": [{"seat": seat, "said": words[seat]} for seat in SEATS],
            "discards": {seats[player]: "1z" for player in hand.nagashi},
            "counters": at.counters,
            "deposits": at.deposits,
            **EVIDENCE[hand.kind],
        }
    )
    examined = examine_draw(book, asked, rules)
    noten = {foul["seat"] for foul in examined["fouls"] if foul["foul"] == NOTEN_RIICHI}
    if examined["ends"] == CHONBO:
        return _chonbo(book, tuple(player for player in PLAYERS if seats[player] in noten), at, casual)
    after = examined["after"]
    if after is None:
        raise BadFact(f"{field}.kind", NO_END[examined["ends"]], "Say how it ended.")
    down = [DEPOSIT if player in riichi and seats[player] not in after["returned"] else 0 for player in PLAYERS]
    moved = tuple(after["payments"][seats[player]] - down[player] for player in PLAYERS)
    taken = DEPOSIT * (at.deposits - after["deposits"]) + sum(down)  # by a nagashi mangan that is a win
    sticks = tuple((taken if seats[player] in examined["nagashi"] else 0) - down[player] for player in PLAYERS)
    stays = after["dealer"] == "stays"
    return HandEnd(examined["ends"], moved, sticks, after["deposits"], after["counters"], stays)


def _chonbo(book: Rulebook, offenders: tuple[int, ...], at: Place, casual: bool) -> HandEnd:
    """This hand's sticks go back, nothing else moves but what a casual game pays at the table."""
    offences = [{"seat": seat_of(player, at.dealer), "kind": CHONBO} for player in offenders] if casual else []
    net = table_payments(book, offences)["net"]
    moved = tuple(net[seat_of(player, at.dealer)] for player in PLAYERS)
    sticks = (0,) * len(PLAYERS)
    return HandEnd(CHONBO, moved, sticks, at.deposits, at.counters, True, offenders=offenders)
