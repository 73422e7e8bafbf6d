"""`shinpan backup` and `shinpan restore`, as the owner of a server uses them."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import sleep
from uuid import uuid4

import pytest

from models.database import register, schema
from models.database.backup import PATTERN, backup
from models.database.engine import examine, read, write
from models.journal import journal
from models.journal.audit import verify
from models.people.officials import Official
from models.people.teams import Team
from tests.cli.conftest import Shinpan
from tests.commands import alembic
from tests.databases import POSTGRESQL_TOOLS, ROOT, PostgreSQL, spoil_table
from tests.databases import sqlite_url as url_of
from tests.engines import engines_at
from tests.models.sample import NOON, Sample, furnish, tamper
from tests.server import environment


@pytest.fixture
def live(sqlite_url: str) -> Path:
    """The database."""
    return Path(sqlite_url.removeprefix("sqlite:///"))


@pytest.fixture
def sample(sqlite_url: str) -> Sample:
    """A tournament in it."""
    with engines_at(sqlite_url) as engines, write(engines) as connection:
        return furnish(connection)


@pytest.fixture
def file(live: Path, sample: Sample, tmp_path: Path) -> Path:
    """A backup, elsewhere; the tournament has gone on since."""
    (tmp_path / "stick").mkdir()
    made = backup(url_of(live), tmp_path / "stick" / "backup.sqlite3")
    with engines_at(url_of(live)) as engines, write(engines) as connection:
        sample.issue(connection)
        sample.issue(connection)
        register.add(sample.journal(connection), Team, "team.added", {"id": uuid4(), "name": "Terns"})
        register.change(sample.journal(connection), Official, "official.revoked", sample.director, {"revoked_at": NOON})
    return made


def head(path: Path, sample: Sample) -> str:
    """The last entry of a database, in which nothing is wrong."""
    with examine(url_of(path)) as connection:
        assert verify(connection, sample.tournament) == []
        last = journal.head(connection, sample.tournament)
    assert last is not None
    return f"{last.seq}:{last.hash}"


def test_a_restored_backup_is_said_beside_what_it_takes_the_place_of(
    shinpan: Shinpan, live: Path, file: Path, sample: Sample
) -> None:
    before, after = head(live, sample), head(file, sample)
    done = shinpan("restore", "--yes", str(file), database=url_of(live))
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert f"head {after} present" in said
    assert f"head {before} the backup lacks, and phones send again: 2 ruling.issued" in said
    assert "the backup lacks, and nobody sends again: 1 team.added, 1 official.revoked" in said
    assert "Whoever was revoked or cut off since then is let in again" in said
    assert "Start the server." in said
    assert head(live, sample) == after
    assert oct(live.stat().st_mode & 0o777) == "0o600"
    [kept] = live.parent.glob("shinpan-replaced-*.sqlite3")
    assert str(kept) in said
    assert head(kept, sample) == before
    assert not list(live.parent.glob("*.restoring*"))


def test_a_lost_disk_is_restored_from_nothing_but_the_backup(
    shinpan: Shinpan, file: Path, sample: Sample, tmp_path: Path
) -> None:
    new = tmp_path / "new" / "disk" / "shinpan.sqlite3"
    done = shinpan("restore", "--yes", "--json", str(file), database=url_of(new))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["present"], told["restored"], told["kept"]) == ("There is no database now.", True, None)
    assert told["tournaments"][0]["backup"]["head"] == head(file, sample) == head(new, sample)


def test_a_check_changes_nothing_and_a_restore_asks_first(
    shinpan: Shinpan, live: Path, file: Path, sample: Sample
) -> None:
    before, files = live.read_bytes(), {*live.parent.iterdir()}
    with engines_at(url_of(live)) as engines, read(engines) as connection:  # as a server has it
        assert journal.head(connection, sample.tournament)
        checked = shinpan("restore", "--check", str(file), database=url_of(live))
        assert checked.returncode == 0, checked.stderr
        assert "are as they were written" in checked.stdout
        in_use = shinpan("restore", "--yes", str(file), database=url_of(live))
    assert in_use.returncode == 1
    assert "is in use. Stop the server" in in_use.stderr
    asked = shinpan("restore", str(file), database=url_of(live))
    assert asked.returncode == 1
    assert "Put it in the place of" in asked.stdout
    assert shinpan("restore", "--json", str(file), database=url_of(live)).returncode == 2
    assert {*live.parent.iterdir()} == files
    assert head(live, sample) != head(file, sample)
    assert len(live.read_bytes()) == len(before)


def test_an_older_backup_is_migrated_first(shinpan: Shinpan, live: Path, file: Path, sample: Sample) -> None:
    before = head(file, sample)
    assert alembic(url_of(file), "downgrade", "-1").returncode == 0
    content = file.read_bytes()
    done = shinpan("restore", "--yes", str(file), database=url_of(live))
    assert done.returncode == 0, done.stderr
    assert f"which is brought to {schema.newest()}" in done.stdout
    assert head(live, sample) == before
    assert file.read_bytes() == content


def test_a_restore_that_is_killed_leaves_the_database_and_runs_again(
    shinpan: Shinpan, live: Path, file: Path, sample: Sample
) -> None:
    before, beside = head(live, sample), live.with_name(f"{live.name}.restoring")
    command = [sys.executable, "-m", "cli", "restore", str(file)]  # it waits for an answer
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(url_of(live)), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as killed:
        while killed.poll() is None and not beside.exists():
            sleep(0.01)
        killed.kill()
    assert beside.exists()
    assert head(live, sample) == before
    left = shinpan("restore", "--yes", str(beside), database=url_of(live))
    assert "that was broken off" in left.stderr
    assert shinpan("restore", "--yes", str(file), database=url_of(live)).returncode == 0
    assert head(live, sample) == head(file, sample)
    assert not list(live.parent.glob("*.restoring*"))


def encrypt(path: Path) -> None:
    path.write_bytes(bytes(255 - byte for byte in path.read_bytes()))


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100_000])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def compress(path: Path) -> None:
    path.write_bytes(b"\x1f\x8b" + path.read_bytes())


def of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('0001')"
        )


def of_a_newer_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def damage(path: Path) -> None:
    spoil_table(url_of(path), "player")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (encrypt, "It is no SQLite database: decrypt"),
        (truncate, "It is damaged: database disk image is malformed"),
        (empty, "It is empty"),
        (compress, "unpack it with gunzip"),
        (of_another_program, "It is another program's database"),
        (of_a_newer_version, "Update Shinpan, then run this again"),
        (damage, "It is damaged: table player: "),
    ],
)
def test_what_is_no_good_backup_is_named_and_changes_nothing(
    shinpan: Shinpan, live: Path, file: Path, sample: Sample, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(file)
    before, files = head(live, sample), {*live.parent.iterdir()}
    done = shinpan("restore", "--yes", str(file), database=url_of(live))
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert head(live, sample) == before
    assert {*live.parent.iterdir()} == files


def test_a_full_disk_is_said_and_changes_nothing(live: Path, file: Path, sample: Sample) -> None:
    before, files = head(live, sample), {*live.parent.iterdir()}
    command = f"ulimit -f 200; exec {sys.executable} -m cli restore --yes {file}"  # no file grows further than that
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, env=environment(url_of(live)), capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert f"It can't be copied to {live.parent}: " in done.stderr
    assert head(live, sample) == before
    assert {*live.parent.iterdir()} == files


def test_the_database_is_no_backup_of_itself(shinpan: Shinpan, live: Path, sample: Sample, tmp_path: Path) -> None:
    for same in (live, tmp_path / "link"):
        if same != live:
            same.symlink_to(live)
        done = shinpan("restore", "--yes", str(same), database=url_of(live))
        assert done.returncode == 1
        assert "is the database itself" in done.stderr
    assert head(live, sample)


def test_a_backup_in_which_somebody_changed_something_is_restored_only_on_purpose(
    shinpan: Shinpan, live: Path, file: Path
) -> None:
    tamper(url_of(file), "UPDATE official SET name = 'Eve'")
    done = shinpan("restore", "--yes", "--json", str(file), database=url_of(live))
    assert done.returncode == 1
    assert "--despite-findings" in done.stderr
    [[finding]] = json.loads(done.stdout)["findings"].values()
    assert "was changed after entry" in finding
    assert shinpan("restore", "--yes", "--despite-findings", str(file), database=url_of(live)).returncode == 0
    with closing(sqlite3.connect(live)) as connection:
        assert connection.execute("SELECT name FROM official").fetchone() == ("Eve",)


def test_postgresql_says_what_to_run_and_that_restores(
    shinpan: Shinpan, postgresql_server: PostgreSQL, postgresql_template: str, tmp_path: Path
) -> None:
    with postgresql_server.database(postgresql_template) as name:
        url, dump = postgresql_server.url(name), tmp_path / "league.dump"
        with engines_at(url) as engines, write(engines) as connection:
            sample = furnish(connection)
        refused = shinpan("backup", str(dump), database=url)
        assert refused.returncode == 1
        run_all(refused.stderr)
        with engines_at(url) as engines, write(engines) as connection:
            sample.issue(connection)
        refused = shinpan("restore", str(dump), database=url)
        assert refused.returncode == 1
        try:
            run_all(refused.stderr)
            with engines_at(url) as engines, read(engines) as connection:
                last = journal.head(connection, sample.tournament)
            assert last is not None
            assert last.seq == sample.entries
            shinpan("tournament", "list", database=url)
        finally:
            postgresql_server.drop(f"{name}_replaced")


def run_all(printed: str) -> None:
    """Run each command that was printed, as they stand there."""
    path = f"{Path(sys.executable).parent}:{POSTGRESQL_TOOLS}:/usr/bin:/bin"
    commands = [line for line in printed.splitlines() if line.startswith("  ")]
    assert commands
    for command in commands:
        done = subprocess.run(
            ["sh", "-c", command], cwd=ROOT, env={"PATH": path}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"


def test_a_folder_of_backups_keeps_the_newest(shinpan: Shinpan, live: Path, sample: Sample, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    assert "There is no folder" in shinpan("backup", "--keep", "2", str(folder), database=url_of(live)).stderr
    folder.mkdir()
    old = [folder / f"shinpan-2020-01-0{day}T00-00-00Z.sqlite3" for day in (1, 2, 3)]
    for path in old:
        shutil.copy(live, path)
    (folder / "mine.sqlite3").write_bytes(b"kept")
    done = shinpan("backup", "--keep", "2", str(folder), database=url_of(live))
    assert done.returncode == 0, done.stderr
    [first, newest] = sorted(folder.glob(PATTERN))
    assert first == old[-1]
    assert head(newest, sample) == head(live, sample)
    newest = newest.rename(folder / "shinpan-2020-01-04T00-00-00Z.sqlite3")  # the next may be of the same second
    again = shinpan("backup", "--keep", "2", str(folder), database=url_of(live))
    assert "holds the same" in again.stdout
    assert [first, newest] == sorted(folder.glob(PATTERN))
    assert (folder / "mine.sqlite3").exists()
