"""Evaluate a row: its penalties, points, fines, effects and steps, in the context in which it happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rulings.books.rulebook import Rulebook
from rulings.clocks import lateness
from rulings.engine.conditions import condition_matches
from rulings.engine.consequences import is_offence
from rulings.engine.context import Context
from rulings.engine.shapes import CarriedOut, Outcome, Penalty, Row, WrittenPenalty, as_penalty
from rulings.engine.table import HAND_END_FACT, LATENESS_FACT, REPEAT_FACT, Table, first_offence
from rulings.engine.unit import as_points
from rulings.scores import casual

NOT_APPLIED = "not-applied-in-casual-play"
ENGINE_STEPS = frozenset({NOT_APPLIED})  # effects that the engine itself adds
NOTHING: Penalty = {"kind": "none", "whom": "offender"}
RIICHI_VOID = "riichi-void"
AMOUNT_FACTS = (REPEAT_FACT, LATENESS_FACT, HAND_END_FACT)
DRAWS = {"exhaustive-draw": "exhaustive-draw", "four-riichi": "abortive-draw"}
# What can have happened at the same moment as each end of a hand.
ENDS: dict[str, tuple[str, ...]] = {
    "not-yet": ("none",),
    "own-win": ("none", "win"),
    "other-win": ("none", "win"),
    "exhaustive-draw": ("none", "exhaustive-draw", "nagashi"),
    "four-riichi": ("none", "abortive-draw"),
    "abortive-draw": ("none", "abortive-draw"),
    "chonbo": ("none",),
}


def evaluate_row(book: Rulebook, table: Table, row: Row, facts: Mapping[str, Any], context: Context) -> Outcome:
    """Evaluate a row. Every amount is final: P whole, table points whole, money in minor units."""
    key = (row["id"], *(facts.get(name) for name in AMOUNT_FACTS), *context.values())
    return table.cached(key, lambda: _evaluate_row(book, table, row, facts, context))


def _evaluate_row(book: Rulebook, table: Table, row: Row, facts: Mapping[str, Any], context: Context) -> Outcome:
    context = implied(book, row, facts, context)
    outcome = _plain(book, row, facts)
    readings = outcome["readings"]
    procedures: list[str] = []
    if any(penalty["kind"] == "chonbo" for penalty in outcome["penalties"]):
        _apply_chonbo_rule(book, table, outcome, context, procedures, readings)
    if context["casual"]:
        _pay_at_the_table(book, table, outcome, context)
    procedures += [penalty["kind"] for penalty in outcome["penalties"]]
    procedures += ["deferred"] if "deferred" in row else []
    around = {**context, **_deferral(row), "category": table.category}
    outcome["counts"] = row.get("counts", False) or is_offence(outcome["penalties"])
    outcome |= carried_out(book, procedures, outcome["effects"], around, readings)  # type: ignore[typeddict-item]
    outcome["readings"] = list(dict.fromkeys(readings))
    return outcome


def _deferral(row: Row) -> dict[str, str]:
    """Return what a deferred row does at each end of the hand: judged or dropped."""
    if "deferred" not in row:
        return {}
    judged, dropped = row["deferred"]["judged"], row["deferred"]["dropped"]
    return {**dict.fromkeys(judged, "judged"), **dict.fromkeys(dropped, "dropped")}


def implied(book: Rulebook, row: Mapping[str, Any], facts: Mapping[str, Any], context: Context) -> Context:
    """Return the context with what book, facts and row imply: casual play, a draw, a riichi that is void."""
    known: Context = {**context, "casual": context["casual"] or book.content["casual_only"]}
    if context["simultaneous"] == "none":
        known["simultaneous"] = DRAWS.get(str(facts.get(HAND_END_FACT)), "none")
    if RIICHI_VOID in row["effects"]:
        known["riichi"] = "no"
    return known


def _plain(book: Rulebook, row: Row, facts: Mapping[str, Any]) -> Outcome:
    """Return what the row prescribes before the context changes it."""
    outcome: Outcome = {
        "status": "decided",
        "penalties": [],
        "effects": list(row["effects"]),
        "steps": [],
        "stays": [],
        "counts": False,
        "points": [],
        "fines": [],
        "transfers": [],
        "readings": list(row["readings"]),
    }
    if "lateness" in row:
        cost = lateness.assess(book, row["lateness"], facts[LATENESS_FACT])
        outcome["penalties"] = [*cost["penalties"], *map(as_penalty, cost["points"])] or [NOTHING]
        outcome["effects"] += cost["effects"]
        outcome["fines"] = cost["fines"]
        outcome["readings"] += lateness.readings_used(book, row["lateness"], cost["seconds"] + 59)
    else:
        outcome["penalties"] = [_grown(penalty, row, facts) for penalty in row["then"]]
    if "range" in row:
        outcome["range"] = row["range"]
    if "raised" in row:
        outcome["context_rule"] = row["raised"]
    if "deferred" in row:
        outcome |= {"status": "deferred", "deferred": row["deferred"]}
    elif any(penalty["kind"] == "discretion" for penalty in outcome["penalties"]):
        outcome["status"] = "discretion"
    outcome["points"] = as_points(outcome["penalties"])
    return outcome


def _grown(penalty: WrittenPenalty, row: Row, facts: Mapping[str, Any]) -> Penalty:
    """Return a penalty that grows with each offence (by `add`, or `times`) at this offence's size."""
    growth = penalty.get("p")
    if not isinstance(growth, dict):
        return cast("Penalty", penalty)
    repeats = facts[REPEAT_FACT] - first_offence(row)
    p = growth["first"] * growth["times"] ** repeats if "times" in growth else growth["first"] + growth["add"] * repeats
    return cast("Penalty", {**penalty, "p": p})


