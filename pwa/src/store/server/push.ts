/**
 * Being told while the app is closed: what this browser's push service gave it, made known to the server. Everything
 * that asks the server raises ApiError, Unreachable.
 */

import { ApiError, Unreachable, request, respond } from "../api.ts";
import { clock } from "../state.ts";
import { uuid7 } from "../uuid7.ts";
import type { PushKey } from "#api";

/** Who is notified of which tournament. */
interface Whom {
  tournament: string;
  as: string;
}

/** What the server has; `at`: since when (ms). The service worker reads and writes it too (pwa/push.js). */
type Subscription = Whom & { id: string; language: string; key: string; endpoint: string; at: number };

/**
 * `impossible`: not with this browser; `denied`: its user said no; `silent`: this server pushes nothing; `unserved`: no
 * push service can be had just now.
 */
type State = "on" | "off" | "impossible" | "denied" | "silent" | "unserved";

const CACHE = "push";
const STORED = "/subscriptions";
const DAY_MS = 24 * 60 * 60 * 1000;
/** One renewal at a time, so that of two languages chosen in a row the second one stays. */
let renewing = Promise.resolve();

/** Find the state; asks the server where it can be reached. */
export async function status(whom: Whom, language: string): Promise<State> {
  const why = await obstacle();
  if (why) return why;
  try {
    await renew(language, true);
    if (await subscriptionOf(whom)) return "on";
    return (await keyOf(whom)) ? "off" : "silent";
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof ApiError)) throw error;
    return (await subscriptionOf(whom)) ? "on" : "off";
  }
}

/** Begin; call it from a tap, for the browser asks its user. */
export async function subscribe(whom: Whom, language: string): Promise<State> {
  const said = "Notification" in globalThis && (await Notification.requestPermission());
  if (said === "denied" || said === "default") return said === "denied" ? said : "off";
  const why = await obstacle();
  if (why) return why;
  const key = await keyOf(whom);
  if (!key) return "silent";
  const subscription = await subscribed(key);
  if (!subscription) return "unserved";
  await register({ ...whom, language, key }, subscription);
  return "on";
}

/** End the messages of a tournament; the browser gives its address up once no tournament needs it. */
export async function unsubscribe(tournament: string) {
  const all = await storedSubscriptions();
  const over = all.filter((one) => one.tournament === tournament);
  if (over.length === 0) return;
  await storeSubscriptions(all.filter((one) => one.tournament !== tournament));
  const ending = over.map(({ as, id }) => respond(`${place(tournament)}/${id}/end`, { method: "PUT", as }));
  if (over.length === all.length) await (await current())?.unsubscribe();
  await Promise.allSettled(ending); // should the server not hear of it, the push service will tell it
}

/** Tell the server again what it may have lost, or what is otherwise by now; at most once a day, unless `now`. */
export function renew(language: string, now?: boolean): Promise<void> {
  const renewed = renewing.then(() => renewAll(language, now));
  renewing = renewed.catch(() => {});
  return renewed;
}

async function renewAll(language: string, now?: boolean) {
  const all = await storedSubscriptions();
  if (all.length === 0) return;
  const subscription = await current();
  for (const one of all) {
    const same = subscription?.endpoint === one.endpoint && language === one.language;
    if (same && !now && clock.now() - one.at < DAY_MS) continue;
    const key = await keyOf(one).catch(shutOut(one));
    const anew = key && key === one.key && subscription ? subscription : key && (await subscribed(key));
    if (key && anew) await register({ ...one, language, key }, anew, same && key === one.key ? one.id : undefined);
    else if (key === null) await unsubscribe(one.tournament);
  }
}

/** What stands in the way of it here. */
async function obstacle(): Promise<State | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active || !("PushManager" in globalThis) || !("Notification" in globalThis)) return "impossible";
  const { state } = await navigator.permissions.query({ name: "notifications" });
  return state === "denied" ? "denied" : null;
}

/** This browser's subscription with that key, or null where its push service can't be reached. */
async function subscribed(key: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") return null;
    await (await current())?.unsubscribe(); // it is there with another key
    return pushManager.subscribe(options).catch(() => null);
  }
}

async function current(): Promise<PushSubscription | null | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
}

/** @param id where nothing has changed */
async function register(
  { tournament, as, language, key }: Omit<Subscription, "id" | "endpoint" | "at">,
  subscription: PushSubscription,
  id: string = uuid7(clock.now()),
) {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys, language };
  await request(`${place(tournament)}/${id}`, { method: "PUT", body, as });
  const others = (await storedSubscriptions()).filter((one) => one.tournament !== tournament);
  const registered = { tournament, as, id, language, key, endpoint: String(endpoint), at: clock.now() };
  await storeSubscriptions([...others, registered]);
}

/** The server's key; null where it pushes nothing. */
async function keyOf({ tournament, as }: Whom): Promise<string | null> {
  return (await request<PushKey>(`/api/v1/tournaments/${tournament}/push-key`, { as })).key;
}

/** End the subscription of who is not let in any more. */
function shutOut({ tournament }: Subscription) {
  return async (error: unknown) => {
    if (!(error instanceof ApiError) || ![401, 403].includes(error.status)) throw error;
    await unsubscribe(tournament);
  };
}

async function subscriptionOf({ tournament, as }: Whom) {
  return (await storedSubscriptions()).find((one) => one.tournament === tournament && one.as === as);
}

async function storedSubscriptions(): Promise<Subscription[]> {
  if (!("caches" in globalThis)) return [];
  return (await (await caches.match(STORED, { cacheName: CACHE }))?.json()) ?? [];
}

async function storeSubscriptions(subscriptions: Subscription[]) {
  await (await caches.open(CACHE)).put(STORED, new Response(JSON.stringify(subscriptions)));
}

function place(tournament: string) {
  return `/api/v1/tournaments/${tournament}/push-subscriptions`;
}
