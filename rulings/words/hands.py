"""A hand's inspection in a language, for people and for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.books.library import Library
from rulings.hands.inspect import Assumption, Citation, Inspection
from rulings.words.wording import Words


def localise_hand(library: Library, inspected: Inspection, language: str) -> dict[str, Any]:
    """Return the inspection with a text for each id in it. Raises UnknownName for an unknown language."""
    words, names = Words(library, language), library.catalogue["hands"]

    def named(section: str, id_: str | None) -> str | None:
        return words.pick(names[section][id_]) if id_ else None

    win, let_go, riichi = inspected["win"], inspected["furiten"], inspected["riichi"]
    return {
        **inspected,
        "rulebook": words.book(inspected["rulebook"]),
        "win": win
        and {
            **win,
            "reason_text": named("no_win", win["reason"]),
            "limit_text": named("limits", win["limit"]),
            "yaku": [{**yaku, "text": named("yaku", yaku["id"])} for yaku in win["yaku"]],
            "fu": [{**part, "text": named("fu", part["part"])} for part in win["fu"]],
        },
        "furiten": let_go
        and {**let_go, "text": named("furiten", let_go["kind"]), "until_text": named("until", let_go["until"])},
        "riichi": riichi
        and {**riichi, "against": [{"id": id_, "text": named("no_riichi", id_)} for id_ in riichi["against"]]},
        "quads": [{**quad, "reason_text": named("no_quad", quad["reason"])} for quad in inspected["quads"]],
        "forbidden_discards": [
            {**one, "text": _point(library, words, one["because"])} for one in inspected["forbidden_discards"]
        ],
        "cited": [
            {**_point_and_answer(library, words, one), "source": one["source"] and words.source(one["source"])}
            for one in inspected["cited"]
        ],
        "assumed": [_point_and_answer(library, words, one) for one in inspected["assumed"]],
        "fouls": [{**one, "name": words.name("fouls", one["foul"])} for one in inspected["fouls"]],
        "lang": language,
    }


def _point(library: Library, words: Words, point: str) -> str:
    return words.pick(library.catalogue["rule_points"][point]["name"])


def _point_and_answer(library: Library, words: Words, one: Citation | Assumption) -> dict[str, Any]:
    answers = library.catalogue["rule_points"][one["point"]]["answers"]
    return {**one, "text": _point(library, words, one["point"]), "answer_text": words.pick(answers[one["answer"]])}


def plain_hand(spoken: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a localised inspection for a terminal."""
    book, count = spoken["rulebook"], spoken["count"]
    yield f"{book['name']}{''.join(f' + {name}' for name in book['option_names'])}"
    yield f"  {count['held']}/{count['due']}  shanten {spoken['shanten']}"
    if spoken["waits"]:
        yield "  → " + " ".join(wait["tile"] + ("✗" if wait["dead"] else "") for wait in spoken["waits"])
    for one in spoken["discards"]:
        yield f"  {one['discard']} → " + " ".join(wait["tile"] for wait in one["waits"])
    if spoken["furiten"]:
        let_go = spoken["furiten"]
        yield f"  ! {let_go['text']} ({' '.join(let_go['tiles'])}). {let_go['until_text']}."
    yield from (f"  ! {one['text']}" for one in (spoken["riichi"] or {}).get("against", ()))
    yield from _quads(spoken)
    yield from (f"  ✗ {one['tile']}: {one['text']}" for one in spoken["forbidden_discards"])
    yield from _win(spoken["win"]) if spoken["win"] else ()
    for one in spoken["cited"]:
        where = f" ({one['source']['title']}, {one['source']['section']})" if one["source"] else ""
        yield f"  § {one['text']}: {one['answer_text']}{where}"
    yield from (
        f"  ~ {one['text']}: {one['answer_text']} ({one['point']}={one['answer']})" for one in spoken["assumed"]
    )
    yield from (f"  ⚖ {one['name']} ({one['foul']})" for one in spoken["fouls"])


def _quads(spoken: Mapping[str, Any]) -> Iterator[str]:
    for quad in spoken["quads"]:
        yield f"  {quad['tile'][0] * 4}{quad['tile'][1]}: {'✓' if quad['allowed'] else '✗ ' + quad['reason_text']}"
        for wait in quad["waits"]:
            for one in wait["arrangements"]:
                yield f"    {'✗' if one in wait['broken'] else '·'} {wait['tile']}: {' '.join(one)}"


def _win(win: Mapping[str, Any]) -> Iterator[str]:
    if win["reason_text"]:
        yield f"  ✗ {win['reason_text']}"
    for yaku in win["yaku"]:
        yield f"  {yaku.get('han', '★' * yaku.get('yakuman', 0))}  {yaku['text']}"
    yield from (f"    {part['fu']:>2} fu  {part['text']}" for part in win["fu"])
    if win["valid"]:
        size = "" if win["yakuman"] else f"{win['han']} han {win['fu_total']} fu  "
        yield f"  {size}{win['limit_text'] or ''}  {win['total']:,}".replace("   ", "  ")
        yield from (f"    {seat}: {points:+,}" for seat, points in (win["payments"] or {}).items())
