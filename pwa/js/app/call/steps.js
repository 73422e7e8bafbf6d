import { html } from "../html.js";
import { t } from "../i18n.js";
import { Fold } from "../parts/index.js";

/**
 * The steps, each to be ticked: what is done sinks below what is left. `first`: those before any ruling, folded away.
 * @param {{steps: {id: string, text: string}[], first?: boolean, done: string[], onDone: (done: string[]) => void}} props
 */
export function Steps({ steps, first = false, done, onDone }) {
  if (steps.length === 0) return null;
  const tick = (/** @type {string} */ id) =>
    onDone(done.includes(id) ? done.filter((one) => one !== id) : [...done, id]);
  const list = () => html`<ul class="call-steps">
    ${steps.map(
      ({ id, text }) => html`<li key=${id}>
      <label>
        <input type="checkbox" checked=${done.includes(id)} onChange=${() => tick(id)} /><span>${text}</span>
      </label>
    </li>`,
    )}
  </ul>`;
  if (first) return html`<${Fold} title=${t("call.first")}>${list}<//>`;
  const ticked = steps.filter(({ id }) => done.includes(id)).length;
  return html`<section class="stack">
    <h2>${t("call.steps")} <span class="badge">${ticked}/${steps.length}</span></h2>
    ${list()}
  </section>`;
}
