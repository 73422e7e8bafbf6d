"""What a ruling came to, in one line."""

from __future__ import annotations

from typing import Any

import rulings as rules
from models.ruling.ruling_lists import JournaledRuling
from models.ruling.rulings import Ruling
from rulings.engine.issue import localise_issued


def outcome_line(row: Ruling, language: str) -> str:
    """Say in one line what was issued in the end."""
    if row.final_decision is not None:
        return _line(row.final_decision, language)
    if row.issued is not None:
        return str(localise_issued(rules.library(), row.issued, language)["line"])
    return _line(row.decision, language)


def prescribed(row: Ruling, language: str) -> str:
    """Say in one line what the rulebook prescribed."""
    return _line(row.final_decision or row.decision, language)


def p_of(row: JournaledRuling) -> int:
    """Return the P that fell on the offender."""
    return sum(penalty.get("p", 0) for penalty in row.list_item["penalties"] if penalty["whom"] == "offender")


def _line(decision: dict[str, Any], language: str) -> str:
    return str(rules.localise(rules.library(), decision, language)["line"])
