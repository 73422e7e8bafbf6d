"""The documentation: openapi.yaml, and Swagger UI from the files that its package ships; nothing from elsewhere."""

from __future__ import annotations

from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, send_from_directory

from api.access.headers import CSP
from api.frame.problems import Problem

ROOT = Path(__file__).resolve().parent
OPENAPI = ROOT.parents[1] / "openapi.yaml"
PAGE = ROOT / "docs_page"
SWAGGER_UI = Path(flask_swagger_ui.__file__).parent / "dist"
SHIPPED = {
    "swagger-ui.css": SWAGGER_UI,
    "swagger-ui-bundle.js": SWAGGER_UI,
    "favicon-32x32.png": SWAGGER_UI,
    "start.js": PAGE,
    "page.css": PAGE,
}
# Swagger UI's style sheet draws its icons as data: images; scripts and styles come from here alone, none inline.
PAGE_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
DAY = 86_400

blp = Blueprint("documentation", __name__)


@blp.get("/docs")
def page() -> Response:
    """The documentation as a page."""
    response = send_from_directory(PAGE, "index.html", max_age=0)
    response.headers[CSP] = PAGE_CSP
    return response


@blp.get("/docs/<name>")
def asset(name: str) -> Response:
    """A script, style or image of that page."""
    if name not in SHIPPED:
        raise Problem(404)
    return send_from_directory(SHIPPED[name], name, max_age=DAY)


@blp.get("/openapi.yaml")
def openapi() -> Response:
    """The description of the whole API, for people and machines."""
    return send_from_directory(OPENAPI.parent, OPENAPI.name, mimetype="application/yaml", max_age=0)
