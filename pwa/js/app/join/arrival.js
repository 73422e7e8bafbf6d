import { go, here } from "../router.js";

/** Where joining leads, for one who still waits for it; who has gone elsewhere meanwhile stays there. */
export function arrival() {
  const { path } = here();
  return (/** @type {string} */ to) => {
    if (here().path === path) go(to, { replace: true });
  };
}
