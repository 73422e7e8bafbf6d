"""A draw's inspection in a language, for people and for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.books.compare import rule_point_text
from rulings.books.library import Library
from rulings.draws.inspect import Assumption, Citation, DrawInspection
from rulings.words.wording import Words


def localise_draw(library: Library, inspected: DrawInspection, language: str) -> dict[str, Any]:
    """Return the inspection with a text for each id in it. Raises UnknownName for an unknown language."""
    words, names = Words(library, language), library.catalogue["draws"]

    def named(section: str, id_: str | None) -> str | None:
        return words.pick(names[section][id_]) if id_ else None

    def listed(section: str, ids: list[str]) -> list[dict[str, str | None]]:
        return [{"id": id_, "text": named(section, id_)} for id_ in ids]

    after = inspected["after"]
    return {
        **inspected,
        "rulebook": words.book(inspected["rulebook"]),
        "kind_text": named("kinds", inspected["kind"]),
        "ends_text": named("ends", inspected["ends"]),
        "against": listed("against", inspected["against"]),
        "seats": {
            seat: {
                **one,
                "counted_text": named("declared", one["counted"]),
                "shows_text": named("shows", one["shows"]),
                "remarks": listed("remarks", one["remarks"]),
                "nagashi": one["nagashi"]
                and {**one["nagashi"], "against": listed("against", one["nagashi"]["against"])},
            }
            for seat, one in inspected["seats"].items()
        },
        "after": after and {**after, "dealer_text": named("dealer", after["dealer"])},
        "cited": [
            {**_point_and_answer(library, words, one), "source": one["source"] and words.source(one["source"])}
            for one in inspected["cited"]
        ],
        "assumed": [_point_and_answer(library, words, one) for one in inspected["assumed"]],
        "fouls": [{**one, "name": words.name("fouls", one["foul"])} for one in inspected["fouls"]],
        "lang": language,
    }


def _point_and_answer(library: Library, words: Words, one: Citation | Assumption) -> dict[str, Any]:
    point = library.catalogue["rule_points"][one["point"]]
    return {**one, "text": words.pick(point["name"]), "answer_text": rule_point_text(words, point, one["answer"])}


def plain_draw(spoken: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a localised inspection for a terminal."""
    book, after = spoken["rulebook"], spoken["after"]
    yield f"{book['name']}{''.join(f' + {name}' for name in book['option_names'])}"
    yield f"  {spoken['kind_text']}: {spoken['ends_text']}"
    yield from (f"  ✗ {one['text']}" for one in spoken["against"])
    for seat, one in spoken["seats"].items():
        yield from _seat(seat, one)
    if after:
        yield from (f"    {seat}: {points:+,}" for seat, points in after["payments"].items() if points)
        yield f"  {after['dealer_text']}; honba {after['counters']}, riichi {after['deposits']}"
        yield from (f"    {seat}: riichi +1,000" for seat in after["returned"])
    for one in spoken["cited"]:
        where = f" ({one['source']['title']}, {one['source']['section']})" if one["source"] else ""
        yield f"  § {one['text']}: {one['answer_text']}{where}"
    yield from (
        f"  ~ {one['text']}: {one['answer_text']} ({one['point']}={_written(one['answer'])})"
        for one in spoken["assumed"]
    )
    yield from (f"  ⚖ {one['seat']}: {one['name']} ({one['foul']})" for one in spoken["fouls"])


def _seat(seat: str, one: Mapping[str, Any]) -> Iterator[str]:
    told = [one["counted_text"], one["shows_text"], *(remark["text"] for remark in one["remarks"])]
    if any(told):
        yield f"  {seat}: {'; '.join(text for text in told if text)}"
    if one["nagashi"]:
        yield from (f"    ✗ {against['text']}" for against in one["nagashi"]["against"])


def _written(answer: str | list[str]) -> str:
    return answer if isinstance(answer, str) else ",".join(answer)
