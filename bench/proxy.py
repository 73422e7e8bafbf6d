"""Caddy in front of a server, configured as docs/deploying.md says, on a port of the loopback and without TLS."""

from __future__ import annotations

import os
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

from bench.servers import ROOT

PATIENCE = 10  # seconds, for Caddy to start
CADDYFILE = re.compile(r"```\n(\{\n    servers.*?)```", re.DOTALL)


@contextmanager
def behind_caddy(folder: Path, address: str) -> Iterator[str]:
    """Serve what answers at `address` through Caddy; gives the address to ask instead. Needs Debian's caddy."""
    port = _free_port()
    [written] = CADDYFILE.findall((ROOT / "docs" / "deploying.md").read_text(encoding="utf-8"))
    written = written.replace("{\n    servers", "{\n    admin off\n    servers", 1)
    written = written.replace("shinpan.example.org", f"http://127.0.0.1:{port}")
    file = folder / "Caddyfile"
    file.write_text(written.replace("127.0.0.1:8000", f"127.0.0.1:{urlsplit(address).port}"), encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    quiet = subprocess.DEVNULL
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet) as caddy:
        try:
            _await(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            caddy.terminate()


def _free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        return int(taken.getsockname()[1])


def _await(port: int) -> None:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        sleep(0.05)
    raise RuntimeError("Caddy did not start")
