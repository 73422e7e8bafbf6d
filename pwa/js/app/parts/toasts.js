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
  const { text, at } = said;
  useEffect(() => {
    show = setSaid;
    return () => void (show = null);
  }, []);
  useEffect(() => {
    const end = () => setSaid(NOTHING);
    const moved = () => Date.now() - at > FRESH_MS && end();
    const timer = setTimeout(end, MOST_MS);
    addEventListener("hashchange", moved);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", moved);
    };
  }, [said]);
  return html`<div class="toasts" role="status" aria-live="polite">${text && html`<p class="toast">${text}</p>`}</div>`;
}
