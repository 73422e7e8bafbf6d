import { store, mayBeThere } from "../../data/index.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Dialog, say } from "../parts/index.js";
import { useCommand } from "../shared/command.js";
import { hasOne } from "../shared/roles.js";
import { foulName, lineOf, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { Cures, Head, Waits } from "./item.js";
import { Refusal } from "./refusals.js";

export { Leave, Switch } from "../join/leave.js";
export { Phone } from "./phone.js";
export { Differs, Versions } from "./versions.js";

/** What waits in other tournaments than the current one. */
export function Elsewhere() {
  const { elsewhere } = useStore();
  return elsewhere.map(
    ({ id, name, items }) => html`<section class="stack" key=${id}>
      <h2>${t("elsewhere-in", { name: name ?? t("elsewhere-nameless") })}</h2>
      <ol class="rows">${items.map((item) => html`<li key=${item.id} tabindex="-1"><${Away} item=${item} /></li>`)}</ol>
    </section>`,
  );
}

/** An item whose tournament's log is not at hand. @param {{item: any}} props */
function Away({ item }) {
  const words = useWords();
  const { kind, state: stage, about = {}, body, problem, expected, answer } = item;
  if (kind === "restored") return html`<${Restored} item=${item} />`;
  const { table, who, foul } = about;
  const where = table && t("hall-table", { label: table });
  return html`<article class=${`item ${stage}`} aria-label=${t(`hall-kind.${kind}`)}>
    <${Head} item=${item} />
    <p>${[where, who, foul && foulName(words, foul), body?.reason].filter(Boolean).join(" · ")}</p>
    <p class="soft">${clockTime(item.ruledAt)}</p>
    ${stage === "waiting" && html`<${Waits} item=${item} />`}
    ${stage === "refused" && html`<${Refusal} problem=${problem} />`}
    ${
      stage === "differs" &&
      html`<div class="note warn">
        <p>${t("hall-phone-showed", { line: lineOf(words, expected) })}</p>
        <p><strong>${t("hall-server-decided", { line: lineOf(words, answer.decision) })}</strong></p>
      </div>`
    }
    ${stage !== "holding" && html`<${Cures} item=${item} away />`}
  </article>`;
}

/**
 * Asks once more. What may be on the server is not ended by giving it up here: a ruling is withdrawn then.
 * @param {{item: any, away?: boolean, onClose: () => void}} props
 */
export function Discard({ item, away, onClose }) {
  const { does, tell, wrong } = useCommand();
  const sent = mayBeThere(item);
  const ruling = sent && !away && item.kind === "ruling";
  const discard = async () => {
    if (!(await store.discard(item.id))) return tell(t("hall-over"));
    say(t(sent ? "hall-discarded-here" : "hall-discarded"));
    onClose();
  };
  return html`<${Dialog} title=${t("hall-discard")} onClose=${onClose}>
    <p>${t(sent ? "hall-discard-sent" : "hall-discard-text")} ${ruling && t("hall-discard-withdraw")}</p>
    ${wrong}
    <div class="pair">
      ${ruling && html`<a class="button" href=${`#/ruling/${item.id}`}>${t("hall-withdraw")}</a>`}
      <button class="button danger" type="button" onClick=${() => does(discard)}>${t("hall-discard")}</button>
      <button class="button" type="button" onClick=${onClose}>${t("cancel")}</button>
    </div>
  <//>`;
}

/** The server does not know this phone: the ways back in. An account is what directors have. */
export function Out() {
  const { official } = useStore();
  return html`<div class="note bad" role="alert">
    <p>${t("hall-signed-out")}</p>
    <p class="pair">
      <a class="button" href="#/join">${t("hall-join")}</a>
      ${hasOne(official, ["director"]) && html`<a class="button" href="#/account">${t("hall-join-account")}</a>`}
    </p>
  </div>`;
}

/** Explain an item whose maker can't sign in any more. @param {{item: any}} props */
export function SignedOut({ item }) {
  const { tournament, official, signedOut } = useStore();
  const maker = item.official ?? official;
  const other = official?.id !== maker?.id && tournament?.id === item.tournament && !signedOut;
  return html`<p class="note bad">${t("elsewhere-signed-out", { name: maker?.name ?? "?" })}</p>
    ${other && html`<button class="button" type="button" onClick=${() => store.sendAsMe(item.id)}>${t("elsewhere-send-as", { name: official.name })}</button>`}`;
}

/** The server came back from a backup. @param {{item: any}} props */
export function Restored({ item: { id, count } }) {
  return html`<article class="item">
    <p class="note warn">${t("elsewhere-restored", { count })}</p>
    <button class="button" type="button" onClick=${() => store.discard(id)}>${t("hall-seen")}</button>
  </article>`;
}
