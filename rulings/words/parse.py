"""Parse what a person types into what the engine takes: `uma=30,10`, `hand_shown=false`, `10:30`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from rulings.books.library import Library
from rulings.calls.question import APART, OF_A_CALL, VOICES
from rulings.engine.context import SEATS
from rulings.errors import BadFact

COUNT = re.compile(r"-?[0-9]{1,18}")
YES_NO_OF_A_CALL = tuple(name for name in OF_A_CALL if name != "apart")
TIME = re.compile(r"(?P<minutes>[0-9]{1,9})(:(?P<seconds>[0-5]?[0-9])?)?")


def options(library: Library, rulebook: str, given: Iterable[str]) -> dict[str, Any]:
    """Parse options: `uma=30,10` → {"uma": {"places": [30, 10]}}; the value goes to the option's one parameter."""
    known = library.book(rulebook)["options"]
    typed: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        parameter = known.get(name, {}).get("parameter")
        typed[name] = {parameter["name"] if parameter else "value": _value(value, parameter)} if value else {}
    return typed


def _value(text: str, parameter: Mapping[str, Any] | None) -> Any:
    if parameter and parameter["kind"] != "hundreds":
        return [_plain(part) for part in text.split(",")]
    return _plain(text)


def pairs(given: Iterable[str], field: str) -> dict[str, str]:
    """Parse NAME=VALUE pairs, every name once. Raises BadFact naming the field."""
    typed: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadFact(field, f"{text!r} is no NAME=VALUE.", "Write it with an equals sign.")
        if typed.setdefault(name, value) != value:
            raise BadFact(f"{field}.{name}", f"It is {typed[name]!r} and {value!r} at once.", "Give it once.")
    return typed


def json_of(text: str, field: str) -> Any:
    """Parse JSON. Raises BadFact naming the field."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadFact(field, f"This is no JSON: {error}.", 'Write it as [{"kind": "exhaustive-draw"}].') from error


def values(given: Iterable[str], field: str) -> dict[str, Any]:
    """Parse facts or context: true, false and whole numbers as such, 10:30 as seconds, everything else as text."""
    return {name: _plain(value) for name, value in pairs(given, field).items()}


def _plain(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    if ":" in text and TIME.fullmatch(text):
        return seconds(text)
    return int(text) if COUNT.fullmatch(text) else text


def numbers(given: Iterable[str], field: str) -> dict[str, Any]:
    """Parse `name=answer`, where an answer may be a number or numbers: `uma=20,10`."""
    return {name: _numbers(text) for name, text in pairs(given, field).items()}


def _numbers(text: str) -> Any:
    parts = [_plain(part) for part in text.split(",")]
    return parts if len(parts) > 1 else parts[0]


def hanchan(said: Mapping[str, Any]) -> dict[str, Any]:
    """Parse the end of a hanchan: `42300,31200,26500,20000`, and penalties such as `west:chonbo:table:south`.

    Raises BadFact for other than four totals.
    """
    points = [_plain(part) for part in said["points"].split(",")]
    if len(points) != len(SEATS):
        raise BadFact("points", f"{said['points']!r} are no four totals.", "Write them as 42300,31200,26500,20000.")
    penalties = [_penalty(text) for text in said["penalties"]]
    return {**said, "points": dict(zip(SEATS, points, strict=True)), "penalties": penalties}


def _penalty(text: str) -> dict[str, Any]:
    penalty: dict[str, Any] = dict(zip(("seat", "p", "at", "dealer"), text.split(":"), strict=False))
    worth = penalty.pop("p", None)
    return {**penalty, "kind": "chonbo"} if worth == "chonbo" else {**penalty, "p": _plain(worth or "")}


def seconds(text: str) -> int:
    """Parse 25:00 or 25 to 1500. Raises BadFact for what is no time."""
    time = TIME.fullmatch(text)
    if time is None:
        raise BadFact("time", f"{text!r} is no time.", "Write minutes and seconds, such as 25:00.")
    return int(time["minutes"]) * 60 + int(time["seconds"] or 0)


def call(text: str, field: str) -> dict[str, Any]:
    """Parse a call: `north=pon,together` is a seat, a kind, and what is known of it. Raises BadFact for other words."""
    seat, _, rest = text.partition("=")
    kind, *known = rest.split(",")
    called: dict[str, Any] = {"seat": seat, "kind": kind}
    for word in known:
        if word in APART:
            called["apart"] = word
        elif word in VOICES:
            called["voice"] = word
        elif (name := word.removeprefix("no-")) in YES_NO_OF_A_CALL:
            called[name] = name == word
        else:
            others = ", ".join((*APART, *VOICES, *YES_NO_OF_A_CALL))
            raise BadFact(field, f"{word!r} says nothing of a call.", f"Known: {others}; no- for no.")
    return called
