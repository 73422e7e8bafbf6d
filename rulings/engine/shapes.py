"""The engine's values: plain JSON, as stored and sent. P are whole, table points whole, money in minor units.

`unit` "pts" beside `p`: the book writes it in table points, taken off after the uma (RRC 1.5); 1P is 1,000 of them.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from rulings.engine.context import Context


class Source(TypedDict):
    """Where a rule is written; `row` of the penalty table, where it is one."""

    id: str
    section: str | None
    row: NotRequired[str]


class Penalty(TypedDict):
    """One penalty and whom it falls on: the offender, a team, each player."""

    kind: str
    whom: str
    p: NotRequired[int]
    unit: NotRequired[str]


class Growth(TypedDict):
    """How P grows with each offence: by a sum, or by a factor."""

    first: int
    add: NotRequired[int]
    times: NotRequired[int]


class WrittenPenalty(TypedDict):
    """A penalty as a row has it: before the offence's number is known."""

    kind: str
    whom: str
    p: NotRequired[int | Growth]
    unit: NotRequired[str]


class Points(TypedDict):
    """What comes off a tournament score."""

    whom: str
    p: int
    unit: NotRequired[str]


class Fine(TypedDict):
    """What is owed in money."""

    whom: str
    amount: int
    currency: str


# At the table; `if`: the payment depends on who is East.
Transfer = TypedDict("Transfer", {"from": str, "to": str, "points": int, "if": NotRequired[str]})


class Deferral(TypedDict):
    """The ends of the hand at which a deferred ruling is judged, and those at which it is dropped."""

    judged: list[str]
    dropped: list[str]


class Reading(TypedDict):
    """A reading that mattered, and which alternative is chosen."""

    id: str
    chosen: str


# A row that treats one foul as another.
Same = TypedDict("Same", {"as": NotRequired[dict[str, Any]]})


class ContextRule(TypedDict):
    """A further rule that was applied: on a chonbo and what came with it, or an option that adds P."""

    id: str
    source: Source


class Row(Same):
    """One row of a penalty table: `when` these facts hold under this `reading`, `then` these penalties."""

    id: str
    when: dict[str, Any]
    reading: dict[str, Any]
    effects: list[str]
    source: Source
    then: list[WrittenPenalty]
    grows: bool
    readings: list[str]
    range: NotRequired[list[Penalty]]
    deferred: NotRequired[Deferral]
    lateness: NotRequired[str]
    counts: NotRequired[bool]
    raised: NotRequired[ContextRule]


class CasualPayment(TypedDict):
    """The table that the payments of casual play come from; `extrapolated`: it does not list the amount."""

    source: Source
    borrowed: bool
    extrapolated: bool


class Sanctions(TypedDict):
    """What falls on whom, and the `effects` on the hand: all that a referee says."""

    penalties: list[Penalty]
    effects: list[str]
    fines: list[Fine]
    transfers: list[Transfer]


class BriefOutcome(Sanctions):
    """What a foul comes to, as an answer's button shows it."""

    status: str
    points: list[Points]
    range: NotRequired[list[Penalty]]
    deferred: NotRequired[Deferral]


class CarriedOut(TypedDict):
    """The `effects` of a ruling, the `steps` that carry it out, and what `stays` as it is without them."""

    effects: list[str]
    steps: list[str]
    stays: list[str]


class Amounts(BriefOutcome):
    """What a foul comes to, the `steps` that carry it out, what `stays`, and whether it `counts` as an offence."""

    steps: list[str]
    stays: list[str]
    counts: bool
    context_rule: NotRequired[ContextRule]
    casual: NotRequired[CasualPayment]


class Outcome(Amounts):
    """What one row prescribes in one context."""

    readings: list[str]


class AnswerValue(TypedDict):
    """One answer to a question, or a range of counts."""

    value: NotRequired[Any]
    min: NotRequired[int]
    max: NotRequired[int]


class Answer(AnswerValue):
    """An answer, and the outcomes that it leaves possible."""

    outcomes: list[BriefOutcome]


class Question(TypedDict):
    """A fact that still matters."""

    fact: str
    kind: str
    answers: list[Answer]


class TraceLine(TypedDict):
    """A row that was looked at: it fits, is open (`facts` it waits for) or not (`facts` that speak against it)."""

    row: str
    verdict: str
    facts: NotRequired[list[str]]


class BookNames(TypedDict):
    """What a decision says of the rulebook that it was made under."""

    id: str
    revision: str
    options: dict[str, Any]
    readings: dict[str, str]
    standing: str


class Findings(Amounts):
    """What the engine finds."""

    source: Source | None
    scope: str | None
    readings: list[Reading]
    trace: list[TraceLine]
    questions: NotRequired[list[Question]]


class Decision(Findings):
    """The engine's answer to one foul under one rulebook."""

    rulebook: BookNames
    foul: str
    facts: dict[str, Any]
    context: Context
    examples: NotRequired[list[str]]
    near: NotRequired[list[str]]


class Issued(TypedDict):
    """What a referee issues; `effects`, `steps` and `stays` once it is worked out what that comes to."""

    penalties: list[Penalty]
    points: list[Points]
    effects: NotRequired[list[str]]
    steps: NotRequired[list[str]]
    stays: NotRequired[list[str]]


class Cost(TypedDict):
    """What being late costs after so many minutes; `band`: the last one reached."""

    minutes: int
    band: str | None
    penalties: list[Penalty]
    points: list[Points]
    fines: list[Fine]
    effects: list[str]


class CostAt(Cost):
    """What it will cost from that second on."""

    at_seconds: int


class Lateness(Cost):
    """What it costs one person under one rulebook to be so many seconds late, and when it next costs more."""

    rulebook: BookNames
    who: str
    seconds: int
    next: CostAt | None
    next_band: CostAt | None
    source: Source
    readings: list[Reading]


def as_penalty(points: Points) -> Penalty:
    """Return what comes off a tournament score as a penalty of points."""
    return {"kind": "points", **points}
