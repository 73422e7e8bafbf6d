"""Localise answers: the same shape as the engine's, with everything a person sees in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rulings.books.library import Library
from rulings.engine.shapes import BriefOutcome, Cost, Decision, Question, as_penalty
from rulings.words.wording import Words, clock_time

PLAY_GOES_ON = "say-nothing-shown"


def localise(library: Library, decision: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
    """Add its words to a decision: `line` (arm's length), `say` (aloud), steps, questions, sources, readings.

    This is the one shape that API, command line and phone show. Raises UnknownName for a language that isn't there.
    """
    words = Words(library, language)
    made = cast("Decision", decision)
    localised = {
        **decision,
        "lang": language,
        "rulebook": words.book(decision["rulebook"]),
        "foul": {"id": decision["foul"], "name": words.name("fouls", decision["foul"])},
        "status_text": words.phrase(f"status-{decision['status']}"),
        "line": _line(words, made),
        "say": _say(words, made),
        **words.carried_out(decision),
        "source": words.source(decision["source"]) if decision["source"] else None,
        "readings": [words.reading(reading) for reading in decision["readings"]],
    }
    if "questions" in decision:
        localised["questions"] = [_question(words, question) for question in made["questions"]]
    if "examples" in decision:
        localised["examples"] = [words.example(example) for example in decision["examples"]]
    if "context_rule" in decision:
        rule = decision["context_rule"]
        localised["context_rule"] = {**rule, "source": words.source(rule["source"])}
    if "near" in decision:
        localised["near"] = [{"id": foul, "name": words.name("fouls", foul)} for foul in decision["near"]]
    if "casual" in decision:
        localised["casual"] = _casual(words, decision["casual"], paid=bool(decision["transfers"]))
    if decision.get("scope"):
        localised["scope_text"] = words.phrase(f"scope-{decision['scope']}")
    return localised


def _say(words: Words, decision: Decision) -> str:
    """Word it aloud; a matter that waits isn't called free of penalty, play just goes on."""
    free = all(penalty["kind"] == "none" for penalty in decision["penalties"])
    return words.step(PLAY_GOES_ON) if free and decision["status"] == "deferred" else words.say(decision)


def _line(words: Words, decision: Decision) -> str:
    status = decision["status"]
    if status == "not-covered":
        return words.phrase("not-covered")
    if status == "needs-facts":
        return words.phrase(
            "needs-facts", questions=" · ".join(words.question(question["fact"]) for question in decision["questions"])
        )
    if status == "deferred":
        return _deferred_line(words, decision)
    return _ruled_line(words, decision)


def _ruled_line(words: Words, outcome: BriefOutcome) -> str:
    """Return the outcome's line; where a choice is left, between what."""
    line = words.line(outcome)
    if "range" not in outcome:
        return line
    ends = [words.penalties([penalty]) for penalty in outcome["range"]]
    return words.phrase("labelled", label=line, text=words.phrase("discretion-range", first=ends[0], last=ends[-1]))


def _deferred_line(words: Words, decision: Decision) -> str:
    """Return when it is decided; and what holds at once."""
    moments = " · ".join(words.phrase(f"end-{end}") for end in decision["deferred"]["judged"])
    later = words.phrase("deferred", moments=moments)
    if all(penalty["kind"] == "none" for penalty in decision["penalties"]):
        return later
    return words.phrase("plus", one=words.line(decision), other=later)


def _question(words: Words, question: Question) -> dict[str, Any]:
    answers = [
        {
            **answer,
            "text": words.answer(question["fact"], answer),
            "outcomes": [{**outcome, "line": _outcome_line(words, outcome)} for outcome in answer["outcomes"]],
        }
        for answer in question["answers"]
    ]
    return {**question, "text": words.question(question["fact"]), "answers": answers}


def _outcome_line(words: Words, outcome: BriefOutcome) -> str:
    return words.phrase("status-deferred") if outcome["status"] == "deferred" else _ruled_line(words, outcome)


def _casual(words: Words, casual: Mapping[str, Any], paid: bool = True) -> dict[str, Any]:
    """Return where the payments come from; `notes` on them only where something is paid."""
    source = words.source(casual["source"])
    notes = [words.phrase("extrapolated")] if casual["extrapolated"] else []
    notes += [words.phrase("borrowed", source=source["title"])] if casual["borrowed"] and paid else []
    return {**casual, "source": source, "notes": notes}


def localise_payments(library: Library, settled: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
    """Add words to what `table_payments` returns: the rulebook's and source's names, and `notes` on the amounts."""
    words = Words(library, language)
    return {**_casual(words, settled), "lang": language, "rulebook": words.book(settled["rulebook"])}


def localise_lateness(library: Library, cost: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
    """Add words to a lateness assessment: `line` now, at the next change and at the next band."""
    words = Words(library, language)
    localised = {
        **cost,
        "lang": language,
        "rulebook": words.book(cost["rulebook"]),
        **_cost(words, cast("Cost", cost)),
        "source": words.source(cost["source"]),
        "readings": [words.reading(reading) for reading in cost["readings"]],
    }
    for name in ("next", "next_band"):
        if cost[name]:
            coming = {**cost[name], **_cost(words, cost[name])}
            time = clock_time(coming["at_seconds"])
            localised[name] = {**coming, "line": words.phrase("next-at", time=time, cost=coming["cost_line"])}
    return localised


def _cost(words: Words, cost: Cost) -> dict[str, Any]:
    penalties = [*cost["penalties"], *map(as_penalty, cost["points"])]
    cost_line = words.penalties(penalties, fines=cost["fines"])
    cost_line = cost_line or words.phrase("no-penalty-yet")
    late = words.phrase("minutes-late", minutes=cost["minutes"])
    return {
        "cost_line": cost_line,
        "line": words.phrase("labelled", label=late, text=cost_line),
        "effects": words.steps(cost["effects"]),
    }
