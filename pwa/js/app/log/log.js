import { useMemo, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Empty, Field, Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { directs } from "../shared/roles.js";
import { newestFirst } from "../shared/ruling-list.js";
import { useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { Filters } from "./filters.js";
import { LongList } from "./long-list.js";
import { ruledIn } from "./ruled.js";
import { filtered, searched } from "./search.js";

/** Every ruling, newest first; the address may choose some (`#/log?table=…`). @param {{query: URLSearchParams}} props */
export default function Log({ query }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("hall-log")} />`;
  return html`<${List} state=${state} asked=${Object.fromEntries(query)} />`;
}

/** @param {{state: any, asked: Record<string, string>}} props */
function List({ state, asked }) {
  const words = useWords();
  const { official } = useStore();
  const [chosen, setChosen] = useState(asked);
  const [text, setText] = useState("");
  const zone = state.settings.time_zone;
  const all = useMemo(() => newestFirst(ruledIn(state)), [state]);
  const found = useMemo(() => searched(words, state, filtered(all, chosen, zone), text), [words, all, chosen, text]);
  const clear = () => {
    setChosen({});
    setText("");
  };
  return html`<${Screen} title=${t("hall-log")} up="#/tables">
    <p class="beside">
      <a class="button quiet" href="#/escalations">${t("hall-escalations")}</a>
      <a class="button quiet" href="#/journal">${t("hall-journal")}</a>
      ${directs(official) && html`<a class="button quiet" href="#/dashboard">${t("hall-dashboard")}</a>`}
    </p>
    ${
      all.length > 0 &&
      html`<${Field} type="search" label=${t("hall-search")} hint=${t("hall-search-hint")} value=${text} onInput=${setText} />
    <${Filters} state=${state} rulings=${all} chosen=${chosen} onChoose=${setChosen} />
    <p role="status">${t("hall-found", { count: found.length, all: all.length })}</p>`
    }
    ${found.length === 0 && html`<${NothingHere} any=${all.length > 0} onClear=${clear} />`}
    <${LongList} key=${JSON.stringify([chosen, text])} rulings=${found} empty="" />
  <//>`;
}

/** Nothing was ruled yet, or nothing of what is sought. @param {{any: boolean, onClear: () => void}} props */
function NothingHere({ any, onClear }) {
  return any
    ? html`<${Empty} text=${t("hall-none-found")}><button class="button" type="button" onClick=${onClear}>${t("hall-show-all")}</button><//>`
    : html`<${Empty} text=${t("hall-log-empty")}><a class="button" href="#/tables">${t("hall-tables")}</a><//>`;
}
