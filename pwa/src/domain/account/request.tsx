import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ApiError, Unreachable, store, uuid7 } from "../../store/index.ts";
import { withRecentSignIn } from "./with-recent-sign-in.ts";
import { t } from "../../ui/i18n.ts";
import { Refusal } from "../words/refusals.tsx";
import { Loading } from "../../ui/index.ts";
import { reason } from "../requests/stored-answer.tsx";
import { useStore } from "../../store/use-store.ts";
import type { ComponentChildren } from "preact";
import type { NewApiToken, NewInvitation } from "#api";

const AT_ONCE = 500;

interface Listed<Item> {
  items: Item[] | null;
  trouble: unknown;
}

/** All of a list that only the server has, asked again whenever the log has grown. */
export function useListed<Item>(path: string): Listed<Item> {
  const { state, online } = useStore();
  const [listed, setListed] = useState<Listed<Item>>({ items: null, trouble: null });
  useLayoutEffect(() => {
    let left = false;
    everything<Item>(path).then(
      (items) => left || setListed({ items, trouble: null }),
      (trouble) => left || setListed((had) => ({ ...had, trouble })),
    );
    return () => void (left = true);
  }, [path, state?.seq, online]);
  return listed;
}

/** A page of a list; `next`: where the one after it begins. */
interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** Page after page. */
async function everything<Item>(path: string): Promise<Item[]> {
  const found: Item[] = [];
  for (let after: string | null = ""; after !== null;) {
    const { items, next }: Page<Item> = await store.ask<Page<Item>>(
      `${path}?limit=${AT_ONCE}${after && `&after=${after}`}`,
    );
    found.push(...items);
    after = next;
  }
  return found;
}

/** A list once it is there; and what is wrong while it is not, or is not the newest. */
export function Listing<Item>({
  of: { items, trouble },
  children,
}: {
  of: Listed<Item>;
  children: (items: Item[]) => ComponentChildren;
}) {
  if (!items && !trouble) return <Loading />;
  return (
    <>
      {Boolean(trouble) && <Wrong error={trouble} />}
      {items && children(items)}
    </>
  );
}

/** Why the server did not do it. @param props `needs`: what needs the network */
export function Wrong({ error, needs = t("people.needs-network") }: { error: unknown; needs?: string }) {
  if (error instanceof ApiError && error.problem)
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
 * @param needs what needs the network
 */
export function useRequest(needs?: string): {
  ask: (work: () => Promise<unknown>) => Promise<void>;
  asking: boolean;
  wrong: ComponentChildren;
} {
  const [error, setError] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const busy = useRef(false);
  const ask = async (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    setAsking(true);
    setError(null);
    try {
      await withRecentSignIn(work);
    } catch (failed) {
      if (!(failed instanceof ApiError) && !(failed instanceof Unreachable)) throw failed;
      setError(failed);
    } finally {
      busy.current = false;
      setAsking(false);
    }
  };
  return { ask, asking, wrong: Boolean(error) && <Wrong error={error} needs={needs} /> };
}

/**
 * The id under which this body is sent: asked again because no answer came, it is the same asking; `forget` it once
 * the answer is there, where the same may be asked for twice.
 */
export function useIds(): ((body: unknown) => string) & { forget: (body: unknown) => void } {
  const ids = useRef(new Map<string, string>());
  const idOf = (body: unknown) => {
    const key = JSON.stringify(body);
    const id = ids.current.get(key) ?? uuid7(store.now());
    ids.current.set(key, id);
    return id;
  };
  return Object.assign(idOf, { forget: (body: unknown) => void ids.current.delete(JSON.stringify(body)) });
}

/**
 * Makes what has a secret that is told once. Was it made before, and the answer with the secret lost, it is revoked and
 * made anew: nobody will ever have that one.
 * @param secret the field that holds it
 */
export async function makeSecret<Made extends NewInvitation | NewApiToken>(
  what: "invitations" | "api-tokens",
  id: string,
  body: unknown,
  secret: keyof Made,
): Promise<Made> {
  const made = await store.ask<Made>(`${what}/${id}`, { method: "PUT", body });
  if (made[secret]) return made;
  await store.ask(`${what}/${id}/revocation`, { method: "PUT" });
  return store.ask<Made>(`${what}/${uuid7(store.now())}`, { method: "PUT", body });
}
