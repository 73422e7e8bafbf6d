import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ApiError, store, uuid7 } from "../../store/index.js";
import { withRecentSignIn } from "./with-recent-sign-in.js";
import { t } from "../../ui/i18n.js";
import { Refusal } from "../words/refusals.jsx";
import { Loading } from "../../ui/index.js";
import { reason } from "../requests/stored-answer.jsx";
import { useStore } from "../../store/use-store.js";

const AT_ONCE = 500;

/** @typedef {{items: any[]|null, trouble: any}} Listed */

/** All of a list that only the server has, asked again whenever the log has grown. @param {string} path @returns {Listed} */
export function useListed(path) {
  const { state, online } = useStore();
  const [listed, setListed] = useState(/** @type {Listed} */ ({ items: null, trouble: null }));
  useLayoutEffect(() => {
    let left = false;
    everything(path).then(
      (items) => left || setListed({ items, trouble: null }),
      (trouble) => left || setListed((had) => ({ ...had, trouble })),
    );
    return () => void (left = true);
  }, [path, state?.seq, online]);
  return listed;
}

/** Page after page. @param {string} path @returns {Promise<any[]>} */
async function everything(path) {
  const found = [];
  for (let after = ""; after !== null;) {
    const { items, next } = await store.ask(`${path}?limit=${AT_ONCE}${after && `&after=${after}`}`);
    found.push(...items);
    after = next;
  }
  return found;
}

/** A list once it is there; and what is wrong while it is not, or is not the newest. @param {{of: Listed, children: (items: any[]) => any}} props */
export function Listing({ of: { items, trouble }, children }) {
  if (!items && !trouble) return <Loading />;
  return (
    <>
      {trouble && <Wrong error={trouble} />}
      {items && children(items)}
    </>
  );
}

/** Why the server did not do it. @param {{error: any, needs?: string}} props `needs`: what needs the network */
export function Wrong({ error, needs = t("people.needs-network") }) {
  if (error.problem)
    return (
      <div role="alert">
        <Refusal problem={error.problem} />
      </div>
    );
  return (
    <p class="note bad" role="alert">
      {reason(error)} {needs}
    </p>
  );
}

/**
 * Asks the server for a change, once however often it is tapped; what went wrong stands where it was tapped.
 * @param {string} [needs] what needs the network
 * @returns {{ask: (work: () => Promise<any>) => Promise<void>, asking: boolean, wrong: any}}
 */
export function useRequest(needs) {
  const [error, setError] = useState(/** @type {any} */ (null));
  const [asking, setAsking] = useState(false);
  const busy = useRef(false);
  const ask = async (/** @type {() => Promise<any>} */ work) => {
    if (busy.current) return;
    busy.current = true;
    setAsking(true);
    setError(null);
    try {
      await withRecentSignIn(work);
    } catch (failed) {
      if (!(failed instanceof ApiError) && /** @type {any} */ (failed).name !== "Unreachable") throw failed;
      setError(failed);
    } finally {
      busy.current = false;
      setAsking(false);
    }
  };
  return { ask, asking, wrong: error && <Wrong error={error} needs={needs} /> };
}

/**
 * The id under which this body is sent: asked again because no answer came, it is the same asking; `forget` it once
 * the answer is there, where the same may be asked for twice.
 * @returns {((body: any) => string) & {forget: (body: any) => void}}
 */
export function useIds() {
  const ids = useRef(/** @type {Map<string, string>} */ (new Map()));
  const idOf = (/** @type {any} */ body) => {
    const key = JSON.stringify(body);
    const id = ids.current.get(key) ?? uuid7(store.now());
    ids.current.set(key, id);
    return id;
  };
  return Object.assign(idOf, { forget: (/** @type {any} */ body) => void ids.current.delete(JSON.stringify(body)) });
}

/**
 * Makes what has a secret that is told once. Was it made before, and the answer with the secret lost, it is revoked and
 * made anew: nobody will ever have that one.
 * @param {"invitations"|"api-tokens"} what @param {string} id @param {any} body @param {string} secret the field that holds it
 */
export async function makeSecret(what, id, body, secret) {
  const made = await store.ask(`${what}/${id}`, { method: "PUT", body });
  if (made[secret]) return made;
  await store.ask(`${what}/${id}/revocation`, { method: "PUT" });
  return store.ask(`${what}/${uuid7(store.now())}`, { method: "PUT", body });
}
