"""The commands of the tour and of the pages on deploying and backups, against a server as it is really served."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any

import httpx

from tests.commands import alembic, run_shinpan
from tests.databases import ROOT
from tests.server import GUNICORN, environment, forking

ORIGIN = "http://localhost:8000"
VENV = ".venv/bin/"


def commands(page: str) -> Iterator[str]:
    """Each command of a page's sh blocks; one that goes on over lines (in quotes, or after a backslash) is whole."""
    for block in re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL):
        command = ""
        for line in block.splitlines(keepends=True):
            command += line
            if _is_whole(command):
                yield command.replace("\\\n", "").strip()
                command = ""
        assert not command, f"{page}: this never ends: {command}"


def _is_whole(command: str) -> bool:
    try:
        shlex.split(command)
    except ValueError:
        return False
    return not command.endswith("\\\n")


class Terminal:
    """Runs an assignment, `eval` of one, curl, or a program of the virtual environment. Keeps the variables."""

    def __init__(self, address: str, database_url: str, folder: Path) -> None:
        self._address = address
        self._folder = folder
        self._environment = environment(database_url)
        self._variables: dict[str, str] = {}

    def run(self, command: str) -> str:
        """What the command prints. Raises AssertionError when it fails."""
        words = shlex.split(Template(command).safe_substitute(self._variables))
        if words[0] == "eval":
            inner = re.fullmatch(r"\$\((.*)\)", words[1])
            assert inner, command
            return self._assign(shlex.split(self.run(inner[1])))
        if re.match(r"[A-Z]+=", words[0]):
            return self._assign(words)
        return self._curl(words) if words[0] == "curl" else self._program(words)

    def _assign(self, words: list[str]) -> str:
        self._variables |= {
            name: value.replace(ORIGIN, self._address) for name, value in (word.split("=", 1) for word in words)
        }
        return ""

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
            elif word == "-w":
                next(rest)
            elif word != "-sS":
                address = word
        method = method or ("GET" if body is None else "POST")
        answer = httpx.request(method, address, headers=headers, content=body)
        assert answer.is_success, f"{words}: {answer.text}"
        return answer.text

    def _program(self, words: list[str]) -> str:
        assert words[0].startswith(VENV), words
        name = words[0].removeprefix(VENV)
        if [name, *words[1:]] == GUNICORN:
            return ""  # the server that answers here was started so
        if name == "shinpan":
            done = run_shinpan(tuple(words[1:]), self._environment, self._folder)
        else:
            assert name == "alembic", words
            done = alembic(self._environment["SHINPAN_DATABASE_URL"], *words[1:])
        assert done.returncode == 0, f"{words}: {done.stderr}"
        return done.stdout


def test_every_command_of_the_tour_does_what_it_says(sqlite_url: str, tmp_path: Path) -> None:
    with forking(sqlite_url) as address:
        terminal = Terminal(address, sqlite_url, tmp_path)
        printed = [(command, terminal.run(command)) for command in commands("tour.md")]

    def answer(beginning: str) -> Any:
        return next(text for command, text in printed if beginning in command)

    assert f"{address}/#/join/" in answer("tournament create")
    assert '"line":"Dead hand"' in answer("v1/decisions -H")
    assert "empty-win" in answer("q=chombo")
    assert '"amount":6000' in answer("v1/lateness")
    assert "Dead hand" in answer("shinpan decide")
    assert '"seq":' in answer("/rulings/00000000")
    assert "head " in answer("audit verify")


def test_every_command_of_the_tools_does_what_it_says(sqlite_url: str, tmp_path: Path) -> None:
    [played] = re.findall(r"```json\n(.*?)```", (ROOT / "docs/tools.md").read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "hands.json").write_text(played, encoding="utf-8")
    terminal = Terminal("", sqlite_url, tmp_path)
    printed = {command: terminal.run(command) for command in commands("tools.md")}
    for command, answer in {
        "hand 3444m": "4444m: ✗ The waits would change",
        "hand 111m": "2222p: ✓",
        "--mixed": "west: -200",
        "added-quad": "White dragon",
        "calls south": "west + The call stands",
        "pon,holds": "Changing a call",
        "draw --riichi": "The deal passes; honba 1, riichi 1",
        "sheet": "→ east 2-1",
        "settle": "1. east: 51.2P",
        "train": "Is this hand tenpai?",
    }.items():
        assert [answer in text for said, text in printed.items() if command in said] == [True], command


def test_every_command_of_backups_does_what_it_says(sqlite_url: str, tmp_path: Path) -> None:
    with forking(sqlite_url) as address:
        terminal = Terminal(address, sqlite_url, tmp_path)
        copied, checked = (terminal.run(command) for command in commands("backup.md"))
    assert "Copied to spring-cup-backup.sqlite3" in copied
    assert "are as they were written" in checked


def test_every_command_of_deploying_does_what_it_says(sqlite_url: str, tmp_path: Path) -> None:
    with forking(sqlite_url) as address:
        terminal = Terminal(address, sqlite_url, tmp_path)
        printed = {command: terminal.run(command) for command in commands("deploying.md")}
    assert "24/25  evening-1" in terminal.run(".venv/bin/shinpan league list")
    assert f"{VENV}{' '.join(GUNICORN)}" in printed
