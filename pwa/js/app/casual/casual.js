import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useSaved } from "../local-storage.js";
import { Choice, Empty, Screen } from "../parts/index.js";
import { RulesBar } from "../rulebook/chooser.js";
import { casualRules, withRules } from "../rulebook/rules.js";
import { Table } from "./arrows.js";
import { Names, Settlement } from "./casual-dialogs.js";
import { CasualFoul, WhichFoul } from "./casual-foul.js";
import { PEOPLE, paid, settlement, signed, totals } from "./tally.js";

/**
 * @typedef {import("../rulebook/rules.js").Rules} Rules @typedef {import("./tally.js").Evening} Evening @typedef {import("./tally.js").Event} Event
 * @typedef {{rules: Rules, evening: Evening, set: (changed: Partial<Evening>) => void, names: string[]}} Play
 */

/** @type {Evening} */
const START = { choice: null, names: ["", "", "", ""], east: 0, events: [] };

/** Casual play: `#/casual`, `#/casual/<person>` (which foul?), `#/casual/<person>/<foul>` (decided and paid). */
export default withRules(({ args: [person, foul], rules: shared }) => {
  const [evening, keep] = useSaved("shinpan.casual", START);
  const set = (/** @type {Partial<Evening>} */ changed) => keep({ ...evening, ...changed });
  const rules = casualRules(shared, evening.choice, (choice) => set({ choice }));
  const names = PEOPLE.map((each) => evening.names[each]?.trim() || t("open.player", { number: each + 1 }));
  const play = { rules, evening, set, names };
  if (person === undefined) return html`<${Evenings} ...${play} />`;
  const known = PEOPLE.includes(Number(person)) && (!foul || foul in rules.library.catalogue.fouls);
  if (!known)
    return html`<${Screen} title=${t("lost")} up="#/casual"
      ><${Empty} text=${t("lost-text")}
    /><//>`;
  if (!foul) return html`<${WhichFoul} ...${play} person=${Number(person)} />`;
  return html`<${CasualFoul}
    ...${play}
    person=${Number(person)}
    foul=${foul}
  />`;
});

/** @param {Play} play */
function Evenings({ rules, evening, set, names }) {
  const [sheet, setSheet] = useState("");
  const { net, table } = totals(evening.events);
  const number = (/** @type {number} */ points) => rules.words.number(points);
  const happened = (/** @type {Event} */ event) => set({ events: [...evening.events, event] });
  const last = evening.events.at(-1);
  const undo = () => set({ events: evening.events.slice(0, -1) });
  const actions = html`<button class="button" disabled=${!last} onClick=${undo}>${t("open.undo")}</button>
    <button class="button main" disabled=${!last} onClick=${() => setSheet("settle")}>${t("open.settle")}</button>`;
  const shared = { names, number, onClose: () => setSheet("") };
  return html`<${Screen} title=${t("open.casual")} actions=${actions}>
    <section class="stack">
      <h2>${t("open.who-fouled")}</h2>
      <${Table} names=${names} notes=${net.map((points) => signed(points, number))} pot=${table ? number(table) : ""}
        payments=${last ? paid(last) : []} number=${number} to=${(/** @type {number} */ person) => `#/casual/${person}`} />
    </section>
    ${table > 0 && html`<${Pot} text=${number(table)} names=${names} onWon=${(/** @type {number} */ by) => happened({ kind: "won", by, points: table })} />`}
    <${Seats} east=${evening.east} names=${names} onEast=${(/** @type {number} */ east) => set({ east })} onNames=${() => setSheet("names")} />
    <${History} rules=${rules} events=${evening.events} names=${names} />
    <a class="button" href="#/sheet">${t("open.to.sheet")}</a>
    <a class="button" href=${table ? `#/settle/,,,?pot=${table}` : "#/settle"}>${t("open.to.settle")}</a>
    <${RulesBar} rules=${rules} />
    ${sheet === "names" && html`<${Names} ...${shared} typed=${evening.names} onChange=${(/** @type {string[]} */ next) => set({ names: next })} />`}
    ${sheet === "settle" && html`<${Settlement} ...${shared} net=${net} onSettled=${() => happened({ kind: "settled", payments: settlement(net) })} />`}
  <//>`;
}

/** Who sits where. @param {{east: number, names: string[], onEast: (east: number) => void, onNames: () => void}} props */
function Seats({ east, names, onEast, onNames }) {
  return html`<${Choice} label=${t("open.east-now")} value=${east} onChange=${onEast}
      options=${names.map((text, value) => ({ value, text }))} />
    <button class="button" aria-haspopup="dialog" onClick=${onNames}>${t("open.names")}</button>`;
}

/** What lies on the table goes to the next winner. @param {{text: string, names: string[], onWon: (by: number) => void}} props */
function Pot({ text, names, onWon }) {
  return html`<section class="note info stack">
    <h2>${t("open.pot", { points: text })}</h2>
    <p>${t("open.pot-text")}</p>
    <div class="choices">
      ${names.map((name, person) => html`<button key=${person} class="choice" onClick=${() => onWon(person)}>${name}</button>`)}
    </div>
  </section>`;
}

/** @param {any} props */
function History({ rules, events, names }) {
  if (!events.length) return html`<p class="soft">${t("open.casual-text")}</p>`;
  const lineOf = (/** @type {any} */ event) => {
    if (event.kind === "settled") return t("open.settled");
    if (event.kind === "won")
      return t("open.took-pot", {
        name: names[event.by],
        points: rules.words.number(event.points),
      });
    return `${names[event.by]}: ${rules.words.name("fouls", event.foul)} · ${event.line}`;
  };
  return html`<section class="stack">
    <h2>${t("open.evening")}</h2>
    <ol class="steps">
      ${events.map((/** @type {any} */ event, /** @type {number} */ place) => html`<li key=${place}>${lineOf(event)}</li>`)}
    </ol>
  </section>`;
}
