"""The modules of a referee's first screens, which the page asks for at once: one import after the other it would find
them by and by.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from posixpath import dirname, join, normpath

FIRST = ("/js/app/main.js", "/js/app/table/tables.js", "/js/app/table/table.js")
IMPORTS = re.compile(r'(?:from|import)\s*"(\.[^"]+)"')


def preloads(texts: Mapping[str, str]) -> tuple[str, ...]:
    """The addresses of the first screens' modules and of all that these import, of the files (address → text)."""
    found = [address for address in FIRST if address in texts]
    for address in found:
        imported = (normpath(join(dirname(address), name)) for name in IMPORTS.findall(texts[address]))
        found += [name for name in dict.fromkeys(imported) if name in texts and name not in found]
    return tuple(found)


def link(addresses: tuple[str, ...]) -> str:
    """The header that asks a browser for these modules."""
    return ", ".join(f"<{address}>; rel=modulepreload" for address in addresses)
