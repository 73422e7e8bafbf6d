"""The answers as plain text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulings.books.compare import rule_point_text
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.outcome import NOT_APPLIED
from rulings.engine.unit import POINTS_PER_P
from rulings.words.wording import Words


def decision(library: Library, localised: Mapping[str, Any], language: str) -> str:
    """Render a localised decision: the line first, then what to say, the steps, and where it is written."""
    return "\n".join(_decision(Words(library, language), localised))


def _decision(words: Words, localised: Mapping[str, Any]) -> Iterator[str]:
    book = localised["rulebook"]
    yield f"{book['name']}{''.join(f' + {name}' for name in book['option_names'])} · {localised['foul']['name']}"
    yield (
        localised["line"] if localised["status"] == "discretion" else f"{localised['status_text']}: {localised['line']}"
    )
    if localised["say"]:
        yield f"“{localised['say']}”"
    yield from (f"  {number}. {step['text']}" for number, step in enumerate(localised["steps"], 1))
    yield from (f"  = {step['text']}" for step in localised["stays"])
    for question in localised.get("questions", ()):
        yield f"  ? {question['text']}"
        for answer in question["answers"]:
            lines = dict.fromkeys(outcome["line"] for outcome in answer["outcomes"])
            yield f"      {answer['text']} ({question['fact']}={_value(answer)}): {' / '.join(lines)}"
    for example in localised.get("examples", ()):
        yield f"  {'⚠' if example['suspicion'] else '·'} {example['text']}"
    if "near" in localised:
        yield f"  {words.phrase('near')}: {' · '.join(foul['name'] for foul in localised['near'])}"
    yield from (f"  ! {note}" for note in localised.get("casual", {}).get("notes", ()))
    if localised["source"]:
        yield _section(localised["source"], localised["source"]["row"])
    if "context_rule" in localised:
        rule = localised["context_rule"]
        yield _section(rule["source"], rule["id"])
    if localised["transfers"] or any(effect["id"] == NOT_APPLIED for effect in localised["effects"]):
        yield _section(localised["casual"]["source"], "casual")
    for reading in localised["readings"]:
        chosen = reading["chosen"]
        yield f"  ~ {reading['question']} {reading['alternatives'][chosen]} ({reading['id']}={chosen})"
    yield f"  {book['standing_text']} · {book['revision'][:12]}"


def _section(source: Mapping[str, Any], rule: str) -> str:
    return f"  § {source['title']}, {source['section']} [{rule}]"


def _value(answer: Mapping[str, Any]) -> str:
    """Return what to type for this answer."""
    if "value" not in answer:
        return f"{answer['min']}…{answer['max']}"
    return str(answer["value"]).lower() if isinstance(answer["value"], bool) else str(answer["value"])


def lateness(library: Library, localised: Mapping[str, Any], language: str) -> str:
    """Render a localised lateness assessment: what it costs now, and the next thresholds."""
    lines = [f"{localised['rulebook']['name']} · {localised['line']}"]
    lines += [f"  - {effect['text']}" for effect in localised["effects"]]
    lines += dict.fromkeys(f"  > {localised[name]['line']}" for name in ("next", "next_band") if localised[name])
    lines += [
        f"  ~ {reading['question']} {reading['alternatives'][reading['chosen']]}" for reading in localised["readings"]
    ]
    lines.append(f"  § {localised['source']['title']}, {localised['source']['section']}")
    return "\n".join(lines)


def fouls(found: Mapping[str, Any]) -> str:
    """Render what a search found: the question where a word means two things, then each foul with what it asks."""
    lines = []
    if found["ambiguity"]:
        lines.append(f"? {found['ambiguity']['question']}")
        lines += [f"    {meaning['foul']}: {meaning['text']}" for meaning in found["ambiguity"]["means"]]
    lines += [f"{item['id']:<32} {item['name']} ({', '.join(item['asks']) or '—'})" for item in found["items"]]
    return "\n".join(lines) or "—"


def rulebook(library: Library, book: Rulebook, language: str) -> str:
    """Render every foul of a rulebook with its rows in order, and its rule points."""
    words = Words(library, language)
    names = words.book(book.names())
    lines = [f"{names['name']} · {names['standing_text']} · {book.revision}", names["standing_note"]]
    for foul, entry in book.content["fouls"].items():
        if entry["rows"]:
            lines += ["", f"{words.name('fouls', foul)} ({foul})"]
            lines += [f"  {row['id']}: {_row(words, row)} [{row['source']['section']}]" for row in entry["rows"]]
    return "\n".join(lines)


def _label(words: Words, book: Rulebook) -> str:
    names = words.book(book.names())
    return " + ".join([names["name"], *names["option_names"]])


def _row(words: Words, row: Mapping[str, Any]) -> str:
    """Render a row: what it asks, where it asks anything, and what it leads to."""
    asked = ", ".join(f"{name}={_typed(value)}" for name, value in {**row["when"], **row["reading"]}.items())
    return " → ".join(filter(None, [asked, _outcome(words, row)]))


def _typed(value: Any) -> str:
    """Write a condition as it is typed after --fact, with 3…6 for a range and | between alternatives."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return f"{value.get('min', '')}…{value.get('max', '')}"
    return "|".join(map(_typed, value)) if isinstance(value, list) else str(value)


