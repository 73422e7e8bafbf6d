"""docs/roles.md says what api/permissions.py says."""

from api.permissions import TABLE
from app import create_app
from config import Config
from scripts.write_roles import ROLES_PAGE, page


def test_the_page_is_fresh_and_names_every_guarded_endpoint() -> None:
    app = create_app(Config())
    text = ROLES_PAGE.read_text("utf-8")
    assert text == page(app), "stale: run make roles"
    guarded = [(rule, method) for rule in app.url_map.iter_rules() for method in (rule.methods or set())]
    wanted = [rule for rule, method in guarded if TABLE[rule.endpoint].roles and method not in ("HEAD", "OPTIONS")]
    table = text.split("## In a tournament")[1].split("## ")[0]
    assert table.count("✓ |") == sum(len(TABLE[rule.endpoint].roles) for rule in wanted)
