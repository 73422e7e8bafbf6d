"""Which language a request asks for: `?lang=` first, then Accept-Language, else English."""

from __future__ import annotations

from functools import lru_cache

from flask import request
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

from api.access.headers import VIEW_HEADERS
from api.frame.problems import refuse_field

LANGUAGES = ("en", "ja", "fr", "ru")
DEFAULT = "en"
# What tells caches and readers which language an answer is in.
LABELS = {spoken: (("Content-Language", spoken), ("Vary", "Accept-Language")) for spoken in LANGUAGES}


def language() -> str:
    """Return the language of this answer's texts, one of LANGUAGES. Raises a 422 problem on any other `?lang=`."""
    environ = request.environ
    asked = request.args.get("lang") if environ.get("QUERY_STRING") else None
    if asked is None:
        asked = _preferred(environ.get("HTTP_ACCEPT_LANGUAGE", ""))
    elif asked not in LANGUAGES:
        spoken = ", ".join(LANGUAGES)
        raise refuse_field("lang", f"Must be one of {spoken}: we don't speak {asked[:20]!r}.", "Choose one of these.")
    environ[VIEW_HEADERS] = LABELS[asked]
    return asked


@lru_cache(maxsize=256)
def _preferred(header: str) -> str:
    accepted = parse_accept_header(header)
    by_language = Accept((tag.partition("-")[0].lower(), quality) for tag, quality in accepted)  # fr-CH is French
    return by_language.best_match(LANGUAGES, default=DEFAULT) or DEFAULT
