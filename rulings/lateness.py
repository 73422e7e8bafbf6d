"""Lateness as a pure function of rulebook, who, and seconds late: what it costs now and when it next costs more.

A book's bands stand in order. `from_minute: n` opens a band once n minutes count (completed or begun, a reading);
`after_seconds: s` opens it past that moment. A band adds `per_minute` for each of its own minutes and `once` when it
opens; `instead_of` drops what the earlier bands added to points, fines or penalties.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings.conditions import holds
from rulings.errors import BadFact, RuleError, UnknownName

if TYPE_CHECKING:
    from rulings.rulebook import Rulebook

LONGEST = 24 * 60 * 60


def assess(book: Rulebook, who: Any, seconds: Any) -> dict[str, Any]:
    """What it costs `who` ("player" or "arbiter") to be `seconds` late, and the next change.

    Points are whole P, fines integer minor units. Raises UnknownName when the book times nobody of that name, BadFact
    for seconds that are no whole number from 0 to a day.
    """
    clock = _clock(book, who)
    if isinstance(seconds, bool) or not isinstance(seconds, int) or not 0 <= seconds <= LONGEST:
        raise BadFact(
            "seconds", f"{seconds!r} can't be how late somebody is.", f"Give whole seconds from 0 to {LONGEST}."
        )
    bands = _bands(book, clock)
    now = _cost(clock, bands, seconds)
    if _not_applied(book):
        now["effects"] = ["not-applied-in-casual-play"]
    return {
        "rulebook": book.names(),
        "who": who,
        "seconds": seconds,
        **now,
        "next": _next(clock, bands, seconds),
        "next_band": _next_band(clock, bands, seconds),
        "source": clock["source"],
        "readings": [{"id": name, "chosen": book.readings[name]} for name in clock["readings"]],
    }


def minute_cuts(book: Rulebook, who: str) -> set[int]:
    """The whole minutes at which a band opens or a rate first counts; decide() cuts `minutes_late` there."""
    clock = _clock(book, who)
    return {_opens(clock, band) // 60 + (1 if "after_seconds" in band else 0) for band in _bands(book, clock)}


def _clock(book: Rulebook, who: Any) -> dict[str, Any]:
    if not book.lateness:
        raise RuleError("who", f"{book.id} says nothing of lateness.", "Choose a rulebook with a lateness table.")
    if not isinstance(who, str) or who not in book.lateness:
        raise UnknownName("who", "lateness clock for", who, book.lateness)
    clock: dict[str, Any] = book.lateness[who]
    return clock


def _not_applied(book: Rulebook) -> bool:
    """Without a tournament score, what belongs to the tournament's side costs nothing (WRC Optional 2022, Mod 6.1)."""
    return bool(book.content["casual_only"] and "attendance" in book.casual["not_applied"])


def _bands(book: Rulebook, clock: dict[str, Any]) -> list[dict[str, Any]]:
    if _not_applied(book):
        return []
    return [band for band in clock["bands"] if holds(band.get("reading", {}), book.readings)]


def _minutes(clock: dict[str, Any], seconds: int) -> int:
    return -(-seconds // 60) if clock["minute"] == "begun" else seconds // 60


def _opens(clock: dict[str, Any], band: dict[str, Any]) -> int:
    """The first second at which the band is reached."""
    if "after_seconds" in band:
        return int(band["after_seconds"]) + 1
    minute = int(band["from_minute"])
    return (minute - 1) * 60 + 1 if clock["minute"] == "begun" else minute * 60


def _cost(clock: dict[str, Any], bands: list[dict[str, Any]], seconds: int) -> dict[str, Any]:
    minutes = _minutes(clock, seconds)
    reached = [band for band in bands if _opens(clock, band) <= seconds]
    points: dict[str, int] = {}
    fines: dict[str, int] = {}
    penalties: list[dict[str, Any]] = []
    effects: list[str] = []
    for index, band in enumerate(reached):
        for name, held in (("points", points), ("fines", fines), ("penalties", penalties)):
            if name in band.get("instead_of", ()):
                held.clear()
        last = reached[index + 1].get("from_minute", minutes + 1) - 1 if index + 1 < len(reached) else minutes
        _add(points, band.get("per_minute", {}).get("points", ()), "p", last - band.get("from_minute", last) + 1)
        _add(fines, band.get("per_minute", {}).get("fines", ()), "amount", last - band.get("from_minute", last) + 1)
        _add(points, band.get("once", {}).get("points", ()), "p", 1)
        _add(fines, band.get("once", {}).get("fines", ()), "amount", 1)
        penalties += band.get("once", {}).get("penalties", ())
        effects += band.get("once", {}).get("effects", ())
    return {
        "minutes": minutes,
        "band": reached[-1]["id"] if reached else None,
        "penalties": penalties,
        "points": [{"whom": on, "p": p} for on, p in points.items()],
        "fines": [{"whom": on, "amount": amount, "currency": clock["currency"]} for on, amount in fines.items()],
        "effects": effects,
    }


def _add(held: dict[str, int], entries: Any, unit: str, times: int) -> None:
    for entry in entries:
        held[entry["whom"]] = held.get(entry["whom"], 0) + int(entry[unit]) * times


def _next(clock: dict[str, Any], bands: list[dict[str, Any]], seconds: int) -> dict[str, Any] | None:
    """The next second at which it costs more: the next minute of a band with a rate, or the next band."""
    reached = [band for band in bands if _opens(clock, band) <= seconds]
    moments = [opening for band in bands if (opening := _opens(clock, band)) > seconds]
    if reached and "per_minute" in reached[-1]:
        minute = _minutes(clock, seconds) + 1
        moments.append((minute - 1) * 60 + 1 if clock["minute"] == "begun" else minute * 60)
    return {"at_seconds": min(moments), **_cost(clock, bands, min(moments))} if moments else None


def _next_band(clock: dict[str, Any], bands: list[dict[str, Any]], seconds: int) -> dict[str, Any] | None:
    moments = [opening for band in bands if (opening := _opens(clock, band)) > seconds]
    return {"at_seconds": min(moments), **_cost(clock, bands, min(moments))} if moments else None
