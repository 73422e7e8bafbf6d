"""Like cases that were not ruled alike: the same foul and the same facts, with other penalties."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import orjson

from models.database.types import canonical
from models.ruling.comparison import ComparedRuling


class Case(NamedTuple):
    """A foul, and what its outcome hangs on, as canonical JSON."""

    foul: str
    facts: str
    context: str


def list_unequal(rows: Iterable[ComparedRuling]) -> list[dict[str, Any]]:
    """Return each case that had more than one outcome, those with the most rulings first, its usual outcome first.

    What still waits for the end of its hand has no outcome yet. Where somebody sat makes no other case.
    """
    seatless = cache(_without_seat)
    cases: dict[Case, dict[str, list[ComparedRuling]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        if row.status != "deferred":
            cases[Case(row.foul, row.facts, seatless(row.context))][row.penalties].append(row)
    unlike = [_group(case, list(outcomes.values())) for case, outcomes in cases.items() if len(outcomes) > 1]
    return sorted(unlike, key=lambda group: -sum(len(outcome["rulings"]) for outcome in group["outcomes"]))


def _without_seat(context: str) -> str:
    return canonical({name: value for name, value in orjson.loads(context).items() if name != "seat"}).decode()


def _group(case: Case, outcomes: list[list[ComparedRuling]]) -> dict[str, Any]:
    outcomes.sort(key=len, reverse=True)
    return {
        "foul": case.foul,
        "facts": orjson.loads(case.facts),
        "context": orjson.loads(case.context),
        "revisions": len({row.revision for rows in outcomes for row in rows}),
        "outcomes": [_outcome(rows) for rows in outcomes],
    }


def _outcome(rows: list[ComparedRuling]) -> dict[str, Any]:
    return {"penalties": orjson.loads(rows[0].penalties), "rulings": [row.id for row in rows]}
