"""Whatever others wrote, a terminal that shows what the commands print obeys none of it, and no line is added."""

from __future__ import annotations

import ast
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.database.engine import write
from services.terminal_text import OBEYED, visible
from tests.cli.conftest import Shinpan
from tests.databases import ROOT
from tests.engines import engines_at
from tests.models.sample import furnish, tamper
from tests.server import environment

EVIL = "Cup\x1b]0;owned\x07\x1b[2J\x9b31m\u202eevil\u2066\u2028\nall is well\r\x7f"
PRINTING = re.compile(r"print|click\.(echo|secho|confirm|echo_via_pager)|sys\.(stdout|stderr)\..*")


def obeyed(text: str) -> list[str]:
    """What a terminal would obey there, but for the ends of our lines."""
    return [letter for letter in OBEYED.findall(text) if letter != "\n"]


@given(st.text())
def test_nothing_of_a_text_is_obeyed_and_json_stays_the_same(text: str) -> None:
    assert not OBEYED.search(visible(text))
    assert json.loads(visible(json.dumps(text, ensure_ascii=False))) == text


def test_every_control_and_direction_is_written_out() -> None:
    found = [letter for letter in map(chr, range(sys.maxunicode + 1)) if category(letter) in ("Cc", "Zl", "Zp", "Cs")]
    assert all(
        visible(letter) != letter for letter in [*found, *"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"]
    )
    assert visible("Dürer 李明 דנה é…") == "Dürer 李明 דנה é…"


@pytest.fixture
def evil(sqlite_url: str) -> str:
    with engines_at(sqlite_url) as engines, write(engines) as connection:
        furnish(connection)
    tamper(sqlite_url, "UPDATE tournament SET name = :name, slug = :name", name=EVIL)
    tamper(sqlite_url, "UPDATE player SET name = :name, id_number = :name || id_number", name=EVIL)
    tamper(sqlite_url, "UPDATE official SET name = :name", name=EVIL)
    tamper(sqlite_url, 'CREATE TRIGGER "evil\x1b[2J\u202e\nall is well" AFTER INSERT ON ruling BEGIN SELECT 1; END')
    return sqlite_url


COMMANDS = {
    "tournament list": ("tournament", "list"),
    "audit verify": ("audit", "verify"),
    "an unknown tournament": ("audit", "verify", EVIL),
    "a link for nobody": ("tournament", "link", EVIL),
    "a usage error": ("tournament", "token", "--days", EVIL, "x"),
    "an account": ("account", "close", EVIL),
}


@pytest.mark.parametrize("what", COMMANDS)
def test_a_command_prints_nothing_that_is_obeyed(shinpan: Shinpan, evil: str, what: str) -> None:
    done = shinpan(*COMMANDS[what], database=evil)
    assert obeyed(done.stdout + done.stderr) == []
    assert done.stdout + done.stderr
    assert not [line for line in (done.stdout + done.stderr).split("\n") if line.startswith("all is well")]


def test_a_restore_prints_nothing_that_is_obeyed(shinpan: Shinpan, evil: str, tmp_path: Path) -> None:
    refused = shinpan("restore", "--check", evil.removeprefix("sqlite:///"), database=f"sqlite:///{tmp_path / 'new'}")
    assert "is not Shinpan's" in refused.stderr
    tamper(evil, 'DROP TRIGGER "evil\x1b[2J\u202e\nall is well"')
    told = shinpan("restore", "--check", evil.removeprefix("sqlite:///"), database=f"sqlite:///{tmp_path / 'new'}")
    for done in (refused, told):
        assert obeyed(done.stdout + done.stderr) == []
        assert "\\u001b" in done.stdout + done.stderr
        assert not [line for line in (done.stdout + done.stderr).split("\n") if line.startswith("all is well")]


def test_json_is_the_same_to_a_pipe_and_obeyed_by_no_terminal(evil: str, tmp_path: Path) -> None:
    tamper(evil, 'DROP TRIGGER "evil\x1b[2J\u202e\nall is well"')
    arguments = ["restore", "--check", "--json", "--despite-findings", evil.removeprefix("sqlite:///")]
    command = [sys.executable, "-m", "cli", *arguments]
    settings = environment(f"sqlite:///{tmp_path / 'new'}")
    piped = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=True).stdout
    assert json.loads(piped)["tournaments"][0]["name"] == EVIL
    assert "\u202e" in piped
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, cwd=ROOT, env=settings, stdout=theirs) as running:
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 65536):
                shown += part
        except OSError:  # Linux says so where it ends
            pass
        running.wait()
    os.close(ours)
    assert json.loads(shown) == json.loads(piped)
    assert obeyed(shown.decode().replace("\r\n", "\n")) == []


def test_commands_print_by_one_module_alone() -> None:
    calls = [
        f"{path.name}: {ast.unparse(node.func)}"
        for path in (ROOT / "cli").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and PRINTING.fullmatch(ast.unparse(node.func))
    ]
    assert "terminal.py: click.echo" in calls
    assert {call.partition(":")[0] for call in calls} == {"terminal.py"}, "say it with cli.terminal"
