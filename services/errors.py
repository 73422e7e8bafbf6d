"""What services refuse. Each class is one answer of the API (`api.frame.problems`); `slug` names a finer kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

FieldError = dict[str, str]
"""{"field": dotted path, "message": what is wrong, "cure": what to do about it}."""


class ServiceError(Exception):
    """Base of all refusals.

    `detail` is for a person to read; `errors` holds {"field", "message", "cure"} for each field that can't be used;
    `members` is whatever else shows what was wrong.
    """

    def __init__(
        self, detail: str = "", *, slug: str = "", errors: Sequence[Mapping[str, Any]] = (), **members: Any
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.slug = slug
        self.errors = list(errors)
        self.members = members


class Invalid(ServiceError):
    """What was sent can't be used."""


class NotFound(ServiceError):
    """What was named is not there."""


class Conflict(ServiceError):
    """What was sent contradicts what is stored."""


class NotAllowed(ServiceError):
    """The caller may not do this."""


class Gone(ServiceError):
    """What was named was good once, and is no longer."""


class TooLarge(ServiceError):
    """What was sent is larger than what is kept."""


class CallerRevoked(ServiceError):
    """The caller's credential was revoked after the request began."""


def field_error(field: str, message: str, cure: str) -> FieldError:
    """Name the field, what is wrong, and what to do about it."""
    return {"field": field, "message": message, "cure": cure}


def invalid_field(field: str, message: str, cure: str) -> Invalid:
    """Build the error of one field (dotted path) that can't be used."""
    return Invalid(errors=[field_error(field, message, cure)])
