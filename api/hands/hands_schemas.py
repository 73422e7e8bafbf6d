"""A hand to inspect, and what it is."""

from __future__ import annotations

import marshmallow as ma

from api.frame.bounded import BoundedList
from api.frame.schemas import Answers, Schema
from api.rulebooks.rulebooks_schemas import SHORT, RulebookChoice, RulebookNames, Source
from rulings.engine.context import SEATS
from rulings.hands.hand import MELDS, SITUATIONS

fields = ma.fields
TILES = {"description": "Digits and their suit; 0 is a red five, 1z to 7z winds and dragons", "example": "234m067p11z"}
TILE = {"description": "One tile", "example": "5m"}
MOST_COUNTERS = 99
MOST_POINTS = 1_000_000
WALL = 122
ROW = ma.validate.Length(max=300)
NOT_NAMED = "Null where nobody is named"


class MeldAsked(Schema):
    """A set that lies open, or a concealed quad."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(MELDS))
    tiles = fields.String(required=True, validate=SHORT, metadata=TILES)
    from_ = fields.String(
        data_key="from",
        validate=ma.validate.OneOf(SEATS),
        metadata={"description": "Whose discard it was called from"},
    )


class WinAsked(Schema):
    """A declared win."""

    by = fields.String(required=True, validate=ma.validate.OneOf(["ron", "tsumo"]))
    tile = fields.String(validate=SHORT, metadata=TILE)
    from_ = fields.String(
        data_key="from", validate=ma.validate.OneOf(SEATS), metadata={"description": "Who discarded it"}
    )
    mixed = fields.Boolean(load_default=False, metadata={"description": "The tile was not kept apart"})


class HandQuestion(Schema):
    """A player's tiles, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)
    rules = Answers(description="Rule point → answer, where the rulebook leaves it open", example={})
    tiles = fields.String(required=True, validate=SHORT, metadata=TILES)
    melds = BoundedList(fields.Nested(MeldAsked), load_default=list, most=4)
    seat = fields.String(load_default="east", validate=ma.validate.OneOf(SEATS))
    round = fields.String(load_default="east", validate=ma.validate.OneOf(SEATS))
    win = fields.Nested(WinAsked, load_default=None, allow_none=True)
    situations = BoundedList(
        fields.String(validate=ma.validate.OneOf(SITUATIONS)),
        load_default=list,
        most=len(SITUATIONS),
    )
    dora = fields.String(load_default="", validate=SHORT, metadata={"description": "Indicators, in their order"})
    ura_dora = fields.String(load_default="", validate=SHORT, metadata={"description": "Indicators, in their order"})
    counters = fields.Integer(strict=True, load_default=0, validate=ma.validate.Range(0, MOST_COUNTERS))
    deposits = fields.Integer(strict=True, load_default=0, validate=ma.validate.Range(0, MOST_COUNTERS))
    drawn = fields.String(validate=SHORT, metadata={"description": "The tile just drawn, not among `tiles`"})
    called = fields.String(validate=SHORT, metadata={"description": "The tile that made the last meld"})
    discards = fields.String(load_default="", validate=ROW, metadata={"description": "The player's own, for furiten"})
    passed = fields.String(
        load_default="",
        validate=ROW,
        metadata={"description": "Discards of others since the player's last draw or call; in riichi since the riichi"},
    )
    points = fields.Integer(strict=True, validate=ma.validate.Range(-MOST_POINTS, MOST_POINTS))
    wall = fields.Integer(strict=True, validate=ma.validate.Range(0, WALL), metadata={"description": "Tiles to draw"})


class TilesCount(Schema):
    """Tiles held and due; a quad counts as three."""

    held = fields.Integer(required=True, strict=True)
    due = fields.Integer(required=True, strict=True)


class Wait(Schema):
    """A tile that would complete the hand."""

    tile = fields.String(required=True, metadata=TILE)
    dead = fields.Boolean(required=True, metadata={"description": "The player holds all four"})


