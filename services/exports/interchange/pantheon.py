"""Penalties as requests to Pantheon: a line of JSON for each call of its AddPenalty.

There a chombo is a round of its table, which players enter, so none is sent again. The reason is public: it is the
foul's name, never what a referee wrote.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import orjson

from services.exports.event import Event
from services.exports.interchange.penalty_list import CHONBO, Penalty, list_penalties

LEAST, MOST, STEP = 100, 20_000, 100
"""Amounts that events after WRC, EMA and JPML rules take before an organiser changes them; RRC's: 1,000 to 64,000."""


def list_requests(event: Event) -> Iterator[dict[str, Any]]:
    """Yield what AddPenalty takes, without the event's own id; a local id stands for Pantheon's number of a player."""
    for penalty in list_penalties(event):
        if penalty.kind == CHONBO or (penalty.points <= 0 and penalty.ruling is None):
            continue
        yield {
            "local_id": event.who("player", penalty.player).id_number,
            "amount": max(penalty.points, 0),
            "reason": reason_of(event, penalty),
            "warnings": check_amount(penalty.points),
        }


def as_json_lines(event: Event) -> bytes:
    """Write a line for each."""
    return b"".join(orjson.dumps(one) + b"\n" for one in list_requests(event))


def reason_of(event: Event, penalty: Penalty) -> str:
    """Return what players may read: the foul's name, or what else it was for."""
    if penalty.ruling is not None:
        return event.foul(penalty.ruling.foul)
    return event.foul("late") if penalty.entry.cause == "clock" else event.labels["decision.decided"]


def check_amount(amount: int) -> list[str]:
    """Say why an event that was not changed would refuse an amount; 0 is a notice."""
    if amount == 0:
        return []
    found = []
    if not LEAST <= amount <= MOST:
        found.append(f"{amount} is not between {LEAST} and {MOST}: change the event's limits first.")
    if amount % STEP:
        found.append(f"{amount} is no multiple of {STEP}: change the event's step first.")
    return found
