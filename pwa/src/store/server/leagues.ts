/** Leagues of the account that is signed in, and seasons. Everything raises ApiError (401: nobody is signed in here), Unreachable. */

import { request } from "../api.ts";
import { clock } from "../state.ts";
import { uuid7 } from "../uuid7.ts";

const LEAGUES = "/api/v1/account/leagues";

/** The leagues that the account manages: {id, name, managers, seasons, invitations}. */
export async function list(): Promise<any[]> {
  return (await request(LEAGUES)).items;
}

export function make(name: string) {
  return put(`${LEAGUES}/${id()}`, { name });
}

/** @param league as it was seen */
export function rename(league: any, name: string) {
  const body = { name, replaces: { name: league.name } };
  return request(`${LEAGUES}/${league.id}`, { method: "PATCH", body });
}

/** Become a league's manager. @param secret of a link @param account whose, which is signed in here */
export function accept(secret: string, account: string) {
  return request(`${LEAGUES}/admissions`, { method: "POST", body: { secret, account } });
}

/** A link for one more manager, or a season's code: {secret, link}. */
export function invite(league: string, season: string | null) {
  return put(`${LEAGUES}/${league}/invitations/${id()}`, { season });
}

export function revoke(league: string, invitation: string) {
  return put(`${LEAGUES}/${league}/invitations/${invitation}/revocation`);
}

export function removeManager(league: string, account: string) {
  return put(`${LEAGUES}/${league}/managers/${account}/removal`);
}

export function makeSeason(league: string, name: string) {
  return put(`${LEAGUES}/${league}/seasons/${id()}`, { name });
}

/** @param season as it was seen */
export function changeSeason(league: string, season: any, changed: any) {
  const replaces = Object.fromEntries(Object.keys(changed).map((name) => [name, season[name]]));
  return request(`${LEAGUES}/${league}/seasons/${season.id}`, { method: "PATCH", body: { ...changed, replaces } });
}

/** A tournament joins a season. */
export function join(tournament: string, choice: { season: string } | { code: string }) {
  return put(`/api/v1/tournaments/${tournament}/season`, choice);
}

/** A tournament leaves its season; `look`: only what would not count any more. */
export function leave(tournament: string, reason: string, look: boolean = false) {
  return put(`/api/v1/tournaments/${tournament}/season/leaving${look ? "?preview=true" : ""}`, { reason });
}

/** @param account of whom the total is explained */
export function standings(season: string, account?: string) {
  return request(`/api/v1/seasons/${season}/standings${account ? `/${account}` : ""}`);
}

/** @param of players or teams */
export function exportAddress(season: string, of: string) {
  return `/api/v1/seasons/${season}/exports/standings.xlsx?of=${of}`;
}

function id() {
  return uuid7(clock.now());
}

function put(path: string, body?: any) {
  return request(path, { method: "PUT", body });
}
