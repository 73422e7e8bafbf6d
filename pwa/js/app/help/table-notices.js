import { html } from "../html.js";
import { ExamsToTake } from "../exams/to-take.js";
import { OpenHelpCalls } from "./open-ones.js";

/** What waits beside the tables: open help calls first, then exams. */
export function TableNotices() {
  return html`<${OpenHelpCalls} /><${ExamsToTake} />`;
}
