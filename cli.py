"""The `shinpan` command: decisions and rulebooks without a server, and what only the machine's owner does."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

import click
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

import rulings
from api.founding import found, join_path
from config import Config, ConfigError
from models import audit, backup, engine, journal, schema, tournaments
from models.engine import Engines
from rulings import tell, typed
from rulings.compile import write as write_compiled
from rulings.errors import RuleError
from rulings.load import load

LANGUAGE = click.option(
    "--lang", type=click.Choice(rulings.LANGUAGES), default="en", show_default=True, help="Language."
)
AS_JSON = click.option("--json", "as_json", is_flag=True, help="The same JSON as the API.")
OPTIONS = click.option("--option", "options", multiple=True, metavar="NAME[=VALUE]", help="An option, e.g. uma=30,10.")
READINGS = click.option("--reading", "readings", multiple=True, metavar="NAME=ALTERNATIVE", help="A reading.")


def main() -> None:
    """Run the command; what the rules or settings refuse ends with one line and exit code 2."""
    try:
        shinpan()
    except (RuleError, ConfigError) as error:
        click.echo(str(error), err=True)
        sys.exit(2)


@click.group()
def shinpan() -> None:
    """Shinpan, the referee's assistant for riichi mahjong."""


def composed(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command a composed rulebook in place of its name, --option and --reading."""

    @wraps(command)
    def wrapped(rulebook: str, options: tuple[str, ...], readings: tuple[str, ...], **rest: Any) -> None:
        library = rulings.library()
        book = rulings.compose(
            library, rulebook, typed.options(library, rulebook, options), typed.pairs(readings, "readings")
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
    """What RULEBOOK prescribes for FOUL."""
    decision = rulings.decide(book, foul, typed.values(facts, "facts"), typed.values(context, "context"))
    spoken = rulings.speak(rulings.library(), decision, lang)
    click.echo(_json(spoken) if as_json else tell.decision(rulings.library(), spoken, lang))


@shinpan.command()
@composed
@click.argument("who", type=click.Choice(["player", "arbiter"]))
@click.argument("time", metavar="MM:SS")
@AS_JSON
@LANGUAGE
def lateness(book: rulings.Rulebook, who: str, time: str, as_json: bool, lang: str) -> None:
    """What it costs to be late, and when it next costs more."""
    cost = rulings.assess_lateness(book, who, typed.seconds(time))
    spoken = rulings.speak_lateness(rulings.library(), cost, lang)
    click.echo(_json(spoken) if as_json else tell.lateness(rulings.library(), spoken, lang))


@shinpan.command()
@click.argument("words", nargs=-1)
@LANGUAGE
def fouls(words: tuple[str, ...], lang: str) -> None:
    """Fouls by any word, in any language, typos included; all of them without a word."""
    click.echo(tell.fouls(rulings.search(rulings.library(), " ".join(words), lang)))


@shinpan.group()
def rulebook() -> None:
    """The rulebooks: list, check, show, diff."""


@rulebook.command("list")
@LANGUAGE
def list_rulebooks(lang: str) -> None:
    """Every rulebook, its options and how it was read."""
    library = rulings.library()
    words = rulings.Words(library, lang)
    for book in library.books.values():
        click.echo(f"{book['id']:<16} {words.pick(book['name'])} — {words.phrase('standing-' + book['standing'])}")
        for option in book["options"].values():
            click.echo(f"    {option['id']:<28} {words.pick(option['name'])}")


@rulebook.command()
@click.option("--write", is_flag=True, help="Also write rulings/compiled and pwa/rulebooks.")
def check(write: bool) -> None:
    """Read all YAML strictly: the first mistake is named with file, key and cure."""
    library = load()
    fouls = sum(len(book["fouls"]) for book in library.books.values())
    rows = sum(len(entry["rows"]) for book in library.books.values() for entry in book["fouls"].values())
    click.echo(f"{len(library.books)} rulebooks, {fouls} fouls, {rows} rows: all right.")
    if write:
        click.echo(f"{write_compiled(library)} files written.")


@rulebook.command()
@composed
@AS_JSON
@LANGUAGE
def show(book: rulings.Rulebook, as_json: bool, lang: str) -> None:
    """One rulebook whole: every foul's rows, in order."""
    click.echo(
        _json(rulings.export(rulings.library(), book)) if as_json else tell.rulebook(rulings.library(), book, lang)
    )


@rulebook.command()
@click.argument("one")
@click.argument("other")
@AS_JSON
@LANGUAGE
def diff(one: str, other: str, as_json: bool, lang: str) -> None:
    """What differs between two rulebooks; options as in wrc-2022+lower-penalties."""
    library = rulings.library()
    books = [_composed_by_name(library, name) for name in (one, other)]
    found_ = rulings.diff(*books)
    click.echo(_json(found_) if as_json else tell.difference(library, books, found_, lang))


@shinpan.group()
def tournament() -> None:
    """Tournaments: create, list."""


@tournament.command()
@click.option("--name", required=True)
@click.option("--slug", help="Short name for addresses; made from the name by default.")
@click.option("--rulebook", "rulebook_id", required=True, help="E.g. wrc-2022.")
@OPTIONS
@READINGS
@click.option("--currency", required=True, help="ISO 4217, e.g. EUR.")
@click.option("--time-zone", required=True, help="IANA, e.g. Europe/Paris.")
@click.option("--director", required=True, help="The director's name.")
@click.option(
    "--origin",
    default="http://127.0.0.1:8000",
    show_default=True,
    callback=lambda _context, _option, text: _origin(text),
    help="Where the app is served, for its link.",
)
def create(  # noqa: PLR0913 -- one parameter for each option of the command
    name: str,
    slug: str | None,
    rulebook_id: str,
    options: tuple[str, ...],
    readings: tuple[str, ...],
    currency: str,
    time_zone: str,
    director: str,
    origin: str,
) -> None:
    """Create a tournament and print its director's token, once."""
    chosen = {
        "id": rulebook_id,
        "options": typed.options(rulings.library(), rulebook_id, options),
        "readings": typed.pairs(readings, "readings"),
    }
    with _database(create=True) as engines, engine.write(engines) as connection:
        made = found(
            connection,
            name=name,
            slug=slug,
            rulebook=chosen,
            currency=currency,
            time_zone=time_zone,
            director=director,
            at=datetime.now(UTC),
        )
    click.echo(f"tournament  {made.tournament_id}")
    click.echo(f"slug        {made.slug}")
    click.echo(f"revision    {made.revision}")
    click.echo(f"director    {made.official_id}")
    click.echo(f"token       {made.token}")
    click.echo(f"app         {origin}{join_path(made.tournament_id, made.token)}")
    click.echo("The token is shown this once, in the app's link too; only its hash is kept.")


@tournament.command("list")
def list_tournaments() -> None:
    """Every tournament."""
    with _database() as engines, engine.read(engines) as connection:
        for row in tournaments.all_tournaments(connection):
            click.echo(f"{row.id}  {row.slug}  {row.rulebook['id']}  {row.name}")


@shinpan.group("audit")
def audit_() -> None:
    """The journal's proof."""


@audit_.command()
@click.argument("slug", required=False)
@click.option("--head", metavar="NUMBER:HASH", help="A head that you noted down: it must still be in the journal.")
def verify(slug: str | None, head: str | None) -> None:
    """Read the whole journal and every row it wrote; name what was changed, deleted or swapped (exit code 1)."""
    if head and not slug:
        raise click.UsageError("Name the tournament whose head it is.")
    wrong = 0
    with _database() as engines, engine.read(engines) as connection:
        named = {id_: name for id_, name in audit.tournaments(connection).items() if slug in (None, name, id_)}
        if not named:
            what = "no tournament at all" if slug is None else f"no tournament {slug}"
            raise click.ClickException(f"There is {what}; see `shinpan tournament list`.")
        for id_, name in named.items():
            findings = [*audit.verify(connection, id_), *_beside(connection, id_, head)]
            wrong += len(findings)
            for finding in findings:
                click.echo(f"{name}: {finding.what}")
            if not findings:
                last = journal.head(connection, UUID(id_))
                click.echo(f"{name}: the journal and all it wrote are as they were written.")
                click.echo(f"{name}: head {last.seq}:{last.hash}" if last else name)
    sys.exit(1 if wrong else 0)


@shinpan.command("backup")
@click.argument("target", type=click.Path(path_type=Path))
def backup_(target: Path) -> None:
    """Copy the SQLite database to TARGET while the server runs."""
    try:
        click.echo(f"Copied to {backup.backup(Config.from_environment().database_url, target)}")
    except (ValueError, OSError, sqlite3.Error) as error:
        raise click.ClickException(f"{target}: {error}") from error


@contextmanager
def _database(*, create: bool = False) -> Iterator[Engines]:
    url = Config.from_environment().database_url
    file = engine.database_url(url).database if url.startswith("sqlite") else None
    if file and not create and not Path(file).exists():
        raise click.ClickException(f"There is no database {file}; check SHINPAN_DATABASE_URL.")
    try:
        schema.upgrade(url)
    except DBAPIError as error:
        raise click.ClickException(f"{file or 'The database'} can't be opened: {error.orig}.") from error
    yield engine.make_engine(url)


def _origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise click.BadParameter("Give scheme, name and port, such as https://referees.example.")
    return f"{parts.scheme}://{parts.netloc}"


def _beside(connection: Connection, id_: str, head: str | None) -> list[audit.Finding]:
    try:
        return audit.compare_head(connection, UUID(id_), head) if head else []
    except ValueError as error:
        raise click.UsageError(f"{error}.") from error


def _composed_by_name(library: rulings.Library, name: str) -> rulings.Rulebook:
    id_, *options = name.split("+")
    return rulings.compose(library, id_, typed.options(library, id_, options), {})


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


if __name__ == "__main__":
    main()
