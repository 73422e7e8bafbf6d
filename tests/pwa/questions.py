"""What both engines are asked: every composition, all that can be known of a foul, and what may happen around it.

tests/pwa/questions.js asks the same in the browser: the fixed lists are sent to it; what a foul's table can be asked
it works out from its own, so that a table cut differently shows.

Of each table's questions in all contexts one in `EVERY` is asked, others in each run; all of them in `make nightly`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import combinations, islice, product
from math import prod
from random import randrange
from typing import Any

import orjson

import rulings
from rulings.engine.consequences import consequences, strongest
from rulings.engine.context import RIICHI, SEATS, SIMULTANEOUS
from rulings.engine.facts import cells
from rulings.engine.issue import carry_out, check_penalties
from rulings.engine.table import HAND_END_FACT, Table
from rulings.scores.casual import MOST_P
from tests.books import composed
from tests.examples import one_in

Named = dict[str, Any]
Asked = tuple[str, Named, list[str]]  # which question, of which composition, of which of its parts
Answers = Iterator[tuple[str, Iterator[str]]]  # what of, and the text of each answer
Digest = tuple[str, int, str]  # what of, how many answers, SHA-256 of them all

LIBRARY = rulings.library()
UNKNOWN = None
PLAIN: dict[str, Any] = {}
# Plain, and everything that can happen, alone.
EACH_CONTEXT: list[dict[str, Any]] = [
    PLAIN,
    *({"simultaneous": what} for what in SIMULTANEOUS[1:]),
    *({"offenders": number} for number in (2, 3, 4)),
    {"after_time": True},
    *({"riichi": declared} for declared in RIICHI[1:]),
    *({"casual": True, "seat": seat} for seat in (None, *SEATS)),
]
FEW_CONTEXTS: list[dict[str, Any]] = [PLAIN, {"simultaneous": "win"}, {"casual": True, "seat": "south"}]
# Everything that can happen, together: two offenders stand for more; East and South for the seats, in casual play. Any
# three values come together (the rules themselves look at no more than two at once), which takes 60 contexts of 240.
PLAYS: list[dict[str, Any]] = [{}, *({"casual": True, "seat": seat} for seat in (None, "east", "south"))]
TOGETHER: list[dict[str, Any]] = [
    {
        "simultaneous": what,
        "offenders": 1 + (w + r + p) % 2,
        "after_time": bool((w // 2 + r + p // 2) % 2),
        "riichi": declared,
        **play,
    }
    for (w, what), (r, declared), (p, play) in product(enumerate(SIMULTANEOUS), enumerate(RIICHI), enumerate(PLAYS))
]
ISSUED: list[list[dict[str, Any]]] = [
    [{"kind": "none"}],
    [{"kind": "warning"}],
    [{"kind": "chonbo"}, {"kind": "points", "p": 1}],
    [{"kind": "points", "p": 7, "whom": "team"}, {"kind": "dead-hand"}],
    [{"kind": "disqualification", "p": 40, "whom": "each-player"}, {"kind": "redeal"}],
]
LATE = 2400  # seconds
EVERY = one_in(7)  # shares no factor with the number of contexts: each comes with all facts by turns
FIRST = randrange(EVERY)
MOST_WAYS = 1500
_COSTS = [{"kind": "chonbo"}, *({"kind": kind, "p": p} for p in range(1, MOST_P + 1) for kind in ("chonbo", "points"))]
TABLES: list[list[dict[str, Any]]] = [
    [],
    *([{"seat": seat, **cost}] for seat in SEATS for cost in _COSTS),
    *([{"seat": one, "kind": "chonbo"}, {"seat": other, "p": 2}] for one in SEATS for other in SEATS),
]
# The fixed lists, as the browser gets them.
LISTS = {
    "each": EACH_CONTEXT,
    "few": FEW_CONTEXTS,
    "together": TOGETHER,
    "issued": ISSUED,
    "seconds": LATE,
    "tables": TABLES,
    "first": FIRST,
    "every": EVERY,
}


def parameters(option: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What an option is tried with."""
    parameter = option.get("parameter")
    if parameter is None:
        return [{}]
    values: dict[str, list[Any]] = {
        "uma": [[30, 10], [15, 5, -5, -15], [0, 0]],
        "several": [list(parameter.get("answers", ()))],
        "hundreds": [9000],
    }
    without = [{}] if "default" in parameter else []
    return [*without, *({parameter["name"]: value} for value in values[parameter["kind"]])]


