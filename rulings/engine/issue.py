"""What a referee issues: the prescribed penalties or others, and what that comes to.

A referee may depart from the prescription (WRC Rules 2022, Mod 6; every book leaves the last word to the referee);
what is issued is then checked like any other penalty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.consequences import SEVERITY, is_of_range
from rulings.engine.outcome import carried_out, implied
from rulings.engine.shapes import CarriedOut, Decision, Issued, Penalty, Sanctions
from rulings.engine.unit import as_points, unit_of
from rulings.errors import BadFact, UnknownName
from rulings.words.wording import Words

WITH_P = ("points", "chonbo", "disqualification")
WHOM = ("offender", "team", "each-player", "each-teammate", "arbiter")
MOST_P = 1000


def check_penalties(book: Rulebook, given: Sequence[Mapping[str, Any]], field: str = "penalties") -> Issued:
    """Check penalties that a referee chose: {"penalties": [{kind, whom, p?}], "points": [{whom, p}]}.

    A chonbo without `p` costs what the book says; what an option raises (WRC Optional 2022, 6.2) costs its P as well,
    unless points are among them. Raises UnknownName or BadFact naming the penalty and the field.
    """
    penalties = [_penalty(book, penalty, f"{field}.{place}") for place, penalty in enumerate(given)]
    if not penalties:
        raise BadFact(field, "No penalty is given.", 'Give at least one; {"kind": "none"} for none.')
    penalties += _raised(book, penalties)
    return {"penalties": penalties, "points": as_points(penalties)}


def carry_out(library: Library, book: Rulebook, decision: Decision, issued: Issued) -> Issued:
    """Return what was issued instead of this decision, with what its penalties come to in the same context.

    `issued` is what `check_penalties` answers. The row's own effects belong to what it prescribes: none is kept, unless
    just that was issued, or one of the range that it leaves: then those that hold for the penalty chosen.
    """
    if issued["penalties"] == decision["penalties"]:
        carried: CarriedOut = {"effects": decision["effects"], "steps": decision["steps"], "stays": decision["stays"]}
        return {**issued, **carried}
    context = implied(book, decision, decision["facts"], decision["context"])
    around = {**context, "category": book.table(decision["foul"]).category}
    kinds = [str(penalty["kind"]) for penalty in issued["penalties"]]
    kept = _kept(library, decision, kinds) if is_of_range(decision, issued["penalties"]) else []
    return {**issued, **carried_out(book, kinds, kept, around, [])}


def localise_issued(library: Library, issued: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
    """Add its words to what `carry_out` returns: `line` (arm's length), `say` (aloud), the steps' texts."""
    words = Words(library, language)
    outcome: Sanctions = {
        "penalties": issued["penalties"],
        "effects": issued["effects"],
        "transfers": [],
        "fines": [],
    }
    return {**issued, "line": words.line(outcome), "say": words.say(outcome), **words.carried_out(issued)}


def _kept(library: Library, decision: Decision, kinds: Sequence[str]) -> list[str]:
    """Return the row's effects that hold for these penalties, too."""
    lost = library.catalogue["lost_once_chosen"]
    return [each for each in decision["effects"] if each not in lost or not ({*lost[each]} or {*kinds}) & {*kinds}]


def _raised(book: Rulebook, penalties: Sequence[Penalty]) -> list[Penalty]:
    kinds = {penalty["kind"] for penalty in penalties}
    if "points" in kinds:
        return []
    raises = [raise_ for raise_ in book.content.get("raises", ()) if kinds & set(raise_["kinds"])]
    written = unit_of(book.content)
    return [{"kind": "points", "whom": "offender", "p": raise_["by"], **written} for raise_ in raises]


def _penalty(book: Rulebook, given: Mapping[str, Any], field: str) -> Penalty:
    kind, whom = given.get("kind"), given.get("whom", "offender")
    if kind not in SEVERITY:
        raise UnknownName(f"{field}.kind", "penalty to issue", kind, SEVERITY)
    if whom not in WHOM:
        raise UnknownName(f"{field}.whom", "receiver", whom, WHOM)
    p = given.get("p", book.content["values"].get("chonbo") if kind == "chonbo" else None)
    if p is None:
        if kind == "points":
            raise BadFact(f"{field}.p", "A point penalty needs its amount.", f"Give whole P from 1 to {MOST_P}.")
        return {"kind": kind, "whom": whom}
    if kind not in WITH_P:
        raise BadFact(f"{field}.p", f"A penalty of kind {kind} has no P.", "Leave it out, or issue points.")
    if isinstance(p, bool) or not isinstance(p, int) or not 1 <= p <= MOST_P:
        raise BadFact(f"{field}.p", f"{p!r} is no penalty in P.", f"Give whole P from 1 to {MOST_P}.")
    return {"kind": kind, "whom": whom, "p": p, **unit_of(book.content)}
