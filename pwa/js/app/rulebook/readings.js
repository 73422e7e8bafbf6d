import { html } from "../html.js";
import { useReading } from "../shared/rulebooks.js";
import { useWords } from "../shared/words.js";

/** What readings ask, what was chosen and why; fetched when it is wanted. @param {{readings: {id: string, chosen: string}[]}} props */
export function Readings({ readings }) {
  const words = useWords();
  useReading();
  return html`<div class="stack">
    ${readings.map(({ id, chosen }) => {
      const { question, alternatives, reason } = words.reading({ id, chosen });
      return html`<p key=${id} class="reading">${question} <strong>${alternatives[chosen]}</strong> <small class="soft">${reason}</small></p>`;
    })}
  </div>`;
}
