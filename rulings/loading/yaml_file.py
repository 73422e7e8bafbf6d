"""Read YAML without its traps.

PyYAML's safe_load keeps the last of a repeated key, reads `no` as False, `010` as 8, `1:30` as 90 and `2022-06-21` as a
date. Here each of these is refused, with the line and the cure. Only mappings with text keys, lists, text, whole
numbers, `true`, `false` and `null` come through.

What a few bytes could make huge or endless is refused before anything is built of it: names for parts (`&`, `*`), and
nesting without end.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from rulings.errors import DataError

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"-?(0|[1-9][0-9]*)\Z")
LARGEST = 1_000_000  # bytes of a file
DEEPEST = 32  # lists and mappings in one another
MOST_DIGITS = 18
QUOTED = 60  # letters of a value in a message


def read(path: Path, root: Path) -> Any:
    """Read a file as plain Python. Raises DataError naming file, key (with line) and cure."""
    file = path.relative_to(root).as_posix()
    try:
        text = _text(path, file)
        _refuse_bombs(text, file)
        node = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise DataError(
            file, f"line {line}", f"This is not YAML: {error.problem}.", "Mend the indentation or quotes there."
        ) from error
    except yaml.YAMLError as error:
        raise DataError(file, "(top)", "A control character is in it.", "Delete it; save the file as UTF-8.") from error
    except UnicodeDecodeError as error:
        raise DataError(file, f"byte {error.start}", "This is not UTF-8.", "Save the file as UTF-8.") from error
    if node is None:
        raise DataError(file, "line 1", "The file is empty.", "Write its content or delete it.")
    return _build(node, file, ())


def _text(path: Path, file: str) -> str:
    with path.open("rb") as opened:
        content = opened.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise DataError(file, "(top)", f"The file is larger than {LARGEST // 1_000_000} MB.", "Divide or shorten it.")
    return content.decode()


def _refuse_bombs(text: str, file: str) -> None:
    """Refuse names for parts, and nesting that is too deep. Raises DataError, yaml.YAMLError."""
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        line = f"line {event.start_mark.line + 1 if event.start_mark else 0}"
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise DataError(file, line, f"More than {DEEPEST} lists and mappings lie in one another.", "Nest fewer.")
        if isinstance(event, yaml.NodeEvent) and event.anchor is not None:
            raise DataError(file, line, "A part has a name (& or *).", "Write it out wherever it is meant; quote text.")


def _build(node: yaml.Node, file: str, path: tuple[str, ...]) -> Any:
    if not isinstance(node, yaml.ScalarNode) and not node.tag.endswith((":map", ":seq")):
        raise _error(node, file, path, f"The tag {node.tag} is not known.", "Delete it.")
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, file, path)
    if isinstance(node, yaml.SequenceNode):
        return [_build(item, file, (*path, str(index))) for index, item in enumerate(node.value)]
    return _scalar(node, file, path)


def _mapping(node: yaml.MappingNode, file: str, path: tuple[str, ...]) -> dict[str, Any]:
    built: dict[str, Any] = {}
    for key_node, value_node in node.value:
        key = _build(key_node, file, path)
        if not isinstance(key, str):
            raise _error(
                key_node, file, path, f"The key {str(key_node.value)[:QUOTED]!r} is not text.", "Put it in quotes."
            )
        if key in built:
            raise _error(key_node, file, (*path, key), "The key is there twice.", "Keep one of the two.")
        built[key] = _build(value_node, file, (*path, key))
    return built


def _scalar(node: yaml.Node, file: str, path: tuple[str, ...]) -> Any:
    text, tag = node.value, node.tag.rsplit(":", 1)[-1]
    if tag == "str":
        return text
    if tag == "null" and text in ("null", ""):
        return None
    if tag == "bool" and text in ("true", "false"):
        return text == "true"
    if tag == "int" and _INTEGER.match(text):
        if len(text) > MOST_DIGITS:
            message, cure = (
                f"The number has {len(text)} digits.",
                f"Write {MOST_DIGITS} at most; quote it if it is text.",
            )
            raise _error(node, file, path, message, cure)
        return int(text)
    meanings = {
        "bool": "true or false",
        "int": "a number in another base",
        "float": "a binary float",
        "timestamp": "a date",
    }
    meaning = meanings.get(tag, tag)
    raise _error(
        node,
        file,
        path,
        f"YAML reads {text[:QUOTED]!r} as {meaning}.",
        "Quote it if it is text; write whole decimal numbers, true or false.",
    )


def _error(node: yaml.Node, file: str, path: tuple[str, ...], message: str, cure: str) -> DataError:
    key = ".".join(path) or "(top)"
    return DataError(file, f"{key} (line {node.start_mark.line + 1})", message, cure)
