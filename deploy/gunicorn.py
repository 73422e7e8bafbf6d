"""How the app is served. `PORT` sets the port (8000; 0 takes a free one), `WORKERS` and `THREADS` how much at once.

Each live stream holds a thread, so there are threads for those beside the THREADS that answer requests.

SQLite has one writer, so it gets one process with threads; PostgreSQL gets several processes.
Listens on the loopback only: a proxy with TLS belongs in front of anything more, since tokens travel in every request.
"""

import os
import socket

from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker
from sqlalchemy.exc import DBAPIError

from api.frame.store import LIVE, MOST_STREAMS
from config import Config, ConfigError
from models.database.engine import make_engine, one_line
from models.database.health import find_problem
from rulings.errors import DataError
from rulings.loading.own_books import use_own_books
from services.account.links import first_path


def _whole_number(name: str, default: int, smallest: int, largest: int) -> int:
    text = os.environ.get(name, str(default))
    if not text.isascii() or not text.isdigit() or not smallest <= int(text) <= largest:
        raise SystemExit(f"{name} is {text!r}: give a whole number from {smallest} to {largest}.")
    return int(text)


try:
    _config = Config.from_environment()
    use_own_books(_config.rulebooks)
except (ConfigError, DataError) as error:
    raise SystemExit(str(error)) from None
_postgresql = _config.database_url.startswith("postgresql")
_port = _whole_number("PORT", 8000, 0, 65535)

wsgi_app = "app:create_app()"
bind = f"127.0.0.1:{_port}"
worker_class = "gthread"
_processes = _whole_number("WORKERS", max(2, os.cpu_count() or 2), 1, 64)
workers = _processes if _postgresql else 1
threads = _whole_number("THREADS", 4 if _postgresql else 16, 1, 256) + MOST_STREAMS
graceful_timeout = 10
forwarder_headers = ""  # by default a request could say SCRIPT_NAME, and what it asks for would be another address
control_socket_disable = True  # nobody manages the server from outside, so leave no socket in the home folder
loglevel = "error"  # the app logs requests; at "warning" gunicorn quotes malformed ones, tokens and all


def on_starting(server: Arbiter) -> None:
    """Say in one sentence that the port can't be had: gunicorn would try for five seconds, then give up."""
    if {"GUNICORN_FD", "LISTEN_FDS"} & os.environ.keys():
        return  # the port comes open, from the server before or from systemd
    try:
        socket.create_server(("127.0.0.1", _port)).close()
    except OSError as error:
        cure = "Take another one, such as: make run PORT=8001"
        raise SystemExit(f"Port {_port} can't be used: {os.strerror(error.errno or 0)}. {cure}") from None


def when_ready(server: Arbiter) -> None:
    """Say where to look, once the port is really open."""
    # One origin for all links, and localhost rather than an IP address: passkeys are bound to a name.
    address = f"http://localhost:{server.LISTENERS[0].sock.getsockname()[1]}"
    engines = make_engine(_config.database_url)
    try:
        problem = find_problem(engines)
    except DBAPIError as error:
        raise SystemExit(f"SHINPAN_DATABASE_URL can't be used: {one_line(error)}") from None
    finally:
        engines.dispose()
    path = None if problem else first_path(_config.database_url)
    print(f"Shinpan listens on {address}  (API page: {address}/docs; stop with Ctrl-C)", flush=True)  # noqa: T201
    if problem:
        print(f"Until this is mended, nothing is stored, and the app says so: {problem}", flush=True)  # noqa: T201
    if path is not None:
        print(f"Nobody has an account yet. This link makes the first one, once: {address}{path}", flush=True)  # noqa: T201


def post_worker_init(worker: Worker) -> None:
    """Streams end when their worker is told to stop: it would wait for them."""
    live = worker.wsgi.extensions.get(LIVE)
    if live is not None:
        live.stopping = lambda: not worker.alive
