/**
 * The service worker, as pages deal with it. It fetches the whole app at once; on the first visit the app starts from
 * what it kept, so that nothing is downloaded twice.
 */

/** What TypeScript does not know of yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules;
}

const PATIENCE_MS = 15000;
const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, "trustedTypes");
const policy = trustedTypes?.createPolicy("shinpan", {
  createScriptURL: (url: string) => {
    if (url !== "/sw.js") throw new TypeError(`${url} is not our service worker`);
    return url;
  },
});

/** Whether this browser can keep the app at all (not in some private windows, nor without TLS). */
export const possible = "serviceWorker" in navigator;

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(policy ? policy.createScriptURL("/sw.js") : "/sw.js");
}

/** Resolves once the worker answers for this page, or when that takes too long or can't be. */
export async function firstVisit() {
  if (!possible || navigator.serviceWorker.controller) return;
  const taken = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
  try {
    const known = await navigator.serviceWorker.getRegistration(); // registering waits for what is being installed
    if (known?.active?.state === "activated") return; // opened past the worker: a hard reload
    const { installing } = await register();
    await Promise.race([taken, gaveUp(installing), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  } catch {
    return; // the app opens from the network, and says that it is not ready offline
  }
}

function gaveUp(worker: ServiceWorker | null) {
  return new Promise((resolve) =>
    worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve(undefined)),
  );
}
