import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { chime, DONE } from "../../../ui/chime.ts";
import { buzz } from "../../../ui/settings.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { callBody } from "../../../domain/incident/sent-call.ts";
import { stated } from "../../../domain/words/context.ts";
import { useStore } from "../../../store/use-store.ts";
import { Acts } from "./acts.tsx";
import { calledBy, openOnes, standing } from "../../../domain/incident/help-calls.ts";
import type { About } from "../call/offender.tsx";
import type { Answers } from "../call/decision.tsx";

/** Offer to call the head referee to this table, with the facts known so far; once called, show the call's status. */
export function CallForHelp({ about, call }: { about: About; call?: Answers }) {
  const snapshot = useStore();
  const { state, official } = snapshot;
  const { run, error } = useCommand();
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
    run(async () => {
      await store.send("help-call", null, bodyOf(about, call), { expected: level });
      buzz();
      chime(DONE);
    });
  return (
    <>
      <button class="button quiet" type="button" onClick={send}>
        {t(`help.call.${level}`)}
      </button>
      {error}
    </>
  );
}

/** Return the body of the help call. */
function bodyOf(about: About, call?: Answers) {
  const { seat: _, offender: __, amends: ___, ...place } = callBody(about, null);
  const people = [about, ...(call?.others ?? []).map((other) => other.about)];
  const offenders = people.flatMap(({ offender, seat }) =>
    offender ? { kind: offender.kind, id: offender.id, ...(seat && { seat }) } : [],
  );
  return { ...place, offenders, ...(call && { foul: call.foul, facts: call.answered, context: stated(call.context) }) };
}
