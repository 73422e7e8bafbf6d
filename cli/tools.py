"""The commands of the referee's pocket tools: a hand, calls on a tile, a draw, a score sheet, a hanchan settled."""

from __future__ import annotations

from typing import Any

import click

import rulings
from cli.options import AS_JSON, LANGUAGE, OPTIONS, READINGS
from cli.terminal import say_answer
from rulings.calls.question import DISCARD, PLACES, SINCE, TILES_TO_CALL
from rulings.draws.question import EXHAUSTIVE, KINDS_OF_DRAW
from rulings.draws.rules import ABORTIVE_DRAWS
from rulings.words import parse
from rulings.words.calls import plain_calls
from rulings.words.draws import plain_draw
from rulings.words.hanchan import plain_hanchan
from rulings.words.hands import plain_hand
from rulings.words.settlements import plain_settlement

SEAT = click.Choice(["east", "south", "west", "north"])


@click.command()
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
    say_answer(spoken, plain_hand(spoken), as_json=as_json)


def _hand(said: dict[str, Any]) -> dict[str, Any]:
    won, ron, source, mixed = (said.pop(name) for name in ("won", "ron", "source", "mixed"))
    melds = [dict(zip(("kind", "tiles", "from"), meld.split(":"), strict=False)) for meld in said.pop("melds")]
    win = {"by": "ron" if ron else "tsumo", "tile": won, "from": source, "mixed": mixed} if won or mixed else None
    return {**said, "melds": melds, "win": win}


@click.command()
@click.argument("said", nargs=-1, metavar="[SEAT=CALL]...")
@click.option("--rulebook", default="wrc-2022", show_default=True, help="The rulebook to go by.")
@OPTIONS
@READINGS
@click.option("--rule", "rules", multiple=True, metavar="POINT=ANSWER", help="What the rulebook leaves open.")
@click.option("--tile", type=click.Choice(TILES_TO_CALL), default=DISCARD, show_default=True)
@click.option("--from", "source", type=SEAT, default="east", show_default=True, help="Whose tile it is.")
@click.option("--since", type=click.Choice(SINCE), default="nothing", help="What has happened since.")
@click.option("--taker", type=SEAT, help="Who has taken the tile.")
@click.option("--place", type=click.Choice(PLACES), help="Where the tile lies.")
@click.option("--too-fast/--not-too-fast", default=None, help="The next player drew too fast to call.")
@click.option("--last", is_flag=True, help="It is the last tile.")
@click.option("--knocked", is_flag=True, help="It was knocked over.")
@click.option("--tsumo-said", is_flag=True, help="Its player had said tsumo.")
@click.option("--drawn-wins", is_flag=True, help="The next player says tsumo on the drawn tile.")
@click.option("--indicator-turned", is_flag=True, help="The kan dora was turned before the discard.")
@AS_JSON
@LANGUAGE
def calls(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **said: Any) -> None:
    """Find who has a tile that several called, in the order heard.

    A call is a seat and chii, pon, kan or ron, then what is known of it: north=pon,together. How it came after the one
    before: apart, together, unclear. How it was said: mumbled, silent. And hidden, holds, orphans, or no-holds. Who
    says "pon, no, ron" calls twice: north=pon north=ron,slip for a slip corrected at once; shown: the tiles lay open.
    """
    library, as_json, lang, rules = (rulings.library(), *(said.pop(name) for name in ("as_json", "lang", "rules")))
    book = rulings.compose(
        library, rulebook, parse.options(library, rulebook, options), parse.pairs(readings, "readings")
    )
    heard = [parse.call(one, f"calls.{place}") for place, one in enumerate(said.pop("said"))]
    asked = {**said, "from": said.pop("source"), "calls": heard}
    spoken = rulings.localise_calls(library, rulings.inspect_calls(library, book, asked, _rules(rules)), lang)
    say_answer(spoken, plain_calls(spoken), as_json=as_json)


@click.command()
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
    say_answer(spoken, plain_draw(spoken), as_json=as_json)


def _draw(said: dict[str, Any]) -> dict[str, Any]:
    """Return what was said as the API takes it. A seat may declare twice, so declarations are no pairs by name."""
    by_seat = {name: parse.pairs(said[name], name) for name in ("hands", "discards")}
    quads = parse.values(said["quads"], "quads")
    declarations = [dict(zip(("seat", "said"), one.split("="), strict=False)) for one in said["declarations"]]
    return {**said, **by_seat, "quads": quads, "declarations": declarations}


def _rules(rules: tuple[str, ...]) -> dict[str, Any]:
    given = parse.numbers(rules, "rules")
    if isinstance(given.get(ABORTIVE_DRAWS), str):
        given[ABORTIVE_DRAWS] = [given[ABORTIVE_DRAWS]]
    return given


@click.command()
@click.argument("hands", type=click.File(encoding="utf-8"))
@click.option("--rulebook", default="wrc-2022", show_default=True, help="The rulebook to go by.")
@OPTIONS
@READINGS
@click.option("--rule", "rules", multiple=True, metavar="POINT=ANSWER", help="What the rulebook leaves open.")
@click.option("--casual", is_flag=True, help="A chonbo is paid at the table.")
@click.option("--stopped", is_flag=True, help="It was ended early.")
@AS_JSON
@LANGUAGE
def sheet(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **said: Any) -> None:
    """Work a hanchan out hand by hand. HANDS is a file of JSON, the `hands` of POST /score-sheets; - reads it here."""
    library, as_json, lang = rulings.library(), said.pop("as_json"), said.pop("lang")
    book = rulings.compose(
        library, rulebook, parse.options(library, rulebook, options), parse.pairs(readings, "readings")
    )
    asked = {**said, "hands": parse.json_of(said["hands"].read(), "hands")}
    inspected = rulings.inspect_hanchan(library, book, asked, _rules(said["rules"]))
    spoken = rulings.localise_hanchan(library, inspected, lang)
    say_answer(spoken, plain_hanchan(spoken), as_json=as_json)


@click.command("settle", context_settings={"ignore_unknown_options": True})  # points may be below zero
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
    say_answer(spoken, plain_settlement(spoken), as_json=as_json)
