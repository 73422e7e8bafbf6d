"""Which mistakes an answer names: the first ones, in a few words each, however many there are and whatever was sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sized
from typing import Any

import orjson

from api.frame.bounded import MOST_ERRORS

MOST_BYTES = 40_000  # of all together, as JSON
LONGEST = {"field": 200, "message": 2000, "cure": 2000}
LONGEST_DETAIL = 2000

Mistake = Mapping[str, str]


def shorten(text: str, longest: int) -> str:
    """Return the text, cut off where it is longer."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def first(errors: Iterable[Mistake]) -> tuple[list[dict[str, str]], str]:
    """Return the first mistakes, and a sentence that says how many there are, or nothing where these are all.

    An iterator is followed no further than to these.
    """
    named: list[dict[str, str]] = []
    room = MOST_BYTES
    for error in errors:
        short = {part: shorten(error[part], longest) for part, longest in LONGEST.items()}
        room -= sum(len(orjson.dumps(text)) for text in short.values())
        if len(named) == MOST_ERRORS or (named and room < 0):
            every = f"of {len(errors):,}" if isinstance(errors, Sized) else "mistakes; there are more"
            return named, f" These are the first {len(named)} {every}."
        named.append(short)
    return named, ""


def flatten(messages: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Yield the dotted path of each of marshmallow's messages, and its text."""
    if isinstance(messages, dict):
        for key, inner in messages.items():
            # marshmallow's words for the whole and for a free mapping's keys and values are no part of the path
            part = () if key in {"_schema", "key", "value"} else (shorten(str(key), LONGEST["field"]),)
            yield from flatten(inner, (*path, *part))
    else:
        for text in messages if isinstance(messages, list) else [messages]:
            yield ".".join(path) or "body", str(text)
