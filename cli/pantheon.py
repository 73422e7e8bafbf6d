"""`shinpan pantheon`: players and seating from Pantheon, penalties to it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from cli.owner import database
from cli.terminal import say
from models.database import engine
from models.event import tournaments
from rulings import LANGUAGES
from services.exports.event import Event
from services.exports.sheet import as_csv
from services.pantheon.client import Pantheon, PantheonError
from services.pantheon.pull import list_registered, pull_players, pull_seating
from services.pantheon.push import plan, push

PASSWORD = "PANTHEON_PASSWORD"  # noqa: S105 -- the variable's name


@click.group()
def pantheon() -> None:
    """Exchange an event's players, seating and penalties with Pantheon."""


def _signed_in(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command Pantheon, signed in, in place of addresses and account."""

    @click.option("--mimir", required=True, help="Address of its game server.")
    @click.option("--frey", required=True, help="Address of its account server.")
    @click.option("--event", "number", type=click.IntRange(1), required=True, help="The event's number there.")
    @click.option("--email", required=True, help=f"Of an admin or referee; the password in {PASSWORD}.")
    @wraps(command)
    def wrapped(mimir: str, frey: str, number: int, email: str, **rest: Any) -> None:
        password = os.environ.get(PASSWORD) or click.prompt("Password", hide_input=True)
        there = Pantheon(mimir, frey, number)
        try:
            there.sign_in(email, password)
            command(there=there, **rest)
        except PantheonError as error:
            raise click.ClickException(str(error)) from None

    return wrapped


@pantheon.command()
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="Folder for the sheets.")
@_signed_in
def pull(there: Pantheon, into: Path) -> None:
    """Save players.csv and seating.csv, to be imported in the app."""
    registered = list_registered(there)
    for sheet in (pull_players(registered), pull_seating(there, registered)):
        rows = list(sheet.rows)
        (into / f"{sheet.title}.csv").write_bytes(as_csv(sheet._replace(rows=rows)))
        say(f"{sheet.title}.csv: {len(rows)} rows")


@pantheon.command("push")
@click.argument("slug")
@click.option("--really", is_flag=True, help="Send it; without this it only says what it would send.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Of the reasons.")
@_signed_in
def push_(there: Pantheon, slug: str, really: bool, lang: str) -> None:
    """Add the penalties of tournament SLUG, and cancel those that were taken back; never chonbos, never notes."""
    with database() as engines, engine.read(engines) as connection:
        row = next((one for one in tournaments.all_tournaments(connection) if one.slug == slug), None)
        if row is None:
            raise click.ClickException(f"There is no tournament {slug!r}: see `shinpan tournament list`.")
        made = plan(Event(connection, row.id, lang), there, list_registered(there))
    for warning in made.warnings:
        say(f"warning: {warning}", err=True)
    for one in made.cancelled:
        say(f"cancel {one['penalty_id']}")
    for one in made.added:
        say(f"add {one['amount']} to {one['player_id']}: {one['reason']}")
    say(f"added {len(made.added)}, cancelled {len(made.cancelled)}, there before {made.known}")
    if not really:
        say("Nothing was sent: say --really.")
        return
    push(there, made)
