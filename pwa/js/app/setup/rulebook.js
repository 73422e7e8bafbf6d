import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Correction } from "../corrections/correction.js";
import { useRequest } from "../people/request.js";
import { Chooser } from "../rulebook/chooser.js";
import { bookFor, bookName, withRules } from "../rulebook/rules.js";
import { useStore } from "../state.js";

/** @param {any} tournament @returns {import("../rulebook/rules.js").Choice} */
function chosen({ rulebook }) {
  return { options: {}, readings: {}, ...rulebook };
}

/** The tournament's rulebook with its options. */
export const BookName = withRules((/** @type {any} */ { rules }) => {
  const { tournament } = useStore();
  return html`<p><strong>${bookName(rules, bookFor(rules.library, chosen(tournament)))}</strong></p>`;
});

/** Another rulebook, or other options, for calls from now on; what follows is looked at where anything was played. */
export const ChangeBook = withRules((/** @type {any} */ { rules, state }) => {
  const { tournament } = useStore();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(/** @type {import("../corrections/correction.js").Request|null} */ (null));
  const { ask, asking, wrong } = useRequest();
  const use = (/** @type {any} */ rulebook) => {
    setOpen(false);
    const request = { method: "PATCH", path: "", match: `"${state.settings.version}"`, body: { rulebook } };
    if (Object.keys({ ...state.results, ...state.rulings }).length > 0) return setAsked(request);
    ask(() => store.ask("", request));
  };
  return html`<button class="button" type="button" disabled=${asking} aria-haspopup="dialog" onClick=${() => setOpen(true)}>${t("setup.rules")}</button>
    ${wrong}
    ${open && html`<${Chooser} rules=${rules} value=${chosen(tournament)} onUse=${use} onClose=${() => setOpen(false)} />`}
    ${
      asked &&
      html`<${Correction} title=${t("setup.rules")} what="rules" request=${asked} yes=${t("setup.rules-yes")} onClose=${() => setAsked(null)}>
        <p>${t("setup.rules-played", { name: bookName(rules, bookFor(rules.library, asked.body.rulebook)) })}</p>
      <//>`
    }`;
});
