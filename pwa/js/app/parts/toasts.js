import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";

const MOST_MS = 5000;
/** What was said so shortly before another screen opened is said of what led there. */
const FRESH_MS = 1000;
const NOTHING = { text: "", at: 0 };
/** @type {((said: typeof NOTHING) => void)|null} */
let show = null;

/** Say something in passing; screen readers hear it too. @param {string} text */
export function say(text) {
  show?.({ text, at: Date.now() });
}

/** Where passing words appear. */
export function Toasts() {
  const [said, setSaid] = useState(NOTHING);
  const { text } = said;
  useEffect(() => {
    // By what is said when it moves: what was said just now may not be on the screen yet.
    const moved = () => setSaid((last) => (Date.now() - last.at > FRESH_MS ? NOTHING : last));
    show = setSaid;
    addEventListener("hashchange", moved);
    return () => {
      show = null;
      removeEventListener("hashchange", moved);
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(NOTHING), MOST_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return html`<div class="toasts" role="status" aria-live="polite">${text && html`<p class="toast">${text}</p>`}</div>`;
}
