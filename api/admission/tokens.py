"""API tokens: for programs that read or write here. A token is shown once."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.admission.tokens_schemas import ApiToken, ApiTokenList, ApiTokenRequest, NewApiToken
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from services.admission import tokens
from services.pages import PageRequest

blp = Blueprint("tokens", description="API tokens", url_prefix=IN_TOURNAMENT)


@blp.put("/api-tokens/<uuid:token_id>")
@blp.arguments(ApiTokenRequest)
@blp.answers(201, NewApiToken)
@blp.answers(200, ApiToken, description="It was made before; the token is not shown again")
def put_token(sent: tokens.NewToken, tournament_id: UUID, token_id: UUID) -> Response:
    """Make an API token

    It acts as the official it names, within its scopes, until it expires. The answer holds it, this once: only its hash
    is kept. An account has to have signed in within ten minutes for a token that may do more than read.
    """
    with command(tournament_id) as journal:
        return send_put(*tokens.put_token(journal, official(), token_id, sent))


@blp.get("/api-tokens")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, ApiTokenList)
def list_tokens(asked: PageRequest, tournament_id: UUID) -> Response:
    """API tokens, by id"""
    with read() as connection:
        return send(tokens.list_tokens(connection, tournament_id, asked))


@blp.put("/api-tokens/<uuid:token_id>/revocation")
@blp.answers(200, ApiToken)
def revoke_token(tournament_id: UUID, token_id: UUID) -> Response:
    """Revoke an API token, at once and for good

    There is no body.
    """
    with command(tournament_id) as journal:
        return send(tokens.revoke_token(journal, token_id))
