"""What only the machine's owner does: tournaments, leagues, accounts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import click
from alembic.util import CommandError
from sqlalchemy import Connection

import rulings
from cli.options import OPTIONS, READINGS
from cli.terminal import say
from config import Config, ConfigError, origin
from models.database import engine, schema
from models.database.engine import Engines
from models.event import tournaments
from models.journal.journal import Journal
from models.league import leagues
from models.people import accounts, officials
from models.people.officials import Official
from rulings.words import parse
from services.account.links import LINK_LASTS, account_path, new_link
from services.addresses import is_local
from services.league.leagues import create_league
from services.league.managers import add_manager
from services.league.seasons import join_by_name
from services.tournament.create import create_tournament, invite_person, issue_token, join_path

HERE = "http://localhost:8000"
ORIGIN = click.option(
    "--origin",
    callback=lambda _context, _option, text: _origin(text),
    help=f"Where the app is served, for its link; SHINPAN_PUBLIC_URL by default, else {HERE}.",
)


@click.group()
def tournament() -> None:
    """Create and list tournaments, let a director in, issue a token."""


@tournament.command()
@click.option("--name", required=True)
@click.option("--slug", help="Short name for addresses; made from the name by default.")
@click.option("--rulebook", "rulebook_id", required=True, help="E.g. wrc-2022.")
@OPTIONS
@READINGS
@click.option("--currency", required=True, help="ISO 4217, e.g. EUR.")
@click.option("--time-zone", required=True, help="IANA, e.g. Europe/Paris.")
@click.option("--director", required=True, help="The director's name.")
@click.option("--league", "league_slug", help="A league's slug: offences and fines count across its season.")
@click.option("--season", help="The league's season, e.g. 24/25.")
@ORIGIN
def create(  # noqa: PLR0913 -- one parameter for each option of the command
    name: str,
    slug: str | None,
    rulebook_id: str,
    options: tuple[str, ...],
    readings: tuple[str, ...],
    currency: str,
    time_zone: str,
    director: str,
    league_slug: str | None,
    season: str | None,
    origin: str,
) -> None:
    """Create a tournament and print the link that lets its director's browser in, once, within a week."""
    if (league_slug is None) != (season is None):
        raise click.UsageError("Give --league and --season together.")
    chosen = {
        "id": rulebook_id,
        "options": parse.options(rulings.library(), rulebook_id, options),
        "readings": parse.pairs(readings, "readings"),
    }
    with database(create=True) as engines, engine.write(engines) as connection:
        made = create_tournament(
            connection,
            name=name,
            slug=slug,
            rulebook=chosen,
            currency=currency,
            time_zone=time_zone,
            director=director,
            at=datetime.now(UTC),
        )
        journal = _journal(connection, made.tournament_id)
        if league_slug is not None and season is not None:
            join_by_name(journal, league_slug, season)
        secret = invite_person(journal, made.official_id, director)
    say(f"tournament  {made.tournament_id}")
    say(f"slug        {made.slug}")
    say(f"revision    {made.revision}")
    say(f"director    {made.official_id}")
    say(f"app         {origin}{join_path(made.tournament_id, secret)}")
    say("The link is shown this once; only a hash of it is kept. `shinpan tournament link` makes another one.")


@tournament.command()
@click.argument("slug")
@ORIGIN
def link(slug: str, origin: str) -> None:
    """Print a new link that lets one browser in as the director of SLUG, for whoever has lost every phone."""
    with _director(slug) as (journal, director):
        path = join_path(journal.tournament_id, invite_person(journal, director.id, director.name))
    say(f"app         {origin}{path}")


@tournament.command()
@click.argument("slug")
@click.option("--days", type=click.IntRange(1, 366), default=30, show_default=True, help="How long it is good.")
def token(slug: str, days: int) -> None:
    """Print a new API token that acts as the director of SLUG, to paste into a shell; the app makes narrower ones."""
    with _director(slug) as (journal, director):
        made = issue_token(journal, director.id, "made by the owner", days)
    say(f"TOURNAMENT={journal.tournament_id} TOKEN={made}")
    say("The token is shown this once; only its hash is kept.", err=True)


@tournament.command("list")
def list_tournaments() -> None:
    """List every tournament."""
    with database() as engines, engine.read(engines) as connection:
        for row in tournaments.all_tournaments(connection):
            say(f"{row.id}  {row.slug}  {row.rulebook['id']}  {row.name}")


@click.group()
def league() -> None:
    """Create and list leagues, put tournaments into a season."""


@league.command("create")
@click.argument("name")
@click.option("--slug", help="Short name; made from the name by default.")
def create_league_(name: str, slug: str | None) -> None:
    """Create a league."""
    with database(create=True) as engines, engine.write(engines) as connection:
        say(f"league      {create_league(connection, name, slug)}")


