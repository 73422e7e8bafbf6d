"""Tournaments, the rulebooks they name, and who takes part."""

from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy.exc import IntegrityError

from models.database import register
from models.database.engine import Engines, read, write
from models.event import rulebook_revisions, tournaments
from models.journal import journal
from models.people import players
from models.people.officials import Official
from models.people.players import Player
from models.people.teams import Team
from tests.models.sample import NOON, REVISION, Sample, furnish, settings


def test_a_tournament_comes_back_with_its_first_entry(engines: Engines) -> None:
    values = settings(uuid4())
    with write(engines) as connection:
        rulebook_revisions.save(connection, REVISION, "wrc-2022", {"rows": [1]}, NOON)
        tournaments.create(connection, values, NOON)
    with read(engines) as connection:
        row = tournaments.find(connection, values["id"])
        assert row == tournaments.find_by_slug(connection, values["slug"])
        assert row in tournaments.all_tournaments(connection)
        (entry,) = journal.entries(connection, values["id"])
    assert row is not None
    assert {name: getattr(row, name) for name in values} == values
    assert (row.version, row.created_at) == (1, NOON)
    assert (entry.seq, entry.kind, entry.who, entry.body["currency"]) == (1, "tournament.created", None, "EUR")


def test_a_change_is_an_entry_with_what_changed(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        rulebook_revisions.save(connection, "b" * 64, "wrc-2022", {"rows": [2]}, NOON)
        tournaments.change(sample.journal(connection), 1, {"revision": "b" * 64})
    with read(engines) as connection:
        row = tournaments.find(connection, sample.tournament)
        (entry,) = journal.entries(connection, sample.tournament, after=sample.entries)
    assert row is not None
    assert (row.version, row.revision, row.name) == (2, "b" * 64, "Autumn Cup")
    assert entry.kind == "tournament.changed"
    assert set(entry.body) == {"version", "revision", "rulebook_content", "rows"}


def test_a_change_of_what_somebody_changed_is_refused(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        tournaments.change(sample.journal(connection), 1, {"name": "Winter Cup"})
    with write(engines) as connection, pytest.raises(tournaments.VersionConflictError) as refusal:
        tournaments.change(sample.journal(connection), 1, {"name": "Spring Cup"})
    assert refusal.value.version == 2


def test_a_revision_is_kept_once_and_for_ever(engines: Engines) -> None:
    with write(engines) as connection:
        rulebook_revisions.save(connection, REVISION, "wrc-2022", {"rows": [1]}, NOON)
        rulebook_revisions.save(connection, REVISION, "wrc-2022", {"rows": [1]}, NOON)
    with read(engines) as connection:
        assert rulebook_revisions.content(connection, REVISION) == {"rows": [1]}
        assert rulebook_revisions.content(connection, "c" * 64) is None


def test_the_journal_never_shows_a_token(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        changes = {"token_hash": "9" * 64, "name": "Dora D."}
        register.change(sample.journal(connection), Official, "official.changed", sample.director, changes)
    with read(engines) as connection:
        bodies = [row.body for row in journal.entries(connection, sample.tournament) if row.subject == sample.director]
    assert [set(body) & {"token_hash", "name", "roles"} for body in bodies] == [{"name", "roles"}, {"name"}]


def test_players_are_found_by_number_in_their_tournament(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        other = furnish(connection)
    with read(engines) as connection:
        here, there = (players.find_by_number(connection, place.tournament, "2") for place in (sample, other))
        assert players.find_by_number(connection, sample.tournament, "99") is None
    assert here is not None
    assert there is not None
    assert (here.id, there.id) == (sample.players[2], other.players[2])


def test_an_id_number_belongs_to_one_player(engines: Engines, sample: Sample) -> None:
    twin = {"id": uuid4(), "name": "Twin", "id_number": "2"}
    with pytest.raises(IntegrityError), write(engines) as connection:
        register.add(sample.journal(connection), Player, "player.added", twin)


def test_a_team_of_another_tournament_is_refused(engines: Engines, sample: Sample) -> None:
    team = uuid4()
    with write(engines) as connection:
        register.add(furnish(connection).journal(connection), Team, "team.added", {"id": team, "name": "Reds"})
    with pytest.raises(IntegrityError), write(engines) as connection:
        register.change(sample.journal(connection), Player, "player.changed", sample.players[0], {"team_id": team})


def test_a_change_needs_a_row_of_this_tournament(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        other = furnish(connection)
        with pytest.raises(LookupError, match="this tournament has no player"):
            register.change(sample.journal(connection), Player, "player.changed", other.players[0], {"name": "X"})


def test_a_register_is_read_page_by_page(engines: Engines, sample: Sample) -> None:
    with read(engines) as connection:
        first = register.page(connection, Player, sample.tournament, limit=3)
        rest = register.page(connection, Player, sample.tournament, after=first[-1].id, limit=3)
    assert [row.id for row in [*first, *rest]] == list(sample.players)


def test_its_journal_knows_every_revision_it_had(engines: Engines, sample: Sample) -> None:
    new, strange = "b" * 64, "c" * 64
    with write(engines) as connection:
        other = furnish(connection)
        for revision in (new, strange):
            rulebook_revisions.save(connection, revision, "wrc-2022", {"rows": [revision]}, NOON)
        tournaments.change(sample.journal(connection), 1, {"revision": new})
        tournaments.change(sample.journal(connection), 2, {"name": "Winter Cup"})
        tournaments.change(other.journal(connection), 1, {"revision": strange})
    with read(engines) as connection:
        had = {
            revision: tournaments.had_revision(connection, sample.tournament, revision) for revision in (REVISION, new)
        }
        assert had == {REVISION: True, new: True}
        assert not tournaments.had_revision(connection, sample.tournament, strange)
        assert not tournaments.had_revision(connection, uuid4(), REVISION)


def test_that_does_not_read_the_whole_journal(plan_of: Any) -> None:
    assert "USING INDEX ix_journal_entry_settings" in plan_of(tournaments.settings_query(uuid4()))
