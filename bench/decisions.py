"""POST /decisions against a bare Flask route that parses and returns JSON of the same size, in the same run.

python bench/decisions.py        (needs wrk: apt-get install wrk)
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import httpx

ROOT = Path(__file__).resolve().parents[1]
ROUNDS, SECONDS, CONNECTIONS = 7, 3, 16
RULEBOOK = {"id": "wrc-2022", "options": {"lower-penalties": {}}, "readings": {}}
CALLS = {
    "decided": {"rulebook": RULEBOOK, "foul": "empty-win", "facts": {"hand_shown": False}, "context": {}},
    "needs facts": {"rulebook": RULEBOOK, "foul": "empty-win", "facts": {}, "context": {}},
}
BARE = """
import json
from flask import Flask, jsonify, request
app = Flask(__name__)
ANSWER = json.loads({answer!r})
@app.post("/api/v1/decisions")
def decide():
    request.get_json()
    return jsonify(ANSWER)
"""
LUA = """
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = [[{body}]]
"""


def main() -> None:
    """Both servers up at once, measured in turns, so that a busy moment of the machine hits both."""
    if not shutil.which("wrk"):
        sys.exit("This needs wrk: apt-get install wrk")
    with tempfile.TemporaryDirectory() as folder, serving("app:create_app()", Path(folder)) as ours:
        for name, call in CALLS.items():
            answer = httpx.post(ours, json=call).raise_for_status().text
            (Path(folder) / "bare.py").write_text(BARE.format(answer=answer), encoding="utf-8")
            script = Path(folder) / "call.lua"
            script.write_text(LUA.format(body=json.dumps(call)), encoding="utf-8")
            with serving("bare:app", Path(folder)) as bare:
                rates = [(rate(ours, script), rate(bare, script)) for _ in range(ROUNDS)]
            mine, theirs = (median(column) for column in zip(*rates, strict=True))
            ratio = median(one / other for one, other in rates)
            print(
                f"{name}: {len(answer.encode())} bytes: ours {mine:.0f}/s, bare {theirs:.0f}/s, "
                f"ratio {ratio:.2f} (at least 0.7; rounds {min(a / b for a, b in rates):.2f} to "
                f"{max(a / b for a, b in rates):.2f})"
            )


@contextmanager
def serving(what: str, folder: Path) -> Iterator[str]:
    """Two gunicorn sync workers on a free port; gives the address to post to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "SHINPAN_DATABASE_URL": f"sqlite:///{folder / 'unused.sqlite3'}",
        "SHINPAN_RATE_LIMIT": "1000000/second",
        "PYTHONPATH": f"{ROOT}:{folder}",
    }
    command = [sys.executable, "-m", "gunicorn", "--workers", "2", "--bind", f"127.0.0.1:{port}", what]
    command += ["--no-control-socket", "--log-level", "warning"]
    with subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.DEVNULL) as server:
        try:
            wait_for(port)
            yield f"http://127.0.0.1:{port}/api/v1/decisions"
        finally:
            server.terminate()


def wait_for(port: int) -> None:
    """Until the port answers; raises TimeoutError after ten seconds."""
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"nothing listens on port {port}")


def rate(address: str, script: Path) -> float:
    """Requests per second; every answer must be a 200."""
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "-s", str(script), address]
    said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    found = re.search(r"Requests/sec:\s+([\d.]+)", said)
    assert found, said
    assert "Non-2xx" not in said, said
    return float(found[1])


if __name__ == "__main__":
    main()
