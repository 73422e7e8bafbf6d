import { hall } from "../../data/index.js";
import texts from "../../text/open.js";
import { learn } from "../i18n.js";

/** Learn what no ruling needs: these screens' texts, and the names of the rule points. */
export async function learnMore() {
  learn(texts);
  const catalogue = hall.snapshot.library?.catalogue;
  if (catalogue) catalogue.rule_points ??= await (await fetch("/rulebooks/rule-points.json")).json();
}
