"""How the app is served. `PORT` sets the port (8000; 0 takes a free one), `WORKERS` and `THREADS` how much at once.

Listens on the loopback only: a proxy with TLS belongs in front of anything more, since tokens travel in every request.
For a table among friends without one, `HOST=0.0.0.0` lets whoever is in the same network connect.

Beside the THREADS that answer requests there is one for each heavy request that runs or waits for its turn.

SQLite has one writer, so it gets one process with threads; PostgreSQL gets several processes.
"""

import gc
import os
import resource
import socket
import sys
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Any

from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker
from sqlalchemy.exc import DBAPIError

from api.access.heavy_requests import AT_ONCE, MOST_WAITING
from api.frame.store import LIVE, engines
from config import Config, ConfigError
from deploy.worker import Worker as OurWorker
from models.database.engine import make_engine, one_line, read
from models.database.health import find_problem
from rulings.errors import DataError
from services.account.links import first_path
from services.addresses import EVERYWHERE, Listener, find_addresses
from services.rulebook_folder import use_folder
from services.terminal_text import visible

MOST_FILES = 16_384  # where the system lets us: more than there can be streams, half requests and idle connections
FILES_OF_THE_APP = 150  # its database connections, its log
LOOPBACK = "127.0.0.1"
WITHOUT_HTTPS = (
    "That is without HTTPS: only while they reach it, without passkeys, and others in the network can listen in."
)
SWITCH_SECONDS = 0.001  # until a thread that computes lets another one go on; a ruling waits for that several times


def _whole_number(name: str, default: int, smallest: int, largest: int) -> int:
    text = os.environ.get(name, str(default))
    if not text.isascii() or not text.isdigit() or not smallest <= int(text) <= largest:
        raise SystemExit(f"{name} is {text!r}: give a whole number from {smallest} to {largest}.")
    return int(text)


def _address_here(name: str, default: str) -> str:
    text = os.environ.get(name, default)
    try:
        return str(IPv4Address(text))
    except ValueError:
        raise SystemExit(f"{name} is {text!r}: give an IPv4 address of this machine; 0.0.0.0 means all.") from None


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
    use_folder(_config.rulebooks)
except (ConfigError, DataError) as error:
    raise SystemExit(str(error)) from None
_postgresql = _config.database_url.startswith("postgresql")
_port = _whole_number("PORT", 8000, 0, 65535)
_host = _address_here("HOST", LOOPBACK)

wsgi_app = "app:create_app()"
bind = f"{_host}:{_port}"
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
        socket.create_server((_host, _port)).close()
    except OSError as error:
        cure = "Take another one, such as: make run PORT=8001"
        raise SystemExit(f"Port {_port} can't be used: {os.strerror(error.errno or 0)}. {cure}") from None


def when_ready(server: Arbiter) -> None:
    """Say where to look, once the port is really open."""
    # One origin for all links, and localhost rather than an IP address: passkeys are bound to a name.
    listener = Listener(*server.LISTENERS[0].sock.getsockname()[:2])
    address = f"http://{'localhost' if listener.host in (LOOPBACK, EVERYWHERE) else listener.host}:{listener.port}"
    database = make_engine(_config.database_url)
    try:
        problem = find_problem(database)
    except DBAPIError as error:
        raise SystemExit(f"SHINPAN_DATABASE_URL can't be used: {visible(one_line(error))}") from None
    finally:
        database.dispose()
    path = None if problem else first_path(_config.database_url)
    print(f"Shinpan listens on {address}  (API page: {address}/docs; stop with Ctrl-C)", flush=True)  # noqa: T201
    if problem:
        print(f"Until this is mended, nothing is stored, and the app says so: {visible(problem)}", flush=True)  # noqa: T201
    if (said := _describe_for_phones(address, listener)) is not None:
        print(said, flush=True)  # noqa: T201
    if path is not None:
        link = f"{_config.public_url or address}{path}"
        print(f"Nobody has an account yet. This link makes the first one, once: {link}", flush=True)  # noqa: T201


def _describe_for_phones(address: str, listener: Listener) -> str | None:
    found = find_addresses(_config.public_url, address, listener)
    if not found.is_local_only:
        plain = "" if found.used.startswith("https:") else f" {WITHOUT_HTTPS}"
        return f"Phones open {found.used}.{plain}"
    if _config.trusted_proxies:
        return None
    how = (
        f"HTTPS, or, among friends, starting it with {found.cure}"
        if found.cure
        else "HTTPS; this machine is in no network"
    )
    return f"Phones can't open that. docs/deploying.md says how they can: {how}."


def post_worker_init(worker: Worker) -> None:
    """Streams end when their worker is told to stop: it would wait for them.

    The database is open from now on, so that whoever would put another in its place finds it in use.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # the rulebooks and the app's modules stay: looking through them again stops all threads for 0.3 s
    app: Any = worker.wsgi
    if LIVE not in app.extensions:
        return
    app.extensions[LIVE].stopping = lambda: not worker.alive
    with suppress(DBAPIError), read(engines(app)):
        pass
