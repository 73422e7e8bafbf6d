"""`shinpan rulebook`: list, check, show and compare rulebooks."""

from __future__ import annotations

from pathlib import Path

import click

import rulings
from cli.options import AS_JSON, LANGUAGE, composed
from cli.terminal import say, say_answer
from rulings.loading.compile import write as write_compiled
from rulings.loading.load import load
from rulings.words import parse, plain_text
from services.rulebook_folder import read_folder


@click.group()
def rulebook() -> None:
    """List, check, show and compare rulebooks."""


@rulebook.command("list")
@LANGUAGE
def list_rulebooks(lang: str) -> None:
    """List every rulebook, its options and how it was read."""
    library = rulings.library()
    words = rulings.Words(library, lang)
    for book in library.books.values():
        say(f"{book['id']:<16} {words.pick(book['name'])} — {words.phrase('standing-' + book['standing'])}")
        for option in book["options"].values():
            say(f"    {option['id']:<28} {words.pick(option['name'])}")


@rulebook.command()
@click.argument("folder", required=False, type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--write", is_flag=True, help="Also write rulings/compiled and pwa/rulebooks.")
def check(folder: Path | None, write: bool) -> None:
    """Read all YAML strictly, a club's own FOLDER too: the first mistake is named with file, key and cure."""
    library = load()
    counted = read_folder(folder) if folder else library
    fouls = sum(len(book["fouls"]) for book in counted.books.values())
    rows = sum(len(entry["rows"]) for book in counted.books.values() for entry in book["fouls"].values())
    say(f"{len(counted.books)} rulebooks, {fouls} fouls, {rows} rows: all right.")
    if write:
        say(f"{write_compiled(library)} files written.")


@rulebook.command()
@composed
@AS_JSON
@LANGUAGE
def show(book: rulings.Rulebook, as_json: bool, lang: str) -> None:
    """Show one rulebook whole: every foul's rows, in order."""
    library = rulings.library()
    say_answer(rulings.export(library, book), plain_text.rulebook(library, book, lang), as_json=as_json)


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
    say_answer(found_, plain_text.difference(library, books, found_, lang), as_json=as_json)


def _composed_by_name(library: rulings.Library, name: str) -> rulings.Rulebook:
    id_, *options = name.split("+")
    return rulings.compose(library, id_, parse.options(library, id_, options), {})
