"""Calls as they are told: on which tile, who called what and when, and what has happened on the table since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rulings.errors import BadFact, UnknownName, as_sent
from rulings.hands.tiles import SEATS

DISCARD = "discard"
CONCEALED_QUAD = "concealed-quad"
SELF_DRAW = "self-draw"
QUADS = ("added-quad", CONCEALED_QUAD)
TILES_TO_CALL = (DISCARD, *QUADS, SELF_DRAW)
CHII = "chii"
KAN = "kan"
RON = "ron"
KINDS_OF_CALL = (CHII, "pon", KAN, RON)
APART = ("apart", "together", "unclear")
VOICES = ("clear", "mumbled", "silent")
PLACES = ("face-up-forward", "nearer-pool", "nearer-hand")
NOTHING = "nothing"
TOUCHED = "touched"
DRAWN = "drawn"
DISCARDED = "discarded"
TAKEN = "taken"
SINCE = (NOTHING, TOUCHED, DRAWN, "in-hand", DISCARDED, TAKEN)
IS_DRAWN = (DRAWN, "in-hand", DISCARDED)
YES_NO = (True, False)
# What may be asked, and its answers: of one call, or of the whole.
OF_A_CALL: dict[str, tuple[Any, ...]] = {
    "apart": APART,
    **dict.fromkeys(("hidden", "holds", "orphans", "slip", "shown"), YES_NO),
}
OF_ALL: dict[str, tuple[Any, ...]] = {"place": PLACES, "too_fast": YES_NO}
TRUTHS = ("last", "knocked", "tsumo_said", "drawn_wins", "indicator_turned")


@dataclass(frozen=True)
class Call:
    """One player's call; None is what nobody has told yet.

    `apart` tells how it came after another player's call before it, `slip` whether it mends a slip of the tongue at
    once, `shown` whether the tiles for it lay open when the player changed it.
    """

    seat: str
    kind: str
    voice: str
    apart: str | None
    hidden: bool | None
    holds: bool | None
    orphans: bool | None
    slip: bool | None
    shown: bool | None


@dataclass(frozen=True)
class Asked:
    """Everything that decides who has a tile; `from_` is whose it was."""

    tile: str
    from_: str
    calls: tuple[Call, ...]
    since: str
    taker: str | None
    place: str | None
    too_fast: bool | None
    last: bool
    knocked: bool
    tsumo_said: bool
    drawn_wins: bool
    indicator_turned: bool

    def with_fact(self, fact: str, at: int | None, answer: Any) -> Asked:
        """Return the same with one more fact."""
        if at is None:
            return replace(self, **{fact: answer})
        calls = [replace(one, **{fact: answer}) if place == at else one for place, one in enumerate(self.calls)]
        return replace(self, calls=tuple(calls))


def after(seat: str) -> str:
    """Return the seat whose turn comes next."""
    return SEATS[(SEATS.index(seat) + 1) % len(SEATS)]


def distance(from_: str, seat: str) -> int:
    """Return how many seats after another, in turn order."""
    return (SEATS.index(seat) - SEATS.index(from_)) % len(SEATS)


def asked_of(said: Mapping[str, Any]) -> Asked:
    """Read calls from JSON, in the order in which they were heard. Raises UnknownName or BadFact, naming the field."""
    from_ = _one_of(said.get("from") or "east", SEATS, "from", "seat")
    calls = tuple(_call(one, place) for place, one in enumerate(said.get("calls") or ()))
    tile = _one_of(said.get("tile") or DISCARD, TILES_TO_CALL, "tile", "tile to call")
    _refuse_strange(calls, after(from_) if tile == SELF_DRAW else from_)
    taker = said.get("taker")
    return Asked(
        tile=tile,
        from_=from_,
        calls=calls,
        since=_one_of(said.get("since") or NOTHING, SINCE, "since", "thing that happened since"),
        taker=None if taker is None else _one_of(taker, SEATS, "taker", "seat"),
        place=_optional(said, "place", PLACES, ""),
        too_fast=_optional(said, "too_fast", YES_NO, ""),
        **{name: bool(said.get(name)) for name in TRUTHS},
    )


def _call(said: Mapping[str, Any], place: int) -> Call:
    field = f"calls.{place}."
    return Call(
        seat=_one_of(said.get("seat"), SEATS, f"{field}seat", "seat"),
        kind=_one_of(said.get("kind"), KINDS_OF_CALL, f"{field}kind", "call"),
        voice=_one_of(said.get("voice") or "clear", VOICES, f"{field}voice", "voice"),
        **{name: _optional(said, name, answers, field) for name, answers in OF_A_CALL.items()},
    )


def _refuse_strange(calls: Iterable[Call], owner: str) -> None:
    seen: set[tuple[str, str]] = set()
    for place, call in enumerate(calls):
        if call.seat == owner:
            raise BadFact(f"calls.{place}.seat", "Nobody calls their own tile.", "Choose another seat.")
        if (call.seat, call.kind) in seen:
            message = f"{as_sent(call.seat)} has called {call.kind} already."
            raise BadFact(f"calls.{place}.kind", message, "Leave the first of the two.")
        seen.add((call.seat, call.kind))


def _optional(said: Mapping[str, Any], name: str, answers: tuple[Any, ...], field: str) -> Any:
    value = said.get(name)
    if value is None:
        return None
    if answers == YES_NO:
        if not isinstance(value, bool):
            raise BadFact(field + name, f"{as_sent(value)} is neither true nor false.", "Write true or false.")
        return value
    return _one_of(value, answers, field + name, "answer")


def _one_of(value: object, known: Iterable[str], field: str, what: str) -> Any:
    if not isinstance(value, str) or value not in known:
        raise UnknownName(field, what, value, known)
    return value
