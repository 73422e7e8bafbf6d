"""What `make quick` runs: the guards, then the tests that a change touches, nearest first, for as long as a minute.

A change is what differs from `main`, committed or not. It touches the test files that import it, directly or through
others; those that ask an address of an endpoint that it touches; those that open a screen that it touches; and those
that name it. `app.py` and the lists of endpoints, commands and screens import everything, so nobody is followed
through them.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from posixpath import dirname, normpath
from time import monotonic

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROUTES = "pwa/src/shell/routes.ts"
HUBS = re.compile(rf"(app|cli|owner|api/frame/endpoints)\.py|pwa/src/shell/(main|inspect)\.tsx?|{ROUTES}")
SECONDS = 33  # then no test begins any more: the last ones, and the start, take the rest of the minute
PYTHON_IMPORT = re.compile(r"^[ \t]*(?:from (\S+) import (\([^)]*\)|.+)|import (.+))$", re.MULTILINE)
IMPORTED = re.compile(r"(?:^|[,(])(?:\s|#.*)*([\w.]+)")
JS_IMPORT = re.compile(r'(?:from|import)\s*\(?\s*"(\.[^"]+)"')
SCREEN = re.compile(r'^  "?(\w*)"?: (?:async \(\) => (\w+)|\w+\(\(\) => import\("([^"]+)"\)\)),$', re.MULTILINE)
SHOWN = re.compile(r'^import (\w+) from "([^"]+)"', re.MULTILINE)
VERBS = {"get", "put", "post", "patch", "delete", "route"}


def changed(since: str = "main") -> set[str]:
    """Files that differ from where this branch left `since`, committed or not."""
    base = _git("merge-base", "HEAD", since)
    return {*_git("diff", "--name-only", base).split(), *_git("ls-files", "--others", "--exclude-standard").split()}


def _git(*command: str) -> str:
    return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=True, text=True).stdout.strip()


def sources() -> list[str]:
    """Every Python and JavaScript file."""
    found = _git(
        "ls-files", "--cached", "--others", "--exclude-standard", "*.py", "pwa/*.js", "pwa/*.ts", "pwa/*.tsx"
    ).split()
    return [name for name in found if (ROOT / name).is_file()]


@cache
def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@cache
def tree(name: str) -> ast.AST:
    return ast.parse(text(name))


@cache
def imports(name: str) -> frozenset[str]:
    """The files that this one may import."""
    if name.endswith((".js", ".ts", ".tsx")):
        return frozenset(normpath(f"{dirname(name)}/{found}") for found in JS_IMPORT.findall(text(name)))
    found: set[str] = set()
    for package, members, modules in PYTHON_IMPORT.findall(text(name)):
        listed = IMPORTED.findall(members or modules)
        for module in [package, *(f"{package}.{member}" for member in listed)] if package else listed:
            path = module.replace(".", "/")
            found |= {f"{path}.py", f"{path}/__init__.py"}
    return frozenset(found)


def reached(names: Iterable[str], everything: Iterable[str]) -> dict[str, int]:
    """These files and all that import them → over how many steps."""
    importers = defaultdict(set)
    for name in everything:
        for imported in imports(name):
            importers[imported].add(name)
    distance = dict.fromkeys(names, 0)
    for name in (waiting := list(distance)):
        for importer in sorted(importers[name] - distance.keys()):
            distance[importer] = distance[name] + 1
            if not HUBS.fullmatch(importer):
                waiting.append(importer)
    return distance


@cache
def strings(name: str) -> set[str]:
    """What a Python file says in quotes; {} stands for what is put in."""
    return {_text_of(node) for node in ast.walk(tree(name)) if isinstance(node, ast.Constant | ast.JoinedStr)} - {""}


def _text_of(node: ast.AST) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(_text_of(part) or "{}" for part in node.values) if isinstance(node, ast.JoinedStr) else ""


def addresses(name: str) -> set[str]:
    """Those of the endpoints in a file, from the tournament on: `rulings/{}/withdrawal`."""
    calls = [node for node in ast.walk(tree(name)) if isinstance(node, ast.Call) and node.args]
    routes = [one for one in calls if isinstance(one.func, ast.Attribute) and one.func.attr in VERBS]
    found = {_text_of(one.args[0]) for one in routes}
    return {re.sub(r"<[^>]*>", "{}", path).strip("/") for path in found if path.startswith("/")} - {""}


def screen_files() -> dict[str, str]:
    """The file of each screen → the first part of its address."""
    at_once = dict(SHOWN.findall(text(ROUTES)))
    found = SCREEN.findall(text(ROUTES))
    return {normpath(f"{dirname(ROUTES)}/{path or at_once[shown]}"): screen for screen, shown, path in found}


def signs(distance: dict[str, int]) -> dict[str, int]:
    """What a test says that is about one of these files → how near that is."""
    found: dict[str, int] = {}
    screens = screen_files()
    for name, steps in distance.items():
        known = {name.removeprefix("pwa")} if name.startswith("pwa/") else {name}
        if name in screens:
            known.add(f"#/{screens[name]}")
        if name.startswith("api/") and not HUBS.fullmatch(name) and name.endswith(".py") and (ROOT / name).is_file():
            known |= addresses(name)
        for sign in known:
            found.setdefault(sign, steps + 1)
    return found


def says(said: str, sign: str) -> bool:
    """Whether a test names it: an address whole, but for what is before the tournament and after a question mark."""
    plain = sign.lstrip("/")
    return plain in said and bool(re.search(rf"(?:^|[/'\"( ]){re.escape(plain)}(?:$|[/?'\"), ])", said, re.MULTILINE))


def readers(data: Iterable[str], everything: list[str]) -> set[str]:
    """The files that name one of these, which are no code, or its folder."""
    known = {part for name in data for part in (name.rpartition("/")[2], dirname(name).rpartition("/")[2])} - {""}
    near = [name for name in everything if name.endswith(".py") and any(part in text(name) for part in known)]
    return {name for name in near if known & strings(name)}


def touched(names: set[str]) -> list[str]:
    """The test files that a change of these files touches, nearest first; of those, first the ones with its name."""
    everything = sources()
    code = names & set(everything)
    distance = reached(code | readers(names - code, everything), everything)
    near = signs({**dict.fromkeys(names, 0), **distance})
    stems = {Path(name).stem.removesuffix("s") for name in names}
    found: dict[str, tuple[int, bool, str]] = {}
    for name in everything:
        if not re.search(r"(?:^|/)test_\w+\.py$", name):
            continue
        helpers = {one for one in imports(name) if re.fullmatch(r"tests/\w+/[a-z]\w*\.py", one)} & set(everything)
        said = "\n".join(strings(name).union(*map(strings, helpers)))
        steps = [far for sign, far in near.items() if says(said, sign)]
        steps += [far for one, far in distance.items() if one == name]
        if steps:
            found[name] = (min(steps), not any(stem in name for stem in stems), name)
    return sorted(found, key=lambda name: found[name])


class Minute:
    """No test begins once the minute is over."""

    def __init__(self) -> None:
        self._end = monotonic() + SECONDS

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        return True if monotonic() > self._end else None


def pytest_configure(config: pytest.Config) -> None:
    """In every process that runs tests."""
    config.pluginmanager.register(Minute())


def main() -> int:
    """Run them; the exit code is pytest's."""
    names = changed()
    tests = [name for name in touched(names) if not name.startswith("tests/guards/")]
    print(f"{len(names)} files changed; they touch {len(tests)} files of tests")  # noqa: T201
    given = ["-q", "-p", "tests.quick", "--numprocesses", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
    return int(pytest.main([*given, *sys.argv[1:], "tests/guards", *tests]))


if __name__ == "__main__":
    sys.exit(main())
