"""Rulebooks that tests share: to compose one takes as long as a hundred decisions under it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import orjson

import rulings


def composed(named: Mapping[str, Any]) -> rulings.Rulebook:
    """The rulebook of {"id", "options", "readings"}; nobody changes it. Raises RuleError."""
    return _composed(orjson.dumps([named["id"], named.get("options"), named.get("readings")]))


@cache
def _composed(named: bytes) -> rulings.Rulebook:
    return rulings.compose(rulings.library(), *orjson.loads(named))
