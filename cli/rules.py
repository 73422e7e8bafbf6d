"""What a rulebook prescribes: a decision, the cost of lateness, and the fouls by their names."""

from __future__ import annotations

import click

import rulings
from cli.options import AS_JSON, LANGUAGE, composed
from cli.terminal import say, say_answer
from rulings.words import parse, plain_text


@click.command()
@composed
@click.argument("foul")
@click.option("--fact", "facts", multiple=True, metavar="NAME=ANSWER", help="A fact, e.g. hand_shown=false or tiles=3.")
@click.option("--context", "context", multiple=True, metavar="NAME=VALUE", help="E.g. simultaneous=win, casual=true.")
@AS_JSON
@LANGUAGE
def decide(
    book: rulings.Rulebook, foul: str, facts: tuple[str, ...], context: tuple[str, ...], as_json: bool, lang: str
) -> None:
    """Decide what RULEBOOK prescribes for FOUL."""
    decision = rulings.decide(book, foul, parse.values(facts, "facts"), parse.values(context, "context"))
    spoken = rulings.localise(rulings.library(), decision, lang)
    say_answer(spoken, plain_text.decision(rulings.library(), spoken, lang), as_json=as_json)


@click.command()
@composed
@click.argument("who", type=click.Choice(["player", "arbiter"]))
@click.argument("time", metavar="MM:SS")
@AS_JSON
@LANGUAGE
def lateness(book: rulings.Rulebook, who: str, time: str, as_json: bool, lang: str) -> None:
    """Say what it costs to be late, and when it next costs more."""
    cost = rulings.assess_lateness(book, who, parse.seconds(time))
    spoken = rulings.localise_lateness(rulings.library(), cost, lang)
    say_answer(spoken, plain_text.lateness(rulings.library(), spoken, lang), as_json=as_json)


@click.command()
@click.argument("words", nargs=-1)
@click.option("--rulebook", help="List what this book covers first.")
@LANGUAGE
def fouls(words: tuple[str, ...], rulebook: str | None, lang: str) -> None:
    """Find fouls by what people say of them, in any language, typos included; list all of them without a word."""
    library = rulings.library()
    book = rulings.compose(library, rulebook) if rulebook else None
    say(*plain_text.fouls(rulings.search(library, " ".join(words), lang, book)).split("\n"))
