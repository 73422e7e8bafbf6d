/** Leagues of the account that is signed in, and seasons. Everything raises ApiError (401: nobody is signed in here), Unreachable. */

import { request } from "../api.ts";
import { clock } from "../state.ts";
import { uuid7 } from "../uuid7.ts";
import type {
  ExplainedSeasonStanding,
  Leagues,
  ManagedLeague,
  ManagersLeft,
  NewLeagueInvitation,
  RankedSeason,
  Season,
  SeasonChange,
  SeasonStandings,
} from "#api";

const LEAGUES = "/api/v1/account/leagues";

/** The leagues that the account manages: {id, name, managers, seasons, invitations}. */
export async function list(): Promise<ManagedLeague[]> {
  return (await request<Leagues>(LEAGUES)).items;
}

export function make(name: string) {
  return put<ManagedLeague>(`${LEAGUES}/${id()}`, { name });
}

/** @param league as it was seen */
export function rename(league: ManagedLeague, name: string) {
  const body = { name, replaces: { name: league.name } };
  return request<ManagedLeague>(`${LEAGUES}/${league.id}`, { method: "PATCH", body });
}

/** Become a league's manager. @param secret of a link @param account whose, which is signed in here */
export function accept(secret: string, account: string) {
  return request<ManagedLeague>(`${LEAGUES}/admissions`, { method: "POST", body: { secret, account } });
}

/** A link for one more manager, or a season's code: {secret, link}. */
export function invite(league: string, season: string | null) {
  return put<NewLeagueInvitation>(`${LEAGUES}/${league}/invitations/${id()}`, { season });
}

export function revoke(league: string, invitation: string) {
  return put<ManagedLeague>(`${LEAGUES}/${league}/invitations/${invitation}/revocation`);
}

export function removeManager(league: string, account: string) {
  return put<ManagersLeft>(`${LEAGUES}/${league}/managers/${account}/removal`);
}

export function makeSeason(league: string, name: string) {
  return put<RankedSeason>(`${LEAGUES}/${league}/seasons/${id()}`, { name });
}

/** @param season as it was seen */
export function changeSeason(league: string, season: RankedSeason, changed: Omit<SeasonChange, "replaces">) {
  const seen = Object.entries(season).filter(([name]) => name in changed);
  const replaces = Object.fromEntries(seen);
  return request<RankedSeason>(`${LEAGUES}/${league}/seasons/${season.id}`, {
    method: "PATCH",
    body: { ...changed, replaces },
  });
}

/** A tournament joins a season. */
export function join(tournament: string, choice: { season: string } | { code: string }) {
  return put<Season>(`/api/v1/tournaments/${tournament}/season`, choice);
}

/** A tournament leaves its season; `look`: only what would not count any more. */
export function leave(tournament: string, reason: string, look: boolean = false) {
  return put<Season>(`/api/v1/tournaments/${tournament}/season/leaving${look ? "?preview=true" : ""}`, { reason });
}

export function standings(season: string) {
  return request<SeasonStandings>(`/api/v1/seasons/${season}/standings`);
}

/** What the total of a player or team is made of. @param account its id */
export function explained(season: string, account: string) {
  return request<ExplainedSeasonStanding>(`/api/v1/seasons/${season}/standings/${account}`);
}

/** @param of players or teams */
export function exportAddress(season: string, of: string) {
  return `/api/v1/seasons/${season}/exports/standings.xlsx?of=${of}`;
}

function id() {
  return uuid7(clock.now());
}

function put<Answer>(path: string, body?: unknown) {
  return request<Answer>(path, { method: "PUT", body });
}
