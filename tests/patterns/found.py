"""Where the code has regular expressions, and by which methods it uses each."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import marshmallow as ma

ROOT = Path(__file__).parents[2]
FOLDERS = ("api", "cli", "models", "rulings", "services")
FILES = ("app.py", "config.py")
METHODS = ("search", "match", "fullmatch", "split", "findall", "finditer", "sub", "subn")
UNKNOWN = ("search", "fullmatch")


class Pattern(NamedTuple):
    """An expression, where it stands, and the methods it is used by."""

    place: str
    text: str
    flags: int
    methods: Sequence[str]


def find_patterns() -> Iterator[Pattern | str]:
    """Yield every expression, and what is wrong with one that can't be read."""
    paths = [ROOT / name for name in FILES] + [path for name in FOLDERS for path in sorted((ROOT / name).rglob("*.py"))]
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    for path, source in sources.items():
        if re.search(r"\b(?:re|Regexp|Converter)\b", source):
            yield from find_in(path.relative_to(ROOT).as_posix(), source, sources.values())


def find_in(place: str, source: str, sources: Iterator[str] | Sequence[str] = ()) -> Iterator[Pattern | str]:
    """Yield the expressions of one module."""
    tree = ast.parse(source)
    named = {
        id(node.value): node.targets[0].id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    held = {id(node.value): node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(tree):
        where = f"{place}:{getattr(node, 'lineno', 0)}"
        if _is_renamed(node):
            yield f"{where}: write import re, so that the guard sees where it is used"
        elif isinstance(node, ast.ClassDef):
            yield from _converter(where, node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_pattern(node.func):
            method = node.func.attr
            if method in METHODS and node.args and isinstance(node.args[0], ast.Name):
                continue  # a compiled one, seen where it is compiled
            methods: Sequence[str] = ("match",) if method == "Regexp" else (method,)
            if method == "compile":
                name = named.get(id(node), "")
                uses = [held[id(node)]] if id(node) in held else _uses(name, sources or (source,))
                methods = [use for use in uses if use in METHODS] or UNKNOWN
            yield _read(where, place, node, named.get(id(node)), methods)


def _is_renamed(node: ast.AST) -> bool:
    if isinstance(node, ast.ImportFrom):
        return node.module == "re"
    return isinstance(node, ast.Import) and any(
        alias.name == "regex" or (alias.name == "re" and alias.asname) for alias in node.names
    )


def _is_pattern(func: ast.Attribute) -> bool:
    of_re = isinstance(func.value, ast.Name) and func.value.id == "re" and func.attr in ("compile", *METHODS)
    return of_re or func.attr == "Regexp"


def _converter(where: str, node: ast.ClassDef) -> Iterator[Pattern | str]:
    """Yield the expression that a part of an address must match."""
    for line in node.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "regex":
            if isinstance(line.value, ast.Constant):
                yield Pattern(where, str(line.value.value), 0, ("fullmatch",))
            else:
                yield f"{where}: write regex as one text"


def _uses(name: str, sources: Iterator[str] | Sequence[str]) -> list[str]:
    """Return the methods that anything calls on this name, or passes it to."""
    used = [found for source in sources for found in re.findall(rf"\b{name}\.([a-z]+)", source)] if name else []
    passed = [found for source in sources for found in re.findall(rf"\bre\.([a-z]+)\({name},", source)] if name else []
    return sorted({*used, *passed})


def _read(where: str, place: str, node: ast.Call, name: str | None, methods: Sequence[str]) -> Pattern | str:
    if name is not None:
        value = getattr(importlib.import_module(place.removesuffix(".py").replace("/", ".")), name)
        value = value.regex if isinstance(value, ma.validate.Regexp) else getattr(value, "__self__", value)
        return Pattern(where, value.pattern, value.flags, methods)
    text = _text(node.args[0])
    if text is None:
        return f"{where}: write the expression as one text, or compile it in a constant, so that the guard can read it"
    more = [
        value for argument in (*node.args[1:], *(word.value for word in node.keywords)) for value in ast.walk(argument)
    ]
    flags = [getattr(re, value.attr) for value in more if isinstance(value, ast.Attribute) and value.attr.isupper()]
    return Pattern(where, text, int(sum(flags)), methods)


def _text(node: ast.expr) -> str | None:
    """Return the text; of words that are escaped, nothing, for they have no repeats."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.BoolOp):
        texts = [_text(value) for value in node.values]
        return None if None in texts else "|".join(filter(None, texts))
    return "" if ast.unparse(node).startswith("'|'.join(map(re.escape, ") else None
