"""Endpoints that go wrong in every way there is, on the real app."""

from typing import Any

import marshmallow as ma
from flask import Response
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from api.access.access import Table, everybody
from api.access.permissions import TABLE
from api.frame import etags
from api.frame.blueprint import Blueprint
from api.frame.bounded import BoundedDict, BoundedList
from api.frame.language import language
from api.frame.problems import Problem, refuse_field
from api.frame.schemas import Query, Schema
from rulings.errors import RuleError

probe = Blueprint("probe", description="Goes wrong on purpose", url_prefix="/probe")


class Inner(Schema):
    count = ma.fields.Integer(strict=True, required=True)


class Outer(Schema):
    name = ma.fields.String(required=True)
    inner = ma.fields.Nested(Inner)
    many = BoundedList(ma.fields.Nested(Inner), most=100)
    free = BoundedDict(ma.fields.String(), ma.fields.Integer(strict=True), most=100)


class Search(Query):
    q = ma.fields.String(required=True)


@probe.post("/echo")
@probe.arguments(Outer)
@probe.answers(200, Outer)
def echo(sent: dict[str, Any]) -> dict[str, Any]:
    """Give back what was sent"""
    return sent


@probe.get("/search")
@probe.arguments(Search, location="query")
@probe.answers(200)
@probe.spoken
def search(sent: dict[str, Any]) -> dict[str, Any]:
    """Say which language was understood"""
    return {"q": sent["q"], "language": language()}


@probe.get("/big")
@probe.answers(200)
def big() -> dict[str, str]:
    """An answer worth compressing"""
    return {"text": "riichi " * 1000}


@probe.get("/problems/<int:status>")
@probe.answers(200)
def problem(status: int) -> None:
    """Any problem"""
    raise Problem(status)


@probe.get("/conflict")
@probe.answers(200)
def conflict() -> None:
    """A problem with members of its own"""
    raise Problem(409, "Two bodies.", slug="other-body", stored={"a": 1}, sent={"a": 2})


@probe.get("/spoken-problem")
@probe.answers(200)
def spoken_problem() -> None:
    """A problem after the language was chosen"""
    language()
    raise Problem(409)


@probe.get("/rule")
@probe.answers(200)
def rule() -> None:
    """What the rules refuse"""
    raise RuleError("facts.tiles", "A count can't be below zero.", "Send 0 or more.")


@probe.get("/field")
@probe.answers(200)
def field() -> None:
    """A field refused by the endpoint itself"""
    raise refuse_field("seat", "Nobody sits there.", "Choose a taken seat.")


@probe.get("/crash")
@probe.answers(200)
def crash() -> None:
    """Our fault"""
    try:
        raise KeyError("Haruna Tanaka")
    except KeyError as error:
        raise RuntimeError("spt_token of Haruna Tanaka") from error


@probe.get("/busy-writer")
@probe.answers(200)
def busy_writer() -> None:
    """Another request holds the one connection that writes for too long"""
    raise PoolTimeoutError


@probe.put("/versioned")
@probe.answers(200)
def versioned() -> dict[str, str]:
    """Edited only by who has seen version 7"""
    etags.require_match("7")
    return {"status": "edited"}


@probe.get("/versioned")
@probe.answers(200)
def read_versioned() -> Response:
    """Version 7"""
    if etags.unchanged("7"):
        return etags.tag(Response(status=304), "7")
    return etags.tag(Response("{}", mimetype="application/json"), "7")


@probe.get("/versioned-big")
@probe.answers(200)
def read_versioned_big() -> Response:
    """Version 7, worth compressing"""
    if etags.unchanged("7"):
        return etags.tag(Response(status=304), "7")
    return etags.tag(Response('{"text": "' + "riichi " * 1000 + '"}', mimetype="application/json"), "7")


PAGES: Table = {name: access for name, access in TABLE.items() if name.startswith(("pwa.", "documentation."))}
PROBED: Table = {**PAGES, **everybody(*(f"probe.{name}" for name in probe._endpoints))}
