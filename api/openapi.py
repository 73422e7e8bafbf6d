"""The API's own description: `make openapi` writes openapi.yaml; a test fails when it is stale."""

from __future__ import annotations

from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import yaml
from flask import Flask
from flask_smorest import Api

from api.problems import STATUSES
from api.schemas import ProblemDetails

PROBLEM_TYPE = "application/problem+json"
INTRODUCTION = """A referee's assistant for riichi mahjong: a call goes in, the prescribed penalty with its steps
comes out, and is logged for ever.

Looking up fouls, asking for decisions and the tools need no account. Everything under `/tournaments/{tournament_id}`
needs the token of an official of that tournament: `Authorization: Bearer spt_...`.

Errors are problem details (RFC 9457) that name each field and its cure. Unknown fields are refused. Texts come in
English, Japanese and French (`?lang=` or Accept-Language)."""


class DescribedApi(Api):
    """flask-smorest's registry of endpoints, whose errors are problem details."""

    ERROR_SCHEMA = ProblemDetails

    def _register_error_handlers(self) -> None:
        """Errors are answered by api.problems."""

    def _register_etag_headers(self) -> None:
        """Ours are in api.etags."""

    def _register_pagination_header(self) -> None:
        """Our pages are keyset pages."""

    def _register_responses(self) -> None:
        content = {PROBLEM_TYPE: {"schema": self.ERROR_SCHEMA}}
        for status in HTTPStatus:
            meaning = STATUSES.get(status, ("", status.phrase, ""))[1]
            self.spec.components.response(status.name, {"description": meaning, "content": content}, lazy=True)
        default = {"description": "An error, as problem details", "content": content}
        self.spec.components.response(self.DEFAULT_ERROR_RESPONSE_NAME, default, lazy=True)


def describe(app: Flask) -> DescribedApi:
    """The registry in which this app's blueprints are described as they are registered."""
    app.config.update(API_TITLE="Shinpan", API_VERSION=version("shinpan"), OPENAPI_VERSION="3.1.0")
    token = {"type": "http", "scheme": "bearer", "description": "The token of an official of the tournament"}
    options: dict[str, Any] = {"info": {"description": INTRODUCTION, "license": {"name": "MIT", "identifier": "MIT"}}}
    api = DescribedApi(app, spec_kwargs=options)
    api.spec.components.security_scheme("official", token)
    return api


def as_yaml(app: Flask) -> str:
    """The description of every endpoint of this app."""
    api: DescribedApi = app.extensions["flask-smorest"]["apis"][""]["ext_obj"]
    return yaml.dump(api.spec.to_dict(), Dumper=_Readable, sort_keys=False, allow_unicode=True, width=120)


class _Readable(yaml.SafeDumper):
    """Writes texts of several lines as they are read, and no anchors."""

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def represent_str(self, data: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", data, style="|" if "\n" in data else None)


_Readable.add_representer(str, _Readable.represent_str)
