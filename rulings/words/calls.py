"""Calls inspected, in a language, for people and for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.books.compare import rule_point_text
from rulings.books.library import Library
from rulings.calls.inspect import REFEREE, Assumption, CallInspection, Citation
from rulings.words.wording import Words


def localise_calls(library: Library, inspected: CallInspection, language: str) -> dict[str, Any]:
    """Return the inspection with a text for each id in it. Raises UnknownName for an unknown language."""
    words, names = Words(library, language), library.catalogue["calls"]

    def named(section: str, id_: str | None) -> str | None:
        return words.pick(names[section][id_]) if id_ else None

    asks = inspected["asks"]
    return {
        **inspected,
        "rulebook": words.book(inspected["rulebook"]),
        "ends_text": named("ends", inspected["ends"]),
        "why_text": named("open" if inspected["ends"] == REFEREE else "why", inspected["why"]),
        "calls": [
            {**one, "kind_text": named("kinds", one["kind"]), "why_text": named("lost", one["why"])}
            for one in inspected["calls"]
        ],
        "asks": asks
        and {
            **asks,
            "question": named("asks", asks["fact"]),
            "answers": [
                {**one, "text": named("answers", _answer(one["answer"])), "ends_text": named("ends", one["ends"])}
                for one in asks["answers"]
            ],
        },
        "dora_text": named("dora", inspected["dora"]),
        "table": [{"id": id_, "text": named("table", id_)} for id_ in inspected["table"]],
        "fouls": [{**one, "name": words.name("fouls", one["foul"])} for one in inspected["fouls"]],
        "sources": [words.source(one) for one in inspected["sources"]],
        "readings": [words.reading(one) for one in inspected["readings"]],
        "cited": [
            {**_point_and_answer(library, words, one), "source": one["source"] and words.source(one["source"])}
            for one in inspected["cited"]
        ],
        "assumed": [_point_and_answer(library, words, one) for one in inspected["assumed"]],
        "lang": language,
    }


def _answer(answer: Any) -> str:
    return answer if isinstance(answer, str) else "yes" if answer else "no"


def _point_and_answer(library: Library, words: Words, one: Citation | Assumption) -> dict[str, Any]:
    point = library.catalogue["rule_points"][one["point"]]
    return {**one, "text": words.pick(point["name"]), "answer_text": rule_point_text(words, point, one["answer"])}


def plain_calls(spoken: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a localised inspection for a terminal."""
    book = spoken["rulebook"]
    yield f"{book['name']}{''.join(f' + {name}' for name in book['option_names'])}"
    yield f"  {' + '.join([*spoken['has'], spoken['ends_text']])}"
    if spoken["why_text"]:
        yield f"    {spoken['why_text']}"
    yield from (
        f"  ✗ {one['seat']} {one['kind_text']}: {one['why_text']}" for one in spoken["calls"] if one["why_text"]
    )
    if spoken["asks"]:
        yield from _question(spoken)
    yield from (f"  → {one['text']}" for one in spoken["table"])
    if spoken["dora_text"]:
        yield f"  → {spoken['dora_text']}"
    yield from (f"  § {one['title']}, {one['section']}" for one in spoken["sources"])
    for one in spoken["cited"]:
        where = f" ({one['source']['title']}, {one['source']['section']})" if one["source"] else ""
        yield f"  § {one['text']}: {one['answer_text']}{where}"
    yield from (f"  ~ {one['question']} {one['alternatives'][one['chosen']]}" for one in spoken["readings"])
    yield from (
        f"  ~ {one['text']}: {one['answer_text']} ({one['point']}={one['answer']})" for one in spoken["assumed"]
    )
    yield from (f"  ⚖ {one['seat']}: {one['name']} ({one['foul']})" for one in spoken["fouls"])


def _question(spoken: Mapping[str, Any]) -> Iterator[str]:
    asks = spoken["asks"]
    of = "" if asks["at"] is None else f"{spoken['calls'][asks['at']]['seat']}: "
    yield f"  ? {of}{asks['question']}"
    for one in asks["answers"]:
        yield f"    {one['text']} → {' + '.join([*one['has'], one['ends_text']])} ({asks['fact']})"
