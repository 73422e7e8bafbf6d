/** What the browser's lock of a call is named, before the call. */
export const LOCK = "shinpan-call-";
/** How long the page that was here before, on a reload say, may take to let go. */
const PATIENCE_MS = 300;

/** What this tab asked for last. @type {{ours: boolean|null, free: () => void}} */
let claim = { ours: true, free() {} };

/** Whether this tab has its call to itself; null until that is known. Without Web Locks (a page that is not secure) it has. */
export function ours() {
  return claim.ours;
}

/**
 * Asks for a call ("" for none): two tabs would rule on it twice. The one asked for before is free again.
 * @param {string} path @param {(ours: boolean) => void} heard told once it is known, and again when another tab takes it over
 */
export function ask(path, heard) {
  claim.free();
  /** @type {typeof claim} */
  const asked = (claim = { ours: !(path && navigator.locks) || null, free() {} });
  if (asked.ours) return;
  const tell = (/** @type {boolean} */ yes) => claim === asked && heard((asked.ours = yes));
  const held = (/** @type {Lock|null} */ lock, /** @type {boolean} */ again) => {
    if (!lock) return again ? void setTimeout(request, PATIENCE_MS, false) : tell(false);
    tell(true);
    return claim === asked && new Promise((done) => (asked.free = () => done(null)));
  };
  const request = (/** @type {boolean} */ again) =>
    navigator.locks.request(LOCK + path, { ifAvailable: true }, (lock) => held(lock, again)).catch(() => tell(false));
  request(true);
}
