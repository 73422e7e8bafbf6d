"""The README's tour, each command as it stands there, against a server as it is really served."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from string import Template
from typing import Any

import httpx
import pytest

from tests.databases import ROOT
from tests.server import environment, serving

TOUR = "http://127.0.0.1:8000"
README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


class Terminal:
    """Runs a line of the tour: an assignment, a curl call or the shinpan command. Keeps the variables."""

    def __init__(self, address: str, database_url: str) -> None:
        self._address = address
        self._environment = environment(database_url, PYTHONPATH=str(ROOT))
        self._variables: dict[str, str] = {}

    def run(self, line: str) -> str:
        line = Template(line).safe_substitute(self._variables)
        if re.match(r"[A-Z]+=", line):
            name, value = line.split("=", 1)
            self._variables[name] = value.replace(TOUR, self._address)
            return ""
        return self._curl(shlex.split(line)) if line.startswith("curl") else self._shinpan(shlex.split(line))

    def _curl(self, words: list[str]) -> str:
        method, headers, body, address = "", {}, None, ""
        rest = iter(words[1:])
        for word in rest:
            if word == "-X":
                method = next(rest)
            elif word == "-H":
                name, value = next(rest).split(": ", 1)
                headers[name] = value
            elif word == "-d":
                body = next(rest)
            elif word != "-s":
                address = word
        method = method or ("GET" if body is None else "POST")
        answer = httpx.request(method, address, headers=headers, content=body)
        assert answer.is_success, f"{words}: {answer.text}"
        return answer.text

    def _shinpan(self, words: list[str]) -> str:
        assert words[0] == ".venv/bin/shinpan"
        command = [sys.executable, "-m", "cli", *words[1:]]
        done = subprocess.run(command, cwd=ROOT, env=self._environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{words}: {done.stderr}"
        if words[1:3] == ["tournament", "token"]:
            self._variables |= {
                "TOURNAMENT": re.findall(r"tournament +(\S+)", done.stdout)[0],
                "TOKEN": re.findall(r"token +(\S+)", done.stdout)[0],
            }
        return done.stdout


def test_every_command_of_the_tour_does_what_the_readme_says(sqlite_url: str) -> None:
    with serving(sqlite_url) as address:
        terminal = Terminal(address, sqlite_url)
        said = [(line, terminal.run(line)) for line in commands()]

    def answer(beginning: str) -> Any:
        return next(text for line, text in said if beginning in line)

    assert f"{address}/#/join/" in answer("tournament create")
    assert '"line":"Dead hand"' in answer("v1/decisions -H")
    assert answer("decisions/across").count('"status"') >= 6
    assert "empty-win" in answer("q=chombo")
    assert '"ambiguity":{' in answer("q=open+riichi")
    assert '"amount":6000' in answer("v1/lateness")
    assert "Dead hand" in answer("shinpan decide")
    assert "45P" in answer("shinpan lateness")
    assert '"seq":' in answer("/rulings/00000000")
    assert "as they were written" in answer("audit verify")


@pytest.mark.parametrize("path", re.findall(r"\]\(([^)#:]+)\)", README))
def test_what_the_readme_links_to_is_there(path: str) -> None:
    assert (ROOT / path).exists()
