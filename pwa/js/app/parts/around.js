import { html } from "../html.js";
import { Changes } from "./changes.js";
import { Toasts } from "./toasts.js";
import { Update } from "./update.js";

/** What stands around every screen: the new version on offer, passing words, what changes said aloud. @param {{inCall: boolean}} props */
export function Around({ inCall }) {
  return html`<${Update} inCall=${inCall} /><${Toasts} /><${Changes} />`;
}