class Furiten(Schema):
    """Why the player can't win by ron."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(["own-discard", "temporary", "riichi"]))
    text = fields.String(required=True)
    tiles = fields.List(fields.String(metadata=TILE), required=True)
    until = fields.String(
        required=True, validate=ma.validate.OneOf(["end-of-hand", "waits-change", "next-draw-or-claim"])
    )
    until_text = fields.String(required=True)


class Discard(Schema):
    """A discard that leaves the hand tenpai."""

    discard = fields.String(required=True, metadata=TILE)
    waits = fields.List(fields.Nested(Wait), required=True)


class Named(Schema):
    """An id with its text."""

    id = fields.String(required=True)
    text = fields.String(required=True)


class RiichiAnswer(Schema):
    """Whether riichi may be declared."""

    allowed = fields.Boolean(required=True)
    against = fields.List(fields.Nested(Named), required=True)
    discards = fields.List(fields.Nested(Discard), required=True)


class ReadWait(Schema):
    """A wait of a hand in riichi, and how the hand can be read with it."""

    tile = fields.String(required=True, metadata=TILE)
    arrangements = fields.List(fields.List(fields.String), required=True, metadata={"example": [["234m", "55p"]]})
    broken = fields.List(
        fields.List(fields.String),
        required=True,
        metadata={"description": "The arrangements in which the three tiles are no triplet"},
    )


class ConcealedQuad(Schema):
    """Whether the player, in riichi or on the last tile, may declare this concealed quad."""

    tile = fields.String(required=True, metadata=TILE)
    allowed = fields.Boolean(required=True)
    reason = fields.String(required=True, allow_none=True)
    reason_text = fields.String(required=True, allow_none=True)
    waits = fields.List(fields.Nested(ReadWait), required=True)
    waits_after = fields.List(fields.String(metadata=TILE), required=True)


class ForbiddenDiscard(Schema):
    """A tile that may not follow the last claim."""

    tile = fields.String(required=True, metadata=TILE)
    because = fields.String(required=True, metadata={"description": "The rule point that forbids it"})
    text = fields.String(required=True)


class Yaku(Schema):
    """One yaku, with its han or with how many yakuman it counts."""

    id = fields.String(required=True, metadata={"example": "tanyao"})
    text = fields.String(required=True)
    han = fields.Integer(strict=True)
    yakuman = fields.Integer(strict=True)


class FuPart(Schema):
    """One part of the fu."""

    part = fields.String(required=True, metadata={"example": "closed-wait"})
    text = fields.String(required=True)
    fu = fields.Integer(required=True, strict=True)


class BySeat(Schema):
    """What each seat gains or loses, in table points."""

    east = fields.Integer(required=True, strict=True)
    south = fields.Integer(required=True, strict=True)
    west = fields.Integer(required=True, strict=True)
    north = fields.Integer(required=True, strict=True)


class WinAnswer(Schema):
    """Whether the win is good, and what it pays."""

    valid = fields.Boolean(required=True)
    reason = fields.String(required=True, allow_none=True)
    reason_text = fields.String(required=True, allow_none=True)
    yaku = fields.List(fields.Nested(Yaku), required=True)
    fu = fields.List(fields.Nested(FuPart), required=True)
    fu_total = fields.Integer(required=True, strict=True)
    han = fields.Integer(required=True, strict=True)
    yakuman = fields.Integer(required=True, strict=True)
    limit = fields.String(required=True, allow_none=True)
    limit_text = fields.String(required=True, allow_none=True)
    total = fields.Integer(required=True, strict=True, metadata={"description": "Paid by the others, with counters"})
    payments = fields.Nested(BySeat, required=True, allow_none=True, metadata={"description": f"{NOT_NAMED} for a ron"})
    liable = fields.String(required=True, allow_none=True, metadata={"description": "Who is liable for a yakuman"})


class Assumption(Schema):
    """A rule point that the rulebook leaves open and this answer hangs on."""

    point = fields.String(required=True, metadata={"example": "kiriage-mangan"})
    text = fields.String(required=True)
    answer = fields.String(required=True)
    answer_text = fields.String(required=True)


class Citation(Assumption):
    """A rule point that the rulebook states and this answer hangs on."""

    source = fields.Nested(
        Source, required=True, allow_none=True, metadata={"description": "Null where the section is not known"}
    )


class OfferedFoul(Schema):
    """A foul that may have to be ruled on."""

    foul = fields.String(required=True, metadata={"example": "empty-win"})
    name = fields.String(required=True)
    facts = fields.Dict(required=True)


class Inspection(Schema):
    """What the tiles are."""

    rulebook = fields.Nested(RulebookNames, required=True)
    count = fields.Nested(TilesCount, required=True)
    shanten = fields.Integer(
        required=True, strict=True, allow_none=True, metadata={"description": "0 is tenpai; null with a wrong count"}
    )
    tenpai = fields.Boolean(required=True)
    waits = fields.List(fields.Nested(Wait), required=True)
    furiten = fields.Nested(Furiten, required=True, allow_none=True)
    discards = fields.List(fields.Nested(Discard), required=True)
    riichi = fields.Nested(RiichiAnswer, required=True, allow_none=True)
    quads = fields.List(fields.Nested(ConcealedQuad), required=True)
    forbidden_discards = fields.List(fields.Nested(ForbiddenDiscard), required=True)
    win = fields.Nested(WinAnswer, required=True, allow_none=True)
    cited = fields.List(fields.Nested(Citation), required=True)
    assumed = fields.List(fields.Nested(Assumption), required=True)
    fouls = fields.List(fields.Nested(OfferedFoul), required=True)
    lang = fields.String(required=True)
