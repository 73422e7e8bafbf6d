/** The account of whoever has this phone. Everything raises ApiError (401: nobody is signed in here), Unreachable. */

import { request, respond } from "../api.ts";
import { sendNow } from "../commands.ts";
import { clock, core } from "../state.ts";
import { remember, remembered } from "../indexeddb/database.ts";
import { uuid7 } from "../uuid7.ts";
import { newPasskey, signature } from "./passkeys.ts";
import type {
  Account,
  AccountLink,
  Codes,
  Founded,
  NewAccount,
  PasskeyOptions,
  StayingPlayer,
  StayingPlayers,
  TournamentRequest,
} from "#api";

export { obstacle } from "./passkeys.ts";
export * as leagues from "./leagues.ts";

/** What a passkey is asked for, as WebAuthn writes it. */
type Asked<Options> = Omit<PasskeyOptions, "options"> & { options: Options };

const HERE = "/api/v1/account";

/** The account that is signed in: {id, handle, name, has_password, recovery_codes_left, passkeys, sessions, tournaments}. */
export function read() {
  return request<Account>(HERE);
}

/** Make an account by a link, and sign in; the answer has `recovery_codes`, this once. */
export async function create(body: { link: string; handle: string; name: string; password?: string }) {
  const kept = await remembered<{ link: string; id: string } | null>("account-asked");
  const id = kept?.link === body.link ? kept.id : uuid7(clock.now());
  await remember("account-asked", { link: body.link, id }); // the answer may be lost: asked again, it is the same asking
  const made = await request<NewAccount>(`/api/v1/accounts/${id}`, { method: "PUT", body });
  await remember("account-asked", null);
  await resume();
  return made;
}

export async function signIn(body: { handle: string; password: string }) {
  await post("sign-in", body);
  await resume();
}

/** Sign in by a recovery code, which is used up. @param body `password`: a new one */
export async function recover(body: { handle: string; code: string; password?: string }) {
  await post("recovery", body);
  await resume();
}

/** Raises NoPasskey too. */
export async function signInByPasskey() {
  const { challenge, options } = await post<Asked<PublicKeyCredentialRequestOptionsJSON>>("sign-in/passkey/options");
  await post("sign-in/passkey", { challenge, credential: await signature(options) });
  await resume();
}

/** The browser stays whom it was let in as by links. */
export async function signOut() {
  await respond(`${HERE}/sign-out`, { method: "POST" });
}

/** Raises NoPasskey too. */
export async function addPasskey(label: string) {
  const { challenge, options } = await post<Asked<PublicKeyCredentialCreationOptionsJSON>>("passkeys/options");
  return post<Account>("passkeys", { challenge, credential: await newPasskey(options), label });
}

export function removePasskey(id: string) {
  return put<Account>(`passkeys/${id}/removal`);
}

/** @param body `current`: where there is one */
export function setPassword(body: { password: string; current?: string }) {
  return put<Account>("password", body);
}

/** Make new recovery codes; the old ones end. */
export async function renewCodes(): Promise<string[]> {
  return (await post<Codes>("recovery-codes")).recovery_codes;
}

export function endSession(id: string) {
  return put<Account>(`sessions/${id}/end`);
}

/** A link that makes one more account. */
export async function makeLink(): Promise<{ url: string; expires_at: string }> {
  const { link, expires_at } = await post<AccountLink>("links");
  return { url: link, expires_at };
}

/** The players whom a copy of this tournament leaves out unless they are asked for: {id, name, id_number, why}. */
export async function staying(id: string): Promise<StayingPlayer[]> {
  return (await request<StayingPlayers>(`${HERE}/tournaments/${id}/staying`)).items;
}

/** An id for a tournament to come: found with the same one again, it is the same tournament. */
export function tournamentId() {
  return uuid7(clock.now());
}

/** Make a tournament and be its director. @param body {name, slug, rulebook, currency, time_zone} */
export function found(id: string, body: TournamentRequest) {
  return put<Founded>(`tournaments/${id}`, body);
}

/** What could not be sent while nobody was signed in here goes out now. */
async function resume() {
  if (core.snapshot.signedOut) await sendNow();
}

function post<Answer>(path: string, body?: unknown) {
  return request<Answer>(`${HERE}/${path}`, { method: "POST", body });
}

function put<Answer>(path: string, body?: unknown) {
  return request<Answer>(`${HERE}/${path}`, { method: "PUT", body });
}
