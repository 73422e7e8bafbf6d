"""What all schemas share: unknown fields are refused, fields keep their order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import marshmallow as ma

from api.frame.bounded import MOST_ERRORS, BoundedJson
from api.frame.language import LANGUAGES

LANG_DESCRIPTION = "Language of the texts. Without it Accept-Language decides, else English."


class Schema(ma.Schema):
    """Base of every schema of a body or an answer."""

    class Meta:
        unknown = ma.RAISE

    def load(self, data: Any, **options: Any) -> Any:
        """Load as marshmallow does, but not what has far too many unknown fields. Raises ValidationError."""
        if isinstance(data, dict) and len(data) > len(self.load_fields) + MOST_ERRORS and self.unknown == ma.RAISE:
            raise ma.ValidationError(
                {name: ["Unknown field."] for name in islice(self._unknown(data), MOST_ERRORS + 1)}
            )
        return super().load(data, **options)

    def _unknown(self, data: dict[str, Any]) -> Iterator[str]:
        known = {field.data_key or name for name, field in self.load_fields.items()}
        return (name for name in data if name not in known)


def _refuse_unspoken(language: str) -> None:
    if language not in LANGUAGES:
        raise ma.ValidationError(f"Must be one of {', '.join(LANGUAGES)}: we don't speak {language[:20]!r}.")


class Query(Schema):
    """Base of every schema of a query string: `lang` is always allowed (see api.language)."""

    lang = ma.fields.String(validate=_refuse_unspoken, metadata={"enum": [*LANGUAGES], "description": LANG_DESCRIPTION})


class Mistake(Schema):
    """One field that can't be used."""

    field = ma.fields.String(required=True, metadata={"description": "Dotted path", "example": "facts.tiles"})
    message = ma.fields.String(required=True)
    cure = ma.fields.String(required=True)


class ProblemDetails(Schema):
    """An error (RFC 9457). Some have members of their own: a conflict shows what is `stored` and what was `sent`."""

    class Meta:
        unknown = ma.INCLUDE

    type = ma.fields.String(required=True, metadata={"example": "urn:shinpan:problem:invalid-fields"})
    title = ma.fields.String(required=True)
    status = ma.fields.Integer(required=True)
    detail = ma.fields.String(required=True)
    instance = ma.fields.String(required=True, metadata={"description": "The request's id, also in X-Request-Id"})
    errors = ma.fields.List(ma.fields.Nested(Mistake))


class Answers(BoundedJson):
    """An object whose names and values the rules check themselves; here it is only kept small and shallow."""

    def __init__(self, **metadata: Any) -> None:
        super().__init__(most=64, longest=200, deepest=3, load_default=dict, metadata=metadata)
