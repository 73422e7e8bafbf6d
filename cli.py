"""The `shinpan` command: decisions and rulebooks without a server, and those of the owner and of auditors."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

import auditor
import owner
import rulings
import trainer
from config import Config, ConfigError
from owner import OPTIONS, READINGS
from rulings.draws.asked import EXHAUSTIVE, KINDS_OF_DRAW
from rulings.draws.rules import ABORTIVE_DRAWS
from rulings.errors import RuleError
from rulings.loading.compile import write as write_compiled
from rulings.loading.load import load
from rulings.loading.own_books import add_own_books, use_own_books
from rulings.words import parse, plain_text
from rulings.words.draws import plain_draw
from rulings.words.hands import plain_hand
from rulings.words.settlements import plain_settlement

LANGUAGE = click.option(
    "--lang", type=click.Choice(rulings.LANGUAGES), default="en", show_default=True, help="Language."
)
AS_JSON = click.option("--json", "as_json", is_flag=True, help="The same JSON as the API.")


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


for command in (owner.tournament, owner.league, owner.account, auditor.audit_, owner.backup_, trainer.train):
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
    click.echo(_json(spoken) if as_json else plain_text.decision(rulings.library(), spoken, lang))


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
    click.echo(_json(spoken) if as_json else plain_text.lateness(rulings.library(), spoken, lang))


SEAT = click.Choice(["east", "south", "west", "north"])


@shinpan.command()
@click.argument("tiles")
@click.option("--rulebook", default="wrc-2025", show_default=True, help="The rulebook to count by.")
@OPTIONS
@READINGS
@click.option("--rule", "rules", multiple=True, metavar="POINT=ANSWER", help="What the rulebook leaves open.")
@click.option("--win", "won", metavar="TILE", help="The tile won on.")
@click.option("--ron/--tsumo", "ron", default=None, help="How it was won.")
@click.option("--from", "source", type=SEAT, help="Who discarded it.")
@click.option("--mixed", is_flag=True, help="The tile won on was not kept apart.")
@click.option("--meld", "melds", multiple=True, metavar="KIND:TILES[:SEAT]", help="E.g. pon:555z:west.")
@click.option("--seat", type=SEAT, default="east", show_default=True)
@click.option("--round", type=SEAT, default="east", show_default=True)
@click.option("--situation", "situations", multiple=True, help="E.g. riichi, ippatsu, last-tile.")
@click.option("--dora", default="", metavar="TILES", help="Indicators.")
@click.option("--ura", "ura_dora", default="", metavar="TILES", help="Indicators.")
@click.option("--counters", type=click.IntRange(0, 99), default=0)
@click.option("--deposits", type=click.IntRange(0, 99), default=0)
@click.option("--drawn", metavar="TILE", help="The tile just drawn.")
@click.option("--called", metavar="TILE", help="The tile that made the last meld.")
@click.option("--discards", default="", metavar="TILES", help="The player's own, for furiten.")
@click.option("--passed", default="", metavar="TILES", help="Let pass since the last draw or call, or the riichi.")
@click.option("--points", type=int, help="The player's points.")
@click.option("--wall", type=click.IntRange(0, 122), help="Tiles left to draw.")
@AS_JSON
@LANGUAGE
def hand(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **said: Any) -> None:
    """Say what TILES are: tenpai, furiten, quads in riichi, and what a win pays."""
    library, as_json, lang = rulings.library(), said.pop("as_json"), said.pop("lang")
    book = rulings.compose(
        library, rulebook, parse.options(library, rulebook, options), parse.pairs(readings, "readings")
    )
    rules = parse.pairs(said.pop("rules"), "rules")
    spoken = rulings.localise_hand(library, rulings.inspect_hand(library, book, _hand(said), rules), lang)
    click.echo(_json(spoken) if as_json else "\n".join(plain_hand(spoken)))


def _hand(said: dict[str, Any]) -> dict[str, Any]:
    won, ron, source, mixed = (said.pop(name) for name in ("won", "ron", "source", "mixed"))
    melds = [dict(zip(("kind", "tiles", "from"), meld.split(":"), strict=False)) for meld in said.pop("melds")]
    win = {"by": "ron" if ron else "tsumo", "tile": won, "from": source, "mixed": mixed} if won or mixed else None
    return {**said, "melds": melds, "win": win}


@shinpan.command()
@click.argument("kind", default=EXHAUSTIVE, type=click.Choice(KINDS_OF_DRAW))
@click.option("--rulebook", default="wrc-2022", show_default=True, help="The rulebook to go by.")
@OPTIONS
@READINGS
@click.option("--rule", "rules", multiple=True, metavar="POINT=ANSWER", help="What the rulebook leaves open.")
@click.option("--say", "declarations", multiple=True, metavar="SEAT=WORD", help="Tenpai or noten, in the order said.")
@click.option("--riichi", multiple=True, type=SEAT, help="Who has declared riichi.")
@click.option("--dead", multiple=True, type=SEAT, help="Whose hand is dead.")
@click.option("--hand", "hands", multiple=True, metavar="SEAT=HAND", help="Shown: tenpai, shape, noten, refused.")
@click.option("--discards", multiple=True, metavar="SEAT=TILES", help="For nagashi mangan and four winds.")
@click.option("--taken", multiple=True, type=SEAT, help="Of whose discards one was called.")
@click.option("--called", multiple=True, type=SEAT, help="Who has called a tile.")
@click.option("--quads", multiple=True, metavar="SEAT=NUMBER", help="How many, concealed ones too.")
@click.option("--seat", type=SEAT, default="east", show_default=True, help="Who has nine terminals.")
@click.option("--tiles", default="", help="For nine terminals: all fourteen.")
@click.option("--won", is_flag=True, help="Someone wins on the last riichi's or kan's tile.")
@click.option("--counters", type=click.IntRange(0, 99), default=0)
@click.option("--deposits", type=click.IntRange(0, 99), default=0, help="On the table from earlier hands.")
@AS_JSON
@LANGUAGE
def draw(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **said: Any) -> None:
    """End a hand that nobody won: an exhaustive or an abortive draw."""
    library, as_json, lang = rulings.library(), said.pop("as_json"), said.pop("lang")
    book = rulings.compose(
        library, rulebook, parse.options(library, rulebook, options), parse.pairs(readings, "readings")
    )
    inspected = rulings.inspect_draw(library, book, _draw(said), _rules(said["rules"]))
    spoken = rulings.localise_draw(library, inspected, lang)
    click.echo(_json(spoken) if as_json else "\n".join(plain_draw(spoken)))


def _draw(said: dict[str, Any]) -> dict[str, Any]:
    """Return what was said as the API takes it. A seat may declare twice, so declarations are no pairs by name."""
    by_seat = {name: parse.pairs(said[name], name) for name in ("hands", "discards")}
    quads = parse.values(said["quads"], "quads")
    declarations = [dict(zip(("seat", "said"), one.split("="), strict=False)) for one in said["declarations"]]
    return {**said, **by_seat, "quads": quads, "declarations": declarations}


def _rules(rules: tuple[str, ...]) -> dict[str, Any]:
    given: dict[str, Any] = dict(parse.pairs(rules, "rules"))
    if ABORTIVE_DRAWS in given:
        given[ABORTIVE_DRAWS] = given[ABORTIVE_DRAWS].split(",")
    return given


@shinpan.command("settle", context_settings={"ignore_unknown_options": True})  # points may be below zero
@click.argument("points", metavar="EAST,SOUTH,WEST,NORTH")
@click.option("--rulebook", default="wrc-2022", show_default=True, help="The rulebook to go by.")
@OPTIONS
@READINGS
@click.option(
    "--rule", "rules", multiple=True, metavar="POINT=ANSWER", help="E.g. uma=20,10, goal=25000, or left open."
)
@click.option("--deposits", type=click.IntRange(0, 99), default=0, help="Riichi sticks left on the table.")
@click.option("--pot", type=int, default=0, help="Points of penalties left on the table.")
@click.option("--winless", multiple=True, type=SEAT, help="Who has won no hand.")
@click.option("--penalty", "penalties", multiple=True, metavar="SEAT:P[:table[:DEALER]]", help="P, or chonbo.")
@AS_JSON
@LANGUAGE
def settlement(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **said: Any) -> None:
    """Settle a hanchan: penalties, riichi sticks, yakitori, uma and oka. Seats are those of the start."""
    library, as_json, lang = rulings.library(), said.pop("as_json"), said.pop("lang")
    book = rulings.compose(
        library, rulebook, parse.options(library, rulebook, options), parse.pairs(readings, "readings")
    )
    settled = rulings.inspect_settlement(library, book, parse.hanchan(said), parse.numbers(said["rules"], "rules"))
    spoken = rulings.localise_settlement(library, settled, lang)
    click.echo(_json(spoken) if as_json else "\n".join(plain_settlement(spoken)))


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
        _json(rulings.export(rulings.library(), book))
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
    click.echo(_json(found_) if as_json else plain_text.difference(library, books, found_, lang))


def _composed_by_name(library: rulings.Library, name: str) -> rulings.Rulebook:
    id_, *options = name.split("+")
    return rulings.compose(library, id_, parse.options(library, id_, options), {})


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


if __name__ == "__main__":
    main()