def _apply_chonbo_rule(
    book: Rulebook, table: Table, outcome: Outcome, context: Context, procedures: list[str], readings: list[str]
) -> None:
    """Apply the first rule that matches a chonbo with a win, a draw or a nagashi mangan: it may be void."""
    for rule in book.content["chonbo"]:
        fits = condition_matches(rule["when"], context) and table.foul in (rule["fouls"] or [table.foul])
        if fits:
            readings += rule["reading"]
        if fits and condition_matches(rule["reading"], book.readings):
            if rule["then"] == "void":
                left = [penalty for penalty in outcome["penalties"] if penalty["kind"] != "chonbo"]
                outcome |= {"penalties": left or [NOTHING], "points": as_points(left)}
                procedures.append("chonbo-void")
            outcome["context_rule"] = {"id": rule["id"], "source": rule["source"]}
            return


def _pay_at_the_table(book: Rulebook, table: Table, outcome: Outcome, context: Context) -> None:
    """Turn P into table points; leave out fouls of the tournament's side."""
    rules = book.casual
    outcome["casual"] = {"source": rules["source"], "borrowed": rules["borrowed"], "extrapolated": False}
    if table.category in rules["not_applied"]:
        outcome |= {"penalties": [NOTHING], "points": [], "fines": [], "effects": [NOT_APPLIED]}
        return
    for penalty in outcome["penalties"]:
        if penalty.get("p"):
            paid, extrapolated = casual.pay(rules, penalty["kind"], penalty["p"], context["seat"])
            outcome["transfers"] += paid
            outcome["casual"]["extrapolated"] |= extrapolated
    outcome["points"] = []


def carried_out(
    book: Rulebook, kinds: list[str], brought: list[str], context: Mapping[str, Any], readings: list[str]
) -> CarriedOut:
    """Return what is to be done in this context, and what stays, kind by kind and each once; and the effects.

    `brought`: the row's own effects, which make some of the steps wrong.
    """
    first: list[str] = []
    later: list[str] = []
    effects = list(brought)
    for entry in (entry for kind in dict.fromkeys(kinds) for entry in book.content["procedures"].get(kind, ())):
        if not condition_matches(entry["when"], context) or not set(brought).isdisjoint(entry["unless"]):
            continue
        readings += entry["reading"]
        if condition_matches(entry["reading"], book.readings):
            (first if entry.get("first") else later).append(entry["step"])
            effects += [entry["step"]] if entry["effect"] else []
    steps = dict.fromkeys([*first, *brought, *later])
    stays = book.content.get("stays", ())
    return {
        "effects": list(dict.fromkeys(effects)),
        "steps": [step for step in steps if step not in stays],
        "stays": [step for step in steps if step in stays],
    }
