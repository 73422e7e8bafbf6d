/** Leagues of the account that is signed in, and seasons. Everything raises ApiError (401: nobody is signed in here), Unreachable. */

import { request } from "../api.js";
import { clock } from "../state.js";
import { uuid7 } from "../uuid7.js";

const LEAGUES = "/api/v1/account/leagues";

/** The leagues that the account manages: {id, name, managers, seasons, invitations}. @returns {Promise<any[]>} */
export async function list() {
  return (await request(LEAGUES)).items;
}

/** @param {string} name */
export function make(name) {
  return put(`${LEAGUES}/${id()}`, { name });
}

/** @param {any} league as it was seen @param {string} name */
export function rename(league, name) {
  const body = { name, replaces: { name: league.name } };
  return request(`${LEAGUES}/${league.id}`, { method: "PATCH", body });
}

/** Become a league's manager. @param {string} secret of a link @param {string} account whose, which is signed in here */
export function accept(secret, account) {
  return request(`${LEAGUES}/admissions`, { method: "POST", body: { secret, account } });
}

/** A link for one more manager, or a season's code: {secret, link}. @param {string} league @param {string|null} season */
export function invite(league, season) {
  return put(`${LEAGUES}/${league}/invitations/${id()}`, { season });
}

/** @param {string} league @param {string} invitation */
export function revoke(league, invitation) {
  return put(`${LEAGUES}/${league}/invitations/${invitation}/revocation`);
}

/** @param {string} league @param {string} account */
export function removeManager(league, account) {
  return put(`${LEAGUES}/${league}/managers/${account}/removal`);
}

/** @param {string} league @param {string} name */
export function makeSeason(league, name) {
  return put(`${LEAGUES}/${league}/seasons/${id()}`, { name });
}

/** @param {string} league @param {any} season as it was seen @param {any} changed */
export function changeSeason(league, season, changed) {
  const replaces = Object.fromEntries(Object.keys(changed).map((name) => [name, season[name]]));
  return request(`${LEAGUES}/${league}/seasons/${season.id}`, { method: "PATCH", body: { ...changed, replaces } });
}

/** A tournament joins a season. @param {string} tournament @param {{season: string}|{code: string}} choice */
export function join(tournament, choice) {
  return put(`/api/v1/tournaments/${tournament}/season`, choice);
}

/** A tournament leaves its season; `look`: only what would not count any more. @param {string} tournament @param {string} reason @param {boolean} [look] */
export function leave(tournament, reason, look = false) {
  return put(`/api/v1/tournaments/${tournament}/season/leaving${look ? "?preview=true" : ""}`, { reason });
}

/** @param {string} season @param {string} [account] of whom the total is explained */
export function standings(season, account) {
  return request(`/api/v1/seasons/${season}/standings${account ? `/${account}` : ""}`);
}

/** @param {string} season @param {string} of players or teams */
export function exportAddress(season, of) {
  return `/api/v1/seasons/${season}/exports/standings.xlsx?of=${of}`;
}

function id() {
  return uuid7(clock.now());
}

/** @param {string} path @param {any} [body] */
function put(path, body) {
  return request(path, { method: "PUT", body });
}
