"""Who calls: the official or player whom a session or an API token stands for."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import BindParameter, ColumnElement, Connection, Table, and_, bindparam, exists, null, or_, select

from models.database.types import UtcDateTime
from models.people.admissions import ADMISSION
from models.people.api_tokens import API_TOKEN
from models.people.officials import OFFICIAL
from models.people.players import PLAYER, person_of
from models.people.sessions import SESSION, Session


@dataclass(frozen=True, slots=True)
class Caller:
    """An official, or a player (roles: player), as the credential says: an admission of a session, or an API token.

    `roles_since`: when an official got these roles, None for always. `signed_in_at`: of an account that was admitted,
    None for links and tokens. `scopes`, `expires_at`: of an API token alone.
    """

    id: UUID
    tournament_id: UUID
    name: str
    roles: tuple[str, ...]
    credential: UUID
    roles_since: datetime | None = None
    session: UUID | None = None
    signed_in_at: datetime | None = None
    scopes: frozenset[str] | None = None
    expires_at: datetime | None = None

    @property
    def is_player(self) -> bool:
        """Whether it is a player, on their own page."""
        return self.roles == ("player",)

    @property
    def actor(self) -> UUID | None:
        """Who is to stand in the journal: the official, None for a player."""
        return None if self.is_player else self.id

    @property
    def player_columns(self) -> dict[str, UUID]:
        """`player_id` for what a player does, nothing for an official."""
        return {"player_id": self.id} if self.is_player else {}


def _official_of(table: Table) -> ColumnElement[bool]:
    return and_(OFFICIAL.c.tournament_id == table.c.tournament_id, OFFICIAL.c.id == table.c.official_id)


_ACTIVE = OFFICIAL.c.revoked_at.is_(None)
_BY_TOKEN = (
    select(OFFICIAL, API_TOKEN.c.id.label("credential"), API_TOKEN.c.scopes, API_TOKEN.c.expires_at)
    .select_from(API_TOKEN.join(OFFICIAL, _official_of(API_TOKEN)))
    .where(
        API_TOKEN.c.token_hash == bindparam("hash"),
        API_TOKEN.c.revoked_at.is_(None),
        API_TOKEN.c.expires_at > bindparam("now", type_=UtcDateTime()),
        _ACTIVE,
    )
)
_ADMITTED = (
    select(
        ADMISSION.c.id.label("credential"),
        ADMISSION.c.tournament_id,
        PLAYER.c.id.label("player_id"),
        ADMISSION.c.account_id,
        PLAYER.c.name.label("player_name"),
        OFFICIAL.c.id,
        OFFICIAL.c.name,
        OFFICIAL.c.roles,
        OFFICIAL.c.roles_since,
    )
    .select_from(
        ADMISSION.outerjoin(OFFICIAL, _official_of(ADMISSION)).outerjoin(
            PLAYER,
            and_(
                PLAYER.c.tournament_id == ADMISSION.c.tournament_id,
                PLAYER.c.id == person_of(ADMISSION.c.player_id, ADMISSION.c.tournament_id),
            ),
        )
    )
    .where(
        ADMISSION.c.tournament_id == bindparam("tournament"),
        or_(
            ADMISSION.c.session_id == bindparam("session"),
            ADMISSION.c.session_id == bindparam("before"),
            ADMISSION.c.account_id == bindparam("account"),
        ),
        ADMISSION.c.cut_off_at.is_(None),
        or_(ADMISSION.c.player_id.is_not(None), _ACTIVE),
    )
    .order_by(ADMISSION.c.admitted_at.desc(), ADMISSION.c.id.desc())
)
_LIMITED = _ADMITTED.where(or_(OFFICIAL.c.id == bindparam("whom"), PLAYER.c.id == bindparam("whom")))


_WHOSE: BindParameter[UUID] = bindparam("credentials", expanding=True)
_TOKENS = (
    select(API_TOKEN.c.id, null().label("session"), OFFICIAL.c.roles)
    .select_from(API_TOKEN.join(OFFICIAL, _official_of(API_TOKEN)))
    .where(
        API_TOKEN.c.id.in_(_WHOSE),
        API_TOKEN.c.revoked_at.is_(None),
        API_TOKEN.c.expires_at > bindparam("now", type_=UtcDateTime()),
        _ACTIVE,
    )
)
_OPENS = or_(
    ADMISSION.c.session_id == SESSION.c.id,
    ADMISSION.c.session_id == SESSION.c.before_id,
    ADMISSION.c.account_id == SESSION.c.account_id,
)
_PHONES = (
    select(ADMISSION.c.id, SESSION.c.id.label("session"), OFFICIAL.c.roles)
    .select_from(ADMISSION.join(SESSION, _OPENS).outerjoin(OFFICIAL, _official_of(ADMISSION)))
    .where(
        ADMISSION.c.id.in_(_WHOSE),
        ADMISSION.c.cut_off_at.is_(None),
        SESSION.c.id.in_(bindparam("sessions", expanding=True)),
        SESSION.c.ended_at.is_(None),
        _ACTIVE,  # of a player, who has no row there, it is true
    )
)


def find_by_token(connection: Connection, token_hash: str, now: datetime) -> Caller | None:
    """Find the official whose API token has that sha256 (hex), while both are active; or None."""
    row = connection.execute(_BY_TOKEN, {"hash": token_hash, "now": now}).first()
    if row is None:
        return None
    return Caller(
        row.id,
        row.tournament_id,
        row.name,
        tuple(row.roles),
        row.credential,
        row.roles_since,
        scopes=frozenset(row.scopes),
        expires_at=row.expires_at,
    )


def find_by_session(connection: Connection, session: Session, tournament: UUID, whom: UUID | None) -> Caller | None:
    """Find as whom this session was admitted last in that tournament, or as `whom` where that is given; or None."""
    whose = {"session": session.id, "before": session.before_id, "account": session.account_id}
    values = {"tournament": tournament, **whose}
    query = _ADMITTED if whom is None else _LIMITED
    row = connection.execute(query, values if whom is None else {**values, "whom": whom}).first()
    if row is None:
        return None
    if row.player_id is not None:
        return Caller(row.player_id, tournament, row.player_name, ("player",), row.credential, session=session.id)
    return Caller(
        row.id,
        tournament,
        row.name,
        tuple(row.roles),
        row.credential,
        row.roles_since,
        session=session.id,
        signed_in_at=None if row.account_id is None else session.created_at,
    )


def is_active() -> ColumnElement[bool]:
    """Build the condition that a credential is active; binds :credential and :session (NULL for a token)."""
    token = exists().where(API_TOKEN.c.id == bindparam("credential"), API_TOKEN.c.revoked_at.is_(None))
    admitted = exists().where(ADMISSION.c.id == bindparam("credential"), ADMISSION.c.cut_off_at.is_(None))
    browser = exists().where(SESSION.c.id == bindparam("session"), SESSION.c.ended_at.is_(None))
    return or_(token, and_(admitted, browser))


def filter_active(connection: Connection, callers: Collection[Caller], now: datetime) -> set[Caller]:
    """Return those callers whose credential is still active, for the same person and with the same roles."""
    credentials = {caller.credential for caller in callers}
    sessions = {caller.session for caller in callers} - {None}
    held = {
        (row.id, row.session): row.roles
        for query, sought in ((_TOKENS, {"now": now}), (_PHONES, {"sessions": sessions}))
        for row in connection.execute(query, {"credentials": credentials, **sought})
    }
    return {caller for caller in callers if caller.roles == _roles(held, caller)}


def _roles(held: Mapping[tuple[UUID, UUID | None], list[str] | None], caller: Caller) -> tuple[str, ...] | None:
    key = (caller.credential, caller.session)
    return None if key not in held else tuple(held[key] or ["player"])
