"""docs/glossary.md holds for names: no gerunds for modules, no word that it replaces, and no term that nobody uses."""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_OURS = ("migrations/versions/", "pwa/bundle/", "pwa/scripts/")  # revisions are stored by name
TERM = re.compile(r"^- \*\*(.+?)\*\*(.*)$", re.MULTILINE)
CODE = re.compile(r"`([a-z]+)`")
CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
JS_DEFINITION = re.compile(
    r"\b(?:function\*?|class)\s+(\w+)|\b(?:const|let)\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^)]*\)|\w+)\s*=>"
)
SEPARATORS = re.compile(r"[\s_-]+")


def test_no_module_is_a_gerund() -> None:
    nouns = set(re.findall(r"\*([a-z]+)\*", glossary().partition("- Modules are")[2].partition("\n-")[0]))
    gerunds = {name for name in modules() if _parts(Path(name).stem)[-1] in _gerunds(name) - nouns}
    assert not gerunds, sorted(gerunds)


def test_no_name_has_a_word_that_the_glossary_replaces() -> None:
    replaced = {word: term for term, _, words in entries() for word in words}
    assert len(replaced) > 40, "the glossary says which words may be in no name"
    wrong = {
        f"{file}: {name} ({replaced[part]}, not {part})"
        for file, name in names()
        for part in _parts(name)
        if part in replaced
    }
    assert not wrong, sorted(wrong)


def test_every_term_is_used() -> None:
    used = _spaced(" ".join((ROOT / name).read_text("utf-8") for name in files(".py", ".js", ".ts", ".tsx", ".yaml")))
    terms = [_spaced(re.sub(r"\(.*", "", term)) for line, _, _ in entries() for term in line.split(",")]
    assert len(terms) > 100
    unused = [term for term in terms if not re.search(rf"\b{re.escape(term)}(s|es|d|ed)?\b", used)]
    assert not unused


@cache
def glossary() -> str:
    """The glossary with each entry on one line."""
    return re.sub(r"\n  +", " ", (ROOT / "docs" / "glossary.md").read_text("utf-8"))


def entries() -> Iterator[tuple[str, str, list[str]]]:
    """The terms of an entry, what they mean, and the words in code font after *Not*."""
    for terms, rest in TERM.findall(glossary()):
        meaning, _, words = rest.partition("Not:")
        yield terms, meaning, CODE.findall(words)


@cache
def files(*suffixes: str) -> list[str]:
    """Files of ours with one of these suffixes."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = (name for name in listed.splitlines() if name.endswith(suffixes) and not name.startswith(NOT_OURS))
    return [name for name in paths if (ROOT / name).is_file() and name != "openapi.yaml" and "/guards/" not in name]


def modules() -> list[str]:
    """Our Python and JavaScript modules."""
    return files(".py", ".js", ".ts", ".tsx")


def names() -> Iterator[tuple[str, str]]:
    """Every module's name, and those of its functions and classes; a test's name is a sentence."""
    for file in modules():
        yield file, Path(file).stem
        text = (ROOT / file).read_text("utf-8")
        if file.endswith((".js", ".ts", ".tsx")):
            yield from ((file, name) for found in JS_DEFINITION.findall(text) for name in found if name)
            continue
        for node in ast.walk(ast.parse(text)):
            definition = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            if definition and not node.name.startswith("test_"):
                yield file, node.name


def _parts(name: str) -> list[str]:
    return _spaced(name).split()


def _spaced(text: str) -> str:
    return SEPARATORS.sub(" ", CAPITAL.sub(" ", text)).strip().lower()


def _gerunds(name: str) -> set[str]:
    return {part for part in _parts(Path(name).stem) if part.endswith("ing")}
