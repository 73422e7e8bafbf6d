import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { later } from "../parts/later.js";

const Proving = later(areas.account, "SignInAgain");

/** Opens what asks for it, where that is on the screen. @type {((answer: Answer) => void)|null} @typedef {{tell: (proven: boolean) => void}|null} Answer */
let open = null;

/** Where one is asked to sign in again, over the screen that has it. */
export function RecentSignIn() {
  const [answer, setAnswer] = useState(/** @type {Answer} */ (null));
  useLayoutEffect(() => {
    open = setAnswer;
    return () => void (open = null);
  }, []);
  const done = (/** @type {boolean} */ proven) => {
    setAnswer(null);
    answer?.tell(proven);
  };
  return answer && html`<${Proving} onProven=${() => done(true)} onClose=${() => done(false)} />`;
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