def compositions() -> list[Named]:
    """Each book plain, each option alone and any two, and each other alternative of each reading."""
    named: list[Named] = []
    for book, base in LIBRARY.books.items():
        options = [(name, given) for name, option in base["options"].items() for given in parameters(option)]
        named.append({"id": book})
        named += [{"id": book, "options": {name: given}} for name, given in options]
        named += [{"id": book, "options": dict(pair)} for pair in combinations(options, 2) if pair[0][0] != pair[1][0]]
        for chosen in [{}, *({name: parameters(option)[0]} for name, option in base["options"].items())]:
            named += [{"id": book, "options": chosen, "readings": reading} for reading in _other_readings(book, chosen)]
    return named


def _other_readings(book: str, options: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Each other alternative of the book's readings, or of those that the option brings."""
    plain = rulings.compose(LIBRARY, book).readings if options else {}
    for name in rulings.compose(LIBRARY, book, options).readings:
        described = LIBRARY.catalogue["readings"][name]
        if name not in plain:
            yield from ({name: other} for other in described["alternatives"] if other != described["default"])


def text(value: Any) -> str:
    """Its canonical JSON."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()


def knowable(table: Table) -> Iterator[dict[str, Any]]:
    """Every way to know some or all of what matters (each cell's ends), and each other fact alone.

    Of a table with very many ways each eleventh, so that every value of every fact still meets all others by turns.
    """
    matter = [name for name in table.definitions if name in table.used or name == HAND_END_FACT]
    values = {name: _ends(table, name) for name in table.definitions}
    every = 11 if prod(1 + len(values[name]) for name in matter) > MOST_WAYS else 1
    for chosen in islice(product(*([UNKNOWN, *values[name]] for name in matter)), None, None, every):
        yield {name: value for name, value in zip(matter, chosen, strict=True) if value is not UNKNOWN}
    for name in table.definitions:
        if name not in matter:
            yield from ({name: value} for value in values[name])


def complete(table: Table) -> list[dict[str, Any]]:
    """What leaves no question open."""
    return [facts for facts in knowable(table) if _complete(table, facts)]


def _complete(table: Table, facts: dict[str, Any]) -> bool:
    return all(name in facts for name in table.used)


def _ends(table: Table, name: str) -> list[Any]:
    cut = table.cells[name] if name in table.cells else cells(table.definitions[name], ())
    return list(dict.fromkeys(end for cell in cut for end in cell))


def decisions(book: rulings.Rulebook) -> Answers:
    """For each foul, its decisions for all that is knowable: in each context, or a few while a question is open."""
    for foul in book.content["fouls"]:
        table = book.table(foul)
        known = ((facts, EACH_CONTEXT if _complete(table, facts) else FEW_CONTEXTS) for facts in knowable(table))
        asked = ((facts, context) for facts, contexts in known for context in contexts)
        yield foul, (_decided(book, foul, facts, context) for facts, context in _some(asked))


def decisions_together(book: rulings.Rulebook) -> Answers:
    """For each foul, its decisions where all that matters is known, with all that may happen together."""
    for foul in book.content["fouls"]:
        asked = _some(product(complete(book.table(foul)), TOGETHER))
        yield foul, (_decided(book, foul, facts, context) for facts, context in asked)


def issued(book: rulings.Rulebook) -> Answers:
    """For each foul, what its decisions do to the hand, and what issuing other penalties in their place does."""
    for foul in book.content["fouls"]:
        asked = _some(product(complete(book.table(foul)), EACH_CONTEXT))
        yield foul, (line for facts, context in asked for line in _carried(book, foul, facts, context))


def _some(asked: Iterable[tuple[Named, Named]]) -> Iterator[tuple[Named, Named]]:
    return islice(asked, FIRST, None, EVERY)


def lateness(book: rulings.Rulebook) -> Answers:
    """For each clock of the book, what each second costs."""
    for who in book.lateness:
        yield who, (_nameless(rulings.assess_lateness(book, who, late)) for late in range(LATE + 1))


def transfers(book: rulings.Rulebook) -> Answers:
    """What the penalties at one table move."""
    yield "table", (_nameless(rulings.table_payments(book, offences)) for offences in TABLES)


QUESTIONS: dict[str, Callable[[rulings.Rulebook], Answers]] = {
    question.__name__: question for question in (decisions, decisions_together, issued, lateness, transfers)
}


def everywhere(question: str, named: Iterable[Named]) -> list[Asked]:
    """The question, of every part of these compositions whose answers hang on something not asked of before."""
    asked, seen = [], set()
    for each in named:
        hangs_on = HANGS_ON[question](composed(each).content)
        new = [of for of, key in hangs_on.items() if key not in seen]
        seen |= set(hangs_on.values())
        if new:
            asked.append((question, each, new))
    return asked


def _foul_hangs_on(content: Named) -> dict[str, str]:
    """The foul's table, and of what the book says for all fouls that which the table names."""
    keys = {}
    for foul, entry in content["fouls"].items():
        own = text([foul, entry, content["casual"], content["casual_only"]])
        named = {part: content["procedures"][part] for part in content["procedures"] if _names(own, part)}
        chonbo = content["chonbo"] if _names(own, "chonbo") else None
        late = content["lateness"] if _names(own, "lateness") else None
        keys[foul] = _with_readings(content, own + text([named, chonbo, late]))
    return keys


def _names(own: str, part: str) -> bool:
    """Whether a table names a kind of penalty, a clock, or what is done at the end of a hand."""
    return part == "opening" or f'"{part.removesuffix("-void")}"' in own


def _clock_hangs_on(content: Named) -> dict[str, str]:
    applied = text([content["casual_only"], content["casual"]["not_applied"]])
    return {who: _with_readings(content, f"{who}{text(clock)}{applied}") for who, clock in content["lateness"].items()}


def _table_hangs_on(content: Named) -> dict[str, str]:
    return {"table": text([content["casual"], content["values"]])}


def _with_readings(content: Named, key: str) -> str:
    """With what is chosen of each reading that it names."""
    return key + text({name: chosen for name, chosen in content["readings"].items() if f'"{name}"' in key})


HANGS_ON = {"decisions": _foul_hangs_on, "lateness": _clock_hangs_on, "transfers": _table_hangs_on}


def digests(asked: Asked) -> list[Digest]:
    """Of each part that one question is asked of: what of, how many answers, SHA-256 of them all."""
    return [_digest(of, list(answers)) for of, answers in answers_to(asked)]


def answers_to(asked: Asked) -> Answers:
    question, named, parts = asked
    return ((of, answers) for of, answers in QUESTIONS[question](composed(named)) if of in parts)


def refusal(error: rulings.RuleError) -> str:
    """The cure may differ: only the server guesses what was meant."""
    return f"{type(error).__name__} {error.field}: {error.message}"


def _decided(book: rulings.Rulebook, foul: str, facts: dict[str, Any], context: dict[str, Any]) -> str:
    try:
        return _nameless(rulings.decide(book, foul, facts, context))
    except rulings.RuleError as error:
        return refusal(error)


def _carried(book: rulings.Rulebook, foul: str, facts: dict[str, Any], context: dict[str, Any]) -> Iterator[str]:
    try:
        decision = rulings.decide(book, foul, facts, context)
    except rulings.RuleError as error:
        yield refusal(error)
        return
    yield text([strongest(decision["penalties"]), *consequences(decision, None)])
    for penalties in ISSUED:
        given = check_penalties(book, penalties)
        yield text([carry_out(LIBRARY, book, decision, given), *consequences(decision, given["penalties"])])


def _nameless(answer: dict[str, Any]) -> str:
    """An answer without what is the same in all of them."""
    return text({name: part for name, part in answer.items() if name != "rulebook"})


def _digest(of: str, answers: list[str]) -> Digest:
    return of, len(answers), sha256("\n".join(answers).encode()).hexdigest()
