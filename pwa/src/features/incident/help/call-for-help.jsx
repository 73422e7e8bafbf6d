import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { chime, DONE } from "../../../ui/chime.js";
import { buzz } from "../../../ui/settings.js";
import { useCommand } from "../../../domain/requests/command.jsx";
import { asked } from "../../../domain/incident/sent-call.js";
import { stated } from "../../../domain/words/context.js";
import { useStore } from "../../../store/use-store.js";
import { Acts } from "./acts.jsx";
import { calledBy, openOnes, standing } from "../../../domain/incident/help-calls.js";

/**
 * Call the head referee to this table, with what is known so far; once called, how that stands.
 * @param {{about: import("../call/offender.jsx").About, call?: import("../call/decision.jsx").Answers}} props
 */
export function CallForHelp({ about, call }) {
  const snapshot = useStore();
  const { state, official } = snapshot;
  const { does, wrong } = useCommand();
  const level = calledBy(state, official);
  const mine = openOnes(state).find((one) => one.table === about.table.id && one.official === official?.id);
  if (about.from || !(mine || level)) return null;
  if (mine)
    return (
      <section class="note info stack" aria-label={t("help.one")}>
        <p role="status">{standing(snapshot, mine)}</p>
        <Acts call={mine} />
      </section>
    );
  const send = () =>
    does(async () => {
      await store.send("help-call", null, bodyOf(about, call), { expected: level });
      buzz();
      chime(DONE);
    });
  return (
    <>
      <button class="button quiet" type="button" onClick={send}>
        {t(`help.call.${level}`)}
      </button>
      {wrong}
    </>
  );
}

/** What goes there. @param {import("../call/offender.jsx").About} about @param {import("../call/decision.jsx").Answers} [call] */
function bodyOf(about, call) {
  const { seat: _, offender: __, amends: ___, ...place } = asked(about, null);
  const people = [about, ...(call?.others ?? []).map((other) => other.about)];
  const offenders = people.flatMap(({ offender, seat }) =>
    offender ? { kind: offender.kind, id: offender.id, ...(seat && { seat }) } : [],
  );
  return { ...place, offenders, ...(call && { foul: call.foul, facts: call.answered, context: stated(call.context) }) };
}
