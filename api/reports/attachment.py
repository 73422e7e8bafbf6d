"""A file to save, with a name that any system can write."""

from __future__ import annotations

from urllib.parse import quote

from flask import Response

LONGEST_NAME = 100
UNWRITABLE = set('/\\:*?"<>|')  # on one system or another


def saved(body: bytes, content_type: str, event: tuple[str, str], title: str, name: str) -> Response:
    """`event`: the tournament's slug and name. `name` (ASCII, with its ending) and `title` (in words) tell the file.

    The name in words goes beside the plain one, as RFC 6266 has it.
    """
    slug, full = event
    ending = name.rpartition(".")[2]
    spoken = quote(f"{written(f'{full} - {title}')}.{ending}", safe="")
    named = f"attachment; filename=\"{slug}-{name}\"; filename*=UTF-8''{spoken}"
    return Response(body, content_type=content_type, headers={"Content-Disposition": named})


def written(name: str) -> str:
    """Return the name without what some system can't write: what can't be seen, separators, a dot at either end."""
    letters = "".join("_" if letter in UNWRITABLE else letter for letter in name if letter.isprintable())
    return letters[:LONGEST_NAME].strip(" .")
