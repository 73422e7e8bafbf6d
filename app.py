"""The application: settings → database → endpoints. `app:create_app()` is what gunicorn serves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import orjson
from flask import Flask, Response
from flask.json.provider import JSONProvider
from flask_compress import Compress

from api.access import auth, headers, heavy_requests, rate_limits
from api.access.access import Table
from api.access.permissions import TABLE
from api.account import sign_in_limits
from api.frame import addresses, endpoints, origin, problems, push_sender, store
from api.frame.blueprint import PERMISSIONS, Blueprint
from api.journal import daily_stamps
from api.operations import logs
from config import Config
from models.database.engine import Engines, make_engine
from services.rulebook_folder import use_folder

View = TypeVar("View", bound=Callable[..., Any])

# A first visit fetches the whole app, file by file, and a hall full of phones may stand behind one address.
UNLIMITED = frozenset({"health.healthz", "health.readyz"}) | {
    f"pwa.{view}" for view in ("page", "root_file", "file", "precache")
}
COMPRESSED = [f"application/{kind}" for kind in ("json", "problem+json", "yaml", "manifest+json")] + [
    *(f"text/{kind}" for kind in ("html", "css", "javascript", "plain")),
    "image/svg+xml",
]


class OrjsonProvider(JSONProvider):
    """JSON by orjson: faster than the standard library, strict UTF-8, and it writes UUIDs and times itself."""

    def dumps(self, obj: Any, **_: Any) -> str:
        return orjson.dumps(obj).decode()

    def loads(self, s: str | bytes, **_: Any) -> Any:
        return orjson.loads(s)

    def response(self, *args: Any, **kwargs: Any) -> Response:
        return Response(orjson.dumps(self._prepare_response_obj(args, kwargs)), content_type="application/json")


class Shinpan(Flask):
    """Flask without the question, asked ten times per request, whether a function is a coroutine: none is."""

    def ensure_sync(self, func: View) -> View:
        return func


def create_app(
    config: Config | None = None, blueprints: Iterable[Blueprint] = endpoints.BLUEPRINTS, permissions: Table = TABLE
) -> Flask:
    """Create the app for these settings, or for those of the environment. Raises ConfigError for a wrong one."""
    config = config or Config.from_environment()
    app = Shinpan("shinpan", static_folder=None)
    app.json = OrjsonProvider(app)
    app.config.update(COMPRESS_MIN_SIZE=1024, COMPRESS_MIMETYPES=COMPRESSED, COMPRESS_REGISTER=True)
    Compress(app)
    problems.install(app)
    addresses.install(app)
    app.extensions[PERMISSIONS] = permissions
    endpoints.register(app, blueprints)
    auth.install(app, permissions, UNLIMITED)
    heavy_requests.install(app, permissions)
    logs.install(app, config.log_level)
    headers.install(app, config.trusted_proxies)
    begin(app, config, make_engine(config.database_url))
    return app


def begin(app: Flask, config: Config, engines: Engines) -> None:
    """Give a wired app its database and rulebooks, and what it keeps in memory from nothing: who asked how often, what
    to send. Raises DataError for a rulebook of the club's own that can't be used.
    """
    use_folder(config.rulebooks)
    store.begin(app, engines)
    origin.begin(app, config.public_url)
    rate_limits.begin(app, config.rate_limit, config.rate_limit_official)
    sign_in_limits.begin(app)
    heavy_requests.begin(app)
    push_sender.begin(app, config.push_contact, config.push_services)
    daily_stamps.begin(app, config.stamping_authority, config.stamping_roots)


def close(app: Flask) -> None:
    """Close the connections of an app that serves no more."""
    store.engines(app).dispose()