@league.command("list")
def list_leagues() -> None:
    """List every league, with the tournaments of each season."""
    with database() as engines, engine.read(engines) as connection:
        for row in leagues.all_leagues(connection):
            say(f"{row.slug}  {row.name}")
            for member in leagues.members(connection, row.id):
                say(f"    {member.season}  {member.slug}  {member.name}")


@league.command()
@click.argument("league_slug", metavar="LEAGUE")
@click.argument("handle")
def manager(league_slug: str, handle: str) -> None:
    """Let the account of HANDLE manage LEAGUE in the app."""
    with database() as engines, engine.write(engines) as connection:
        row = leagues.find_by_slug(connection, league_slug)
        who = accounts.find_by_handle(connection, handle.strip().lower())
        if row is None or who is None:
            missing = f"no league {league_slug}" if row is None else f"no account {handle}"
            raise click.ClickException(f"There is {missing}.")
        add_manager(connection, row.id, who.id)
    say(f"{who.handle} manages {row.slug}.")


@league.command()
@click.argument("tournament_slug", metavar="TOURNAMENT")
@click.argument("league_slug", metavar="LEAGUE")
@click.option("--season", required=True, help="E.g. 24/25.")
def join(tournament_slug: str, league_slug: str, season: str) -> None:
    """Put TOURNAMENT into a season of LEAGUE; its officials learn what the season knows of its people."""
    with database() as engines, engine.write(engines) as connection:
        row = tournaments.find_by_slug(connection, tournament_slug)
        if row is None:
            raise click.ClickException(f"There is no tournament {tournament_slug}; see `shinpan tournament list`.")
        join_by_name(_journal(connection, row.id), league_slug, season)
        say(f"{row.slug} is played in {league_slug}, season {season.strip()}.")


@click.group("account")
def account() -> None:
    """Print a link that makes an account, or close one."""


@account.command("link")
@ORIGIN
def account_link(origin: str) -> None:
    """Print a link that makes an account, once, within two days: for whoever has lost every way in."""
    with database(create=True) as engines, engine.write(engines) as connection:
        secret = new_link(connection, None, datetime.now(UTC) + LINK_LASTS)
    say(f"app         {origin}{account_path(secret)}")


@account.command("close")
@click.argument("handle")
def close_account(handle: str) -> None:
    """Close the account of HANDLE: every session ends, and nothing signs it in any more."""
    with database() as engines, engine.write(engines) as connection:
        row = accounts.find_by_handle(connection, handle.strip().lower())
        if row is None:
            raise click.ClickException(f"Nobody signs in as {handle}.")
        ended = accounts.close(connection, row.id, datetime.now(UTC))
    say(f"{row.handle} is closed; {ended} sessions ended. What it did stays in the journals, and its tokens last.")


def database_url(*, create: bool = False) -> str:
    """Return the URL of the database. Raises ClickException where its file is not there, unless it may be made."""
    url = Config.from_environment().database_url
    file = engine.database_url(url).database if url.startswith("sqlite") else None
    if file and not create and not Path(file).exists():
        raise click.ClickException(f"There is no database {file}; check SHINPAN_DATABASE_URL.")
    return url


@contextmanager
def database(*, create: bool = False) -> Iterator[Engines]:
    """Open the database, migrated. Raises ClickException like `database_url`."""
    url = database_url(create=create)
    try:
        schema.upgrade(url)
    except CommandError as error:
        raise click.ClickException(str(error)) from error
    yield engine.make_engine(url)


@contextmanager
def _director(slug: str) -> Iterator[tuple[Journal, Official]]:
    """Open the journal of that tournament; yield it and the first active director."""
    with database() as engines, engine.write(engines) as connection:
        row = tournaments.find_by_slug(connection, slug)
        if row is None:
            raise click.ClickException(f"There is no tournament {slug}; see `shinpan tournament list`.")
        director = officials.first_director(connection, row.id)
        assert director is not None, "the last director can't be revoked"  # noqa: S101 -- for the type checker
        yield _journal(connection, row.id), director


def _journal(connection: Connection, tournament_id: UUID) -> Journal:
    """Open a journal as the owner, who is no official."""
    return Journal(connection, tournament_id, None, datetime.now(UTC))


def _origin(text: str | None) -> str:
    """Return the address that the link carries, and warn of one that phones can't open. Raises BadParameter."""
    try:
        found = Config.from_environment().public_url if text is None else origin("--origin", text)
    except ConfigError as error:
        raise click.BadParameter(str(error)) from None
    if is_local(found or HERE):
        say("Only this machine can open the link: set SHINPAN_PUBLIC_URL (docs/deploying.md).", err=True)
    return found or HERE
