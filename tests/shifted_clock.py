"""gunicorn's settings for a server whose clock a test moves: so far from the true one as the file CLOCK_SHIFT says."""

import os
import runpy
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread

import time_machine
from gunicorn.workers.base import Worker

OURS = runpy.run_path("deploy/gunicorn.py")
globals().update({name: value for name, value in OURS.items() if not name.startswith("_")})
LOOK = 0.02  # seconds


def post_worker_init(worker: Worker) -> None:
    """The same as ever, and the clock follows the file."""
    OURS["post_worker_init"](worker)
    Thread(target=_follow, args=(Path(os.environ["CLOCK_SHIFT"]),), daemon=True).start()


def _follow(file: Path) -> None:
    shift = 0.0
    moved: time_machine.travel | None = None
    while True:
        wanted = float(file.read_text() or shift)
        if wanted != shift:
            if moved is not None:
                moved.stop()
            moved = time_machine.travel(datetime.now(UTC) + timedelta(seconds=wanted), tick=True)
            moved.start()
            shift = wanted
        time.sleep(LOOK)
