"""Labels of rounds: what people wrote, which often ends in a number that counts on."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from models.event.hanchans import Hanchan
from services.errors import invalid_field

COUNTED = re.compile(r"(.*?)([0-9]{1,9})", re.DOTALL)
LONGEST = 40


def next_labels(known: Collection[str], rounds: int, first: str | None) -> list[str]:
    """Return the labels of so many new rounds: from `first` on, or after the highest number that is known.

    Raises Invalid where `first` has no number to count on from, and where a label is too long or taken.
    """
    numbers = [int(label) for label in known if label.isascii() and label.isdigit()]
    start = str(max(numbers, default=0) + 1) if first is None else first
    counted = COUNTED.fullmatch(start)
    if counted is None and rounds > 1:
        message = f"{start!r} ends with no number, so the rounds after it have no labels."
        raise invalid_field("first_round", message, "Write it with a number at the end, such as 5 or Round 5.")
    labels = [start]
    if counted is not None:
        before, number = counted.groups()
        labels = [f"{before}{int(number) + more:0{len(number)}}" for more in range(rounds)]
    taken = [label for label in labels if label in known]
    if taken:
        message = f"Round {taken[0]} is seated already."
        raise invalid_field("first_round", message, "Begin with a round that has no hanchans yet.")
    if len(labels[-1]) > LONGEST:
        raise invalid_field("first_round", f"{labels[-1]!r} is too long.", f"Shorten it to {LONGEST} characters.")
    return labels


def order_rounds(rounds: Mapping[str, Sequence[Hanchan]]) -> list[str]:
    """Return the labels in their order: by number where all are numbers, else as they were seated."""
    if all(label.isascii() and label.isdigit() for label in rounds):
        return sorted(rounds, key=int)
    return sorted(rounds, key=lambda label: min(row.id for row in rounds[label]))


def natural_order(labels: Iterable[str]) -> list[str]:
    """Sort labels as people count: 2 before 10, A9 before A10."""
    return sorted(
        labels, key=lambda label: [(int(part), "") if part.isdecimal() else (0, part) for part in _split(label)]
    )


def _split(label: str) -> list[str]:
    return re.split(r"([0-9]+)", label)
