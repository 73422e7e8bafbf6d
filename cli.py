"""The `shinpan` command: decisions and rulebooks without a server, and those of the owner and of auditors."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

import auditor
import owner
import rulings
import tools
import trainer
from config import Config, ConfigError
from owner import OPTIONS, READINGS
from rulings.errors import RuleError
from rulings.loading.compile import write as write_compiled
from rulings.loading.load import load
from rulings.loading.own_books import add_own_books, use_own_books
from rulings.words import parse, plain_text
from tools import AS_JSON, LANGUAGE, as_text


def main() -> None:
    """Run the command; what the rules or settings refuse ends with one line and exit code 2."""
    try:
        shinpan()
    except (RuleError, ConfigError) as error:
        click.echo(str(error), err=True)
        sys.exit(2)


@click.group()
@click.version_option(package_name="shinpan")
def shinpan() -> None:
    """Shinpan, the referee's assistant for riichi mahjong."""
    use_own_books(Config.from_environment().rulebooks)


OWNER = (owner.tournament, owner.league, owner.account, auditor.audit_, owner.backup_, trainer.train)
for command in (*OWNER, tools.hand, tools.calls, tools.draw, tools.settlement):
    shinpan.add_command(command)


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


@shinpan.command()
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
    click.echo(as_text(spoken) if as_json else plain_text.decision(rulings.library(), spoken, lang))


@shinpan.command()
@composed
@click.argument("who", type=click.Choice(["player", "arbiter"]))
@click.argument("time", metavar="MM:SS")
@AS_JSON
@LANGUAGE
def lateness(book: rulings.Rulebook, who: str, time: str, as_json: bool, lang: str) -> None:
    """Say what it costs to be late, and when it next costs more."""
    cost = rulings.assess_lateness(book, who, parse.seconds(time))
    spoken = rulings.localise_lateness(rulings.library(), cost, lang)
    click.echo(as_text(spoken) if as_json else plain_text.lateness(rulings.library(), spoken, lang))


@shinpan.command()
@click.argument("words", nargs=-1)
@click.option("--rulebook", help="List what this book covers first.")
@LANGUAGE
def fouls(words: tuple[str, ...], rulebook: str | None, lang: str) -> None:
    """Find fouls by what people say of them, in any language, typos included; list all of them without a word."""
    library = rulings.library()
    book = rulings.compose(library, rulebook) if rulebook else None
    click.echo(plain_text.fouls(rulings.search(library, " ".join(words), lang, book)))


@shinpan.group()
def rulebook() -> None:
    """List, check, show and compare rulebooks."""


@rulebook.command("list")
@LANGUAGE
def list_rulebooks(lang: str) -> None:
    """List every rulebook, its options and how it was read."""
    library = rulings.library()
    words = rulings.Words(library, lang)
    for book in library.books.values():
        click.echo(f"{book['id']:<16} {words.pick(book['name'])} — {words.phrase('standing-' + book['standing'])}")
        for option in book["options"].values():
            click.echo(f"    {option['id']:<28} {words.pick(option['name'])}")


@rulebook.command()
@click.argument("folder", required=False, type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--write", is_flag=True, help="Also write rulings/compiled and pwa/rulebooks.")
def check(folder: Path | None, write: bool) -> None:
    """Read all YAML strictly, a club's own FOLDER too: the first mistake is named with file, key and cure."""
    library = load()
    counted = add_own_books(library, folder) if folder else library
    fouls = sum(len(book["fouls"]) for book in counted.books.values())
    rows = sum(len(entry["rows"]) for book in counted.books.values() for entry in book["fouls"].values())
    click.echo(f"{len(counted.books)} rulebooks, {fouls} fouls, {rows} rows: all right.")
    if write:
        click.echo(f"{write_compiled(library)} files written.")


@rulebook.command()
@composed
@AS_JSON
@LANGUAGE
def show(book: rulings.Rulebook, as_json: bool, lang: str) -> None:
    """Show one rulebook whole: every foul's rows, in order."""
    click.echo(
        as_text(rulings.export(rulings.library(), book))
        if as_json
        else plain_text.rulebook(rulings.library(), book, lang)
    )


@rulebook.command()
@click.argument("one")
@click.argument("other")
@AS_JSON
@LANGUAGE
def diff(one: str, other: str, as_json: bool, lang: str) -> None:
    """Compare two rulebooks; options as in wrc-2022+lower-penalties."""
    library = rulings.library()
    books = [_composed_by_name(library, name) for name in (one, other)]
    found_ = rulings.diff(*books)
    click.echo(as_text(found_) if as_json else plain_text.difference(library, books, found_, lang))


def _composed_by_name(library: rulings.Library, name: str) -> rulings.Rulebook:
    id_, *options = name.split("+")
    return rulings.compose(library, id_, parse.options(library, id_, options), {})


if __name__ == "__main__":
    main()
