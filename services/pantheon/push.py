"""Our penalties as Pantheon's: what is to be added and cancelled there, so that both say the same.

What was pushed is remembered by Pantheon itself: each reason ends with the number of the journal's entry, so the same
penalty is never added twice, from whichever machine. Chonbos are rounds there and never pushed; nor is what a referee
wrote.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from services.exports.event import Event
from services.exports.interchange.pantheon import reason_of
from services.exports.interchange.penalty_list import CHONBO, Penalty, list_penalties
from services.pantheon.client import Pantheon
from services.pantheon.pull import id_number
from services.spreadsheets.likeness import People

MARK = re.compile(r"\(Shinpan #(\d+)\)$")
POINTS_OF_P = 1_000
Key = tuple[int, int]


@dataclass
class Plan:
    """What to send. `known`: what is there already."""

    added: list[dict[str, Any]] = field(default_factory=list)
    cancelled: list[dict[str, Any]] = field(default_factory=list)
    known: int = 0
    warnings: list[str] = field(default_factory=list)


def plan(event: Event, pantheon: Pantheon, registered: Sequence[Mapping[str, Any]]) -> Plan:
    """Compare our penalties with those of the event there. Raises PantheonError."""
    made = Plan(warnings=_check_rules(event, _rules(pantheon)))
    listed = pantheon.ask("ListPenalties").get("penalties", [])
    there = {_key(int(mark[1]), one["who"]): one for one in listed if (mark := _mark(one)) is not None}
    wanted = _wanted(event, registered, made)
    for key, one in there.items():
        if key not in wanted or _differs(one, wanted[key]):
            made.cancelled.append({"penalty_id": one["id"], "reason": "Taken back"})
    for key, sent in wanted.items():
        if key in there and not _differs(there[key], sent):
            made.known += 1
        else:
            made.added.append(sent)
    return made


def push(pantheon: Pantheon, made: Plan) -> None:
    """Cancel and add what was planned. Raises PantheonError; what was sent before is known the next time."""
    for one in made.cancelled:
        pantheon.call("Mimir", "CancelPenalty", one)
    for one in made.added:
        pantheon.ask("AddPenalty", **one)


def _wanted(event: Event, registered: Sequence[Mapping[str, Any]], made: Plan) -> dict[Key, dict[str, Any]]:
    """Return what should be there, by its journal entry and whose it is; warn of players who are not there."""
    numbers = {id_number(one): one["id"] for one in registered}
    people = People((str(one["title"]), one["id"]) for one in registered)
    wanted = {}
    for penalty in list_penalties(event):
        if penalty.kind == CHONBO or penalty.points < 0 or (penalty.ruling is None and not penalty.points):
            continue
        _, number, name, _ = event.who("player", penalty.player)
        called = people.called(name)
        player = called[0] if len(called) == 1 else numbers.get(number)
        if player is None:
            made.warnings.append(f"{name} ({number}) is not in the event: nothing is sent for them.")
            continue
        seq = _seq(penalty)
        reason = f"{reason_of(event, penalty)} (Shinpan #{seq})"
        wanted[_key(seq, player)] = {"player_id": player, "amount": penalty.points, "reason": reason}
    return wanted


def _seq(penalty: Penalty) -> int:
    entry = penalty.ruling or penalty.entry.line
    assert entry is not None, "a penalty comes from a ruling or a line"  # noqa: S101 -- for the type checker
    return entry.journal_seq


def _key(seq: int, player: Any) -> Key:
    """Name a penalty: a ruling may take points from several players."""
    return seq, int(player)


def _mark(listed: Mapping[str, Any]) -> re.Match[str] | None:
    """Find our mark on a penalty that holds."""
    return None if listed.get("is_cancelled") else MARK.search(listed.get("reason") or "")


def _differs(listed: Mapping[str, Any], sent: Mapping[str, Any]) -> bool:
    return bool(listed.get("amount", 0) != sent["amount"])


def _rules(pantheon: Pantheon) -> Mapping[str, Any]:
    config = pantheon.ask("GetGameConfig")
    return dict(config.get("ruleset_config") or config)


def _check_rules(event: Event, rules: Mapping[str, Any]) -> list[str]:
    """Say where the event's own limits do not fit what is to be sent, and its chombo not the rulebook's."""
    amounts = [one.points for one in list_penalties(event) if one.kind != CHONBO and one.points > 0]
    chonbos = {one.p * POINTS_OF_P for one in list_penalties(event) if one.kind == CHONBO and one.p}
    least, most, step = (rules.get(name, 0) for name in ("min_penalty", "max_penalty", "penalty_step"))
    found = [
        f"{amount} is refused by the event: it takes {least} to {most} in steps of {step}."
        for amount in sorted(set(amounts))
        if amount < least or (most and amount > most) or (step and amount % step)
    ]
    chombo = rules.get("chombo_amount", 0)
    return found + [
        f"A chonbo cost {one} here, and costs {chombo} there: set the event's chombo."
        for one in sorted(chonbos)
        if chombo and one != chombo
    ]
