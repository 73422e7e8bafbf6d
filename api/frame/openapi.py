"""The API's own description: `make openapi` writes openapi.yaml; a test fails when it is stale."""

from __future__ import annotations

from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import orjson
import yaml
from flask import Flask
from flask_smorest import Api

from api.frame.blueprint import Blueprint
from api.frame.endpoints import BLUEPRINTS
from api.frame.problems import STATUSES
from api.frame.schemas import ProblemDetails

_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
PROBLEM_TYPE = "application/problem+json"
# From 3.13 Python names statuses as RFC 9110 does; openapi.yaml is to read the same, whatever Python wrote it.
RENAMED_STATUSES = {"UNPROCESSABLE_ENTITY": "UNPROCESSABLE_CONTENT"}
INTRODUCTION = """A referee's assistant for riichi mahjong: a call goes in, the prescribed penalty with its steps
comes out, and is logged for ever.

Looking up fouls, asking for decisions and the tools need no account. Everything under `/tournaments/{tournament_id}`
needs an official of that tournament: a browser that was let in by a link has a session, in a cookie; a program has an
API token with scopes: `Authorization: Bearer spt_...`. docs/roles.md says which role may do what.

Errors are problem details (RFC 9457) that name each field and its cure. Unknown fields are refused. Texts come in
English, Japanese, French and Russian (`?lang=` or Accept-Language)."""


class DescribedApi(Api):
    """flask-smorest's registry of endpoints, whose errors are problem details."""

    ERROR_SCHEMA = ProblemDetails

    def describe(self, blp: Blueprint) -> None:
        """Tell of a blueprint that the app has already."""
        self._app.extensions["flask-smorest"]["blp_name_to_api"][blp.name] = self
        blp.register_views_in_doc(self, self._app, self.spec, name=blp.name, parameters=None)
        self.spec.tag({"name": blp.name, "description": blp.description})

    def _register_error_handlers(self) -> None:
        """Register none: errors are answered by api.frame.problems."""

    def _register_etag_headers(self) -> None:
        """Register none: ours are in api.frame.etags."""

    def _register_pagination_header(self) -> None:
        """Register none: our pages are keyset pages."""

    def _register_responses(self) -> None:
        content = {PROBLEM_TYPE: {"schema": self.ERROR_SCHEMA}}
        for status in HTTPStatus:
            meaning = STATUSES.get(status, ("", status.phrase, ""))[1]
            self.spec.components.response(status.name, {"description": meaning, "content": content}, lazy=True)
        default = {"description": "An error, as problem details", "content": content}
        self.spec.components.response(self.DEFAULT_ERROR_RESPONSE_NAME, default, lazy=True)


def description(app: Flask) -> dict[str, Any]:
    """Describe what every endpoint takes and answers. It takes a while, so no app does it at its start."""
    described = _registry(app)
    for blp in BLUEPRINTS:
        described.describe(blp)
    written = orjson.dumps(described.spec.to_dict(), option=orjson.OPT_NON_STR_KEYS).decode()
    for older, newer in RENAMED_STATUSES.items():
        written = written.replace(f'{older}"', f'{newer}"')
    content: dict[str, Any] = orjson.loads(written)
    return content


def as_yaml(app: Flask) -> str:
    """Render the description as it is kept in openapi.yaml."""
    return yaml.dump(description(app), Dumper=_Readable, sort_keys=False, allow_unicode=True, width=120)


def _registry(app: Flask) -> DescribedApi:
    app.config.update(API_TITLE="Shinpan", API_VERSION=version("shinpan"), OPENAPI_VERSION="3.1.0")
    token = {"type": "http", "scheme": "bearer", "description": "An API token of an official of the tournament"}
    let_in = "A browser that was let in by a link"
    session = {"type": "apiKey", "in": "cookie", "name": "shinpan", "description": let_in}
    options: dict[str, Any] = {"info": {"description": INTRODUCTION, "license": {"name": "MIT", "identifier": "MIT"}}}
    api = DescribedApi(app, spec_kwargs=options)
    api.spec.components.security_scheme("session", session)
    api.spec.components.security_scheme("token", token)
    return api


class _Readable(_Dumper):
    """Writes texts of several lines as they are read, and no anchors."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _represent_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


_Readable.add_representer(str, _represent_text)
