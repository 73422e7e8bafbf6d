"""Which language a request asks for: `?lang=` first, then Accept-Language, else English."""

from __future__ import annotations

from functools import lru_cache, partial

from flask import Response, after_this_request, request
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

from api.problems import refuse_field

LANGUAGES = ("en", "ja", "fr")
DEFAULT = "en"


def language() -> str:
    """The language for the texts of this answer: "en", "ja" or "fr". Raises a 422 problem on any other `?lang=`."""
    asked = request.args.get("lang") if request.query_string else None
    if asked is None:
        asked = _preferred(request.headers.get("Accept-Language", ""))
    elif asked not in LANGUAGES:
        raise refuse_field("lang", f"We don't speak {asked[:20]!r}.", f"Choose one of: {', '.join(LANGUAGES)}.")
    after_this_request(partial(_label, spoken=asked))
    return asked


@lru_cache(maxsize=256)
def _preferred(header: str) -> str:
    accepted = parse_accept_header(header)
    by_language = Accept((tag.partition("-")[0].lower(), quality) for tag, quality in accepted)  # fr-CH is French
    return by_language.best_match(LANGUAGES, default=DEFAULT) or DEFAULT


def _label(response: Response, spoken: str) -> Response:
    """Tell caches and readers which language the answer is in."""
    response.headers["Content-Language"] = spoken
    response.vary.add("Accept-Language")
    return response
