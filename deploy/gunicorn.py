"""How the app is served. `PORT` sets the port (8000; 0 takes a free one), `WORKERS` and `THREADS` how much at once.

Beside the THREADS that answer requests there is one for each heavy request that runs or waits for its turn.

SQLite has one writer, so it gets one process with threads; PostgreSQL gets several processes.
Listens on the loopback only: a proxy with TLS belongs in front of anything more, since tokens travel in every request.
"""

import os
import resource
import socket
import sys

from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker
from sqlalchemy.exc import DBAPIError

from api.access.heavy_requests import AT_ONCE, MOST_WAITING
from api.frame.store import LIVE
from config import Config, ConfigError
from deploy.worker import Worker as OurWorker
from models.database.engine import make_engine, one_line
from models.database.health import find_problem
from rulings.errors import DataError
from rulings.loading.own_books import use_own_books
from services.account.links import first_path

MOST_FILES = 16_384  # where the system lets us: more than there can be streams, half requests and idle connections
FILES_OF_THE_APP = 150  # its database connections, its log
SWITCH_SECONDS = 0.001  # until a thread that computes lets another one go on; a ruling waits for that several times


def _whole_number(name: str, default: int, smallest: int, largest: int) -> int:
    text = os.environ.get(name, str(default))
    if not text.isascii() or not text.isdigit() or not smallest <= int(text) <= largest:
        raise SystemExit(f"{name} is {text!r}: give a whole number from {smallest} to {largest}.")
    return int(text)


def _open_files() -> int:
    """Return how many files and connections a process may have open, after asking for as many as it could use."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


try:
    _config = Config.from_environment()
    use_own_books(_config.rulebooks)
except (ConfigError, DataError) as error:
    raise SystemExit(str(error)) from None
_postgresql = _config.database_url.startswith("postgresql")
_port = _whole_number("PORT", 8000, 0, 65535)

wsgi_app = "app:create_app()"
bind = f"127.0.0.1:{_port}"
worker_class = OurWorker
OurWorker.trusted_proxies = _config.trusted_proxies
OurWorker.most_connections = _open_files() - FILES_OF_THE_APP
_processes = _whole_number("WORKERS", max(2, os.cpu_count() or 2), 1, 64)
workers = _processes if _postgresql else 1
threads = _whole_number("THREADS", 4 if _postgresql else 16, 1, 256)
threads += sum(AT_ONCE.values()) + MOST_WAITING * len(AT_ONCE)
worker_connections = 1_000_000  # never stop accepting: deploy/worker.py makes room
graceful_timeout = 10
forwarder_headers = ""  # by default a request could say SCRIPT_NAME, and what it asks for would be another address
control_socket_disable = True  # nobody manages the server from outside, so leave no socket in the home folder
http_parser = "python"  # the one that deploy/connection.py was tried with
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
    sys.setswitchinterval(SWITCH_SECONDS)
    live = worker.wsgi.extensions.get(LIVE)  # type: ignore[attr-defined]
    if live is not None:
        live.stopping = lambda: not worker.alive
