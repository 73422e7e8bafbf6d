"""The engine's one question: what does this rulebook prescribe for this foul, these facts and this context?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rulings.books.rulebook import Rulebook
from rulings.engine import context as context_
from rulings.engine import facts as facts_
from rulings.engine.conditions import condition_matches
from rulings.engine.context import Context
from rulings.engine.outcome import ENDS, evaluate_row
from rulings.engine.shapes import Answer, BriefOutcome, Decision, Findings, Outcome, Question, Row, TraceLine
from rulings.engine.table import HAND_END_FACT, Cell, Table, needed, row_matches
from rulings.errors import BadContext

BRIEF = ("status", "penalties", "effects", "points", "fines", "transfers", "range", "deferred")


def decide(
    book: Rulebook, foul: str, facts: Mapping[str, Any] | None = None, context: Mapping[str, Any] | None = None
) -> Decision:
    """Decide a foul. Return the decision as plain JSON, in ids; `localise()` adds the words.

    `status` is decided, needs-facts (with `questions`, each answer with its outcomes, and the steps before any ruling),
    discretion (with `range`), deferred (with when it is judged) or not-covered.
    Raises UnknownName for an unknown foul, fact, answer or context, BadFact and BadContext for a wrong type, a count
    out of range, or facts and context that contradict each other. What it holds is shared: don't change it.
    """
    table = book.table(foul)
    known = facts_.check_all(table.definitions, table.definitions, facts or {})
    around = context_.check(context)
    _refuse_contradictions(book, table, known, around)
    around = context_.with_implied(around, table.implies)
    found = _find(book, table, known, around)
    decision: Decision = {"rulebook": book.names(), "foul": foul, "facts": known, "context": around, **found}  # type: ignore[typeddict-item]
    if table.examples:
        decision["examples"] = table.examples
    if table.near:
        decision["near"] = table.near
    return decision


def not_covered(book: Rulebook, foul: str, facts: Mapping[str, Any], context: Context) -> Decision:
    """Return the answer of a book that has nothing of this foul, or not what happened with it."""
    return {"rulebook": book.names(), "foul": foul, "facts": dict(facts), "context": context, **_not_covered()}  # type: ignore[typeddict-item]


def _find(book: Rulebook, table: Table, known: Mapping[str, Any], context: Context) -> Findings:
    if not table.rows:
        return _not_covered()
    row = table.find(known)
    if row is not None:
        return _decided(book, table, row, known, context)
    questions = _questions(book, table, known, context)
    if questions:
        return _needs_facts(book, table, known, questions)
    filled = next(table.completions(known))
    return _decided(book, table, table.row_for(filled), filled, context)


def _refuse_contradictions(book: Rulebook, table: Table, known: Mapping[str, Any], context: Context) -> None:
    """Refuse facts and context that exclude each other, and what the book does not have.

    Raises BadContext naming the context and the fact.
    """
    end, moment = known.get(HAND_END_FACT), context["simultaneous"]
    if moment in book.content.get("never_simultaneous", ()):
        message = f"This rulebook has no {moment.replace('-', ' ')}."
        raise BadContext("context.simultaneous", message, "Leave it out, or choose the option that has it.")
    if end is not None and moment not in ENDS[end]:
        message = f"A hand that ended as {end!r} did not end with {moment!r}."
        raise BadContext("context.simultaneous", message, f"Leave it out, or correct facts.{HAND_END_FACT}.")
    if table.implies.get("riichi") == "yes" and context["riichi"] == "no":
        message = f"{table.foul} can't be without a riichi."
        raise BadContext("context.riichi", message, "Leave it out, or choose another foul.")


def _decided(book: Rulebook, table: Table, row: Row, known: Mapping[str, Any], context: Context) -> Findings:
    outcome = evaluate_row(book, table, row, known, context)
    mattered = dict.fromkeys([*_readings_passed(table, row, known), *outcome["readings"]])
    if table.counts_repeats(row, known):
        mattered |= dict.fromkeys(book.content["fouls"][table.foul]["scope_reading"])
    return {
        **outcome,  # type: ignore[typeddict-item]  # `questions` is optional
        "source": {**row["source"], "row": row["id"]},
        "scope": table.scope,
        "readings": [{"id": name, "chosen": book.readings[name]} for name in mattered],
        "trace": trace(table, known),
    }


def _readings_passed(table: Table, row: Row, known: Mapping[str, Any]) -> list[str]:
    """Return the readings behind this row, or behind passing over an earlier row that would have matched."""
    return [name for passed in table.passed_over(known, row) for name in passed["reading"]] + list(row["reading"])


def trace(table: Table, known: Mapping[str, Any]) -> list[TraceLine]:
    """Return each row down to the one that matches: fits, open (what it waits for) or not (what speaks against it)."""
    seen: list[TraceLine] = []
    for row in table.rows:
        verdict = row_matches(row, known)
        if verdict:
            return [*seen, {"row": row["id"], "verdict": "fits"}]
        if verdict is None:
            seen.append(
                {"row": row["id"], "verdict": "open", "facts": [name for name in needed(row) if name not in known]}
            )
        else:
            against = [
                name
                for name in row["when"]
                if name in known and not condition_matches({name: row["when"][name]}, known)
            ]
            seen.append({"row": row["id"], "verdict": "not", "facts": against})
    return seen


def _not_covered() -> Findings:
    return {
        "status": "not-covered",
        "penalties": [],
        "effects": [],
        "steps": [],
        "stays": [],
        "counts": False,
        "points": [],
        "fines": [],
        "transfers": [],
        "source": None,
        "scope": None,
        "readings": [],
        "trace": [],
    }


def _needs_facts(book: Rulebook, table: Table, known: Mapping[str, Any], questions: list[Question]) -> Findings:
    readings = dict.fromkeys(name for row in table.passed_over(known) for name in row["reading"])
    return {
        **_not_covered(),
        "status": "needs-facts",
        "questions": questions,
        "steps": [entry["step"] for entry in book.content["procedures"].get("opening", ())],
        "scope": table.scope,
        "readings": [{"id": name, "chosen": book.readings[name]} for name in readings],
        "trace": trace(table, known),
    }


def _questions(book: Rulebook, table: Table, known: Mapping[str, Any], context: Context) -> list[Question]:
    key = ("questions", *(known.get(name) for name in table.used), *context.values())
    return table.cached(key, lambda: _ask(book, table, known, context))


def _ask(book: Rulebook, table: Table, known: Mapping[str, Any], context: Context) -> list[Question]:
    """Return the questions that still matter, each answer with the outcomes it leaves possible."""
    endings = [(facts, _ending(book, table, facts, context)) for facts in table.completions(known)]
    questions: list[Question] = []
    for name in table.used:
        if name in known or not _matters(name, endings):
            continue
        answers = [
            _answer(table, cell, [outcome for facts, outcome in endings if cell.low <= facts[name] <= cell.high])
            for cell in table.cells[name]
        ]
        questions.append({"fact": name, "kind": table.definitions[name]["kind"], "answers": answers})
    return questions


def _ending(book: Rulebook, table: Table, facts: Mapping[str, Any], context: Context) -> Outcome:
    return evaluate_row(book, table, table.row_for(facts), facts, context)


def _matters(name: str, endings: list[tuple[dict[str, Any], Outcome]]) -> bool:
    """Return whether two completions that differ in this fact alone end differently."""
    by_rest: dict[Any, Outcome] = {}
    for facts, outcome in endings:
        rest = tuple(value for other, value in facts.items() if other != name)
        if by_rest.setdefault(rest, outcome) is not outcome and brief(by_rest[rest]) != brief(outcome):
            return True
    return False


def _answer(table: Table, cell: Cell, outcomes: list[Outcome]) -> Answer:
    distinct: list[BriefOutcome] = []
    for outcome in outcomes:
        short = brief(outcome)
        if short not in distinct:
            distinct.append(short)
    if cell.low == cell.high:
        return {"value": cell.low, "outcomes": distinct}
    return {"min": cell.low, "max": cell.high, "outcomes": distinct}


def brief(outcome: Outcome) -> BriefOutcome:
    """Return what an outcome is, what it costs and what is left open.

    The steps follow from these; readings and the rule on the context tell why it is so, which no question is worth.
    """
    parts = cast("Mapping[str, Any]", outcome)
    return cast("BriefOutcome", {name: parts[name] for name in BRIEF if name in parts})
