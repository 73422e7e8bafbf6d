import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Refusal } from "../outbox/refusals.js";
import { Choice, Disclosure, Facts, Field } from "../parts/index.js";
import { YAKITORI, scoringOf, substitutePoints } from "../results/scoring.js";
import { reason } from "../shared/stored-answer.js";
import { useStore } from "../state.js";
import { whole } from "./numbers.js";

/** What hanchans are scored by, and a director's word where the rulebook says nothing. @param {{state: any}} props */
export function Scoring({ state }) {
  const { book, official } = useStore();
  const { numbers, silent, complete } = scoringOf(state, book);
  if (!book) return null;
  const substitutes = substitutePoints(state, book);
  const asks = (silent.length > 0 || !substitutes.isStated) && official?.roles?.includes("director");
  const shown = Object.entries(numbers).filter(([name, value]) => name !== YAKITORI || value > 0);
  const rows = [
    ...shown.map(([name, value]) => [t(`standings.by.${name}`), valueText(value)]),
    [t("standings.substitutes"), t(`standings.substitutes.${substitutes.counted}`)],
  ];
  const inside = () => html`<${Facts} rows=${rows} />
    ${asks && html`<${OwnScoring} names=${silent} numbers=${numbers} substitutes=${substitutes} />`}`;
  if (complete) return html`<${Disclosure} title=${t("standings.by")}>${inside}<//>`;
  return html`<section class="card" aria-labelledby="by">
    <h2 id="by">${t("standings.by")}</h2>
    <p class="note warn">${t(asks ? "standings.say" : "standings.silent")}</p>
    ${inside()}
  </section>`;
}

/** @param {number|number[]} value */
function valueText(value) {
  return Array.isArray(value) ? value.map((one) => `${whole(one)}P`).join(" / ") : whole(value);
}

/** @param {{names: string[], numbers: Record<string, any>, substitutes: ReturnType<typeof substitutePoints>}} props */
function OwnScoring({ names, numbers, substitutes }) {
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(names.map((name) => [name, [numbers[name] ?? ""].flat().join(" ")])),
  );
  const [counted, setCounted] = useState(substitutes.counted);
  const [wrong, setWrong] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const given = names.filter((name) => name !== YAKITORI || typed[name].trim());
    const asked = given.map((name) => [name, numbersIn(name, typed[name])]);
    const said = names.filter((name) => numbers[name] != null).map((name) => [name, numbers[name]]);
    const own = (/** @type {string} */ word) => (substitutes.isStated ? {} : { substitute_points: word });
    const seen = { ...Object.fromEntries(said), ...own(substitutes.counted) };
    const replaces = Object.keys(seen).length ? seen : null;
    const body = { ...Object.fromEntries(asked), ...own(counted), replaces };
    await store.ask("scoring", { method: "PUT", body }).then(() => setWrong(null), setWrong);
    setBusy(false);
  };
  const field = (
    /** @type {string} */ name,
  ) => html`<${Field} key=${name} label=${t(`standings.by.${name}`)} hint=${t(`standings.hint.${name}`)}
    value=${typed[name]} required=${name !== YAKITORI} autocomplete="off" onInput=${(/** @type {string} */ text) => setTyped({ ...typed, [name]: text })} />`;
  return html`<form class="stack" onSubmit=${save}>
    ${names.map(field)}
    ${
      !substitutes.isStated &&
      html`<${Choice} label=${t("standings.substitutes")} value=${counted} onChange=${setCounted}
        options=${["team", "nobody"].map((value) => ({ value, text: t(`standings.substitutes.${value}`) }))} />`
    }
    ${wrong && (wrong.problem ? html`<${Refusal} problem=${wrong.problem} />` : html`<p class="note bad" role="alert">${reason(wrong)}</p>`)}
    <button class="button main" disabled=${busy}>${t("standings.set")}</button>
  </form>`;
}

/** What was typed, as the server takes it; what is no number it names. @param {string} name @param {string} text */
function numbersIn(name, text) {
  const plain = text.normalize("NFKC").replace(/[−‐–]/g, "-");
  if (name === "uma")
    return plain
      .split(/[\s/,、]+/)
      .filter(Boolean)
      .map(asNumber);
  return asNumber(plain.replace(/[\s,.'’]/g, ""));
}

/** @param {string} text */
function asNumber(text) {
  return /^[-+]?\d+$/.test(text) ? Number(text) : text;
}
