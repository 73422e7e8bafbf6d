"""Rulebooks: which there are, each as the phone keeps it, and what can be chosen on top."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import orjson
from flask import Response

import rulings
from api.frame import etags
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import missing
from api.frame.schemas import Query
from api.rulebooks import composed_books
from api.rulebooks.rulebooks_schemas import ExportedRulebook, RulebookChoices, RulebookList
from rulings import RuleError, Words

blp = Blueprint("rulebooks", description="Rulebooks, their options and readings")


@blp.get("/rulebooks")
@blp.arguments(Query, location="query")
@blp.answers(200, RulebookList)
@blp.spoken
def list_rulebooks(_: dict[str, Any]) -> dict[str, Any]:
    """Every rulebook, without options"""
    library, lang = rulings.library(), language()
    words = Words(library, lang)
    items = [
        {**words.book(composed_books.base(id_).names()), "body": base["body"]} for id_, base in library.books.items()
    ]
    return {"items": items, "lang": lang}


@blp.get("/rulebooks/<rulebook_id>")
@blp.arguments(Query, location="query")
@blp.answers(200, ExportedRulebook)
@blp.answers(304)
def read_rulebook(_: dict[str, Any], rulebook_id: str) -> Response:
    """A rulebook as the phone keeps it

    In all languages. Send the ETag back as If-None-Match, and what has not changed is not sent again.
    """
    _known(rulebook_id)
    etag, content = _exported(rulebook_id)
    if etags.unchanged(etag):
        return etags.tag(Response(status=304), etag)
    return etags.tag(Response(content, mimetype="application/json"), etag)


@blp.get("/rulebooks/<rulebook_id>/options")
@blp.arguments(Query, location="query")
@blp.answers(200, RulebookChoices)
@blp.spoken
def read_options(_: dict[str, Any], rulebook_id: str) -> dict[str, Any]:
    """What can be chosen on top of a rulebook"""
    _known(rulebook_id)
    library, lang = rulings.library(), language()
    names = Words(library, lang).book(composed_books.base(rulebook_id).names())
    return {"rulebook": names, **rulings.choices(library, rulebook_id, lang), "lang": lang}


def _known(rulebook_id: str) -> None:
    try:
        rulings.library().book(rulebook_id)
    except RuleError as error:
        raise missing(error) from None


@cache  # one for each base book: ids that don't exist are refused before
def _exported(rulebook_id: str) -> tuple[str, bytes]:
    """Return the ETag: the revision, then a digest of the whole: texts are mended without a change of the rules."""
    book = composed_books.base(rulebook_id)
    content = orjson.dumps(rulings.export(rulings.library(), book))
    return f"{book.revision}-{sha256(content).hexdigest()[:16]}", content
