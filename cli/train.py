"""`shinpan train`: training cards at a terminal, answered as the rulebook does."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import click

import rulings
from cli.options import OPTIONS, READINGS
from cli.terminal import say, say_json
from rulings.training.solution import LEVELS
from rulings.words import parse
from rulings.words.cards_text import plain_card, plain_reply

ROUND = 10


@click.command()
@click.argument("rulebook", default="wrc-2025")
@OPTIONS
@READINGS
@click.option("--level", type=click.IntRange(LEVELS[0], LEVELS[-1]), help="1 easy, 3 hard.")
@click.option("--subject", help="What the cards are about, such as draws.")
@click.option("--card", "id_", metavar="ID", help="This card alone.")
@click.option("--cards", "many", type=click.IntRange(1), default=ROUND, show_default=True, help="How many to play.")
@click.option("--json", "as_json", is_flag=True, help="One card with its answer; the same JSON as the API.")
@click.option("--lang", type=click.Choice(rulings.LANGUAGES), default="en", show_default=True, help="Language.")
def train(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **said: Any) -> None:
    """Play training cards under RULEBOOK: a situation, and what do you rule?"""
    library = rulings.library()
    book = rulings.compose(
        library, rulebook, parse.options(library, rulebook, options), parse.pairs(readings, "readings")
    )
    cards = _cards(library, book, said)
    if said["as_json"]:
        say_json(next(cards))
        return
    right = [_play(card) for card in islice(cards, said["many"])]
    say(f"{sum(right)}/{len(right)}")


def _cards(library: rulings.Library, book: rulings.Rulebook, said: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the card that was named, or all of the level and subject in any order. Raises UnknownName."""
    id_ = said["id_"]
    ids = [id_] if id_ else list(rulings.deck(library, book, said["level"], said["subject"]))
    if not id_:
        secrets.SystemRandom().shuffle(ids)
    for each in ids:
        yield rulings.localise_card(library, book, each, said["lang"])


def _play(card: Mapping[str, Any]) -> bool:
    """Ask a card and say whether the answer was right."""
    say(*plain_card(card))
    chosen = click.prompt(">", type=click.IntRange(1, len(card["choices"])), prompt_suffix=" ")
    is_right: bool = card["choices"][chosen - 1]["id"] == card["answer"]["choice"]
    say(*plain_reply(card, is_right))
    return is_right
