"""What an abortive draw needs, and what of it is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.draws.question import Asked
from rulings.draws.rules import ABORTIVE_DRAWS
from rulings.errors import BadFact
from rulings.hands.tiles import HONOURS, SEATS, Tile, is_honour, rank

NINE = 9
ENDS_OF_SUIT = (0, 8)
STARTING_TILES = 14
DRAGONS = HONOURS + len(SEATS)


def against_abortive(asked: Asked, rules: Mapping[str, Any]) -> list[str]:
    """Return why this draw is none; nothing where the hand is aborted. Raises BadFact for a hand of other than 14."""
    unused = [] if asked.kind in rules[ABORTIVE_DRAWS] else ["not-used"]
    return [*unused, *CONDITIONS[asked.kind](asked)]


def is_terminal_or_honour(one: Tile) -> bool:
    """Return whether a tile is a one, a nine, a wind or a dragon."""
    return is_honour(one.kind) or rank(one.kind) in ENDS_OF_SUIT


def terminals_and_honours(held: tuple[Tile, ...]) -> int:
    """Return how many different terminals and honours are among the tiles."""
    return len({one.kind for one in held if is_terminal_or_honour(one)})


def _interrupted(asked: Asked) -> bool:
    return bool(asked.called or asked.taken or any(asked.quads.values()))


def _nine_terminals(asked: Asked) -> Iterator[str]:
    if len(asked.tiles) != STARTING_TILES:
        message = f"{len(asked.tiles)} tiles are no starting hand with its first draw."
        raise BadFact("tiles", message, "Write all fourteen.")
    if terminals_and_honours(asked.tiles) < NINE:
        yield "too-few-kinds"
    if asked.discards.get(asked.seat):
        yield "discarded"
    if asked.seat in asked.dead:
        yield "dead-hand"
    if _interrupted(asked):
        yield "interrupted"


def _four_winds(asked: Asked) -> Iterator[str]:
    rows = [asked.discards.get(seat, ()) for seat in SEATS]
    if any(len(row) != 1 for row in rows):
        yield "not-first-turn"
    kinds = {one.kind for row in rows for one in row}
    if len(kinds) != 1 or not HONOURS <= min(kinds) < DRAGONS:
        yield "not-one-wind"
    if _interrupted(asked):
        yield "interrupted"


def _four_riichi(asked: Asked) -> Iterator[str]:
    if asked.riichi != set(SEATS):
        yield "not-four-riichi"
    if asked.won:
        yield "won"


def _four_quads(asked: Asked) -> Iterator[str]:
    if sum(asked.quads.values()) != len(SEATS):
        yield "not-four-quads"
    elif len(SEATS) in asked.quads.values():
        yield "one-player"
    if asked.won:
        yield "won"


CONDITIONS = {
    "nine-terminals": _nine_terminals,
    "four-winds": _four_winds,
    "four-riichi": _four_riichi,
    "four-quads": _four_quads,
}
