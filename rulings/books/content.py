"""What a composed rulebook holds: plain JSON, the same on server and phone. P are whole, money in minor units."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from rulings.engine.facts import Fact
from rulings.engine.shapes import Penalty, Points, Row, Source


class FoulEntry(TypedDict):
    """A foul's table; `implies`: the context that the foul itself tells, `scope`: within what a repeat counts,
    `near`: what the book covers near a foul that it does not cover."""

    category: str
    asks: list[str]
    implies: dict[str, str]
    scope: str | None
    scope_reading: list[str]
    examples: list[str]
    near: list[str]
    rows: list[Row]


class ProcedureStep(TypedDict):
    """A step to carry a penalty out, `when` the context fits, `unless` the row has one of these effects.

    `first`: before the row's own effects; `effect`: told to machines as well.
    """

    step: str
    when: dict[str, Any]
    unless: list[str]
    reading: dict[str, Any]
    first: NotRequired[bool]  # older stored rulebooks lack it
    effect: bool


class ChonboRule(TypedDict):
    """What becomes of a chonbo (`then` void or applies) together with something else; no `fouls`: of any."""

    id: str
    when: dict[str, Any]
    reading: dict[str, Any]
    fouls: list[str]
    then: str
    source: Source


class ChonboPayment(TypedDict):
    """What a chonbo pays in table points: East to each, the others to East and to each of the rest."""

    from_dealer: int
    to_dealer: int
    to_others: int


class CasualRules(TypedDict):
    """How P are paid in casual play: P → table points to the table or to each opponent; `borrowed`: of another book."""

    source: Source
    to_table: dict[str, int]
    each: dict[str, int]
    extrapolated_each_per_p: int
    chonbo: NotRequired[ChonboPayment]
    not_applied: list[str]
    borrowed: bool


class FineAmount(TypedDict):
    """A fine, in the clock's currency."""

    whom: str
    amount: int


class BandCosts(TypedDict, total=False):
    """What a band of lateness costs."""

    points: list[Points]
    fines: list[FineAmount]
    penalties: list[Penalty]
    effects: list[str]


class Band(TypedDict):
    """A band of lateness: from when it holds, what it costs, and what it drops of the bands before (`instead_of`).

    `once_for_team`: what it charges to others than the late one is charged once, however many of the team are late.
    """

    id: str
    from_minute: NotRequired[int]
    after_seconds: NotRequired[int]
    instead_of: NotRequired[list[str]]
    once_for_team: NotRequired[bool]
    per_minute: NotRequired[BandCosts]
    once: NotRequired[BandCosts]
    reading: NotRequired[dict[str, Any]]
    readings: list[str]


class LatenessTable(TypedDict):
    """The bands for one kind of person; `minute`: whether begun or completed minutes count."""

    source: Source
    currency: str | None
    unit: NotRequired[str]
    minute: str
    bands: list[Band]
    readings: list[str]


class Raise(TypedDict):
    """So many P more for each penalty of these kinds, by the option `id`."""

    id: str
    kinds: list[str]
    by: int
    source: Source


class Content(TypedDict):
    """A rulebook with its options and readings."""

    id: str
    standing: str
    unit: NotRequired[str]
    options: dict[str, Any]
    readings: dict[str, str]
    readings_changed: dict[str, str]
    casual_only: bool
    facts: dict[str, Fact]
    fouls: dict[str, FoulEntry]
    lateness: dict[str, LatenessTable]
    casual: CasualRules
    chonbo: list[ChonboRule]
    procedures: dict[str, list[ProcedureStep]]
    rule_points: dict[str, Any]
    values: dict[str, int]
    raises: NotRequired[list[Raise]]
    never_simultaneous: NotRequired[list[str]]  # older stored rulebooks lack it
    stays: NotRequired[list[str]]  # steps that nobody carries out; older stored rulebooks lack it
