"""Options: are they known, have they the right parameters, and do none exclude each other?"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulings.errors import BadOption, UnknownName

LAYER_PARTS = ("values", "fouls", "lateness", "rule_points")
WHOLE_PARTS = ("casual", "chonbo")


def check(book: Mapping[str, Any], given: Mapping[str, Any] | None) -> dict[str, dict[str, Any]]:
    """Check options. Return them with their parameters, in the book's order. Raises UnknownName or BadOption."""
    given = given or {}
    if not isinstance(given, Mapping):
        raise BadOption("options", "The options are not an object.", 'Send {"lower-penalties": {}} or {}.')
    known = book["options"]
    for name in given:
        if name not in known:
            raise UnknownName(f"options.{name}", f"option of {book['id']} called", name, known)
    chosen = {name: _parameters(name, known[name], given) for name in known if name in given}
    for one, other in combinations(chosen, 2):
        _refuse_contradiction(known, one, other)
    return chosen


def _parameters(name: str, option: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    field, given = f"options.{name}", options[name]
    if not isinstance(given, Mapping):
        raise BadOption(field, "The option's parameters are not an object.", "Send {} when it has none.")
    parameter = option.get("parameter")
    for extra in given:
        if parameter is None or extra != parameter["name"]:
            raise UnknownName(f"{field}.{extra}", "parameter called", extra, [parameter["name"]] if parameter else [])
    if parameter is None:
        return {}
    if parameter["name"] not in given and "default" not in parameter:
        raise BadOption(f"{field}.{parameter['name']}", "The value must be named.", f"Add {_example(parameter)}.")
    value = given.get(parameter["name"], default_of(parameter, options))
    return {parameter["name"]: _CHECKS[parameter["kind"]](f"{field}.{parameter['name']}", parameter, value)}


def default_of(parameter: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
    """Return what holds where nobody names the value: with some other option it is another."""
    with_others = (value for other, value in parameter.get("default_with", {}).items() if other in options)
    return next(with_others, parameter.get("default"))


def _example(parameter: Mapping[str, Any]) -> str:
    examples = {"uma": [30, 10, -10, -30], "hundreds": 9000, "several": list(parameter.get("answers", ()))}
    return f'"{parameter["name"]}": {json.dumps(examples[parameter["kind"]])}'


def check_uma(field: str, value: Any) -> list[int]:
    """Check four places in P summing to zero, best first; two numbers stand for a symmetrical uma."""
    if not isinstance(value, list) or any(isinstance(place, bool) or not isinstance(place, int) for place in value):
        raise BadOption(
            field, f"{value!r} is no uma.", "Give four whole P, first to fourth place, or two for a symmetrical uma."
        )
    places = [*value, *(-place for place in reversed(value))] if len(value) == 2 else value
    if len(places) != 4:
        raise BadOption(
            field, f"An uma has four places, not {len(value)}.", "Give four whole P, or two for a symmetrical uma."
        )
    if sum(places) != 0:
        raise BadOption(field, f"The uma sums to {sum(places)}.", "Its sum must be zero.")
    if places != sorted(places, reverse=True) or max(places) > 1000:
        raise BadOption(
            field, f"{places} doesn't fall from first to fourth place.", "Put the largest first; at most 1000."
        )
    return places


def _hundreds(field: str, parameter: Mapping[str, Any], value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 100 <= value <= 100_000 or value % 100:
        raise BadOption(field, f"{value!r} is no whole number of hundreds.", "Give points such as 9000.")
    return value


def _several(field: str, parameter: Mapping[str, Any], value: Any) -> list[str]:
    """Check a list of known answers without repeats. Return it in their order."""
    if not isinstance(value, list) or not value:
        raise BadOption(field, f"{value!r} is no list.", f"Name at least one of {', '.join(parameter['answers'])}.")
    for answer in value:
        if not isinstance(answer, str) or answer not in parameter["answers"]:
            raise UnknownName(field, "value", answer, parameter["answers"])
    if len(set(value)) != len(value):
        raise BadOption(field, "A value is there twice.", "Name each once.")
    return [answer for answer in parameter["answers"] if answer in value]


_CHECKS = {"uma": lambda field, _, value: check_uma(field, value), "hundreds": _hundreds, "several": _several}


def _refuse_contradiction(known: Mapping[str, Any], one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        if second in known[first].get("excludes", {}):
            reason = known[first]["excludes"][second]["en"]
            raise BadOption(f"options.{other}", f"It can't go with {one!r}: {reason}", f"Keep {one!r} or {other!r}.")
    clash = _writes(known[one]) & _writes(known[other])
    if clash:
        what = ", ".join(sorted(".".join(target) for target in clash))
        raise BadOption(f"options.{other}", f"It contradicts {one!r}: both set {what}.", f"Keep {one!r} or {other!r}.")


def _writes(option: Mapping[str, Any]) -> set[tuple[str, ...]]:
    targets = {(part, name) for part in LAYER_PARTS for name in option.get(part, {})}
    return {*targets, *((part,) for part in WHOLE_PARTS if part in option)}
