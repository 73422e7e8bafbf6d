import { html } from "../html.js";
import { useWords } from "../shared/words.js";
import { address } from "../call/address.js";

/** What a book that is silent has near the foul. @param {{near?: {id: string, name: string}[]}} props */
export function Near({ near = [] }) {
  const words = useWords();
  if (near.length === 0) return null;
  return html`<section class="stack">
    <h2>${words.phrase("near")}</h2>
    ${near.map(({ id, name }) => html`<a key=${id} class="button" href=${address(id)}>${name}</a>`)}
  </section>`;
}
