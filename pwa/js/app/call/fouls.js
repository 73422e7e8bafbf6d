import { useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { useHall } from "../state.js";
import { useWords } from "../shared/words.js";
import { asked } from "./about.js";
import { common } from "./common.js";
import { Finder } from "./finder.js";
import { address } from "./way.js";
import { Who } from "./who.js";

/** What happened? The fouls seen most here, a search, and all by category. @param {{about: any, up: string}} props */
export function Fouls({ about, up }) {
  const { state, book, library } = useHall();
  const words = useWords();
  const [query, setQuery] = useState("");
  const [usual] = useState(() => common(state, book));
  const { earlier } = hall.known(asked(about, null));
  const searching = query.trim() !== "";
  return html`<${Screen} title=${t("call.what")} up=${up}>
    <${Who} about=${about} earlier=${earlier} />
    ${
      !searching &&
      html`<ul class="call-common" aria-label=${t("call.common")}>
        ${usual.map((foul) => html`<li key=${foul}><a class="button" href=${address(foul)}>${words.name("fouls", foul)}</a></li>`)}
      </ul>`
    }
    <${Finder} library=${library} book=${book} words=${words} label=${t("call.search")} query=${query} onQuery=${setQuery}
      address=${address} counts=${earlier.counts} />
  <//>`;
}
