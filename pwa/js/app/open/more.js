import { hall } from "../../data/index.js";
import texts from "../../text/open.js";
import { learn } from "../i18n.js";

/** Learn what no ruling needs: these screens' texts, the rule points, what options are about. */
export async function learnMore() {
  learn(texts);
  const { library } = await hall.open();
  const catalogue = library?.catalogue;
  if (catalogue && !catalogue.summaries) {
    Object.assign(catalogue, await (await fetch("/rulebooks/reading.json")).json());
  }
}
