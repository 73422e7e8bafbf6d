"""By which address phones reach this server."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import marshmallow as ma
from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.origin import addresses
from api.frame.responses import send
from api.frame.schemas import Schema
from api.frame.shapes import IN_TOURNAMENT
from services.addresses import serialise

fields = ma.fields
REACHES = ("machine", "network", "everybody")

blp = Blueprint("addresses", description="The server's address", url_prefix=IN_TOURNAMENT)


def _url(description: str) -> Any:
    return fields.String(required=True, metadata={"example": "http://192.168.1.20:8000", "description": description})


class Address(Schema):
    """An address of this server."""

    url = _url("Scheme, host and port")
    https = fields.Boolean(
        required=True,
        metadata={
            "description": "Without it phones open the app only while they reach the server, and have no passkeys"
        },
    )
    works_for = fields.String(
        required=True,
        validate=ma.validate.OneOf(REACHES),
        metadata={"description": "Who can open it: this machine, who is in the same network, everybody"},
    )


class AddressList(Address):
    """The address that links and codes carry, and what else this machine has."""

    is_local_only = fields.Boolean(required=True, metadata={"description": "No phone can open it"})
    candidates = fields.List(
        fields.Nested(Address),
        required=True,
        metadata={
            "description": "This machine's own, the likeliest first; none where the address was set or asked for"
        },
    )
    cure = fields.String(
        required=True,
        allow_none=True,
        metadata={
            "example": "HOST=0.0.0.0",
            "description": "What to start the server with, so that phones can",
        },
    )


@blp.get("/addresses")
@blp.answers(200, AddressList)
def read_addresses(tournament_id: UUID) -> Response:
    """The address that links and codes carry

    `SHINPAN_PUBLIC_URL` where that is set, else the one by which the server was asked. Where that is the machine
    itself, and it listens for others, it is an address that the machine has in its network.
    """
    return send(serialise(addresses()))
