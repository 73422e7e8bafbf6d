"""Whose token it is."""

from tests.api.answers import details
from tests.api.tournament.hall import ROLES, Hall


def test_each_official_is_told_who_they_are(hall: Hall) -> None:
    for role in ROLES:
        me = hall.get("officials/me", role)
        assert me == {
            "id": str(hall.officials[role]),
            "name": role,
            "roles": [role],
            "revoked_at": None,
            "league_number": None,
            "player": None,
            "conflicts": [],
        }
        assert me == hall.get(f"officials/{me['id']}", role)


def test_who_was_revoked_is_nobody(hall: Hall) -> None:
    hall.call("PUT", f"officials/{hall.officials['referee']}/revocation", None, "director")
    details(hall.call("GET", "officials/me"), 401)
