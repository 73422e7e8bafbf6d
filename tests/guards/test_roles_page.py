"""docs/roles.md says what api/access/permissions.py says."""

import re

from api.access.access import ROLES
from api.access.permissions import TABLE
from app import create_app
from config import Config
from scripts.write_roles import BEGINNING, ROLES_PAGE, page


def test_the_page_is_fresh_and_names_every_endpoint_under_its_roles() -> None:
    app = create_app(Config())
    text = ROLES_PAGE.read_text("utf-8")
    assert text == page(app), "stale: run make roles"
    written = {}
    for group in text.split("\n### ")[1:]:
        title, _, body = group.partition("\n")
        roles = {part.replace(" ", "-") for part in title.lower().split(", ")} & {*ROLES, "player"}
        for endpoint in re.findall(r"`([A-Z]+ /[^`]*)`", body.partition("\n## ")[0]):
            assert endpoint not in written, endpoint
            written[endpoint] = roles
    wanted = {}
    for rule in app.url_map.iter_rules():
        path = re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            roles = TABLE[rule.endpoint].roles
            if roles or path.startswith("/api/"):
                wanted[f"{method} {(path.removeprefix(BEGINNING) or '/') if roles else path}"] = set(roles)
    assert {endpoint: roles for endpoint, roles in written.items() if endpoint in wanted} == wanted
    assert {endpoint for endpoint in written if endpoint not in wanted} == {"GET /healthz", "GET /readyz"}
