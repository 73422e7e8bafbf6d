"""A settlement in a language, for people and for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.books.compare import rule_point_text
from rulings.books.library import Library
from rulings.engine.context import SEATS
from rulings.scores.scoring import decimal
from rulings.settlements.inspect import Assumption, Departure, Settlement
from rulings.words.wording import Words

CHOSEN = {"kind": "choice"}


def localise_settlement(library: Library, settled: Settlement, language: str) -> dict[str, Any]:
    """Return the settlement with a text for each id in it. Raises UnknownName for an unknown language."""
    words, names = Words(library, language), library.catalogue["settlements"]
    below, table = settled["below_zero"], settled["table"]

    def point(one: Assumption) -> dict[str, Any]:
        described = library.catalogue["rule_points"].get(one["point"]) or {**CHOSEN, **names["choices"][one["point"]]}
        text, answer = words.pick(described["name"]), rule_point_text(words, described, one["answer"])
        return {"point": one["point"], "answer": one["answer"], "text": text, "answer_text": answer}

    def written(one: Departure) -> dict[str, Any]:
        return {**point(one), "source": one["source"] and words.source(one["source"])}

    return {
        **settled,
        "rulebook": words.book(settled["rulebook"]),
        "steps": [{**step, "text": words.pick(names["steps"][step["kind"]])} for step in settled["steps"]],
        "below_zero": below and {**below, "text": words.pick(names["ends"][below["game"]])},
        "table": table and {**table, "source": words.source(table["source"])},
        "remarks": [{"id": one, "text": words.pick(names["remarks"][one])} for one in settled["remarks"]],
        "departs": [written(one) for one in settled["departs"]],
        "cited": [written(one) for one in settled["cited"]],
        "assumed": [point(one) for one in settled["assumed"]],
        "lang": language,
    }


def plain_settlement(spoken: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a localised settlement for a terminal."""
    book, balance = spoken["rulebook"], spoken["balance"]
    yield f"{book['name']}{''.join(f' + {name}' for name in book['option_names'])}"
    for step in spoken["steps"]:
        yield f"  {step['text']}"
        yield from (f"    {one['from']} → {one['to']}: {one['points']:,}" for one in step["transfers"])
        yield "    = " + ", ".join(f"{seat} {step['points'][seat]:,}" for seat in SEATS)
    for seat in spoken["order"]:
        yield _row(seat, spoken["seats"][seat])
    yield from (f"  ! {one['text']}{_amount(one['id'], balance)}" for one in spoken["remarks"])
    if spoken["below_zero"]:
        yield f"  ! {', '.join(spoken['below_zero']['seats'])}: {spoken['below_zero']['text']}"
    yield from (f"  § {_stated(one)}" for one in spoken["cited"])
    if spoken["table"]:
        source = spoken["table"]["source"]
        yield f"  § {spoken['steps'][0]['text']} ({source['title']}, {source['section']})"
    yield from (f"  ≠ {_stated(one)}" for one in spoken["departs"])
    yield from (
        f"  ~ {one['text']}: {one['answer_text']} ({one['point']}={_typed(one['answer'])})" for one in spoken["assumed"]
    )


def _row(seat: str, one: Mapping[str, Any]) -> str:
    parts = [f"{one['points']:,}", decimal(one["delta"]), f"uma {decimal(one['uma'])}"]
    parts += [f"oka {decimal(one['oka'])}"] if one["oka"] else []
    parts += [f"-{decimal(one['taken'])}"] if one["taken"] else []
    return f"  {one['place']}. {seat}: {decimal(one['total'])}P ({', '.join(parts)})"


def _amount(remark: str, balance: Mapping[str, int]) -> str:
    if remark == "points-missing":
        return f" {balance['missing']:+,}"
    return f" {decimal(balance['off'])}P" if remark == "share-cut" else ""


def _stated(one: Mapping[str, Any]) -> str:
    where = f" ({one['source']['title']}, {one['source']['section']})" if one["source"] else ""
    return f"{one['text']}: {one['answer_text']}{where}"


def _typed(answer: Any) -> str:
    return ",".join(map(str, answer)) if isinstance(answer, list) else str(answer)
