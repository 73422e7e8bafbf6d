"""No verdict asks for more than a referee can keep in mind, contradicts itself, or says one thing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple, cast

from rulings.books.compose import compose
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook, canonical
from rulings.engine.context import RIICHI, SIMULTANEOUS, Context, plain, with_implied
from rulings.engine.outcome import ENDS, evaluate_row
from rulings.engine.shapes import Outcome, Row
from rulings.engine.table import HAND_END_FACT, LATENESS_FACT, REPEAT_FACT, Table
from rulings.loading.checks.rows import owner_of, place_of, variants
from rulings.loading.shape import Place

MOST_TO_DO = 4
CONTEXTS: dict[str, Sequence[Any]] = {
    "simultaneous": SIMULTANEOUS,
    "offenders": (1, 2),
    "after_time": (False, True),
    "casual": (False, True),
    "riichi": RIICHI,
}


class Verdict(NamedTuple):
    """What a row comes to in one context."""

    foul: str
    row: Row
    context: Context
    outcome: Outcome


def check_verdicts(library: Library) -> None:
    """Check every verdict. Raises DataError naming the book, the foul and the row."""
    never = [set(pair) for pair in library.catalogue["never_together"]]
    for book in library.books.values():
        seen: set[Any] = set()
        for options, readings in variants(library, book):
            for verdict in verdicts(compose(library, book["id"], options, readings), seen):
                place = place_of(book, owner_of(book, options, verdict.foul), verdict.foul)
                _check(verdict, never, place.at(verdict.row["id"]))


def _check(verdict: Verdict, never: list[set[str]], place: Place) -> None:
    steps = [*verdict.outcome["steps"], *verdict.outcome["stays"]]
    twice = [step for step, times in Counter(verdict.row["effects"]).items() if times > 1]
    if twice:
        message = f"The row says {twice[0]!r} twice."
        raise place.error(message, "Take it out of the row, or of the one that it points to.")
    for pair in never:
        if pair <= set(steps):
            one, other = sorted(pair)
            raise place.error(
                f"{one!r} and {other!r} never go together{_around(verdict)}.",
                "Take one out of the row's effects, or give the procedure's step `when` or `unless`.",
            )
    if len(verdict.outcome["steps"]) > MOST_TO_DO:
        to_do = ", ".join(verdict.outcome["steps"])
        raise place.error(
            f"There are more than {MOST_TO_DO} things to do: {to_do}{_around(verdict)}.",
            "Make one line of two, or put what nobody has to do under `stays`.",
        )


def _around(verdict: Verdict) -> str:
    known: dict[str, Any] = {**plain()}
    told = [f"{name}={value}" for name, value in verdict.context.items() if value != known[name]]
    return f" ({', '.join(told)})" if told else ""


def verdicts(book: Rulebook, seen: set[Any]) -> Iterator[Verdict]:
    """Yield what every row comes to in every context; what hangs on the same as before, in `seen`, is left out."""
    for foul in book.content["fouls"]:
        table = book.table(foul)
        for row in table.rows:
            for facts in _facts(table, row):
                known = _hangs_on(book, table, row, facts)
                if known not in seen:
                    seen.add(known)
                    for context in _contexts(book, table, row, facts):
                        yield Verdict(foul, row, context, evaluate_row(book, table, row, facts, context))


def _hangs_on(book: Rulebook, table: Table, row: Row, facts: Mapping[str, Any]) -> Any:
    """Return all that the steps of a row depend on, beside the context."""
    content = book.content
    about = [rule["id"] for rule in content["chonbo"] if table.foul in rule["fouls"]]
    own = {part: row.get(part) for part in ("effects", "then", "deferred", "lateness")}
    hang_on = {*_readings(content["procedures"].values()), *_readings([content["chonbo"]])}
    chosen = {name: book.readings[name] for name in sorted(hang_on)}
    rest = [content["casual_only"], content["never_simultaneous"], table.category, table.implies, about, chosen]
    return canonical([own, facts, rest])


def _readings(lists: Any) -> Iterator[str]:
    yield from (name for entries in lists for entry in entries for name in entry["reading"])


def _facts(table: Table, row: Row) -> Iterator[dict[str, Any]]:
    """Yield the facts that the amounts and the moment of a row hang on."""
    ends = row["when"].get(HAND_END_FACT, [None])
    lates = [cell.high for cell in table.cells[LATENESS_FACT]] if "lateness" in row else [None]
    for end, late in product(ends if isinstance(ends, list) else [ends], lates):
        facts = {HAND_END_FACT: end, LATENESS_FACT: late, REPEAT_FACT: 20 if row["grows"] else None}
        yield {name: value for name, value in facts.items() if value is not None}


def _contexts(book: Rulebook, table: Table, row: Row, facts: Mapping[str, Any]) -> Iterator[Context]:
    """Yield the contexts that tell apart what this row's penalties are carried out by."""
    kinds = {*(penalty["kind"] for penalty in row["then"]), *(("deferred",) if "deferred" in row else ())}
    kinds |= {"points"} if "lateness" in row else set()
    about: list[Any] = [entry for kind in kinds for entry in book.content["procedures"].get(kind, ())]
    about += book.content["chonbo"] if "chonbo" in kinds else []
    named = {"casual"}.union(*(each["when"] for each in about))
    possible = {**CONTEXTS, "simultaneous": ENDS.get(str(facts.get(HAND_END_FACT)), SIMULTANEOUS)}
    never = [*book.content["never_simultaneous"], *(("no",) if table.implies.get("riichi") == "yes" else ())]
    tried = {name: [value for value in possible[name] if value not in never] for name in possible if name in named}
    for values in product(*tried.values()):
        context = cast("Context", {**plain(), **dict(zip(tried, values, strict=True))})
        yield with_implied(context, table.implies)
