"""How an endpoint is declared.

    blp = Blueprint("fouls", description="The catalogue of fouls")

    @blp.post("/decisions")
    @blp.arguments(DecisionQuestion)
    @blp.answers(200, DecisionSchema)
    @blp.spoken
    def decide(question: dict) -> dict: ...

It is flask-smorest's blueprint, but an answer is sent as the view made it: its schema serves the documentation and the
tests, which hold every answer against it. To dump a list through its schema costs milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar, cast

import flask_smorest
from flask import Flask
from marshmallow import Schema
from sqlalchemy.exc import IntegrityError

from api.access.access import PUBLIC
from api.frame.body import Parser
from api.frame.language import LANGUAGES
from api.frame.schemas import LANG_DESCRIPTION, Query

View = TypeVar("View", bound=Callable[..., Any])

PERMISSIONS = "shinpan.permissions"  # where an app keeps its table of them
LANG_PARAMETER = {
    "in": "query",
    "name": "lang",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
    "description": LANG_DESCRIPTION,
}


class ViewDecorator(Protocol):
    """A method of flask-smorest (which ships no types) that makes a decorator: the view keeps its own type."""

    def __call__(self, *args: Any, **options: Any) -> Callable[[View], View]: ...


class Blueprint(flask_smorest.Blueprint):
    """A group of endpoints. `description` heads its chapter in the documentation."""

    get: ViewDecorator
    post: ViewDecorator
    put: ViewDecorator
    patch: ViewDecorator
    doc: ViewDecorator
    alt_response: ViewDecorator

    ARGUMENTS_PARSER = Parser(unknown=None)  # the schema says what becomes of unknown fields

    def __init__(self, name: str, *, description: str, url_prefix: str = "/api/v1") -> None:
        super().__init__(name, __name__, description=description, url_prefix=url_prefix)
        self._prepare_doc_cbks += [self._prepare_spoken_doc, self._prepare_access_doc]

    def arguments(self, schema: Schema | type[Schema], **options: Any) -> Callable[[View], View]:
        """Give the view what was sent, checked by the schema: one for all requests, where webargs would make many."""
        made = schema() if isinstance(schema, type) else schema
        return super().arguments(made, **options)  # type: ignore[no-any-return]

    def answers(self, status: int, schema: Any = None, **documentation: Any) -> Callable[[View], View]:
        """Document an answer of this status. The view returns JSON-ready data, or (data, status[, headers])."""
        return self.alt_response(status, schema=schema, success=True, **documentation)

    def add_url_rule(self, rule: str, endpoint: str, view_func: Callable[..., Any], **options: Any) -> None:
        """Register a view. One that loses a race for an id or a name answers as if it had come later."""
        super().add_url_rule(rule, endpoint, _answer_after_a_race(view_func), **options)

    def spoken(self, view: View) -> View:
        """Document that the answer holds texts, in the language that `?lang=` or Accept-Language asks for."""
        view._apidoc = {**getattr(view, "_apidoc", {}), "spoken": True}  # type: ignore[attr-defined]
        return view

    def _store_endpoint_docs(self, endpoint: str, obj: Any, *rest: Any, **options: Any) -> None:
        super()._store_endpoint_docs(endpoint, obj, *rest, **options)
        for method, described in self._docs[endpoint].items():
            if method != "parameters":
                described["endpoint"] = f"{self.name}.{endpoint}"

    def _prepare_access_doc(
        self, doc: dict[str, Any], doc_info: dict[str, Any], app: Flask, **_: Any
    ) -> dict[str, Any]:
        """Document who may call it, as api/access/permissions.py says."""
        access = app.extensions[PERMISSIONS].get(doc_info["endpoint"], PUBLIC)
        if access.is_public:
            return {**doc, "security": []}
        if access.account:
            return {**doc, "security": [{"session": []}], **({"x-fresh-sign-in": True} if access.fresh else {})}
        return {**doc, "security": [{"session": []}, {"token": [access.scope]}], "x-roles": sorted(access.roles)}

    def _prepare_spoken_doc(self, doc: dict[str, Any], doc_info: dict[str, Any], **_: Any) -> dict[str, Any]:
        if doc_info.get("spoken"):
            parameters = doc.setdefault("parameters", [])
            if not any(isinstance(parameter.get("schema"), Query) for parameter in parameters):
                parameters.append(LANG_PARAMETER)
        return doc


def _answer_after_a_race(view: View) -> View:
    """Ask the view again when the database refused what it wrote: who came first is stored by now, and it sees that."""

    @wraps(view)
    def answered(*args: Any, **values: Any) -> Any:
        try:
            return view(*args, **values)
        except IntegrityError:
            return view(*args, **values)

    return cast("View", answered)
