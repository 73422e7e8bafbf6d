"""An escalation through its levels: where it lies, what may be done next, and what a decision changes.

The R.League (24/25, Penalties) knows one step, from the referee to the League director, whose decision is final. Where
an event has a head referee that official decides first, and whoever disagrees takes it on to the director. Only a
director reopens what is final.

Under RRC 1.5 (Structure: Appeals) whoever judges above the head referee was no referee of the event, and nothing is
taken there later than two months after it.

A decision always says what becomes of the ruling that was escalated: `upheld` (it stays in force), `amended` (another
ruling takes its place) or `overturned` (none does). What has to change for that follows from what is in force now.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rulings.books.rulebook import Rulebook

LEVELS = ("head-referee", "director")
STATUSES = ("open", "decided", "final")
OUTCOMES = ("upheld", "amended", "overturned")
APPEALS, PANEL = "appeals", "panel"  # a rule point, and its answer under RRC 1.5
MONTHS = 2


def has_panel(book: Rulebook) -> bool:
    """Return whether appeals go to a panel without the event's referees; books stored before say nothing of it."""
    return book.content["rule_points"].get(APPEALS) == PANEL


def months_to_appeal(book: Rulebook) -> int | None:
    """Return how long after the event appeals are taken; None where the book has no deadline."""
    return MONTHS if has_panel(book) else None


class State(NamedTuple):
    """`status`: open, decided (by the head referee) or final (by a director); `level`: who judges it, or did."""

    status: str
    level: str

    @property
    def in_words(self) -> str:
        """Describe where it lies and what can be done, for whoever tried something else."""
        return _IN_WORDS[self]


_WITH_HEAD_REFEREE = State("open", "head-referee")
_WITH_DIRECTOR = State("open", "director")
_DECIDED = State("decided", "head-referee")
_FINAL = State("final", "director")
STATES = (_WITH_HEAD_REFEREE, _WITH_DIRECTOR, _DECIDED, _FINAL)
_IN_WORDS = {
    _WITH_HEAD_REFEREE: "It lies with the head referee: a head referee or a director decides it first.",
    _WITH_DIRECTOR: "It lies with the director: wait for the decision, which will be final.",
    _DECIDED: "The head referee has decided it: who disagrees takes it on to the director, with a reason.",
    _FINAL: "The director has decided it, and that is final: only a director can reopen it, with a reason.",
}


class WrongStep(Exception):
    """This can't be done with an escalation that stands there, or not by this caller; `state` tells where it stands."""

    def __init__(self, state: State) -> None:
        super().__init__(state.in_words)
        self.state = state


def opened(by: Collection[str], head_referee: bool) -> State:
    """Return the state in which an escalation begins. `by`: the roles of who escalates, none of a player.

    `head_referee`: whether the event has one who did not make the ruling, for nobody judges their own.
    """
    higher = "head-referee" in by or "director" in by
    return _WITH_HEAD_REFEREE if head_referee and not higher else _WITH_DIRECTOR


def decided(state: State, by: Collection[str]) -> State:
    """Return the state after a decision by these roles. A director may decide what still lies with the head referee."""
    if state.status == "open" and "director" in by:
        return _FINAL
    if state == _WITH_HEAD_REFEREE and "head-referee" in by:
        return _DECIDED
    raise WrongStep(state)


def appealed(state: State) -> State:
    """Return the state after it was taken on to the director, by whoever may escalate."""
    if state != _DECIDED:
        raise WrongStep(state)
    return _WITH_DIRECTOR


def reopened(state: State, by: Collection[str]) -> State:
    """Return the state after a director reopened it."""
    if state != _FINAL or "director" not in by:
        raise WrongStep(state)
    return _WITH_DIRECTOR


def change(outcome: str, original_stands: bool, something_stands: bool, new_call: bool) -> str:
    """Return what a decision does to the log: nothing, withdraw, restore (the original call, as a new ruling) or issue.

    An amendment without a new call leaves the one that stands: see `names_no_call`.
    """
    if outcome == "overturned":
        return "withdraw" if something_stands else "nothing"
    if outcome == "upheld":
        return "nothing" if original_stands else "restore"
    return "issue" if new_call else "nothing"


def names_no_call(outcome: str, new_call: bool, before: str | None) -> bool:
    """Return whether an amendment lacks a new call: only who confirms an amendment (`before`) may leave it out."""
    return outcome == "amended" and not new_call and before != "amended"