def _outcome(words: Words, row: Mapping[str, Any]) -> str:
    penalties = [_penalty(words, penalty) for penalty in row["then"]]
    lateness = [f"({row['lateness']})"] if "lateness" in row else []
    choice = [f"({', '.join(_penalty(words, penalty) for penalty in row['range'])})"] if row.get("range") else []
    return " ".join([" + ".join([*penalties, *lateness]), *choice])


def _penalty(words: Words, penalty: Mapping[str, Any]) -> str:
    points = f" {_points(words, penalty['p'], 'unit' in penalty)}" if "p" in penalty else ""
    return f"{words.name('kinds', penalty['kind'])}{points}"


def _points(words: Words, given: int | Mapping[str, int], in_points: bool) -> str:
    """Write 20P or 20,000, or how points grow with each offence: 3P, 6P, 12P, …"""
    if isinstance(given, int):
        return words.number(given * POINTS_PER_P) if in_points else f"{given}P"
    offences = [given["first"]]
    for _ in range(2):
        offences.append(offences[-1] * given.get("times", 1) + given.get("add", 0))
    return ", ".join([*(_points(words, points, in_points) for points in offences), "…"])


def difference(library: Library, books: Sequence[Rulebook], found: Mapping[str, Any], language: str) -> str:
    """Render the rows and the rule points in which two rulebooks differ."""
    words = Words(library, language)
    lines = []
    for foul in found["fouls"]:
        lines.append(f"{words.name('fouls', foul)} ({foul})")
        one, other = (_rows(words, book, foul) for book in books)
        for book, rows, others in ((books[0], one, other), (books[1], other, one)):
            own = [row for row in rows if row not in others]
            lines += [f"  {_label(words, book)}", *(f"    {row}" for row in own)] if own else []
    for point in found["rule_points"]:
        described = library.catalogue["rule_points"][point["id"]]
        one_text, other_text = (rule_point_text(words, described, point[side]) for side in ("one", "other"))
        lines.append(f"{words.pick(described['name'])}: {one_text} ↔ {other_text}")
    if found["lateness"]:
        lines.append(words.name("fouls", "late"))
    return "\n".join(lines) or "="


def _rows(words: Words, book: Rulebook, foul: str) -> list[str]:
    """Render a foul's rows with the effects of each; a book without any says so."""
    rows = book.content["fouls"][foul]["rows"]
    return [" · ".join([_row(words, row), *map(words.step, sorted(row["effects"]))]) for row in rows] or [
        words.phrase("not-covered")
    ]
