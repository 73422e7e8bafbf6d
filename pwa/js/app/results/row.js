import { SEATS } from "../../data/index.js";
import { html } from "../html.js";
import { useWords } from "../shared/words.js";
import { nameOf } from "../standings/missing.js";
import { whole } from "../standings/numbers.js";

/** A result in a sheet: whose it is, and the points. @param {{state: any, row: any}} props */
export function Result({ state, row: { hanchan, points } }) {
  const words = useWords();
  const place = state.hanchans[hanchan];
  return html`${place && html`<p><a class="reach" href=${`#/result/${hanchan}`}>${nameOf(state, place)}</a></p>`}
    ${points && html`<p class="soft">${SEATS.map((seat) => `${words.phrase(`seat-${seat}`)} ${whole(points[seat])}`).join(" · ")}</p>`}`;
}
