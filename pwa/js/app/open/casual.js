import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Empty, Field, Screen, Sheet } from "../parts/index.js";
import { Payments, Table } from "./arrows.js";
import { CasualFoul, WhichFoul } from "./casual-foul.js";
import { RulesBar } from "./chooser.js";
import { PEOPLE, paid, seatOf, settling, totals } from "./evening.js";
import { useKept } from "../kept.js";
import { bookFor, refusal, withRules } from "./rules.js";

/**
 * @typedef {import("./rules.js").Rules} Rules @typedef {import("./evening.js").Evening} Evening
 * @typedef {{rules: Rules, evening: Evening, set: (changed: Partial<Evening>) => void, names: string[]}} Play
 */

/** @type {Evening} */
const START = { choice: null, names: ["", "", "", ""], east: 0, events: [] };

/** Casual play: `#/casual`, `#/casual/<person>` (which foul?), `#/casual/<person>/<foul>` (decided and paid). */
export default withRules(({ args: [person, foul], rules: shared }) => {
  const [evening, keep] = useKept("shinpan.casual", START);
  const set = (/** @type {Partial<Evening>} */ changed) => keep({ ...evening, ...changed });
  const rules = casualRules(shared, evening, set);
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

/** The evening's own rulebook, with whatever makes it casual. @param {Rules} rules @param {Evening} evening @param {Play["set"]} set @returns {Rules} */
function casualRules(rules, evening, set) {
  const { library } = rules;
  const chosen = evening.choice && !refusal(library, evening.choice) ? evening.choice : rules.choice;
  const options = Object.values(library.book(chosen.id).options).filter(({ casual_only: only }) => only);
  const added = Object.fromEntries(options.map(({ id }) => [id, {}]));
  const casual = { ...chosen, options: { ...chosen.options, ...added } };
  const choice = refusal(library, casual) ? chosen : casual;
  return {
    ...rules,
    choice,
    book: bookFor(library, choice),
    choose: (next) => set({ choice: next }),
  };
}

/** @param {Play} play */
function Evenings({ rules, evening, set, names }) {
  const [sheet, setSheet] = useState("");
  const { net, table } = totals(evening.events);
  const number = (/** @type {number} */ points) => rules.words.number(points);
  const last = evening.events.at(-1);
  const notes = net.map((points) => signed(points, number));
  const undo = () => set({ events: evening.events.slice(0, -1) });
  const actions = html`<button class="button" disabled=${!last} onClick=${undo}>
      ${t("open.undo")}
    </button>
    <button
      class="button main"
      disabled=${!evening.events.length}
      onClick=${() => setSheet("settle")}
    >
      ${t("open.settle")}
    </button>`;
  return html`<${Screen} title=${t("open.casual")} actions=${actions}>
    <${Table}
      names=${names}
      notes=${notes}
      pot=${table ? number(table) : ""}
      payments=${last ? paid(last) : []}
      number=${number}
    />
    <${Who} rules=${rules} evening=${evening} names=${names} />
    ${
      table > 0 &&
      html`<${Pot}
        points=${table}
        names=${names}
        text=${number(table)}
        onWon=${(/** @type {number} */ by) => set({ events: [...evening.events, { kind: "won", by, points: table }] })}
      />`
    }
    <${Choice}
      label=${t("open.east-now")}
      value=${evening.east}
      onChange=${(/** @type {number} */ east) => set({ east })}
      options=${names.map((text, value) => ({ value, text }))}
    />
    <button
      class="button"
      aria-haspopup="dialog"
      onClick=${() => setSheet("names")}
    >
      ${t("open.names")}
    </button>
    <${History} rules=${rules} events=${evening.events} names=${names} />
    <${RulesBar} rules=${rules} />
    ${sheet === "names" && html`<${Names} names=${evening.names} onChange=${(/** @type {string[]} */ next) => set({ names: next })} onClose=${() => setSheet("")} />`}
    ${
      sheet === "settle" &&
      html`<${Settle}
        net=${net}
        names=${names}
        number=${number}
        onClose=${() => setSheet("")}
        onSettled=${() => set({ events: [...evening.events, { kind: "settled", payments: settling(net) }] })}
      />`
    }
  <//>`;
}

/** @param {number} points @param {(points: number) => string} number */
function signed(points, number) {
  if (points === 0) return "±0";
  return points < 0 ? `−${number(-points)}` : `+${number(points)}`;
}

/** Whose foul? @param {{rules: Rules, evening: Evening, names: string[]}} props */
function Who({ rules, evening, names }) {
  return html`<section class="stack">
    <h2>${t("open.who-fouled")}</h2>
    <ul class="choices">
      ${names.map(
        (name, person) =>
          html`<li key=${person}>
            <a class="choice" href=${`#/casual/${person}`}>
              ${`${name} · ${rules.words.phrase(`seat-${seatOf(person, evening.east)}`)}`}
            </a>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** What lies on the table goes to the next winner. @param {{points: number, text: string, names: string[], onWon: (by: number) => void}} props */
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
  const told = (/** @type {any} */ event) => {
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
      ${events.map((/** @type {any} */ event, /** @type {number} */ place) => html`<li key=${place}>${told(event)}</li>`)}
    </ol>
  </section>`;
}

/** @param {{names: string[], onChange: (names: string[]) => void, onClose: () => void}} props */
function Names({ names, onChange, onClose }) {
  return html`<${Sheet} title=${t("open.names")} onClose=${onClose}>
    <p class="soft">${t("open.names-text")}</p>
    ${PEOPLE.map(
      (person) =>
        html`<${Field}
          key=${person}
          label=${t("open.player", { number: person + 1 })}
          value=${names[person] ?? ""}
          autocomplete="off"
          maxlength="40"
          onInput=${(/** @type {string} */ name) => onChange(PEOPLE.map((each) => (each === person ? name : (names[each] ?? ""))))}
        />`,
    )}
    <button class="button main" onClick=${onClose}>${t("open.done")}</button>
  <//>`;
}

/** @param {{net: number[], names: string[], number: (points: number) => string, onSettled: () => void, onClose: () => void}} props */
function Settle({ net, names, number, onSettled, onClose }) {
  const payments = settling(net);
  const settle = () => {
    onSettled();
    onClose();
  };
  return html`<${Sheet} title=${t("open.settle")} onClose=${onClose}>
    <p>${t(payments.length ? "open.settle-text" : "open.settle-even")}</p>
    <dl class="facts">
      ${names.map(
        (name, person) =>
          html`<div key=${person}>
            <dt>${name}</dt>
            <dd>${signed(net[person] ?? 0, number)}</dd>
          </div>`,
      )}
    </dl>
    <${Payments} names=${names} payments=${payments} number=${number} />
    <button class="button main" onClick=${settle}>
      ${t("open.settle-done")}
    </button>
  <//>`;
}
