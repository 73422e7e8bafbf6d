"""Leagues as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.event.seasons_schemas import SeasonTournament
from api.frame import shapes
from api.frame.schemas import Schema
from api.league.season_standings_schemas import RankedSeason, Ranking
from services.league.seasons import LONGEST_SEASON

fields = ma.fields


class LeagueRequest(Schema):
    """A new league."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)
    slug = shapes.text(80)


class LeagueName(Schema):
    """What a league was called when the caller looked."""

    name = fields.String(required=True, validate=ma.validate.Length(max=shapes.LONGEST_NAME))


class LeagueRename(Schema):
    """Another name."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)
    replaces = fields.Nested(LeagueName, required=True)


class WrittenSeason(Schema):
    """What can be set of a season."""

    name = shapes.text(LONGEST_SEASON, metadata={"example": "24/25"})
    starts_on = fields.Date(allow_none=True)
    ends_on = fields.Date(allow_none=True)
    ranking = fields.Nested(Ranking, allow_none=True, metadata={"description": "null: the sum of all, less penalties"})
    standings_open = fields.Boolean(metadata={"description": "Whether everybody may see the standings"})

    @ma.validates_schema
    def _ends_after_it_starts(self, sent: dict[str, Any], **_: object) -> None:
        if sent.get("starts_on") and sent.get("ends_on") and sent["ends_on"] < sent["starts_on"]:
            raise ma.ValidationError("It ends before it starts.", "ends_on")


class SeasonRequest(WrittenSeason):
    """A new season."""

    name = shapes.text(LONGEST_SEASON, required=True, metadata={"example": "24/25"})


class SeasonChange(WrittenSeason):
    """What to change, and what of it the caller saw."""

    replaces = fields.Nested(WrittenSeason, required=True)


class LeagueManager(Schema):
    """An account that manages the league."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    added_at = shapes.moment(required=True)


class LeagueInvitation(Schema):
    """An open link for a manager; with `season` a code for tournaments."""

    id = fields.UUID(required=True)
    season = fields.UUID(required=True, allow_none=True)
    created_at = shapes.moment(required=True)
    expires_at = shapes.moment(required=True)


class NewLeagueInvitation(LeagueInvitation):
    """One just made, with its secret, told this once."""

    secret = fields.String(required=True, metadata={"description": "Of a season this is the code"})
    join = fields.String(metadata={"description": "Of a manager's link: the app's address, after the server's name"})
    link = fields.String(metadata={"description": "The same whole"})


class LeagueInvitationRequest(Schema):
    """Without a season a link for one manager."""

    season = fields.UUID(allow_none=True)


class LeagueAdmission(Schema):
    """The secret of a link, and the account that is to manage the league: the one that is signed in."""

    secret = shapes.text(100, required=True)
    account = fields.UUID(required=True)


class LeagueSeason(RankedSeason):
    """A season with its tournaments, oldest first."""

    tournaments = fields.List(fields.Nested(SeasonTournament), required=True)


class ManagedLeague(Schema):
    """A league as its managers see it."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    name = fields.String(required=True)
    managers = fields.List(fields.Nested(LeagueManager), required=True)
    seasons = fields.List(fields.Nested(LeagueSeason), required=True, metadata={"description": "The newest first"})
    invitations = fields.List(fields.Nested(LeagueInvitation), required=True)


class Leagues(Schema):
    """By name."""

    items = fields.List(fields.Nested(ManagedLeague), required=True)


class ManagersLeft(Schema):
    """Who still manages the league."""

    managers = fields.List(fields.UUID(), required=True)


class LeagueChange(Schema):
    """One change; `who` is null for the owner, on the command line."""

    number = fields.Integer(required=True, strict=True)
    at = shapes.moment(required=True)
    who = fields.String(required=True, allow_none=True)
    kind = fields.String(required=True)
    body = fields.Dict(required=True)


class LeagueChanges(Schema):
    """The newest first."""

    items = fields.List(fields.Nested(LeagueChange), required=True)
