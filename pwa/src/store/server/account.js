/** The account of whoever has this phone. Everything raises ApiError (401: nobody is signed in here), Unreachable. */

import { request, respond } from "../api.js";
import { sendNow } from "../commands.js";
import { clock, core } from "../state.js";
import { remember, remembered } from "../indexeddb/database.js";
import { uuid7 } from "../uuid7.js";
import { newPasskey, signature } from "./passkeys.js";

export { obstacle } from "./passkeys.js";
export * as leagues from "./leagues.js";

const HERE = "/api/v1/account";

/** The account that is signed in: {id, handle, name, has_password, recovery_codes_left, passkeys, sessions, tournaments}. */
export function read() {
  return request(HERE);
}

/** Make an account by a link, and sign in; the answer has `recovery_codes`, this once. @param {{link: string, handle: string, name: string, password?: string}} body */
export async function create(body) {
  const kept = await remembered("account-asked");
  const id = kept?.link === body.link ? kept.id : uuid7(clock.now());
  await remember("account-asked", { link: body.link, id }); // the answer may be lost: asked again, it is the same asking
  const made = await request(`/api/v1/accounts/${id}`, { method: "PUT", body });
  await remember("account-asked", null);
  await resume();
  return made;
}

/** @param {{handle: string, password: string}} body */
export async function signIn(body) {
  await post("sign-in", body);
  await resume();
}

/** Sign in by a recovery code, which is used up. @param {{handle: string, code: string, password?: string}} body `password`: a new one */
export async function recover(body) {
  await post("recovery", body);
  await resume();
}

/** Raises NoPasskey too. */
export async function signInByPasskey() {
  const { challenge, options } = await post("sign-in/passkey/options");
  await post("sign-in/passkey", { challenge, credential: await signature(options) });
  await resume();
}

/** The browser stays whom it was let in as by links. */
export async function signOut() {
  await respond(`${HERE}/sign-out`, { method: "POST" });
}

/** Raises NoPasskey too. @param {string} label */
export async function addPasskey(label) {
  const { challenge, options } = await post("passkeys/options");
  return post("passkeys", { challenge, credential: await newPasskey(options), label });
}

/** @param {string} id */
export function removePasskey(id) {
  return put(`passkeys/${id}/removal`);
}

/** @param {{password: string, current?: string}} body `current`: where there is one */
export function setPassword(body) {
  return put("password", body);
}

/** Make new recovery codes; the old ones end. @returns {Promise<string[]>} */
export async function renewCodes() {
  return (await post("recovery-codes")).recovery_codes;
}

/** @param {string} id */
export function endSession(id) {
  return put(`sessions/${id}/end`);
}

/** A link that makes one more account. @returns {Promise<{url: string, expires_at: string}>} */
export async function makeLink() {
  const { link, expires_at } = await post("links");
  return { url: link, expires_at };
}

/** The players whom a copy of this tournament leaves out unless they are asked for: {id, name, id_number, why}. @param {string} id @returns {Promise<any[]>} */
export async function staying(id) {
  return (await request(`${HERE}/tournaments/${id}/staying`)).items;
}

/** An id for a tournament to come: found with the same one again, it is the same tournament. */
export function tournamentId() {
  return uuid7(clock.now());
}

/** Make a tournament and be its director. @param {string} id @param {any} body {name, slug, rulebook, currency, time_zone} */
export function found(id, body) {
  return put(`tournaments/${id}`, body);
}

/** What could not be sent while nobody was signed in here goes out now. */
async function resume() {
  if (core.snapshot.signedOut) await sendNow();
}

/** @param {string} path @param {any} [body] */
function post(path, body) {
  return request(`${HERE}/${path}`, { method: "POST", body });
}

/** @param {string} path @param {any} [body] */
function put(path, body) {
  return request(`${HERE}/${path}`, { method: "PUT", body });
}
