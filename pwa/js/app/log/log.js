import { useMemo, useState } from "../../../vendor/hooks.js";
import texts from "../../text/looking.js";
import { html } from "../html.js";
import { learn, t } from "../i18n.js";
import { Field, Screen } from "../parts/index.js";
import { useHall } from "../state.js";
import { Filters } from "./filters.js";
import { filtered, searched } from "./finding.js";
import { Growing } from "./growing.js";
import { newestFirst } from "../shared/ruled.js";
import { Unjoined } from "../shared/unjoined.js";
import { useWords } from "../shared/words.js";

learn(texts);

/** Every ruling, newest first; the address may choose some (`#/log?table=…`). @param {{query: URLSearchParams}} props */
export default function Log({ query }) {
  const { tournament, state } = useHall();
  if (!tournament || !state) return html`<${Unjoined} title=${t("hall-log")} />`;
  return html`<${List} state=${state} asked=${Object.fromEntries(query)} />`;
}

/** @param {{state: any, asked: Record<string, string>}} props */
function List({ state, asked }) {
  const words = useWords();
  const [chosen, setChosen] = useState(asked);
  const [text, setText] = useState("");
  const zone = state.settings.time_zone;
  const all = useMemo(() => newestFirst(ruledIn(state)), [state]);
  const found = useMemo(() => searched(words, filtered(all, chosen, zone), text), [words, all, chosen, text]);
  return html`<${Screen} title=${t("hall-log")} up="#/tables">
    <${Field} type="search" label=${t("hall-search")} hint=${t("hall-search-hint")} value=${text} onInput=${setText} />
    <${Filters} state=${state} rulings=${all} chosen=${chosen} onChoose=${setChosen} />
    <p role="status">${t("hall-found", { count: found.length, all: all.length })}</p>
    <${Growing} key=${JSON.stringify([chosen, text])} rulings=${found} empty=${t("hall-none-found")} />
  <//>`;
}

/** @param {any} state */
function ruledIn({ rulings, escalations }) {
  return Object.values(rulings).map((ruling) => ({ ...ruling, escalated: ruling.id in escalations }));
}
