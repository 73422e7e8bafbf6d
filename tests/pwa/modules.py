"""Each module of pwa/src as a browser takes it, for tests that ask a module itself instead of the bundle."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "modules"
SCRIPT = ROOT / "pwa" / "scripts" / "modules.mjs"
OURS = (ROOT / "tests" / "pwa" / "gallery" / "components.jsx",)
NODE = Path(sys.prefix) / "bin" / "node"  # `make setup` puts it there


@cache
def modules() -> Path:
    """Return the folder that has them under their own paths, as `.js`; make it where a source is newer."""
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "modules.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the workers of one run share it
        stamp = BUILT / "done"
        sources = [*(ROOT / "pwa" / "src").rglob("*"), *OURS, SCRIPT, ROOT / "pwa" / "package-lock.json"]
        if not stamp.exists() or stamp.stat().st_mtime < max(path.stat().st_mtime for path in sources):
            subprocess.run([NODE, SCRIPT, *OURS], cwd=ROOT, check=True)
            stamp.touch()
    return BUILT
