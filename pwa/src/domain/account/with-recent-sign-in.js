/** Opens what asks for it, where that is on the screen. @typedef {{tell: (proven: boolean) => void}|null} Answer @type {((answer: Answer) => void)|null} */
let open = null;

/** Ask with this from now on, or nowhere. @param {((answer: Answer) => void)|null} ask */
export function askBy(ask) {
  open = ask;
}

/**
 * Does it. Where the server wants a sign-in of just now, that is asked for in place, and then it is done after all.
 * @template Made @param {() => Promise<Made>} work @returns {Promise<Made>}
 */
export async function withRecentSignIn(work) {
  try {
    return await work();
  } catch (/** @type {any} */ error) {
    if (error.slug !== "sign-in-again" || !open || !(await proven(open))) throw error;
    return work();
  }
}

/** @param {(answer: Answer) => void} ask @returns {Promise<boolean>} */
function proven(ask) {
  return new Promise((tell) => ask({ tell }));
}
