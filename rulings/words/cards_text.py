"""A localised training card for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def plain_card(card: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a card: the story, the tiles, the question, and the numbered choices."""
    yield f"\n[{card['level']}] {card['story']}"
    yield from (f"  {line}" for line in _laid(card["laid"]))
    yield card["question"]
    yield from (f"  {number}. {choice['text']}" for number, choice in enumerate(card["choices"], 1))


def plain_reply(card: Mapping[str, Any], is_right: bool) -> Iterator[str]:
    """Yield the lines that follow a choice: right or wrong, what the rulebook says, and where."""
    answer = card["answer"]
    text = next(choice["text"] for choice in card["choices"] if choice["id"] == answer["choice"])
    yield f"{'✓' if is_right else '✗'} {text}"
    if answer["line"] != text:
        yield f"  {answer['line']} {' '.join(answer['tiles'])}".rstrip()
    yield from (f"  · {step['text']}" for step in answer["steps"])
    if answer["source"]:
        yield f"  § {answer['source']['title']}, {answer['source']['section']}"


def _laid(laid: Mapping[str, Any]) -> Iterator[str]:
    hand = laid.get("hand") or laid.get("draw", {})
    melds = " ".join(f"({meld['tiles']})" for meld in hand.get("melds", ()))
    won = (hand.get("win") or {}).get("tile") or hand.get("drawn") or ""
    if hand.get("tiles"):
        yield " ".join(part for part in (hand["tiles"], melds, won and f"+ {won}") if part)
    own = hand.get("discards")
    if isinstance(own, str) and own:
        yield f"↓ {own}"
