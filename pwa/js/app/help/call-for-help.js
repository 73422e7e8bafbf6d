import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { chime, DONE } from "../parts/chime.js";
import { buzz } from "../settings.js";
import { useCommand } from "../shared/command.js";
import { asked } from "../call/offender.js";
import { stated } from "../shared/context.js";
import { useStore } from "../state.js";
import { Acts } from "./acts.js";
import { calledBy, openOnes, standing } from "./state.js";

/**
 * Call the head referee to this table, with what is known so far; once called, how that stands.
 * @param {{about: import("../call/offender.js").About, call?: import("../call/decision.js").Answers}} props
 */
export function CallForHelp({ about, call }) {
  const snapshot = useStore();
  const { state, official } = snapshot;
  const { does, wrong } = useCommand();
  const level = calledBy(state, official);
  const mine = openOnes(state).find((one) => one.table === about.table.id && one.official === official?.id);
  if (about.from || !(mine || level)) return null;
  if (mine)
    return html`<section class="note info stack" aria-label=${t("help.one")}>
      <p role="status">${standing(snapshot, mine)}</p>
      <${Acts} call=${mine} />
    </section>`;
  const send = () =>
    does(async () => {
      await store.send("help-call", null, bodyOf(about, call), { expected: level });
      buzz();
      chime(DONE);
    });
  return html`<button class="button quiet" type="button" onClick=${send}>${t(`help.call.${level}`)}</button>${wrong}`;
}

/** What goes there. @param {import("../call/offender.js").About} about @param {import("../call/decision.js").Answers} [call] */
function bodyOf(about, call) {
  const { seat: _, offender: __, amends: ___, ...place } = asked(about, null);
  const people = [about, ...(call?.others ?? []).map((other) => other.about)];
  const offenders = people.flatMap(({ offender, seat }) =>
    offender ? { kind: offender.kind, id: offender.id, ...(seat && { seat }) } : [],
  );
  return { ...place, offenders, ...(call && { foul: call.foul, facts: call.answered, context: stated(call.context) }) };
}
