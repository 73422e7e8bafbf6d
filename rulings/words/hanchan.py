"""A score sheet in a language, for people and for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.books.compare import rule_point_text
from rulings.books.library import Library
from rulings.draws.inspect import Assumption, Citation
from rulings.hanchan.inspect import HanchanInspection
from rulings.words.wording import Words


def localise_hanchan(library: Library, inspected: HanchanInspection, language: str) -> dict[str, Any]:
    """Return the inspection with a text for each id in it. Raises UnknownName for an unknown language."""
    words, names = Words(library, language), library.catalogue["hanchan"]

    def point(one: Assumption | Citation) -> dict[str, Any]:
        described = library.catalogue["rule_points"][one["point"]]
        text, answer = words.pick(described["name"]), rule_point_text(words, described, one["answer"])
        return {**one, "text": text, "answer_text": answer}

    over = inspected["over"]
    return {
        **inspected,
        "rulebook": words.book(inspected["rulebook"]),
        "hands": [{**hand, "ends_text": words.pick(names["ends"][hand["ends"]])} for hand in inspected["hands"]],
        "over_text": words.pick(names["over"][over]) if over else None,
        "cited": [
            {**point(one), "source": one["source"] and words.source(one["source"])} for one in inspected["cited"]
        ],
        "assumed": [point(one) for one in inspected["assumed"]],
        "lang": language,
    }


def plain_hanchan(spoken: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a localised score sheet for a terminal."""
    book = spoken["rulebook"]
    yield f"{book['name']}{''.join(f' + {name}' for name in book['option_names'])}"
    for hand in spoken["hands"]:
        moved = "".join(f"{points:>+9,}" for points in hand["moved"])
        yield f"  {_place(hand):<10}{moved}  {hand['ends_text']}"
    now, left = spoken["now"], f" + {spoken['now']['deposits']} ▌" if spoken["now"]["deposits"] else ""
    yield f"  {'=':<10}" + "".join(f"{points:>9,}" for points in spoken["points"]) + left
    yield f"  {spoken['over_text'] or '→ ' + _place(now)}"
    for one in spoken["cited"]:
        where = f" ({one['source']['title']}, {one['source']['section']})" if one["source"] else ""
        yield f"  § {one['text']}: {one['answer_text']}{where}"
    yield from (
        f"  ~ {one['text']}: {one['answer_text']} ({one['point']}={one['answer']})" for one in spoken["assumed"]
    )


def _place(hand: Mapping[str, Any]) -> str:
    return f"{hand['round']} {hand['number']}-{hand['counters']}"
