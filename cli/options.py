"""What several commands take."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

import rulings
from rulings.words import parse

OPTIONS = click.option("--option", "options", multiple=True, metavar="NAME[=VALUE]", help="An option, e.g. uma=30,10.")
READINGS = click.option("--reading", "readings", multiple=True, metavar="NAME=ALTERNATIVE", help="A reading.")
LANGUAGE = click.option(
    "--lang", type=click.Choice(rulings.LANGUAGES), default="en", show_default=True, help="Language."
)
AS_JSON = click.option("--json", "as_json", is_flag=True, help="The same JSON as the API.")


def composed(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command a composed rulebook in place of its name, --option and --reading."""

    @wraps(command)
    def wrapped(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **rest: Any) -> None:
        library = rulings.library()
        book = rulings.compose(
            library, rulebook, parse.options(library, rulebook, options), parse.pairs(readings, "readings")
        )
        command(book=book, **rest)

    return OPTIONS(READINGS(click.argument("rulebook")(wrapped)))
