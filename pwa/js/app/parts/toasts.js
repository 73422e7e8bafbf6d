import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";

const SECONDS = 5;
/** @type {((text: string) => void)|null} */
let show = null;

/** Say something in passing; screen readers hear it too. @param {string} text */
export function say(text) {
  show?.(text);
}

/** Where passing words appear. */
export function Toasts() {
  const [text, setText] = useState("");
  useEffect(() => {
    show = setText;
    return () => void (show = null);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setText(""), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return html`<div class="toasts" role="status" aria-live="polite">${text && html`<p class="toast">${text}</p>`}</div>`;
}
