"""What all schemas share: unknown fields are refused, fields keep their order."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame.language import LANGUAGES

LANG_DESCRIPTION = "Language of the texts. Without it Accept-Language decides, else English."


class Schema(ma.Schema):
    """Base of every schema of a body or an answer."""

    class Meta:
        unknown = ma.RAISE


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


class Answers(ma.fields.Dict):
    """An object whose names and values the rules check themselves; here it is only kept small and shallow.

    So nobody gets a megabyte back in an error's message, and nothing is nested deeper than Python can follow.
    """

    LONGEST_TEXT = 200
    MOST_ENTRIES = 64
    DEEPEST = 3  # {option: {parameter: [value]}}

    def __init__(self, **metadata: Any) -> None:
        super().__init__(load_default=dict, metadata=metadata)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        if value and not self._is_valid(value, self.DEEPEST):
            raise ma.ValidationError(f"Longer than {self.MOST_ENTRIES} entries, or one of them too long or too deep.")
        return value

    def _is_valid(self, value: Any, depth: int) -> bool:
        if isinstance(value, str):
            return len(value) <= self.LONGEST_TEXT
        if not value or not isinstance(value, (dict, list)):
            return True
        if depth == 0 or len(value) > self.MOST_ENTRIES:
            return False
        if isinstance(value, dict) and len(max(value, key=len)) > self.LONGEST_TEXT:
            return False
        return all(self._is_valid(item, depth - 1) for item in (value.values() if isinstance(value, dict) else value))
