"""Officials as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.access.access import OFFICES
from api.corrections.correction_schemas import reason, replaces
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema

fields = ma.fields
MOST_CONFLICTS = 100


def _roles(**more: Any) -> fields.List[Any]:
    return BoundedList(fields.String(validate=ma.validate.OneOf(OFFICES)), least=1, most=len(OFFICES), **more)


def _refuse_twice(roles: list[str]) -> None:
    if len(set(roles)) < len(roles):
        raise ma.ValidationError("Longer than need be: name each role once.")


class OfficialRequest(Schema):
    """An official and what they may do."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)
    roles = _roles(required=True)
    league_number = shapes.text(
        40, allow_none=True, metadata={"description": "What the league knows them by, in each of its tournaments"}
    )

    @ma.validates("roles")
    def _each_once(self, roles: list[str], **_: object) -> None:
        _refuse_twice(roles)


class WrittenOfficial(Schema):
    """What of an official can be changed."""

    name = shapes.text(shapes.LONGEST_NAME)
    league_number = shapes.text(40, metadata={"description": "What the league knows them by"})
    roles = _roles()
    player = fields.UUID(allow_none=True, metadata={"description": "Whom the official plays as in this tournament"})
    conflicts = BoundedList(
        fields.UUID(),
        most=MOST_CONFLICTS,
        metadata={"description": "Players with whom the official has a conflict of interest"},
    )

    @ma.validates("roles")
    def _each_once(self, roles: list[str], **_: object) -> None:
        _refuse_twice(roles)


class SeenOfficial(WrittenOfficial):
    """What you saw of an official."""

    league_number = shapes.text(40, allow_none=True)


class OfficialChange(WrittenOfficial):
    """What is different from now on; what is left out stays."""

    replaces = replaces(SeenOfficial)
    reason = reason(required=False, described="Why; a name or a league number is changed for a reason")

    @ma.validates_schema
    def _renamed_for_a_reason(self, sent: dict[str, object], **_: object) -> None:
        if "reason" not in sent and sent.keys() & {"name", "league_number"}:
            raise ma.ValidationError("Missing data for required field.", "reason")


class Official(OfficialRequest):
    """An official of the tournament."""

    id = fields.UUID(required=True)
    league_number = fields.String(required=True, allow_none=True)
    revoked_at = fields.AwareDateTime(required=True, allow_none=True)
    player = fields.UUID(required=True, allow_none=True)
    conflicts = fields.List(fields.UUID(), required=True)


class InvitedOfficial(Official):
    """A new official with the link for their phone."""

    join = fields.String(
        required=True,
        metadata={"description": "The app's address that lets one phone in, after the server's name; shown only once"},
    )
    link = shapes.link()


class OfficialList(Schema):
    """Officials, by id."""

    items = fields.List(fields.Nested(Official), required=True)
    next = fields.UUID(required=True, allow_none=True)
