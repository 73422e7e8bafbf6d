"""Composed rulebooks, kept in memory: composing one takes milliseconds, asking it takes microseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import orjson

import rulings
from rulings import Library, Rulebook, RuleError

KEPT = 256


def book(named: Mapping[str, Any], field: str = "") -> Rulebook:
    """Compose the rulebook of {"id", "options", "readings"}. Raises RuleError, its field below `field`."""
    key = orjson.dumps([named["id"], named["options"], named["readings"]], option=orjson.OPT_SORT_KEYS)
    try:
        return _composed(rulings.library(), key)
    except RuleError as error:
        inner = "id" if error.field == "rulebook" else error.field
        raise RuleError(f"{field}.{inner}" if field else inner, error.message, error.cure) from None


def base(rulebook: str) -> Rulebook:
    """Compose a rulebook without options. Raises RuleError."""
    return book({"id": rulebook, "options": {}, "readings": {}})


def several(named: Sequence[Mapping[str, Any]] | None, field: str = "rulebooks") -> list[Rulebook]:
    """Compose each of these rulebooks; every base book when none is named. Raises RuleError naming the wrong one."""
    if named is None:
        return [base(rulebook) for rulebook in rulings.library().books]
    return [book(one, f"{field}.{place}") for place, one in enumerate(named)]


@lru_cache(maxsize=KEPT)
def _composed(library: Library, key: bytes) -> Rulebook:
    rulebook, options, readings = orjson.loads(key)
    return rulings.compose(library, rulebook, options, readings)
