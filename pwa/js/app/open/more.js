import { hall } from "../../data/index.js";
import texts from "../../text/open.js";
import { learn } from "../i18n.js";

/** These screens' texts, which no ruling needs. */
export function learnWords() {
  learn(texts);
}

/** The rule points, and what options are about. */
export async function learnRules() {
  const { library } = await hall.open();
  const catalogue = library?.catalogue;
  if (catalogue && !catalogue.summaries) {
    Object.assign(catalogue, await (await fetch("/rulebooks/reading.json")).json());
  }
}
