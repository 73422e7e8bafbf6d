"""The answers as plain text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulings.library import Library
from rulings.rulebook import Rulebook
from rulings.wording import Words


def decision(library: Library, spoken: Mapping[str, Any], language: str) -> str:
    """A spoken decision: the line first, then what to say, the steps, and where it stands."""
    return "\n".join(_decision(Words(library, language), spoken))


def _decision(words: Words, spoken: Mapping[str, Any]) -> Iterator[str]:
    book = spoken["rulebook"]
    yield f"{book['name']}{''.join(f' + {name}' for name in book['option_names'])} · {spoken['foul']['name']}"
    yield spoken["line"] if spoken["status"] == "discretion" else f"{spoken['status_text']}: {spoken['line']}"
    if spoken["say"]:
        yield f"“{spoken['say']}”"
    yield from (f"  {number}. {step['text']}" for number, step in enumerate(spoken["steps"], 1))
    for question in spoken.get("questions", ()):
        yield f"  ? {question['text']}"
        for answer in question["answers"]:
            lines = dict.fromkeys(outcome["line"] for outcome in answer["outcomes"])
            yield f"      {answer['text']} ({question['fact']}={_value(answer)}): {' / '.join(lines)}"
    for example in spoken.get("examples", ()):
        yield f"  {'⚠' if example['suspicion'] else '·'} {example['text']}"
    yield from (f"  ! {note}" for note in spoken.get("casual", {}).get("notes", ()))
    if spoken["source"]:
        yield f"  § {spoken['source']['title']}, {spoken['source']['section']} [{spoken['source']['row']}]"
    for reading in spoken["readings"]:
        chosen = reading["chosen"]
        yield f"  ~ {reading['question']} {reading['alternatives'][chosen]} ({reading['id']}={chosen})"
    yield f"  {book['standing_text']} · {book['revision'][:12]}"


def _value(answer: Mapping[str, Any]) -> str:
    """What to type for this answer."""
    if "value" not in answer:
        return f"{answer['min']}…{answer['max']}"
    return str(answer["value"]).lower() if isinstance(answer["value"], bool) else str(answer["value"])


def lateness(library: Library, spoken: Mapping[str, Any], language: str) -> str:
    """A spoken lateness assessment: what it costs now, and the next thresholds."""
    lines = [f"{spoken['rulebook']['name']} · {spoken['line']}"]
    lines += [f"  - {effect['text']}" for effect in spoken["effects"]]
    lines += dict.fromkeys(f"  > {spoken[name]['line']}" for name in ("next", "next_band") if spoken[name])
    lines += [
        f"  ~ {reading['question']} {reading['alternatives'][reading['chosen']]}" for reading in spoken["readings"]
    ]
    lines.append(f"  § {spoken['source']['title']}, {spoken['source']['section']}")
    return "\n".join(lines)


def fouls(found: Mapping[str, Any]) -> str:
    """What a search found: the question where a word means two things, then each foul with what it asks."""
    lines = []
    if found["ambiguity"]:
        lines.append(f"? {found['ambiguity']['question']}")
        lines += [f"    {meaning['foul']}: {meaning['text']}" for meaning in found["ambiguity"]["means"]]
    lines += [f"{item['id']:<32} {item['name']} ({', '.join(item['asks']) or '—'})" for item in found["items"]]
    return "\n".join(lines) or "—"


def rulebook(library: Library, book: Rulebook, language: str) -> str:
    """Every foul of a rulebook with its rows in order, and its rule points."""
    words = Words(library, language)
    names = words.book(book.names())
    lines = [f"{names['name']} · {names['standing_text']} · {book.revision}", names["standing_note"]]
    for foul, entry in book.content["fouls"].items():
        if entry["rows"]:
            lines += ["", f"{words.name('fouls', foul)} ({foul})"]
            lines += [
                f"  {row['id']}: {_condition(row)} → {_outcome(words, row)} [{row['source']['section']}]"
                for row in entry["rows"]
            ]
    return "\n".join(lines)


def _label(words: Words, book: Rulebook) -> str:
    names = words.book(book.names())
    return " + ".join([names["name"], *names["option_names"]])


def _condition(row: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in {**row["when"], **row["reading"]}.items()) or "—"


def _outcome(words: Words, row: Mapping[str, Any]) -> str:
    kinds = [f"{words.name('kinds', penalty['kind'])} {penalty.get('p', '')}".strip() for penalty in row["then"]]
    lateness = [f"({row['lateness']})"] if "lateness" in row else []
    return " + ".join([*kinds, *lateness])


def difference(library: Library, books: Sequence[Rulebook], found: Mapping[str, Any], language: str) -> str:
    """Two rulebooks, line by line where they differ."""
    words = Words(library, language)
    lines = []
    for foul in found["fouls"]:
        lines.append(f"{words.name('fouls', foul)} ({foul})")
        for book in books:
            lines.append(f"  {_label(words, book)}")
            rows = book.content["fouls"][foul]["rows"]
            lines += [f"    {_condition(row)} → {_outcome(words, row)}" for row in rows] or [
                f"    {words.phrase('not-covered')}"
            ]
    points = found["rule_points"]
    lines += [f"{words.name('rule_points', point['id'])}: {point['one']} ↔ {point['other']}" for point in points]
    if found["lateness"]:
        lines.append(words.name("fouls", "late"))
    return "\n".join(lines) or "="
