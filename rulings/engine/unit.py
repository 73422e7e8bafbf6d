"""Table points, in which a book may write what it takes off tournament scores after the uma."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from rulings.engine.shapes import Penalty, Points

TABLE_POINTS = "pts"
POINTS_PER_P = 1000


class WrittenIn(TypedDict, total=False):
    """`unit`: table points, where the book writes in them."""

    unit: str


def unit_of(given: Mapping[str, Any]) -> WrittenIn:
    """Return the unit of what is written in table points, to be spread into another; nothing for P."""
    return {"unit": given["unit"]} if "unit" in given else {}


def as_points(penalties: Iterable[Penalty]) -> list[Points]:
    """Return what penalties take off tournament scores."""
    return [
        {"whom": penalty["whom"], "p": penalty["p"], **unit_of(penalty)} for penalty in penalties if penalty.get("p")
    ]
