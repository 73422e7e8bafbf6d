"""What a referee's first screen is made of, which the page asks for at once: the stylesheets, without which nothing is
painted; and the modules, which one import after the other it would find by and by.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from posixpath import dirname, join, normpath

FIRST = ("/js/app/main.js", "/js/app/table/tables.js")
PAGE = "/"
STYLES = re.compile(r'rel="stylesheet" href="([^"]+)"')
IMPORTS = re.compile(r'(?:from|import)\s*"(\.[^"]+)"')


def preloads(texts: Mapping[str, str]) -> tuple[str, ...]:
    """The addresses of the page's stylesheets, of the first screen's modules and of all that these import, of the files
    (address → text).
    """
    found = [address for address in FIRST if address in texts]
    for address in found:
        imported = (normpath(join(dirname(address), name)) for name in IMPORTS.findall(texts[address]))
        found += [name for name in dict.fromkeys(imported) if name in texts and name not in found]
    return (*STYLES.findall(texts.get(PAGE, "")), *found)


def link(addresses: tuple[str, ...]) -> str:
    """The header that asks a browser for them."""
    return ", ".join(f"<{address}>; rel={_kind(address)}" for address in addresses)


def _kind(address: str) -> str:
    return "preload; as=style" if address.endswith(".css") else "modulepreload"
