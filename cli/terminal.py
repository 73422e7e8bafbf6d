"""All that the commands print: text of others (names, reasons, files) neither moves the cursor nor adds a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

import click

from services.terminal_text import visible


class Refusal(click.ClickException):
    """What can't be done, in several lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(map(visible, lines)))


class SafeGroup(click.Group):
    """A group whose commands say what went wrong as safely as everything else, and in one line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Invoke the command. Raises what it raises."""
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            if not isinstance(error, Refusal):
                vars(error)["message"] = visible(error.message)
            raise


def say(*lines: str, err: bool = False) -> None:
    """Print these lines, each as one line."""
    for line in lines:
        click.echo(visible(line), err=err)


def say_json(value: Any) -> None:
    """Print a value as JSON that people can read; a terminal obeys nothing in it, a pipe gets it as it is."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    click.echo("\n".join(map(visible, text.split("\n"))) if sys.stdout.isatty() else text)


def say_answer(value: Any, plain: str | Iterable[str], *, as_json: bool) -> None:
    """Print a value as JSON, or what is said of it in lines."""
    if as_json:
        say_json(value)
    else:
        say(*(plain.split("\n") if isinstance(plain, str) else plain))


def confirm(question: str) -> None:
    """Ask. Raises click.Abort unless the answer is yes."""
    click.confirm(visible(question), abort=True)
